/// A parameter of a catalogue entry, and its default.
///
/// The type itself demands nothing of `T`: for each type that it demanded something of, the runtime would look through all conformances of the program at a start.
@MainActor
struct Parameter<T> {
  let label: String?
  /// nil: every call must give it.
  let fallback: T?

  /// A parameter that every call must give; nil is `_`.
  init(_ label: String?) {
    self.label = label
    fallback = nil
  }
  /// A parameter that a call may leave out.
  init(_ label: String?, default fallback: T) {
    self.label = label
    self.fallback = .some(fallback)
  }
}

extension Parameter where T: InterpretableArgument {
  var signature: ParameterSignature { ParameterSignature(label, T.self, hasDefault: fallback != nil) }
  /// Joins the list of an entry's parameters.
  func join(_ list: inout ParameterList) { list.append(label, T.self, hasDefault: fallback != nil) }
  func read(_ call: CatalogueEntry.Call, _ index: inout Int) throws(Interruption) -> T {
    defer { index += 1 }
    if call.arguments.indices.contains(index), let value = call.arguments[index] { return try T.read(value, call) }
    guard let fallback else { throw call.mismatch(T.staticType) }
    return fallback
  }
}
