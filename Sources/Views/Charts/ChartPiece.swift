internal import Drawing
internal import Foundation

/// A view of a plot, and where it stands: in a frame, or beside one.
struct ChartPiece {
  enum Place {
    /// As large as the frame, in points of the plot.
    case frame(CGRect)
    /// As large as the view wants to be, with its middle at a point.
    case centre(CGPoint)
    /// Beside a mark's frame, as its annotation says.
    case beside(CGRect, FrameworkSupport.ChartSide, FrameworkSupport.ChartAnnotation)

    /// The same in coordinates that begin at a point.
    func from(_ origin: CGPoint) -> Place {
      switch self {
      case .frame(let frame): .frame(frame.offsetBy(dx: -origin.x, dy: -origin.y))
      case .centre(let point): .centre(CGPoint(x: point.x - origin.x, y: point.y - origin.y))
      case .beside(let frame, let side, let annotation):
        .beside(frame.offsetBy(dx: -origin.x, dy: -origin.y), side, annotation)
      }
    }
  }
  let view: AnyView
  let place: Place
  var zIndex = 0.0
}

/// Makes the views of a chart's marks for a plot of a size.
@MainActor struct ChartPieces {
  private let plan: ChartPlan
  private let styles: ChartStyles
  private let x: ChartScale?
  private let y: ChartScale?
  private let size: CGSize
  private(set) var pieces: [ChartPiece] = []

  /// The places of a line or of an area are one piece.
  private struct Group: Hashable {
    let isArea: Bool
    let values: [FrameworkSupport.ChartDatum?]
    init(_ entry: StackedMark) { (isArea, values) = (entry.mark.kind == .area, entry.group) }
  }

