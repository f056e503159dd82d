internal import Interfaces
internal import Testing

/// Some facts about the libraries, as programs meet them.
@Suite struct `Interfaces` {
  private let library = InterfaceLibrary(importing: ["SwiftUI"])

  private func texts(_ owner: String, _ name: String) -> [String] { library.entries(owner: owner, name: name).map(\.text) }

  @Test func `of what is imported come first, then what it brings along, then Swift`() {
    #expect(library.modules.map(\.name) == ["SwiftUI", "PlaygroundMacros", "LayoutCore", "Foundation", "Observation", "Dispatch", "Glibc", "Swift"])
    #expect(InterfaceLibrary(importing: []).modules.map(\.name) == ["Swift"])
    #expect(InterfaceLibrary(importing: ["Nothing", "Foundation"]).modules.map(\.name) == ["Foundation", "Dispatch", "Glibc", "Swift"])
    #expect(InterfaceLibrary(importing: []).entries(owner: "", name: "View").isEmpty)
  }

  @Test func `tell signatures without bodies`() {
    #expect(texts("", "Array") == ["@frozen struct Array<Element> {}"])
    #expect(texts("Sequence", "map") == ["func map<T, E>(_ transform: (Self.Element) throws(E) -> T) throws(E) -> [T] where E: Error"])
    #expect(texts("Optional", "some") == ["case some(Wrapped)"])
    #expect(texts("", "min").count == 2)
    #expect(texts("Array", "count") == ["var count: Int { get }"])
    #expect(texts("Array", "noSuchName") == [])
    #expect(texts("", "AnyObject") == ["typealias AnyObject = Builtin.AnyObject"])
    #expect(texts("RegexComponent", "regex") == ["var regex: Regex<Self.RegexOutput> { get }"])
  }

  @Test func `tell conformances with their conditions`() throws {
    let equatable = try #require(library.entries(owner: "Array", name: ":").first { $0.text.contains(" Equatable ") })
    #expect(equatable.text == "extension Array: Equatable where Element: Equatable {}")
    #expect(equatable.context?.whereClause == "Element: Equatable")
    #expect(texts("Text", ":").contains("extension Text: PrimitiveView {}"))
    #expect(texts("", "Task").first?.contains("Sendable where Success: Sendable, Failure: Error") == true)
  }

  @Test func `tell where a member stands`() throws {
    let requirement = try #require(library.entries(owner: "Collection", name: "startIndex").first)
    #expect(requirement.context == nil)
    let contexts = library.entries(owner: "Sequence", name: "joined").map(\.context?.whereClause)
    #expect(contexts.contains("Self.Element: StringProtocol"))
    #expect(library.entries(owner: "Sequence", name: "map").map(\.context?.text) == ["extension Sequence {}"])
  }

  @Test func `tell operators and their precedence`() {
    #expect(texts("infix", "??") == ["infix operator ??: NilCoalescingPrecedence"])
    #expect(texts("precedencegroup", "NilCoalescingPrecedence").count == 1)
    #expect(library.operators(named: "+").contains { $0.text == "static func + (lhs: Int, rhs: Int) -> Int" })
    #expect(library.operators(named: "+").allSatisfy { $0.text.contains("func + ") })
    #expect(library.owners(named: "~=").contains("RangeExpression"))
  }

  @Test func `tell macros`() {
    #expect(texts("", "Observable").contains { $0.contains("@attached(member") && $0.hasSuffix("macro Observable()") })
    #expect(texts("", "Observable").contains { $0.contains("protocol Observable") })
  }

  @Test func `of this playground's macros come with SwiftUI`() {
    #expect(texts("", "Entry") == ["@attached(accessor) @attached(peer, names: prefixed(__Key_)) macro Entry()"])
    #expect(texts("", "Preview").filter { $0.hasPrefix("@freestanding(declaration) macro Preview(") }.count == 2)
    #expect(library.entries(owner: "", name: "Previewable").first?.documentation?.isEmpty == false)
  }

  @Test func `of views have overloads, attributes and comments`() throws {
    #expect(library.entries(owner: "View", name: "frame").count == 2)
    #expect(library.entries(owner: "View", name: "frame").allSatisfy { $0.documentation?.isEmpty == false })
    #expect(texts("Text", "init").contains { $0.hasPrefix("@_disfavoredOverload init(_ content: ") })
    #expect(texts("View", "fontWeight").contains { $0.hasPrefix("@_spi(iOS16) @_disfavoredOverload ") })
    #expect(texts("View", "body") == ["@ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }"])
    #expect(texts("Color", "red") == ["static let red: Color"])
    #expect(library.entries(owner: "", name: "VStack").first?.documentation?.hasPrefix("Views in a column") == true)
    #expect(texts("", "CGVector") == ["typealias CGVector = Drawing.CGVector"])
  }

  @Test func `hide the engine`() {
    for name in ["NodeList", "LayoutTree", "ViewHost", "Erased", "DisplayList"] { #expect(texts("", name) == [], "\(name)") }
    #expect(texts("View", "makeNodes") == [])
  }

  @Test func `of Foundation have default values and availability`() {
    #expect(texts("Date", "init").contains("init()"))
    #expect(texts("Calendar", "date").contains { $0.contains("wrappingComponents: Bool = false") })
    #expect(texts("FormatStyle", "format").isEmpty == false)
    #expect(texts("", "FormatStyle").contains { $0.hasPrefix("@available(iOS 15.0, *) protocol FormatStyle<") })
    #expect(texts("", "sin").contains("func sin(_ x: Double) -> Double"))
    #expect(texts("DispatchQueue", "main").count == 1)
    // What only Apple's systems have.
    #expect(texts("String", "init").contains { $0.hasPrefix("init(localized keyAndValue: String.LocalizationValue") })
    #expect(texts("RelativeDateTimeFormatter", "localizedString").count == 3)
  }
}
