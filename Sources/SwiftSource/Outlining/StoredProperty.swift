internal import SwiftSyntax

/// A stored property of a type, as it is written.
struct StoredProperty: Sendable {
  let name: TokenSyntax
  /// The type that is written; nil where it follows from the value.
  let type: TypeSyntax?
  let value: ExprSyntax?
  /// The whole declaration.
  let variable: VariableDeclSyntax

  var isMutable: Bool { variable.bindingSpecifier.text == "var" }
  var isPrivate: Bool { variable.modifiers.holds("private") }
  var isLazy: Bool { variable.modifiers.holds("lazy") }
  /// The types and macros that stand before it, with their arguments.
  var attributes: [AttributeSyntax] { variable.attributes.compactMap { $0.as(AttributeSyntax.self) } }
  /// Whether an attribute of that name stands before it.
  func has(_ attribute: String) -> Bool { attributes.contains { $0.attributeName.writtenPath == attribute } }

  /// The properties that a declaration makes in each instance: none of a computed or a static one.
  static func all(in variable: VariableDeclSyntax) -> [StoredProperty] {
    if variable.modifiers.holds("static") || variable.modifiers.holds("class") { return [] }
    var properties: [StoredProperty] = []
    // `let a, b: Int` says the type once, behind the last name.
    var type: TypeSyntax?
    for binding in variable.bindings.reversed() {
      type = binding.typeAnnotation?.type ?? (binding.initializer == nil ? type : nil)
      guard !isComputed(binding), let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier else {
        continue
      }
      properties.append(StoredProperty(name: name, type: type, value: binding.initializer?.value, variable: variable))
    }
    return properties.reversed()
  }
  /// Whether a value is found out whenever it is asked for.
  static func isComputed(_ binding: PatternBindingSyntax) -> Bool {
    switch binding.accessorBlock?.accessors {
    case nil: false
    case .accessors(let several): !several.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    default: true
    }
  }
}

extension DeclModifierListSyntax {
  /// Whether a modifier of that name is among them; `private(set)` is not `private`.
  func holds(_ name: String) -> Bool { contains { $0.name.text == name && $0.detail == nil } }
}

/// A property wrapper before a stored property.
struct WrittenWrapper: Sendable {
  /// What the memberwise initialiser takes for the property.
  enum Parameter { case value, storage, none }
  /// What the wrapper is.
  enum Kind: Sendable {
    /// One of the library's, and whether it has a value without being given one.
    case library(Parameter, begins: Bool)
    /// The file's own, by its path.
    case own(String)
    /// Declared in another file.
    case foreign
  }
  let kind: Kind
  let attribute: AttributeSyntax

  /// The property wrappers of the library.
  static let library: [String: Kind] = {
    var kinds: [String: Kind] = ["Binding": .library(.storage, begins: false)]
    for name in ["State", "ObservedObject", "Bindable", "StateObject", "GestureState", "ScaledMetric"] {
      kinds[name] = .library(.value, begins: false)
    }
    for name in ["AppStorage", "SceneStorage"] { kinds[name] = .library(.none, begins: false) }
    for name in [
      "Environment", "EnvironmentObject", "Namespace", "FocusState", "AccessibilityFocusState", "FocusedValue",
      "FocusedBinding", "FocusedObject", "Query", "FetchRequest", "SectionedFetchRequest",
      "UIApplicationDelegateAdaptor", "NSApplicationDelegateAdaptor", "WKApplicationDelegateAdaptor",
      "WKExtensionDelegateAdaptor",
    ] {
      kinds[name] = .library(.none, begins: true)
    }
    return kinds
  }()
  /// Attributes of properties that wrap nothing, beside those whose names begin with a small letter.
  static let plain: Set<String> = [
    "MainActor", "Customizable", "Published", "ObservationIgnored", "ObservationTracked", "Previewable", "Entry",
    "Attribute", "Relationship", "Transient", "IBOutlet", "IBInspectable", "NSManaged", "NSCopying", "Sendable",
    "GKInspectable",
  ]
}