  init(_ plan: ChartPlan, size: CGSize) {
    self.plan = plan
    styles = plan.styles
    x = plan.x?.along(size.width)
    y = plan.y?.along(size.height)
    self.size = size
    barWidths = CGSize(width: Self.barWidth(plan, x, .horizontal), height: Self.barWidth(plan, y, .vertical))
    let places = plan.marks.filter { $0.mark.kind == .line || $0.mark.kind == .area }
    var groups = Dictionary(grouping: places, by: Group.init)
    for entry in plan.marks {
      switch entry.mark.kind {
      case .bar, .rectangle: addBar(entry)
      case .point: addPoint(entry)
      case .rule: addRule(entry)
      case .sector: addSector(entry)
      // All of them stand where the first does.
      case .line: if let group = groups.removeValue(forKey: Group(entry)) { addLine(group) }
      case .area: if let group = groups.removeValue(forKey: Group(entry)) { addArea(group) }
      }
    }
    // A sort that keeps the order of marks with the same number.
    pieces = pieces.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }.map(\.element)
  }

  /// Adds a shape of a mark, filled, or drawn as a line.
  private mutating func draw(_ shape: some Shape, in frame: CGRect, line: StrokeStyle? = nil, of mark: ChartMark) {
    if mark.isStyledWithPlot {
      paint(ChartPath(path: shape.path(in: frame)), in: CGRect(origin: .zero, size: size), line: line, of: mark)
    } else {
      paint(shape, in: frame, line: line, of: mark)
    }
  }
  private mutating func paint(_ shape: some Shape, in frame: CGRect, line: StrokeStyle?, of mark: ChartMark) {
    let style = styles.style(mark)
    add(line.map { AnyView(shape.stroke(style, style: $0)) } ?? AnyView(shape.fill(style)), .frame(frame), of: mark)
  }
  /// Adds a view of a mark, with what is said of its look.
  private mutating func add(_ view: AnyView, _ place: ChartPiece.Place, of mark: ChartMark) {
    var view = view
    if let clip = mark.clip { view = AnyView(view.clipShape(clip)) }
    if case .frame(let frame) = place {
      for mask in mark.masks {
        let pieces = ChartPieces(plan.of(mask), size: size).pieces
          .map { ChartPiece(view: $0.view, place: $0.place.from(frame.origin), zIndex: $0.zIndex) }
        view = AnyView(view.mask(ChartPiecesView(pieces: pieces, chart: CGRect(origin: .zero, size: frame.size))))
      }
    }
    if let shadow = mark.shadow {
      view = AnyView(view.shadow(color: shadow.color, radius: shadow.radius, x: shadow.offset.width, y: shadow.offset.height))
    }
    let moved = place.from(CGPoint(x: -mark.offset.width, y: -mark.offset.height))
    pieces.append(ChartPiece(view: view, place: moved, zIndex: mark.zIndex))
  }
  private mutating func annotate(_ mark: ChartMark, _ frame: CGRect, usual: FrameworkSupport.ChartSide) {
    for annotation in mark.annotations {
      let side = annotation.position == .automatic ? usual : annotation.position
      let place = ChartPiece.Place.beside(frame.offsetBy(dx: mark.offset.width, dy: mark.offset.height), side, annotation)
      pieces.append(ChartPiece(view: annotation.view, place: place, zIndex: mark.zIndex))
    }
  }

  // MARK: Bars and rectangles

  /// What a mark takes of one side of the plot.
  /// - Parameter isAcross: across a bar, whose width counts there.
  private func span(_ entry: StackedMark, _ axis: Axis, isAcross: Bool) -> ClosedRange<CGFloat>? {
    let scale = axis == .horizontal ? x : y
    let extent = axis == .horizontal ? entry.mark.x : entry.mark.y
    let length = axis == .horizontal ? size.width : size.height
    if let range = axis == .horizontal ? entry.x : entry.y, let first = scale?.position(scalar: range.lowerBound),
      let second = scale?.position(scalar: range.upperBound)
    {
      return extent.range(first, second)
    }
    if extent.start != nil || extent.end != nil {
      let first = extent.start.flatMap { scale?.range($0) }
      let second = extent.end.flatMap { scale?.range($0) }
      guard let one = first ?? second, let other = second ?? first else { return nil }
      // From the beginning of one category to the end of another; between numbers, which take nothing.
      return one.lowerBound <= other.lowerBound
        ? extent.range(one.lowerBound, max(one.upperBound, other.upperBound))
        : extent.range(one.upperBound, min(one.lowerBound, other.lowerBound))
    }
    guard let datum = extent.value else {
      return extent.range(extent.startPoints ?? 0, extent.endPoints ?? length)
    }
    guard let room = scale?.range(datum) else { return nil }
    let middle = (room.lowerBound + room.upperBound) / 2
    let dimension = axis == .horizontal ? entry.mark.width : entry.mark.height
    // A single number has no room of its own: as much as its bar may be wide.
    let isPoint = room.upperBound <= room.lowerBound
    let wide = isPoint ? 2 * ChartPlan.freeBar : room.upperBound - room.lowerBound
    let automatic =
      isPoint ? (isAcross ? neighbourWidth(axis) : 0) : entry.mark.kind == .rectangle ? wide : wide * Self.barRatio
    guard let dodge = entry.dodge, isDodged(entry, axis) else {
      let points = dimension.points(of: wide, automatic: automatic)
      return middle - points / 2...middle + points / 2
    }
    let all = (entry.mark.positionBy?.span ?? .automatic).points(of: wide, automatic: automatic)
    let part = all / CGFloat(dodge.count)
    let points = dimension.points(of: part, automatic: part)
    let centre = middle - all / 2 + (CGFloat(dodge.index) + 0.5) * part
    return centre - points / 2...centre + points / 2
  }
  /// How much of a category's room a bar takes (our choice).
  private static let barRatio: CGFloat = 0.7
  private func isDodged(_ entry: StackedMark, _ axis: Axis) -> Bool {
    (entry.mark.positionBy?.axis ?? (entry.isVertical ? .horizontal : .vertical)) == axis
  }
  /// Bars at numbers are as wide as fits between the nearest two, at most 24 points.
  private func neighbourWidth(_ axis: Axis) -> CGFloat { axis == .horizontal ? barWidths.width : barWidths.height }
  private var barWidths = CGSize.zero
  private static func barWidth(_ plan: ChartPlan, _ scale: ChartScale?, _ axis: Axis) -> CGFloat {
    let places = plan.marks.compactMap { entry -> CGFloat? in
      guard entry.mark.kind == .bar || entry.mark.kind == .rectangle else { return nil }
      return (axis == .horizontal ? entry.mark.x : entry.mark.y).value.flatMap { scale?.position($0.value) }
    }
    let sorted = Set(places).sorted()
    let nearest = zip(sorted, sorted.dropFirst()).map { $1 - $0 }.min() ?? .infinity
    return min(nearest * barRatio, 2 * ChartPlan.freeBar)
  }

  private mutating func addBar(_ entry: StackedMark) {
    let isRectangle = entry.mark.kind == .rectangle
    guard let across = span(entry, .horizontal, isAcross: isRectangle || entry.isVertical),
      let down = span(entry, .vertical, isAcross: isRectangle || !entry.isVertical)
    else { return }
    let frame = CGRect(
      x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
      height: down.upperBound - down.lowerBound)
    let radius = min(entry.mark.cornerRadius, frame.width / 2, frame.height / 2)
    if radius > 0 {
      draw(RoundedRectangle(cornerRadius: radius), in: frame, of: entry.mark)
    } else {
      draw(Rectangle(), in: frame, of: entry.mark)
    }
    annotate(entry.mark, frame, usual: entry.isVertical ? .top : .trailing)
  }

  // MARK: Points and rules

  /// Where a mark's one value stands; without one in the middle, or at its points.
  private func point(_ entry: StackedMark) -> CGPoint? {
    func place(_ scale: ChartScale?, _ extent: ChartExtent, _ length: CGFloat) -> CGFloat? {
      guard let datum = extent.value else { return extent.startPoints ?? (extent.isEmpty ? length / 2 : nil) }
      guard let range = scale?.range(datum) else { return nil }
      return (range.lowerBound + range.upperBound) / 2
    }
    guard let across = place(x, entry.mark.x, size.width), let down = place(y, entry.mark.y, size.height) else { return nil }
    return CGPoint(x: across, y: down)
  }
  private mutating func addPoint(_ entry: StackedMark) {
    guard let point = point(entry) else { return }
    let size = styles.size(entry.mark)
    let frame = CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
    addSymbol(entry.mark, at: point, frame)
    annotate(entry.mark, frame, usual: .top)
  }
  private mutating func addSymbol(_ mark: ChartMark, at point: CGPoint, _ frame: CGRect) {
    switch styles.symbol(mark).kind {
    case .shape(let shape): draw(shape, in: frame, of: mark)
    case .view(let view): add(AnyView(view.foregroundStyle(styles.style(mark))), .centre(point), of: mark)
    }
  }
  private mutating func addRule(_ entry: StackedMark) {
    let mark = entry.mark
    func middle(_ datum: FrameworkSupport.ChartDatum, _ scale: ChartScale?) -> CGFloat? {
      scale?.range(datum).map { ($0.lowerBound + $0.upperBound) / 2 }
    }
    let from: CGPoint, to: CGPoint
    if let value = mark.y.value, let down = middle(value, y), let across = span(entry, .horizontal, isAcross: false) {
      (from, to) = (CGPoint(x: across.lowerBound, y: down), CGPoint(x: across.upperBound, y: down))
    } else if let value = mark.x.value, let across = middle(value, x), let down = span(entry, .vertical, isAcross: false) {
      (from, to) = (CGPoint(x: across, y: down.lowerBound), CGPoint(x: across, y: down.upperBound))
    } else if mark.x.start != nil, mark.y.value == nil, let across = span(entry, .horizontal, isAcross: false) {
      let down = mark.y.startPoints ?? size.height / 2
      (from, to) = (CGPoint(x: across.lowerBound, y: down), CGPoint(x: across.upperBound, y: down))
    } else if mark.y.start != nil, mark.x.value == nil, let down = span(entry, .vertical, isAcross: false) {
      let across = mark.x.startPoints ?? size.width / 2
      (from, to) = (CGPoint(x: across, y: down.lowerBound), CGPoint(x: across, y: down.upperBound))
    } else {
      return
    }
    var path = Path()
    path.move(to: from)
    path.addLine(to: to)
    addStroke(path, mark, width: 1)
    let frame = CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    annotate(mark, frame, usual: .top)
  }
  private mutating func addStroke(_ path: Path, _ mark: ChartMark, width: CGFloat) {
    let bounds = path.boundingRect
    let local = ChartPath(path: path.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    draw(local, in: bounds, line: styles.line(mark, width: width), of: mark)
  }

  // MARK: Lines and areas

  private mutating func addLine(_ entries: [StackedMark]) {
    let placed = entries.compactMap { entry in point(entry).map { (entry, $0) } }
    guard let first = entries.first, let start = placed.first?.1 else { return }
    var path = Path()
    path.move(to: start)
    first.mark.interpolation.add(placed.map(\.1), to: &path)
    addStroke(path, first.mark, width: 2)
    for (entry, point) in placed {
      let size = styles.size(entry.mark)
      let frame = CGRect(x: point.x - size.width / 2, y: point.y - size.height / 2, width: size.width, height: size.height)
      if entry.mark.symbol != nil || entry.mark.symbolBy != nil { addSymbol(entry.mark, at: point, frame) }
      annotate(entry.mark, frame, usual: .top)
    }
  }
  private mutating func addArea(_ entries: [StackedMark]) {
    guard let first = entries.first else { return }
    var edge: [CGPoint] = [], base: [CGPoint] = []
    for entry in entries {
      if entry.isVertical {
        guard let across = entry.mark.x.value.flatMap({ x?.range($0) }), let ends = ends(entry, .vertical) else { continue }
        let middle = (across.lowerBound + across.upperBound) / 2
        edge.append(CGPoint(x: middle, y: ends.to))
        base.append(CGPoint(x: middle, y: ends.from))
      } else {
        guard let down = entry.mark.y.value.flatMap({ y?.range($0) }), let ends = ends(entry, .horizontal) else { continue }
        let middle = (down.lowerBound + down.upperBound) / 2
        edge.append(CGPoint(x: ends.to, y: middle))
        base.append(CGPoint(x: ends.from, y: middle))
      }
    }
    guard let start = edge.first, let last = base.last else { return }
    var path = Path()
    path.move(to: start)
    first.mark.interpolation.add(edge, to: &path)
    path.addLine(to: last)
    first.mark.interpolation.add(base.reversed(), to: &path, isBackwards: true)
    path.closeSubpath()
    let bounds = path.boundingRect
    let local = ChartPath(path: path.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
    draw(local, in: bounds, of: first.mark)
  }
  /// Where an area begins and ends at one place.
  private func ends(_ entry: StackedMark, _ axis: Axis) -> (from: CGFloat, to: CGFloat)? {
    let scale = axis == .horizontal ? x : y
    let extent = axis == .horizontal ? entry.mark.x : entry.mark.y
    if let range = axis == .horizontal ? entry.x : entry.y {
      // The edge is the end that is farther from the axis.
      let isBelow = range.upperBound <= 0 && range.lowerBound < 0
      guard let low = scale?.position(scalar: range.lowerBound), let high = scale?.position(scalar: range.upperBound) else { return nil }
      return isBelow ? (high + extent.startOffset, low + extent.endOffset) : (low + extent.startOffset, high + extent.endOffset)
    }
    guard let start = extent.start.flatMap({ scale?.position($0.value) }), let end = extent.end.flatMap({ scale?.position($0.value) })
    else { return nil }
    return (start + extent.startOffset, end + extent.endOffset)
  }

  // MARK: Sectors

  private mutating func addSector(_ entry: StackedMark) {
    let mark = entry.mark
    let most = min(size.width, size.height) / 2
    let outer = min(mark.outerRadius.points(of: most, automatic: most), max(size.width, size.height))
    let inner = min(Self.radius(mark.innerRadius, of: outer, most: most), outer)
    let frame = CGRect(x: size.width / 2 - outer, y: size.height / 2 - outer, width: 2 * outer, height: 2 * outer)
    let sector = ChartSector(
      turn: entry.turn, inner: inner, outer: outer, inset: mark.angularInset, cornerRadius: mark.cornerRadius)
    draw(sector, in: frame, of: mark)
    let angle = (entry.turn.lowerBound + entry.turn.upperBound) * Double.pi
    let middle = (inner + outer) / 2
    let point = CGPoint(
      x: frame.midX + middle * CGFloat(sin(angle)), y: frame.midY - middle * CGFloat(cos(angle)))
    annotate(mark, CGRect(origin: point, size: .zero), usual: .overlay)
  }
  /// An inset is what the ring is wide; a ratio is of the radius that there is room for.
  private static func radius(_ dimension: FrameworkSupport.ChartDimension, of outer: CGFloat, most: CGFloat) -> CGFloat {
    switch dimension.kind {
    case .automatic: 0
    case .fixed(let points): max(points, 0)
    case .ratio(let part): max(most * part, 0)
    case .inset(let points): max(outer - points, 0)
    }
  }
}
