internal import LayoutCore
internal import Views

/// A value of a running program. It is never erased to a description: views are the library's own.
// Proof of safety: all that reads or changes what a value holds is bound to the main actor. Elsewhere a value can be carried, not used.
enum Value: @unchecked Sendable {
  case void
  case bool(Bool)
  case int(Int)
  /// `Double` and `CGFloat`.
  case double(Double)
  case string(String)
  case array([Value])
  case tuple([Value])
  case dictionary(Table)
  case set(Table)
  case none
  indirect case some(Value)
  case structure(Instance)
  /// An instance of a class of the file.
  case object(Object)
  /// A case of an enum of the file, with its associated values.
  case enumCase(TypeDeclaration, Int, [Value])
  case range(Range<Int>)
  case closedRange(ClosedRange<Int>)
  case closure(Closure)
  case keyPath(KeyPathValue)
  /// A view of the library, and the call that made it.
  case view(any View, SourceSite?)
  /// Any other value of the library, such as a font.
  case library(Any)
  /// A metatype.
  case type(StaticType)
  /// A variable that a closure shares with its surroundings.
  case box(Box)
}

/// A value of a struct of the file.
struct Instance {
  let declaration: TypeDeclaration
  /// In the order of declaration; `void` is "not yet initialised".
  var fields: [Value]
  /// What its generic parameters stand for.
  var arguments: [StaticType] = []
  /// The call that made it, for views.
  var site: SourceSite?
}

/// A variable that outlives its frame.
final class Box {
  var value: Value
  init(_ value: Value) { self.value = value }
  deinit {
    var values = [value]
    value = .void
    LongChains.release(&values)
  }
}

/// A function as a value.
final class Closure {
  let body: FunctionBody
  /// What comes before the arguments: `self` of a function that is used as a value.
  private(set) var prefix: [Value]
  /// What it took from its surroundings when it was made, for the body's capture slots.
  private(set) var captures: [Value]
  /// What generic parameters stood for where it was made.
  let generics: [TypeParameter: StaticType]
  init(body: FunctionBody, prefix: [Value] = [], captures: [Value] = [], generics: [TypeParameter: StaticType] = [:]) {
    self.generics = generics
    self.body = body
    self.prefix = prefix
    self.captures = captures
  }
  deinit {
    LongChains.release(&captures)
    LongChains.release(&prefix)
  }
}

/// A key path: what is read from a root value that is put in first.
@MainActor
struct KeyPathValue {
  let root: PlaceholderExpression
  let result: Expression

  /// The last name on the way; empty for `\.self`.
  @MainActor var name: String {
    switch result {
    case let call as CatalogueCall: call.entry.name
    case let field as FieldExpression: field.field.name
    case let property as PropertyExpression: property.property.name
    default: ""
    }
  }
  /// What it writes to; nil if it can only be read.
  var place: Place?

  /// The place that it leads to from another.
  func put(on base: Place) -> Place { place.map { KeyPathValue.put($0, base) } ?? base }
  private static func put(_ place: Place, _ base: Place) -> Place {
    switch place {
    case .placeholder: base
    case .field(let inner, let field, let observes): .field(put(inner, base), field, observes: observes)
    case .property(let inner, let property, let span): .property(put(inner, base), property, span)
    case .element(let inner, let index, let span): .element(put(inner, base), index, span)
    case .defaulted(let inner, let key, let fallback): .defaulted(put(inner, base), key, default: fallback)
    case .subscripted(let inner, let function, let arguments, let span): .subscripted(put(inner, base), function, arguments, span)
    case .tuple(let inner, let index): .tuple(put(inner, base), index)
    case .unwrapped(let inner, let isChain, let span): .unwrapped(put(inner, base), isChain: isChain, span)
    case .wrapped(let inner, let field): .wrapped(put(inner, base), field)
    case .part(let inner, let entry, let span): .part(put(inner, base), entry, span)
    case .keyed(let inner, let path, let span): .keyed(put(inner, base), path, span)
    case .indexed(let inner, let entry, let arguments, let span): .indexed(put(inner, base), entry, arguments, span)
    case .variable, .stored, .value: place
    }
  }
}
