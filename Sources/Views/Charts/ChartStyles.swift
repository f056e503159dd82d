internal import Foundation

/// Which colours, symbols and lines stand for which values.
struct ChartStyles {
  typealias Value = FrameworkSupport.ChartValue
  /// The order in which values have styles of their own.
  let domain: [Value]
  private let indices: [Value: Int]
  private let range: [AnyShapeStyle]
  private let colors: [Color]
  private let symbolIndices: [Value: Int]
  private let symbols: [FrameworkSupport.ChartSymbol]
  private let lineIndices: [Value: Int]
  private let lines: [StrokeStyle]
  /// Numbers have colours between two.
  let numbers: ClosedRange<Double>?
  private let sizes: ClosedRange<Double>?

  /// Colours of values in their order, as iOS has them.
  private static let palette: [AnyShapeStyle] = [Color.blue, .green, .orange, .purple, .red, .cyan, .yellow].map {
    AnyShapeStyle($0)
  }
  private static var shapes: [FrameworkSupport.ChartSymbol] {
    [FrameworkSupport.ChartSymbolKind.circle, .square, .triangle, .diamond, .pentagon, .plus, .cross]
      .map { .shape(ChartSymbolPath(kind: $0)) }
  }
  private static let dashes: [StrokeStyle] = [[], [6, 4], [2, 3], [8, 3, 2, 3], [12, 4]].map {
    StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round, dash: $0)
  }

  init(_ marks: [ChartMark], _ settings: ChartSettings) {
    func order(_ given: [Value]?, _ values: [Value]) -> [Value] {
      var seen = Set<Value>()
      return ((given ?? []) + values).filter { seen.insert($0).inserted }
    }
    func indexed(_ values: [Value]) -> [Value: Int] {
      Dictionary(values.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
    }
    func numbers(_ values: [Value]) -> ClosedRange<Double>? {
      let found = values.compactMap(\.number)
      guard let low = found.min(), let high = found.max() else { return nil }
      return low...high
    }
    let styled = marks.compactMap { $0.styleBy?.value }
    self.numbers = settings.styles == nil && settings.styleDomain.isEmpty ? numbers(styled) : nil
    colors = settings.colors
    domain = self.numbers == nil ? order((settings.styles?.domain ?? []) + settings.styleDomain, styled) : []
    indices = indexed(domain)
    range = settings.styles?.range ?? Self.palette
    let symbolDomain = order(settings.symbols?.domain, marks.compactMap { $0.symbolBy?.value })
    symbolIndices = indexed(symbolDomain)
    symbols = settings.symbols?.range ?? Self.shapes
    lineIndices = indexed(order(settings.lineStyles?.domain, marks.compactMap { $0.lineStyleBy?.value }))
    lines = settings.lineStyles?.range ?? Self.dashes
    sizes = numbers(marks.compactMap { $0.symbolSizeBy?.value })
  }

  /// The style of a value.
  func style(_ value: Value) -> AnyShapeStyle {
    if let numbers, let number = value.number {
      let part = numbers.upperBound > numbers.lowerBound ? (number - numbers.lowerBound) / (numbers.upperBound - numbers.lowerBound) : 1
      return AnyShapeStyle(color(part))
    }
    guard let index = indices[value], !range.isEmpty else { return Self.palette[0] }
    return range[index % range.count]
  }
  /// A colour between those of numbers; from a faint to a full blue where nothing says it (our choice).
  func color(_ part: Double) -> Color {
    guard let last = colors.last, colors.count > 1 else { return (colors.first ?? .blue).opacity(0.2 + 0.8 * part) }
    let place = part * Double(colors.count - 1)
    let index = Int(bounded: place)
    return index < colors.count - 1 ? colors[index].mix(with: colors[index + 1], by: place - Double(index)) : last
  }
  /// The style of a mark; the accent colour where nothing says it.
  func style(_ mark: ChartMark) -> AnyShapeStyle {
    let style = mark.style ?? mark.styleBy.map { self.style($0.value) } ?? AnyShapeStyle(Color.accentColor)
    return mark.opacity < 1 ? AnyShapeStyle(style.opacity(mark.opacity)) : style
  }
  /// The line of a mark; where nothing says it, a width in points.
  func line(_ mark: ChartMark, width: CGFloat) -> StrokeStyle {
    if let style = mark.lineStyle { return style }
    if let value = mark.lineStyleBy?.value, let index = lineIndices[value], !lines.isEmpty { return lines[index % lines.count] }
    return StrokeStyle(lineWidth: width, lineCap: .round, lineJoin: .round)
  }
  /// The symbol of a mark: a circle where nothing says it.
  func symbol(_ mark: ChartMark) -> FrameworkSupport.ChartSymbol {
    mark.symbol ?? symbol(mark.symbolBy?.value) ?? Self.shapes[0]
  }
  func symbol(_ value: Value?) -> FrameworkSupport.ChartSymbol? {
    guard let value, let index = symbolIndices[value], !symbols.isEmpty else { return nil }
    return symbols[index % symbols.count]
  }
  /// The size of a mark's symbol in points: an area of 60 square points where nothing says it (our choice).
  func size(_ mark: ChartMark) -> CGSize {
    if let size = mark.symbolSize { return size }
    var area = 60.0
    if let sizes, let number = mark.symbolSizeBy?.value.number {
      let part = sizes.upperBound > sizes.lowerBound ? (number - sizes.lowerBound) / (sizes.upperBound - sizes.lowerBound) : 1
      area = 20 + 380 * part
    }
    let side = CGFloat(area.squareRoot())
    return CGSize(width: side, height: side)
  }
  /// What stands in the legend: all values with styles of their own; values of symbols where those are others.
  var legend: [(value: Value, style: AnyShapeStyle?, symbol: FrameworkSupport.ChartSymbol?)] {
    if !domain.isEmpty { return domain.map { ($0, style($0), symbol($0)) } }
    return symbolIndices.sorted { $0.value < $1.value }.map { ($0.key, nil, symbol($0.key)) }
  }
}
