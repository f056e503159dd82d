extension Evaluation {
  /// A value as string interpolation shows it: by its own `description` where its type has one.
  func words(of value: Value, at span: SourceFile.Span) throws(Interruption) -> String {
    guard ValueWalk.visit() else { throw Interruption() }
    switch value {
    case .array(let values): return "[" + (try innerWords(of: values, at: span)).joined(separator: ", ") + "]"
    case .set(let table): return "[" + (try innerWords(of: Array(table.keys), at: span)).joined(separator: ", ") + "]"
    case .tuple(let values): return "(" + (try innerWords(of: values, at: span)).joined(separator: ", ") + ")"
    case .some(let wrapped): return "Optional(" + (try innerWords(of: [wrapped], at: span)).joined() + ")"
    case .dictionary(let table) where table.count > 0:
      let (keys, values) = (try innerWords(of: Array(table.keys), at: span), try innerWords(of: Array(table.values), at: span))
      return "[" + zip(keys, values).map { "\($0): \($1)" }.joined(separator: ", ") + "]"
    default: break
    }
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
  /// Values as they are shown inside others: texts in quotes.
  private func innerWords(of values: [Value], at span: SourceFile.Span) throws(Interruption) -> [String] {
    var words: [String] = []
    for value in values {
      if case .string(let text) = value { words.append(text.debugDescription) } else { words.append(try self.words(of: value, at: span)) }
    }
    return words
  }
}
