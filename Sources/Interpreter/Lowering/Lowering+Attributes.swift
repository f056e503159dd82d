internal import SwiftSyntax

extension Lowering {
  /// Reports attributes that mean something the playground cannot do.
  func checkAttributes(_ attributes: AttributeListSyntax) {
    for attribute in attributes {
      guard let attribute = attribute.as(AttributeSyntax.self) else { continue }
      let name = attribute.attributeName.trimmedDescription
      if ![
        "ViewBuilder", "MainActor", "available", "main", "inlinable", "discardableResult", "escaping", "frozen", "Previewable", "Customizable", "Entry", "Published", "Observable",
        "ObservationIgnored", "objc", "objcMembers", "IBAction", "nonobjc", "dynamicMemberLookup", "preconcurrency", "usableFromInline", "inline", "unchecked", "Sendable",
        "warn_unqualified_access", "globalActor", "Model", "Attribute", "Relationship", "Transient", "retroactive", "concurrent", "resultBuilder",
        "_transparent", "_disfavoredOverload", "_alwaysEmitIntoClient", "backDeployed", "_spi", "_implementationOnly",
        "UIApplicationMain", "NSApplicationMain", "IBOutlet", "IBInspectable", "IBDesignable", "testable",
      ].contains(name),
        types[name] != nil || PropertyWrapper.library[name] == nil, name != "propertyWrapper", ownWrapper(attribute) == nil, !isOwnBuilder(attribute)
      {
        report(.notSupported("@\(name)", at: range(attribute)))
      }
    }
  }
}
