internal import Foundation
internal import LayoutCore

extension Trace {
  /// The trace as it is kept beside a sample: a line for each event of level 1, indented by depth. Where layouts decide something before the next line, a mark of six
  /// digits follows: it is another one when any of these decisions is.
  public var goldenLines: [String] {
    let entries = entries(.offers)
    return entries.indices.map { index in
      let entry = entries[index]
      let end = index + 1 < entries.count ? entries[index + 1].event : events.count
      return String(repeating: "  ", count: min(entry.depth, 40)) + sentence(entry.event) + mark(entry.event + 1..<end)
    }
  }
  /// Empty for no event. FNV-1a over what happened, in words that do not depend on the numbers of rules and kinds.
  private func mark(_ range: Range<Int>) -> String {
    if range.isEmpty { return "" }
    var hash: UInt32 = 2_166_136_261
    for index in range {
      let event = events[index]
      var words = ["\(event.kind)", "\(event.node)", "\(event.subject)", event.axis.map { "\($0)" } ?? ""]
      words += [event.rule?.id ?? "", event.purpose.map { "\($0)" } ?? "", event.isCached ? "cached" : ""]
      words += event.operands.map(Trace.digits) + [Trace.digits(event.result), Trace.digits(Double(event.size.width)), Trace.digits(Double(event.size.height))]
      words += [event.proposal.width, event.proposal.height].map { Trace.digits($0.map { Double($0) } ?? .nan) }
      if event.kind == .guide { words.append(guideName(event)) }
      for byte in words.joined(separator: " ").utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    }
    let digits = String(hash & 0xFF_FFFF, radix: 16)
    return "  ·" + String(repeating: "0", count: 6 - digits.count) + digits
  }
  /// A millionth of a point is no difference.
  private static func digits(_ value: Double) -> String { value.isFinite ? decimal((value * 1e6).rounded() / 1e6) : decimal(value) }
}
