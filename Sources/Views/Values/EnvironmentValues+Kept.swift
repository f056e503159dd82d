// Values that few views set: they take no room where nobody does.
extension EnvironmentValues {
  /// A value under a name, or the usual one where no view around sets it.
  func kept<Value>(_ name: StaticString, usually usual: Value) -> Value {
    self[KeyName(named: "\\.\(name)")] as? Value ?? usual
  }
  /// Sets the value under a name.
  mutating func keep<Value>(_ name: StaticString, _ value: Value) { self[KeyName(named: "\\.\(name)")] = value }
}
