internal import Declarations
internal import Foundation
internal import Runtime
internal import Views

/// Attributes of texts, which programs name as members: `text.foregroundColor`. The key is a generic parameter.
extension NativeTable {
  static let attributes: [String: NativeFunction] = {
    var table: [String: NativeFunction] = [:]
    let path = "dynamicMember:KeyPath<AttributeDynamicLookup, K>"
    for owner in ["AttributedString", "AttributedStringProtocol", "AttributedSubstring", "AttributeContainer"] {
      for name in ["subscript(_:K.Type)", "subscript(_:T.Type)", "subscript(\(path))"] {
        table.add("Foundation.\(owner).\(name)->\(name.contains("T.Type") ? "T" : "K").Value?") { (c: inout NativeCall) throws(Interruption) in
          try c.attribute(try c.attributeKey())
        }
        table.add("Foundation.\(owner).\(name)=") { (c: inout NativeCall) throws(Interruption) in
          c.arguments[0] = try c.attributed(try c.attributeKey())
          return .void
        }
      }
    }
    for name in ["subscript(_:K.Type)", "subscript(\(path))"] {
      table.add("Foundation.AttributedString.Runs.Run.\(name)->K.Value?") { (c: inout NativeCall) throws(Interruption) in
        try c.attribute(try c.attributeKey())
      }
    }
    table.add("Foundation.AttributeContainer.subscript(\(path))->AttributeContainer.Builder<K>") {
      (c: inout NativeCall) throws(Interruption) in
      box(AttributeBuilder(container: c.native(0, AttributeContainer.self) ?? AttributeContainer()))
    }
    table.add("Foundation.AttributeContainer.Builder.callAsFunction(_:)") {
      (c: inout NativeCall) throws(Interruption) in
      let container = try c.read(0, AttributeBuilder.self).container
      c.arguments = [box(container), .void, c.value(1).wrapped]
      return try c.attributed(try c.attributeKey())
    }
    return table
  }()
}

/// Attributes that wait for the value of one more.
private struct AttributeBuilder {
  let container: AttributeContainer
}

/// A key of the library's.
private protocol KnownAttribute: AttributedStringKey where Value: Sendable {}
extension AttributeScopes.SwiftUIAttributes.FontAttribute: KnownAttribute {}
extension AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute: KnownAttribute {}
extension AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute: KnownAttribute {}
extension AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute: KnownAttribute {}
extension AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute: KnownAttribute {}
extension AttributeScopes.SwiftUIAttributes.KerningAttribute: KnownAttribute {}
extension AttributeScopes.SwiftUIAttributes.TrackingAttribute: KnownAttribute {}
extension AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute: KnownAttribute {}
extension AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute: KnownAttribute {}
extension AttributeScopes.FoundationAttributes.LinkAttribute: KnownAttribute {}
extension AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute: KnownAttribute {}

/// Texts and the like, which have values of attributes.
private protocol AttributeReader {
  subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? where K.Value: Sendable { get }
}
private protocol AttributeHolder: AttributeReader {
  subscript<K: AttributedStringKey>(_: K.Type) -> K.Value? where K.Value: Sendable { get set }
}
extension AttributedString: AttributeHolder {}
extension AttributedSubstring: AttributeHolder {}
extension AttributeContainer: AttributeHolder {}
extension AttributedString.Runs.Run: AttributeReader {}

extension NativeCall {
  private static let known: [any KnownAttribute.Type] = [
    AttributeScopes.SwiftUIAttributes.FontAttribute.self,
    AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute.self,
    AttributeScopes.SwiftUIAttributes.BackgroundColorAttribute.self,
    AttributeScopes.SwiftUIAttributes.StrikethroughStyleAttribute.self,
    AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute.self,
    AttributeScopes.SwiftUIAttributes.KerningAttribute.self,
    AttributeScopes.SwiftUIAttributes.TrackingAttribute.self,
    AttributeScopes.SwiftUIAttributes.BaselineOffsetAttribute.self,
    AttributeScopes.SwiftUIAttributes.InlinePresentationIntentAttribute.self,
    AttributeScopes.FoundationAttributes.LinkAttribute.self,
    AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.self,
  ]

  /// The key that the last generic parameter stands for.
  @MainActor fileprivate func attributeKey() throws(Interruption) -> any KnownAttribute.Type {
    let name = types.last?.nominal?.name ?? "this"
    guard let key = Self.known.first(where: { "\($0)" == name }) else {
      throw evaluation.fail("'\(name)' as an attribute is not in the playground yet", at: place)
    }
    return key
  }
  /// The value of an attribute.
  @MainActor fileprivate func attribute<K: KnownAttribute>(_ key: K.Type) throws(Interruption) -> Value {
    guard let reader = native(0, (any AttributeReader).self) else { throw mismatch(0, "text with attributes") }
    return give(reader[key] as Any)
  }
  /// The same text with a value for an attribute.
  @MainActor fileprivate func attributed<K: KnownAttribute>(_ key: K.Type) throws(Interruption) -> Value {
    guard var holder = native(0, (any AttributeHolder).self) else { throw mismatch(0, "text with attributes") }
    holder[key] = try read(2, K.Value?.self)
    return NativeTable.box(holder)
  }
}
