internal import Declarations
internal import Foundation
internal import LayoutCore
internal import Runtime
internal import Views

/// Makes native values of the program's.
@MainActor
struct Conversion {
  let evaluation: Evaluation
  /// The program's type of the stand-in that is read.
  let type: RuntimeType?
  /// The program's type of the sequence that is read, where it is a generic parameter.
  var sequence: RuntimeType?

  init(_ evaluation: Evaluation, _ type: RuntimeType?) {
    self.evaluation = evaluation
    self.type = type
  }

  /// A value as a native type.
  @inline(never) @_semantics("optimize.sil.specialize.generic.never")
  func native<T>(_ value: Value, _ type: T.Type) throws(Interruption) -> T {
    if let bridged = type as? any Bridged.Type, let result = try bridged.native(value, self) as? T { return result }
    switch value {
    case .library(let library):
      if let result = library.value as? T { return result }
    case .existential(let existential):
      return try Conversion(evaluation, existential.type).native(existential.value, type)
    case .void:
      if let result = () as? T { return result }
    default:
      if type == Any.self, let result = any(value) as? T { return result }
      if let own = self.type, let result = StandIns.make(value, own, evaluation, type) { return result }
      if let result = range(value) as? T { return result }
      // A protocol of the library that the value's own type conforms to, as `CVarArg` is.
      if let result = any(value) as? T { return result }
    }
    throw mismatch(value, T.self)
  }

  /// A view of the library, or one of the program's types.
  @inline(never)
  func view(_ value: Value) throws(Interruption) -> Erased {
    switch value {
    case .library(let library):
      if let view = library.value as? any View { return sited(view, library.site) }
      if let scene = library.value as? any Scene { return Erased(scene.content) }
    case .existential(let existential): return try Conversion(evaluation, existential.type).view(existential.value)
    case .none: return Erased(RuntimeOptional(nil))
    default:
      if let type, let view = StandIns.make(value, type, evaluation, (any View).self) { return Erased(view) }
    }
    throw evaluation.mistake("a view was expected")
  }

  private func sited(_ view: any View, _ place: SourcePlace?) -> Erased {
    guard let run = evaluation.viewRun else { return view as? Erased ?? Erased(view) }
    return Erased(SitedView(content: view, place: place, site: place.flatMap { run.site($0) }, evaluation: evaluation))
  }

  /// A value as `Any`.
  private func any(_ value: Value) -> Any {
    switch value {
    case .bool(let flag): flag
    case .int(let number): whole(number)
    case .double(let number): type?.isStandard("Float") == true ? Float(number) : number
    case .string(let text): text
    case .array(let elements): elements.map(any)
    case .library(let library): library.value
    default: Held(value, type, evaluation)
    }
  }
  /// A range whose bounds are of one of the library's types; nil for other values.
  private func range(_ value: Value) -> Any? {
    guard let own = type, own.nominal?.isStandard == true, case .structure(let bounds) = value, bounds.count < 3,
      let element = own.arguments.first
    else { return nil }
    let natives = bounds.map { Conversion(evaluation, element).any($0) }
    func opened<B: Comparable>(_ first: B) -> Any? {
      guard let last = natives.last as? B else { return nil }
      switch own.nominal?.name {
      case "Range": return first <= last ? first..<last : nil
      case "ClosedRange": return first <= last ? first...last : nil
      case "PartialRangeFrom": return first...
      case "PartialRangeUpTo": return ..<first
      case "PartialRangeThrough": return ...first
      default: return nil
      }
    }
    return (natives.first as? any Comparable).flatMap { opened($0) }
  }
  private func whole(_ number: Int) -> Any {
    guard let nominal = type?.nominal, nominal.isStandard else { return number }
    switch nominal.name {
    case "Int8": return Int8(truncatingIfNeeded: number)
    case "Int16": return Int16(truncatingIfNeeded: number)
    case "Int32": return Int32(truncatingIfNeeded: number)
    case "Int64": return Int64(number)
    case "UInt": return UInt(bitPattern: number)
    case "UInt8": return UInt8(truncatingIfNeeded: number)
    case "UInt16": return UInt16(truncatingIfNeeded: number)
    case "UInt32": return UInt32(truncatingIfNeeded: number)
    case "UInt64": return UInt64(bitPattern: Int64(number))
    default: return number
    }
  }
}

/// A native value as the program's.
@MainActor @inline(never)
func give(_ value: Any) -> Value {
  if let bridged = value as? any Bridged { return bridged.value }
  if value is Void { return .void }
  return .library(LibraryValue(value))
}
@MainActor func give(_ value: Bool) -> Value { .bool(value) }
@MainActor func give(_ value: Int) -> Value { .int(value) }
@MainActor func give(_ value: Double) -> Value { .double(value) }
@MainActor func give(_ value: CGFloat) -> Value { .double(Double(value)) }
@MainActor func give(_ value: String) -> Value { .string(value) }
