internal import Drawing
internal import Foundation
internal import LayoutCore
internal import Runtime
internal import Testing

@testable internal import Bindings
@testable internal import Views

/// A call through a thunk gives what the same call gives in compiled Swift.
@MainActor @Suite struct `Thunks of values` {
  private let library = Library()

  private struct Row {
    let module: String
    let owner: String
    let text: String
    let arguments: [Any]
    let expected: Any
    init(_ module: String, _ owner: String, _ text: String, _ arguments: Any..., gives expected: Any) {
      (self.module, self.owner, self.text, self.arguments, self.expected) = (module, owner, text, arguments, expected)
    }
  }

  private func expect(_ rows: [Row], sourceLocation: SourceLocation = #_sourceLocation) throws {
    for row in rows {
      guard let result = try? library.call(row.module, row.owner, row.text, row.arguments.map { value($0) }) else {
        Issue.record("\(row.owner) \(row.text): \(library.evaluation.failure?.message ?? "no thunk")")
        continue
      }
      #expect(plain(result) == plain(value(row.expected)), "\(row.owner) \(row.text)", sourceLocation: sourceLocation)
    }
  }

  @Test func `of SwiftUI`() throws {
    let point = UnitPoint(x: 0.25, y: 1)
    try expect([
      Row("SwiftUI", "Angle", "init(degrees: Double)", 90.0, gives: Angle(degrees: 90)),
      Row("SwiftUI", "Angle", "var radians", Angle(degrees: 180), gives: Double.pi),
      Row("SwiftUI", "Angle", "static func < (", Angle(degrees: 1), Angle(degrees: 2), gives: true),
      Row(
        "SwiftUI", "Angle", "static func + (", Angle(degrees: 1), Angle(degrees: 2),
        gives: Angle(degrees: 1) + Angle(degrees: 2)),
      Row("SwiftUI", "UnitPoint", "init(x: CGFloat", 0.25, 1.0, gives: point),
      Row("SwiftUI", "UnitPoint", "static let topTrailing", gives: UnitPoint.topTrailing),
      Row("SwiftUI", "Color", "init(red: Double", 0.5, 0.25, 1.0, (), gives: Color(red: 0.5, green: 0.25, blue: 1)),
      Row("SwiftUI", "Color", "func opacity(", Color.red, 0.5, gives: Color.red.opacity(0.5)),
      Row("SwiftUI", "ShapeStyle", "static var red", gives: Color.red),
      Row(
        "SwiftUI", "EdgeInsets", "init(top: CGFloat", 1.0, 2.0, 3.0, 4.0,
        gives: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      Row("SwiftUI", "EdgeInsets", "var leading", EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), gives: 2.0),
      Row(
        "SwiftUI", "Gradient", "init(colors: [Color])", [Color.red, Color.blue], gives: Gradient(colors: [.red, .blue])),
      Row("SwiftUI", "Font", "func bold()", Font.title, gives: Font.title.bold()),
      Row(
        "SwiftUI", "Font", "static func system(size: CGFloat", 12.0, Font.Weight.bold, (),
        gives: Font.system(size: 12, weight: .bold)),
      Row(
        "SwiftUI", "Animation", "static func spring(response: Double", (), 0.5, (),
        gives: Animation.spring(dampingFraction: 0.5)),
      Row("SwiftUI", "GridItem.Size", "case adaptive(", 20.0, (), gives: GridItem.Size.adaptive(minimum: 20)),
      Row("SwiftUI", "PresentationDetent", "static func fraction(", 0.3, gives: PresentationDetent.fraction(0.3)),
      Row(
        "SwiftUI", "Circle", "func path(in", Circle(), CGRect(x: 0, y: 0, width: 10, height: 10),
        gives: Circle().path(in: CGRect(x: 0, y: 0, width: 10, height: 10))),
      Row("SwiftUI", "ColorScheme", "var allCases", gives: ColorScheme.allCases),
      Row("SwiftUI", "KeyEquivalent", "init(extendedGraphemeClusterLiteral", "a", gives: KeyEquivalent("a")),
      Row(
        "LayoutCore", "ProposedViewSize", "init(width: CGFloat?", CGFloat?.none as Any, 7.0,
        gives: ProposedViewSize(width: nil, height: 7)),
      Row(
        "LayoutCore", "ProposedViewSize", "var width", ProposedViewSize(width: nil, height: 7),
        gives: CGFloat?.none as Any),
      Row("LayoutCore", "Axis.Set", "static let horizontal", gives: Axis.Set.horizontal),
      Row(
        "Drawing", "Path", "init(roundedRect rect: CGRect, cornerRadius", CGRect(x: 0, y: 0, width: 9, height: 9), 2.0,
        (), gives: Path(roundedRect: CGRect(x: 0, y: 0, width: 9, height: 9), cornerRadius: 2)),
    ])
  }

