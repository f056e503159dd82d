/// A parameter as a caller sees it, of the library's and of the file's functions alike.
@MainActor
struct ParameterSignature {
  /// nil is `_`.
  let label: String?
  /// The name inside; what messages call an unlabelled parameter by its position.
  let name: String
  var type: StaticType
  /// A closure for it is made of views.
  var isViewBuilder = false
  /// The result builder of the file that makes of a closure for it what it gives.
  var builder: StaticType?
  /// A closure for it changes its first argument (`inout`).
  var changesArgument = false
  /// A call may leave it out.
  var hasDefault = false

  /// Takes any number of arguments, as an array.
  var isVariadic = false
  /// The argument is not evaluated before the call (`@autoclosure`).
  var isAutoclosure = false
  /// A title, where a `LocalizedStringKey` does as well as a string.
  var takesKey = false
  /// What the call changes (`inout`).
  var isInout: Bool { type.inoutTarget != nil }

  /// `label:` or `_:`.
  var words: String { (label ?? "_") + ":" }
  /// True where a trailing closure can go.
  var takesClosure: Bool { type.isFunction || type.wrapped?.isFunction == true }
}
