internal import Foundation
internal import Runtime
internal import Views

/// The small readers of which thunks are made. None is generic but the last, and that one is never specialised.
extension NativeCall {
  /// What a generic parameter stands for.
  @inline(never) func type(_ index: Int) -> RuntimeType? { types.indices.contains(index) ? types[index] : nil }

  /// Whether a parameter has been given an argument.
  @inline(never) func isGiven(_ index: Int) -> Bool {
    guard arguments.indices.contains(index) else { return false }
    if case .void = arguments[index] { return false }
    return true
  }

  /// A value of whatever type. It throws nothing: thunks call all readers alike.
  @inline(never) func own(_ index: Int) throws(Interruption) -> Value { value(index) }

  func value(_ index: Int) -> Value { arguments.indices.contains(index) ? arguments[index] : .void }

  @MainActor @inline(never)
  func bool(_ index: Int) throws(Interruption) -> Bool {
    if case .bool(let flag) = value(index) { return flag }
    throw mismatch(index, "Bool")
  }
  @MainActor @inline(never)
  func int(_ index: Int) throws(Interruption) -> Int {
    if case .int(let number) = value(index) { return number }
    throw mismatch(index, "Int")
  }
  @MainActor @inline(never)
  func double(_ index: Int) throws(Interruption) -> Double {
    if case .double(let number) = value(index) { return number }
    throw mismatch(index, "Double")
  }
  @MainActor @inline(never)
  func cgFloat(_ index: Int) throws(Interruption) -> CGFloat { CGFloat(try double(index)) }

  @MainActor @inline(never)
  func optionalCGFloat(_ index: Int) throws(Interruption) -> CGFloat? {
    if case .none = value(index) { return nil }
    return CGFloat(try double(index))
  }
  @MainActor @inline(never)
  func string(_ index: Int) throws(Interruption) -> String {
    if case .string(let text) = value(index) { return text }
    // What takes a title takes a key, too.
    if let key = native(index, LocalizedStringKey.self) { return key.shownCharacters }
    return try read(index, String.self)
  }

  /// A view, whatever its type is.
  @MainActor @inline(never)
  func view(_ index: Int, _ type: RuntimeType? = nil) throws(Interruption) -> Erased {
    try Conversion(evaluation, type).view(value(index))
  }
  /// What a builder's closure makes now.
  @MainActor @inline(never)
  func content(_ index: Int, _ type: RuntimeType? = nil) throws(Interruption) -> Erased {
    try Conversion(evaluation, type).view(evaluation.call(value(index), []))
  }
  /// What a builder's closure makes each time it is shown.
  @MainActor @inline(never)
  func deferred(_ index: Int, _ type: RuntimeType? = nil) throws(Interruption) -> Erased {
    let callback = try callback(index, type)
    return Erased(DeferredView { callback.view([]) })
  }

  /// A closure that the library calls.
  @MainActor @inline(never)
  func callback(_ index: Int, _ result: RuntimeType? = nil) throws(Interruption) -> Callback {
    guard case .closure = value(index) else { throw mismatch(index, "function") }
    return Callback(value(index), Conversion(evaluation, result))
  }
  /// A closure that the library calls whenever a picture is made.
  @MainActor @inline(never)
  func renderer(_ index: Int) throws(Interruption) -> Callback {
    evaluation.viewRun?.runsForPictures = true
    return try callback(index)
  }
  @MainActor @inline(never)
  func optionalCallback(_ index: Int, _ result: RuntimeType? = nil) throws(Interruption) -> Callback? {
    if case .none = value(index) { return nil }
    return isGiven(index) ? try callback(index, result) : nil
  }
  /// The call with the value of an autoclosure in the place of the closure.
  @MainActor @inline(never)
  func evaluating(_ index: Int) throws(Interruption) -> NativeCall {
    var result = self
    result.arguments[index] = try evaluation.call(value(index), [])
    return result
  }
  /// A tuple's elements in the place of the arguments.
  @MainActor @inline(never)
  func tuple(_ index: Int) throws(Interruption) -> NativeCall {
    guard case .tuple(let elements) = value(index) else { throw mismatch(index, "tuple") }
    return NativeCall(evaluation, types: types, arguments: elements, place: place)
  }

  /// The type of a collection's elements.
  @MainActor @inline(never) func element(of type: RuntimeType?) -> RuntimeType? {
    type.flatMap { evaluation.element(of: $0) }
  }
  /// The type of what identifies values of a type.
  @MainActor @inline(never) func identity(of type: RuntimeType?) -> RuntimeType? {
    type.flatMap { evaluation.identity(of: $0) }
  }

  /// A value of any type: bridged, or taken out of its box.
  @MainActor @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func read<T>(_ index: Int, _ type: T.Type, _ leaf: RuntimeType? = nil) throws(Interruption) -> T {
    try Conversion(evaluation, leaf).native(value(index), type)
  }
  /// The elements of a sequence of that type.
  @MainActor @inline(never)
  func elements(_ index: Int, _ sequence: RuntimeType?) throws(Interruption) -> [Held] {
    var conversion = Conversion(evaluation, element(of: sequence))
    conversion.sequence = sequence
    return try conversion.native(value(index), [Held].self)
  }
  /// A value of a type that conforms to a protocol; the program's own types have stand-ins.
  @MainActor @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func existential<T>(_ index: Int, _ type: T.Type, _ own: RuntimeType?) throws(Interruption) -> T {
    try Conversion(evaluation, own).native(value(index), type)
  }

  /// An error of the library, thrown in the program.
  @MainActor func thrown(_ error: any Error) -> Interruption {
    if let interruption = error as? Interruption { return interruption }
    // Types of Foundation and of the standard library have their names here and there.
    let own = evaluation.types.standard("\(Swift.type(of: error))") ?? evaluation.types.void
    return evaluation.raise(.existential(ExistentialValue(.library(LibraryValue(error)), own)))
  }

  @MainActor @inline(never)
  func mismatch(_ index: Int, _ expected: String) -> Interruption {
    evaluation.mistake("argument \(index) of a library's function is no \(expected)")
  }
}

extension NativeCall {
  /// Whether a generic parameter stands for a type of whole numbers.
  @MainActor func isWhole(_ index: Int) -> Bool { type(index).flatMap { WholeNumber($0) } != nil }
  /// A whole number that `Int` does not hold, as which the value's bits would be another one.
  @MainActor func isBeyondInt(_ index: Int) -> Bool {
    guard case .int(let bits) = value(index), bits < 0 else { return false }
    return type(index).flatMap { WholeNumber($0) }?.isUnsigned == true
  }
  @MainActor func tooManyValues() -> Interruption { evaluation.mistake("so many values in one argument") }
}
