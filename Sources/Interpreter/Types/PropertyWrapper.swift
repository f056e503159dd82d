/// A property wrapper of the library, by what it means for the property that carries it.
@MainActor
struct PropertyWrapper {
  /// What `$name` is.
  enum Projection { case none, binding, storage, focus, object, bindable }
  /// What the memberwise initialiser takes for the property.
  enum Parameter { case value, storage, none }

  /// The attribute's name, and that of the storage's type.
  let name: String
  var projection = Projection.none
  var parameter = Parameter.none
  /// The value can be set, wherever the property is: what it sets lies elsewhere.
  var isSettable = false
  /// The value that it has where nothing gives one; `T?` always has nil.
  var fallback: Value?
  /// The property's type where nothing says it.
  var impliedType: StaticType?
  /// What the attribute takes, but for a first value.
  var arguments: [ParameterSignature] = []
  /// The protocol that the value's type must conform to.
  var demand: String?
  /// The storage for a first value and the attribute's arguments.
  let make: @MainActor (Making) throws(Interruption) -> Value

  /// What a storage is made of.
  struct Making {
    let evaluation: Evaluation
    /// The value, computed at most once, where the wrapper wants one.
    let initial: Expression?
    let arguments: [Value]
    let span: SourceFile.Span
    /// The type of the value.
    var type = StaticType.void

    /// The first value; void where there is none.
    @MainActor func first() throws(Interruption) -> Value { try initial.map { (value) throws(Interruption) -> Value in try evaluation.detached(value) } ?? .void }
  }

  /// The type of what is stored for a value of a type.
  func storage(of value: StaticType) -> StaticType { .library(LibraryType(name), [value]) }
  /// The type of `$name`; nil where there is none.
  func projected(_ value: StaticType) -> StaticType? {
    switch projection {
    case .none: nil
    case .binding: .library(LibraryType("Binding"), [value])
    case .focus: .library(LibraryType("FocusState.Binding"), [value])
    case .storage: storage(of: value)
    case .object: .library(LibraryType("ObservedObject.Wrapper"), [value])
    case .bindable: .library(LibraryType("Bindable"), [value])
    }
  }
}

/// What a property wrapper of the library stores for an interpreted property.
@MainActor
protocol WrapperStorage {
  /// The value.
  func wrapped() -> Value
  /// Sets the value, where that is possible.
  func set(_ value: Value)
  /// `$name`.
  func projected() -> Value
  /// What is wrong where there is no value; nil if there always is one.
  var absence: String? { get }
}
extension WrapperStorage {
  func set(_ value: Value) {}
  func projected() -> Value { .void }
  var absence: String? { nil }
}
