/// One declaration of a library, as text: found by its owner and its name, read by the reader of a person's file.
public struct InterfaceEntry: Sendable, Hashable {
  /// The module that programs import for it.
  public let module: InterfaceModule
  /// Counts the declarations of the module's text, from 0. It names the declaration as long as the text is not generated anew.
  public let number: Int
  /// The place of the declaration in the module's text.
  let place: Int
  /// 0 for none.
  let extensionNumber: Int

  /// The declaration in Swift, on one line, without a body: a type has `{}`, a computed property `{ get }`. Every declaration is public and does not say so; `open` stays.
  public var text: String { module.contents.line(at: place) }

  /// What the declaration's comment says, without its slashes; `nil` when there is none.
  public var documentation: String? { module.contents.documentation(before: place) }

  /// The extension that declares it; `nil` when it stands in the declaration of its owner, or at the top.
  public var context: InterfaceContext? { extensionNumber == 0 ? nil : InterfaceContext(module: module, number: extensionNumber) }
}
