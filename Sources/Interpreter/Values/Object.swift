internal import LayoutCore

/// An instance of a class of the file: all that know it share it.
final class Object {
  let declaration: TypeDeclaration
  /// Those of the superclasses first; `void` is "not yet initialised".
  var fields: [Value]
  /// What its generic parameters stand for.
  var arguments: [StaticType] = []
  init(_ declaration: TypeDeclaration, fieldCount: Int) {
    self.declaration = declaration
    fields = Array(repeating: .void, count: fieldCount)
  }
}
