/// An instance of a class or actor: all that know it share it.
package final class Object {
  package let type: RuntimeType
  /// Those of the superclasses first.
  package var fields: [Value]
  /// What a class of the library keeps in it.
  package var native: Any?
  /// Runs the program's `deinit`, if the class has one.
  package var finalize: ((Object) -> Void)?
  package init(_ type: RuntimeType, fields: [Value]) {
    self.type = type
    self.fields = fields
  }
  deinit {
    if let finalize { finalize(Object(type, fields: fields)) }
    LongChains.release(&fields)
  }
}

/// A reference that does not keep its object.
package final class WeakReference {
  package private(set) weak var object: Object?
  /// The type of the existential that it was in.
  package let type: RuntimeType?
  package init(_ object: Object?, _ type: RuntimeType? = nil) {
    self.object = object
    self.type = type
  }
}