  @Test func `of Foundation`() throws {
    let date = Date(timeIntervalSince1970: 1_000_000)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let components = DateComponents(year: 2025, month: 6, day: 9)
    try expect([
      Row("Foundation", "Date", "init(timeIntervalSince1970", 1_000_000.0, gives: date),
      Row("Foundation", "Date", "func addingTimeInterval(", date, 60.0, gives: date.addingTimeInterval(60)),
      Row("Foundation", "Date", "static func < (", date, date, gives: false),
      Row(
        "Foundation", "Calendar", "func date(byAdding component: Calendar.Component", calendar, Calendar.Component.day,
        3, date, (), gives: calendar.date(byAdding: .day, value: 3, to: date) as Any),
      Row(
        "Foundation", "Calendar", "func date(from components", calendar, components,
        gives: calendar.date(from: components) as Any),
      Row("Foundation", "Calendar", "func component(_ component", calendar, Calendar.Component.hour, date, gives: 13),
      Row("Foundation", "Calendar", "func isDate(_ date1: Date, inSameDayAs", calendar, date, date, gives: true),
      Row("Foundation", "DateComponents", "var year", components, gives: 2025),
      Row(
        "Foundation", "URL", "init?(string: String)", "https://swift.org/a",
        gives: URL(string: "https://swift.org/a") as Any),
      Row("Foundation", "URL", "var lastPathComponent", URL(string: "https://swift.org/a") as Any, gives: "a"),
      Row("Foundation", "UUID", "init?(uuidString", "no", gives: UUID?.none as Any),
      Row("Foundation", "Decimal", "static func + (", Decimal(1), Decimal(2), gives: Decimal(3)),
      Row("Foundation", "CharacterSet", "static var whitespaces:", gives: CharacterSet.whitespaces),
      Row("Foundation", "IndexSet", "init(integersIn range: Range", 2..<5, gives: IndexSet(integersIn: 2..<5)),
      Row("Foundation", "StringProtocol", "var capitalized", "two words", gives: "Two Words"),
      Row("Foundation", "UnitLength", "class var kilometers", gives: UnitLength.kilometers),
      Row(
        "Foundation", "TimeZone", "init?(identifier", "Europe/Paris", gives: TimeZone(identifier: "Europe/Paris") as Any
      ),
      Row(
        "Foundation", "FloatingPointFormatStyle", "func precision(",
        FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")),
        NumberFormatStyleConfiguration.Precision.fractionLength(2),
        gives: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US")).precision(.fractionLength(2))),
    ])
  }

  @Test func `change their value`() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let wider = try library.changed("SwiftUI", "EdgeInsets", "var leading", [value(insets), value(9.0)], role: .set)
    #expect(plain(wider) == AnyHashable(EdgeInsets(top: 1, leading: 9, bottom: 3, trailing: 4)))
    var expected = Path()
    expected.move(to: CGPoint(x: 1, y: 2))
    let path = try library.changed(
      "Drawing", "Path", "mutating func move(to", [value(Path()), value(CGPoint(x: 1, y: 2))])
    #expect(plain(path) == AnyHashable(expected))
    let components = try library.changed(
      "Foundation", "DateComponents", "var day", [value(DateComponents(day: 1)), value(Int?.some(4) as Any)], role: .set
    )
    #expect(plain(components) == AnyHashable(DateComponents(day: 4)))
  }

  @Test func `tell cases apart`() throws {
    let adaptive = value(GridItem.Size.adaptive(minimum: 20, maximum: 40))
    let held = try library.call("SwiftUI", "GridItem.Size", "case adaptive(", [adaptive], role: .match)
    #expect(plain(held) == AnyHashable([20.0, 40.0]))
    #expect(
      plain(try library.call("SwiftUI", "GridItem.Size", "case fixed(", [adaptive], role: .match))
        == AnyHashable("none 0"))
    #expect(
      plain(try library.call("SwiftUI", "ColorScheme", "case dark", [value(ColorScheme.dark)], role: .match))
        == AnyHashable("void"))
  }

  @Test func `end the run where an argument is of another kind`() throws {
    #expect(throws: Interruption.self) { try library.call("SwiftUI", "Angle", "init(degrees: Double)", [.string("x")]) }
    #expect(library.evaluation.failure != nil)
  }
}
