public import Foundation

extension FrameworkSupport {
  /// What a chart places on an axis: a number, a category or a date.
  public struct ChartValue: Hashable, Sendable {
    enum Kind: Hashable { case number(Double), category(String), date(Date) }
    let kind: Kind
    /// A number; what is no number counts as zero.
    public init(number: Double) { kind = .number(number.isFinite ? number : 0) }
    /// A category, by its name.
    public init(category: String) { kind = .category(category) }
    /// A moment.
    public init(date: Date) { kind = .date(date) }

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
    /// The value of a place on an axis of the same kind of values.
    func like(scalar: Double) -> ChartValue {
      isDate ? ChartValue(date: Date(timeIntervalSinceReferenceDate: scalar)) : ChartValue(number: scalar)
    }
  }

  /// A value with the name of what it measures, or an interval of values.
  public struct ChartDatum: Hashable, Sendable {
    let label: String
    let value: ChartValue
    /// Where the interval ends; nil for one value.
    let end: ChartValue?
    /// A value.
    /// - Parameter label: what the value measures, as legends and assistive techniques name it.
    public init(_ label: String, _ value: ChartValue) { self.init(label: label, value: value, end: nil) }
    /// An interval of values.
    public init(_ label: String, from value: ChartValue, to end: ChartValue) {
      self.init(label: label, value: value, end: end)
    }
    /// The unit of a calendar that a moment lies in, as a day or a month.
    public init(_ label: String, _ date: Date, unit: Calendar.Component, calendar: Calendar?) {
      let calendar = calendar ?? SystemEnvironment.gregorian
      let interval = calendar.dateInterval(of: unit, for: date)
      self.init(
        label: label, value: ChartValue(date: interval?.start ?? date), end: interval.map { ChartValue(date: $0.end) })
    }
    private init(label: String, value: ChartValue, end: ChartValue?) {
      self.label = label
      self.value = value
      self.end = end
    }
    /// The value, or the middle of an interval.
    var middle: ChartValue {
      guard let low = value.scalar, let high = end?.scalar else { return value }
      return value.like(scalar: (low + high) / 2)
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
      switch kind {
      case .automatic: automatic
      case .fixed(let points): max(points, 0)
      case .ratio(let part): max(room * part, 0)
      case .inset(let points): max(room - 2 * points, 0)
      }
    }
  }
}
