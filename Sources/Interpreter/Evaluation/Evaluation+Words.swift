extension Evaluation {
  /// A value as string interpolation shows it: by its own `description` where its type has one.
  func words(of value: Value, at span: SourceFile.Span) throws(Interruption) -> String {
    let declaration: TypeDeclaration? =
      switch value {
      case .structure(let instance): instance.declaration
      case .object(let object): object.declaration
      case .enumCase(let declaration, _, _): declaration
      default: nil
      }
    guard let declaration, lowering.includes(declaration.allProtocols, "CustomStringConvertible"),
      let member = lowering.property("description", isStatic: false, of: dynamicType(of: value)), case .string(let text) = try read(member, of: value, at: span)
    else { return value.text }
    return text
  }
}
