internal import Declarations
package import Runtime

/// The standard library of programs that are run: natives for what is hot or has no Swift source, and Swift source for the rest.
@MainActor
package enum Standard {
  /// Adds all natives to a table.
  package static func add(to table: NativeTable) {
    table.add(numbers.all)
    table.add(fractions.all)
    table.add(texts.all)
    table.add(characters.all)
    table.add(arrays.all)
    table.add(slices.all)
    table.add(tables.all)
    table.add(walks.all)
    table.add(others.all)
    table.add(coding.all)
    table.add(randomNumbers.all)
    table.add(reflection.all)
    table.add(buffers.all)
    table.add(words.all)
    table.add(durationNumbers.all)
    table.add(regularExpressions.all)
    table.add(regexComponents.all)
    table.add(scalarProperties.all)
    table.add(memorySizes.all)
    table.add(zeroScalars.all)
    table.add(predicateMacros.all)
  }
  /// Teaches an evaluation how values are printed.
  package static func prepare(_ evaluation: Evaluation) { evaluation.describer = Describing.text }
  /// Swift source by module: for the reader of the libraries.
  package nonisolated static let sources: [String: [String]] = [
    "Swift": [
      collections, rangeReplaceable, collectionViews, sequences, lazySequences, algebra, lazyCollections,
      wrappedCollections, searching, differences, erasedCollections, randomChoices, asyncSequences, durations,
      regexSearching, vectors, literalKinds, priorities, isolation, rangeCoding,
    ],
    "Dispatch": [qualities, dispatching],
    "Foundation": [
      sorting, predicates, measuring, localizing, notifications, fileAddresses, files, requests, chances,
      componentsFormatting, caches, referenceObjects, olderRectangles,
    ],
    "Observation": [observing],
    "SwiftUI": [animating],
    "UIKit": [literals],
  ]
}

/// Natives that are being gathered.
struct Natives {
  private static let missing: NativeFunction = { @MainActor (call: inout NativeCall) throws(Interruption) -> Value in
    throw call.evaluation.mistake("a native is not there")
  }
  private(set) var all: [String: NativeFunction] = [:]
  subscript(key: String) -> NativeFunction {
    get { all[key] ?? Self.missing }
    set { all[key] = newValue }
  }
}

extension NativeCall {
  /// A case of an enumeration of the standard library by its name.
  @MainActor func named(_ type: String, _ name: String) throws(Interruption) -> Value {
    guard let nominal = evaluation.program.settled.standard(type),
      let index = evaluation.program.settled.cases(of: nominal).firstIndex(where: { $0.name == name })
    else { throw evaluation.mistake("'\(type).\(name)' is not known") }
    return .enumeration(index, [])
  }
  @MainActor func int(_ index: Int) throws(Interruption) -> Int {
    if case .int(let number) = arguments[index] { return number }
    throw evaluation.mistake("a whole number was expected")
  }
  @MainActor func double(_ index: Int) throws(Interruption) -> Double {
    if case .double(let number) = arguments[index] { return number }
    throw evaluation.mistake("a number was expected")
  }
  @MainActor func bool(_ index: Int) throws(Interruption) -> Bool {
    if case .bool(let flag) = arguments[index] { return flag }
    throw evaluation.mistake("a truth value was expected")
  }
  /// An argument that is a text or a part of one.
  @MainActor func part(_ index: Int) throws(Interruption) -> Substring {
    if let text = Text.part(arguments[index]) { return text }
    throw evaluation.mistake("a text was expected")
  }
  @MainActor func string(_ index: Int) throws(Interruption) -> String {
    if case .string(let text) = arguments[index] { return text }
    return String(try part(index))
  }
  /// True if a closure says so.
  @MainActor func holds(_ closure: Value, _ arguments: [Value]) throws(Interruption) -> Bool {
    if case .bool(let flag) = try call(closure, arguments) { return flag }
    return false
  }
  /// All elements of an argument that is a sequence.
  @MainActor func all(_ index: Int, _ type: RuntimeType) throws(Interruption) -> [Value] {
    if case .array(let elements) = arguments[index] { return elements }
    var made: [Value] = []
    var walk = try evaluation.iteration(of: arguments[index], type)
    while let element = try walk.next(evaluation) {
      made.append(element)
      try evaluation.charge(1)
    }
    return made
  }
  /// Makes a text longer, as far as a text may be.
  @MainActor func append(_ part: Substring?, to text: inout String) throws(Interruption) {
    guard let part else { return }
    try evaluation.makeRoom(bytes: text.utf8.count + part.utf8.count, at: place)
    text += part
  }
  /// An argument with a default.
  @MainActor func int(_ index: Int, or value: Int) -> Int {
    if case .int(let number) = arguments[index] { return number }
    return value
  }
  /// The base of a number's digits, 10 where none is given.
  @MainActor func radix(_ index: Int) throws(Interruption) -> Int {
    let radix = index < arguments.count ? int(index, or: 10) : 10
    guard (2...36).contains(radix) else { throw evaluation.trap("Fatal error: Radix not in range 2...36") }
    return radix
  }
  @MainActor func bool(_ index: Int, or value: Bool) -> Bool {
    if case .bool(let flag) = arguments[index] { return flag }
    return value
  }
}
