internal import Testing

/// What the macros say where they cannot be expanded: through swiftc and the plug-in, as a user sees it.
@Suite struct `A macro` {
  /// What the expansion of `@Entry` uses, in four lines; a file's own types win over a module's.
  static let environment = """
    protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
    struct EnvironmentValues {
      subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value { get { key.defaultValue } set {} }
    }

    """

  @Test(arguments: [
    ("@Customizable let a: Int = 0", "@Customizable needs a 'var': the copy's 'let' could not be changed"),
    ("@Customizable var a: Int { 0 }", "@Customizable needs a stored property: a computed one keeps no value"),
    ("@Customizable var a = 0", "@Customizable needs a type annotation: the method's parameter has the property's type"),
    ("@Customizable static var a: Int = 0", "@Customizable needs a property of the instance, not of the type"),
    ("@Customizable lazy var a: Int = 0", "@Customizable cannot be attached to a lazy property"),
    ("@Customizable func a() {}", "@Customizable can only be attached to a stored property"),
    ("static let yes = true; @Customizable(preserveOptional: Tag.yes) var a: Int? = 0", "'preserveOptional' must be 'true' or 'false'"),
  ])
  func `that makes modifiers refuses other declarations`(member: String, message: String) throws {
    let check = try Typecheck(source: "import Customizable\nstruct Tag {\n  \(member)\n}")
    #expect(check.errors == [.init(line: 3, message: message)], "\(check.output)")
  }
  @Test func `that makes modifiers wants one name at a time`() throws {
    let check = try Typecheck(source: "import Customizable\nstruct Tag {\n  @Customizable var a: Int, b: Int\n}")
    #expect(check.errors.map(\.line) == [3], "\(check.output)")
  }
  @Test func `that makes modifiers refuses classes`() throws {
    let check = try Typecheck(source: "import Customizable\nfinal class Tag {\n  @Customizable var a: Int = 0\n}")
    #expect(check.errors == [.init(line: 3, message: "@Customizable needs a struct or an enum: an instance of a class is not copied")], "\(check.output)")
  }
  @Test func `for previewed state belongs into a preview`() throws {
    let check = try Typecheck(source: "import SwiftUI\nstruct Tag {\n  @Previewable var a: Int = 0\n}")
    #expect(check.errors == [.init(line: 3, message: "@Previewable belongs to a variable at the top of a '#Preview' closure")], "\(check.output)")
  }
  @Test func `for environment entries belongs into their extension`() throws {
    let check = try Typecheck(source: Self.environment + "extension Int {\n  @Entry var a: Int = 0\n}")
    let owners = "'EnvironmentValues', 'ContainerValues', 'FocusedValues' or 'Transaction'"
    let message = "@Entry belongs to a variable in an extension of \(owners)"
    #expect(check.errors == [.init(line: 6, message: message)] && check.others.isEmpty, "\(check.output)")
  }
  @Test func `for environment entries wants a default`() throws {
    let check = try Typecheck(source: Self.environment + "extension EnvironmentValues {\n  @Entry var a: Int\n}")
    #expect(check.errors == [.init(line: 6, message: "@Entry needs a default value: 'var tint: Color = .red'")] && check.others.isEmpty, "\(check.output)")
  }
  @Test func `for environment entries takes an optional, and infers`() throws {
    let check = try Typecheck(
      source: Self.environment + "extension EnvironmentValues {\n  @Entry var a: Int?\n  @Entry var b = 4\n}\nlet sum = (EnvironmentValues().a ?? 1) + EnvironmentValues().b")
    #expect(check.errors.isEmpty && check.others.isEmpty, "\(check.output)")
  }
  @Test(arguments: [
    "#Preview { Text(\"a\") }", "#Preview(\"name\") { Text(\"a\") }", "#Preview(\"name\", traits: .sizeThatFitsLayout) { Text(\"a\") }",
    "#Preview(traits: .landscapeLeft, .fixedLayout(width: 10, height: 20)) { Text(\"a\") }", "#Preview(\"name\", body: { Text(\"a\") })",
    "@available(iOS 17, *) #Preview {\n  @Previewable let word = \"a\"\n  @Previewable var other = 2\n  Text(word)\n  Text(\"\\(other)\")\n}",
  ])
  func `for previews takes names, traits and state`(source: String) throws {
    let check = try Typecheck(source: "import SwiftUI\n\(source)")
    #expect(check.errors.isEmpty && check.others.isEmpty, "\(check.output)")
  }
}
