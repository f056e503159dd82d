public import Foundation

extension FrameworkSupport {
  /// What a chart places on an axis: a number, a category or a date.
  public struct ChartValue: Hashable, Sendable {
    enum Kind: Hashable { case number(Double), category(String), date(Date) }
    let kind: Kind
    /// A number; what is no number counts as zero, and none is larger than 1e100, so that sums stay numbers.
    public init(number: Double) { kind = .number(Self.bounded(number, 1e100)) }
    /// A category, by its name.
    public init(category: String) { kind = .category(category) }
    /// A moment; none is more than 1e15 seconds from the year 2001.
    public init(date: Date) {
      kind = .date(Date(timeIntervalSinceReferenceDate: Self.bounded(date.timeIntervalSinceReferenceDate, 1e15)))
    }
    private static func bounded(_ number: Double, _ limit: Double) -> Double {
      number.isNaN ? 0 : min(max(number, -limit), limit)
    }

    /// The number; nil for a category or a date.
    public var number: Double? { if case .number(let number) = kind { number } else { nil } }
    /// The category's name; nil for a number or a date.
    public var category: String? { if case .category(let name) = kind { name } else { nil } }
    /// The moment; nil for a number or a category.
    public var date: Date? { if case .date(let date) = kind { date } else { nil } }

    /// What stands for it on an axis without categories: a date counts its seconds.
    var scalar: Double? {
      switch kind {
      case .number(let number): number
      case .date(let date): date.timeIntervalSinceReferenceDate
      case .category: nil
      }
    }
    var isDate: Bool { date != nil }
  }

  /// A value, or an interval of values.
  public struct ChartDatum: Hashable, Sendable {
    let value: ChartValue
    /// Where the interval ends; nil for one value.
    let end: ChartValue?
    /// A value.
    public init(_ value: ChartValue) { self.init(value: value, end: nil) }
    /// An interval of values.
    public init(from value: ChartValue, to end: ChartValue) { self.init(value: value, end: end) }
    /// The unit of a calendar that a moment lies in, as a day or a month.
    public init(_ date: Date, unit: Calendar.Component, calendar: Calendar?) {
      let calendar = calendar ?? SystemEnvironment.gregorian
      let interval = calendar.dateInterval(of: unit, for: date)
      self.init(value: ChartValue(date: interval?.start ?? date), end: interval.map { ChartValue(date: $0.end) })
    }
    private init(value: ChartValue, end: ChartValue?) {
      self.value = value
      self.end = end
    }
    /// A category or an interval is as wide as a bar; a single number is a point.
    var isBand: Bool { end != nil || value.category != nil }
  }

  /// How wide a mark is: by itself, in points, in parts of the room that it has, or that room without a distance on both sides.
  public struct ChartDimension: Hashable, Sendable {
    enum Kind: Hashable { case automatic, fixed(CGFloat), ratio(CGFloat), inset(CGFloat) }
    let kind: Kind
    private init(kind: Kind) { self.kind = kind }
    /// As the mark has it without a word.
    public static let automatic = ChartDimension(kind: .automatic)
    /// So many points.
    public static func fixed(_ points: CGFloat) -> ChartDimension { ChartDimension(kind: .fixed(points)) }
    /// A part of the room.
    public static func ratio(_ part: CGFloat) -> ChartDimension { ChartDimension(kind: .ratio(part)) }
    /// The room without so many points on both sides.
    public static func inset(_ points: CGFloat) -> ChartDimension { ChartDimension(kind: .inset(points)) }

    /// Points, of a room and where nothing is said.
    func points(of room: CGFloat, automatic: CGFloat) -> CGFloat {
      let points =
        switch kind {
        case .automatic: automatic
        case .fixed(let points): points
        case .ratio(let part): room * part
        case .inset(let points): room - 2 * points
        }
      return points.isFinite ? max(points, 0) : automatic
    }
  }
}
