internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Views

extension Preview {
  /// What does nothing in this view, proved by laying it out without: as it is offered now, then at every whole width up to 1,280 points, the height as now.
  /// - Parameter limit: the time after which no more widths are tried; after a fifth of it no more calls are looked for,
  ///   each of which wants its declaration checked (our choice).
  public func effectReport(within limit: Duration = .seconds(20)) -> EffectReport {
    let start = ContinuousClock.now
    func isOver(_ time: Duration) -> Bool { ContinuousClock.now >= start + time || request.budget.isInterrupted() }
    var (candidates, unexamined) = effectCandidates { isOver(limit / 5) }
    let count = candidates.count
    guard !candidates.isEmpty, let host = Preview(source, request, after: program, checkedAfter: self).host else {
      return EffectReport(found: [], candidates: count, widths: 0, unexamined: unexamined)
    }
    let safeArea = request.canvas == nil ? Device.Insets() : request.device.safeArea
    candidates = candidates.compactMap { paired($0, host) }.filter { Preview.isSame(host, host.frames, nil, $0) }
    let firstNodes = Preview.shown(host)
    var differing = [Set<Int>](repeating: [], count: candidates.count)
    var (tried, work) = (0, 0)
    for width in EffectReport.order {
      if isOver(limit) || candidates.isEmpty || work > EffectReport.layoutWork { break }
      work += (candidates.count + 1) * firstNodes.count
      let offer = ProposedViewSize(width: CGFloat(width), height: proposal.height)
      host.layOut(offer, safeArea: safeArea)
      let (frames, nodes) = (host.frames, Preview.shown(host))
      var list: DisplayList?
      for index in candidates.indices {
        candidates[index].host.layOut(offer, safeArea: safeArea)
        // What is chosen or made by size may be other nodes than before.
        let isAsBefore = nodes == firstNodes && Preview.shown(candidates[index].host) == candidates[index].pairs.map(\.1)
        let current = isAsBefore ? candidates[index] : paired(candidates[index], host)
        guard let current, Preview.isSame(host, frames, nil, current, checksPicture: false) else {
          differing[index].insert(width)
          continue
        }
        let picture = list ?? Preview.anonymous(host.displayList)
        list = picture
        if Preview.anonymous(current.host.displayList) != picture { differing[index].insert(width) }
      }
      tried += 1
    }
    let found = zip(candidates, differing).map { WithoutEffect(source: $0.site, text: $0.text, matters: Preview.ranges($1), tried: tried) }
    return EffectReport(found: found, candidates: count, widths: candidates.isEmpty ? EffectReport.widest + 1 : tried, unexamined: unexamined)
  }

  // MARK: Comparing

  /// The candidate with its nodes beside those that stay; nil where they do not correspond one by one.
  private func paired(_ candidate: EffectCandidate, _ host: ViewHost) -> EffectCandidate? {
    let kept = Preview.shown(host).filter { node in
      guard let site = host.infos[Int(node)].source, site.file == source.name else { return true }
      return !candidate.removed.contains(source.offset(line: site.line, column: site.column))
    }
    let other = Preview.shown(candidate.host)
    guard kept.count == other.count else { return nil }
    var candidate = candidate
    candidate.pairs = Array(zip(kept, other))
    for (a, b) in candidate.pairs where host.infos[Int(a)].kind != candidate.host.infos[Int(b)].kind { return nil }
    return candidate
  }
  /// Whether all that stays has its size and place, and looks as it did.
  private static func isSame(_ host: ViewHost, _ frames: [CGRect], _ list: DisplayList?, _ candidate: EffectCandidate, checksPicture: Bool = true) -> Bool {
    guard let root = host.tree.root, let other = candidate.host.tree.root else { return false }
    guard near(host.tree.size(of: root), candidate.host.tree.size(of: other)) else { return false }
    let otherFrames = candidate.host.frames
    for (a, b) in candidate.pairs {
      let (x, y) = (frames[Int(a)], otherFrames[Int(b)])
      guard near(x.minX, y.minX), near(x.minY, y.minY), near(x.size, y.size) else { return false }
    }
    return !checksPicture || anonymous(host.displayList) == anonymous(candidate.host.displayList)
  }
  private static func near(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 }
  private static func near(_ a: CGSize, _ b: CGSize) -> Bool { near(a.width, b.width) && near(a.height, b.height) }
  /// A picture without the numbers of those who painted it.
  private static func anonymous(_ list: DisplayList) -> DisplayList { DisplayList(items: anonymous(list.items), bounds: list.bounds) }
  private static func anonymous(_ items: [DisplayList.Item]) -> [DisplayList.Item] {
    items.map { item in
      switch item.content {
      case .layer(.mask(let mask), let inner): DisplayList.Item(.layer(.mask(anonymous(mask)), anonymous(inner)))
      case .layer(let effect, let inner): DisplayList.Item(.layer(effect, anonymous(inner)))
      default: DisplayList.Item(item.content)
      }
    }
  }
  private static func ranges(_ widths: Set<Int>) -> [ClosedRange<Int>] {
    var ranges: [ClosedRange<Int>] = []
    for width in widths.sorted() {
      if let last = ranges.last, last.upperBound + 1 == width { ranges[ranges.count - 1] = last.lowerBound...width } else { ranges.append(width...width) }
    }
    return ranges
  }

  // MARK: Saying it

  /// The report for people: a line for each call, with its place.
  public func effectText(_ report: EffectReport) -> String {
    if report.candidates == 0, report.unexamined == 0 { return "there is no modifier and no spacer to try\n" }
    var text = ""
    let scope =
      report.widths < EffectReport.widest + 1 ? "at each of the \(grouped(report.widths)) widths that were tried" : "at every width up to \(grouped(EffectReport.widest)) points"
    for finding in report.found {
      let place = "\(cleanedLine(finding.source.file)):\(finding.source.line):\(finding.source.column): "
      if finding.matters.isEmpty {
        text += "\(place)'\(cleanedLine(finding.text))' does nothing here: without it all is the same, now and \(scope)\n"
      } else {
        let shown = finding.matters.prefix(4).map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)…\($0.upperBound)" }.joined(separator: ", ")
        text += "\(place)'\(cleanedLine(finding.text))' does nothing now; it would matter when \(shown)\(finding.matters.count > 4 ? " …" : "") points are offered\n"
      }
    }
    if report.found.isEmpty, report.candidates > 0 { text += "each of the \(report.candidates) modifiers and spacers does something here\n" }
    if report.unexamined > 0 { text += "(\(grouped(report.unexamined)) more modifiers and spacers were not tried: there are too many)\n" }
    if report.widths < EffectReport.widest + 1 { text += "(the time was over after \(grouped(report.widths)) of \(grouped(EffectReport.widest + 1)) widths)\n" }
    return text
  }
}

/// `1,280`.
private func grouped(_ value: Int) -> String { value >= 1_000 ? "\(value / 1_000)," + String("00\(value % 1_000)".suffix(3)) : "\(value)" }

extension ViewHost {
  fileprivate var frames: [CGRect] { tree.frames() }
}

extension EffectReport {
  /// All widths, coarse ones first, so that what was tried is spread evenly when the time is over.
  fileprivate static let order: [Int] = {
    var order: [Int] = []
    var seen = Set<Int>()
    var step = 256
    while step >= 1 {
      for width in stride(from: 0, through: widest, by: step) where seen.insert(width).inserted { order.append(width) }
      step /= 2
    }
    return order
  }()
}
