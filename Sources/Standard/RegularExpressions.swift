internal import Declarations
internal import Foundation
internal import Runtime
internal import Synchronization

/// A regular expression: its pattern and the options that were set, of which the toolchain's own is made.
struct RegexValue: Sendable {
  enum Option: Sendable {
    case ignoresCase(Bool), asciiWords(Bool), asciiDigits(Bool), asciiBlanks(Bool), asciiClasses(Bool)
    case dotMatchesNewlines(Bool), anchorsMatchLineEndings(Bool), simpleWords(Bool), scalars(Bool)
  }
  enum Search: Sendable { case first, whole, prefix, all }

  var pattern: String
  /// The pattern is a text to be found as it is.
  var isVerbatim = false
  var options: [Option] = []
  /// What it is made of, if a builder made it: then there is no pattern.
  var parts: RegexParts?

  func made(_ captures: RegexCaptures? = nil) throws -> Regex<AnyRegexOutput> {
    if let parts { return set(Regex<AnyRegexOutput>(try parts.made(captures))) }
    return set(isVerbatim ? Regex<AnyRegexOutput>(verbatim: pattern) : try Regex(pattern))
  }
  /// The expression with the options that were set.
  private func set(_ made: Regex<AnyRegexOutput>) -> Regex<AnyRegexOutput> {
    var regex = made
    for option in options {
      switch option {
      case .ignoresCase(let flag): regex = regex.ignoresCase(flag)
      case .asciiWords(let flag): regex = regex.asciiOnlyWordCharacters(flag)
      case .asciiDigits(let flag): regex = regex.asciiOnlyDigits(flag)
      case .asciiBlanks(let flag): regex = regex.asciiOnlyWhitespace(flag)
      case .asciiClasses(let flag): regex = regex.asciiOnlyCharacterClasses(flag)
      case .dotMatchesNewlines(let flag): regex = regex.dotMatchesNewlines(flag)
      case .anchorsMatchLineEndings(let flag): regex = regex.anchorsMatchLineEndings(flag)
      case .simpleWords(let flag): regex = regex.wordBoundaryKind(flag ? .simple : .default)
      case .scalars(let flag): regex = regex.matchingSemantics(flag ? .unicodeScalar : .graphemeCluster)
      }
    }
    return regex
  }

  /// Whether the time of a search may grow with the power of the text's length: something repeated is repeated.
  var isRisky: Bool {
    if isVerbatim { return false }
    if let parts { return parts.isRisky }
    var (repeats, isEscaped, isClass): ([Bool], Bool, Bool) = ([false], false, false)
    var last: Bool?
    for letter in pattern {
      let inner = last
      last = nil
      if isEscaped {
        isEscaped = false
        continue
      }
      switch letter {
      case "\\": isEscaped = true
      case "[": isClass = true
      case "]": isClass = false
      case "(" where !isClass: repeats.append(false)
      case ")" where !isClass:
        let own = repeats.count > 1 ? repeats.removeLast() : false
        last = own
        if own { repeats[repeats.count - 1] = true }
      case "*", "+", "{":
        if isClass { break }
        if inner == true { return true }
        repeats[repeats.count - 1] = true
      case "|" where !isClass: repeats[repeats.count - 1] = true
      default: break
      }
    }
    return false
  }
}

/// What a search found, as numbers of bytes before each place: nil for a group that captured nothing.
struct RegexFinding: Sendable {
  struct Part: Sendable {
    var range: Range<Int>?
    var name: String?
    /// The number of what a program's own closure made of it.
    var captured: Int?
    /// That itself. Values of a program live on the main thread only: no other sets this.
    nonisolated(unsafe) var value: Value?
  }
  var parts: [Part]
  /// The groups that references stand for.
  var references: [ObjectIdentifier: Int] = [:]
  var range: Range<Int> { parts.first?.range ?? 0..<0 }

  init(_ match: Regex<AnyRegexOutput>.Match, in text: Substring) {
    parts = (0..<match.output.count).map { index in
      let part = match.output[index]
      return Part(
        range: part.range.map { Text.offset($0.lowerBound, in: text)..<Text.offset($0.upperBound, in: text) },
        name: part.name, captured: Self.captured(part.value))
    }
  }
  /// What a closure gave, in however many optionals it stands.
  private static func captured(_ value: Any?) -> Int? {
    guard let value else { return nil }
    if let found = value as? CapturedNumber { return found.number }
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first.flatMap { captured($0.value) } : nil
  }

  static func search(
    _ value: RegexValue, _ search: RegexValue.Search, _ text: Substring, _ captures: RegexCaptures? = nil
  ) throws -> [RegexFinding] {
    let regex = try value.made(captures)
    let found: [RegexFinding]
    switch search {
    case .first: found = try regex.firstMatch(in: text).map { [RegexFinding($0, in: text)] } ?? []
    case .whole: found = try regex.wholeMatch(in: text).map { [RegexFinding($0, in: text)] } ?? []
    case .prefix: found = try regex.prefixMatch(in: text).map { [RegexFinding($0, in: text)] } ?? []
    case .all: found = text.matches(of: regex).map { RegexFinding($0, in: text) }
    }
    guard let references = value.parts?.references, !references.isEmpty else { return found }
    return found.map { finding in
      var finding = finding
      finding.references = references
      return finding
    }
  }
}

extension NativeCall {
  /// A regular expression among the arguments, or what a component says is its own.
  @MainActor func regex(_ index: Int) throws(Interruption) -> RegexValue {
    if let regex = regexIfKnown(index) { return regex }
    throw evaluation.fail("a component of a regular expression of one's own is not in the playground yet", at: place)
  }

  /// The same; nil for what is no component that is known here.
  @MainActor func regexIfKnown(_ index: Int) -> RegexValue? {
    switch arguments[index] {
    case .library(let library): library.value as? RegexValue
    case let value: Text.part(value).map { RegexValue(pattern: String($0), isVerbatim: true) }
    }
  }

  /// Searches a text. What may take longer than any text is worth runs beside, and is left there after a second.
  @MainActor func search(
    _ regex: RegexValue, _ search: RegexValue.Search, in text: Substring, throwsErrors: Bool = false
  ) throws(Interruption) -> [RegexFinding] {
    let length = text.utf8.count
    try evaluation.charge(length * (search == .whole || search == .prefix ? 1 : 4))
    if regex.parts?.callsProgram == true {
      let captures = RegexCaptures(evaluation)
      let found = (try? RegexFinding.search(regex, search, text, captures)) ?? []
      if let ended = captures.ended {
        if ended.kind != .thrown || throwsErrors { throw ended }
        // An error that a closure throws is no match, where nothing says `try`.
        evaluation.thrown = nil
      }
      return found.map { captures.filled($0) }
    }
    if length > 100_000 { throw trap("a text of \(length) bytes is too long for a regular expression here") }
    if regex.isRisky, length > 15 {
      let done = DispatchSemaphore(value: 0)
      let result = SearchResult()
      let thread = Thread {
        let made = try? RegexFinding.search(regex, search, text)
        result.set(made ?? [])
        done.signal()
      }
      thread.stackSize = 8 << 20
      thread.start()
      guard done.wait(timeout: .now() + 1) == .success else {
        throw trap("this regular expression takes more than a second with this text")
      }
      return result.value
    }
    do { return try RegexFinding.search(regex, search, text) } catch {
      throw evaluation.mistake("a regular expression could not be made")
    }
  }
  private final class SearchResult: Sendable {
    private let found = Mutex<[RegexFinding]>([])
    var value: [RegexFinding] { found.withLock { $0 } }
    func set(_ value: [RegexFinding]) { found.withLock { $0 = value } }
  }
}

extension Standard {
  /// Natives of regular expressions: what is found is the toolchain's, the types are the program's.
  static var regularExpressions: Natives {
    var table = Natives()
    table["Swift._regularExpression"] = { (call: inout NativeCall) throws(Interruption) in
      .library(LibraryValue(RegexValue(pattern: try call.string(0))))
    }
    makers(&table)
    options(&table)
    searches(&table)
    outputs(&table)
    return table
  }

  private static func makers(_ table: inout Natives) {
    table["Swift.Regex.regex"] = { (call: inout NativeCall) throws(Interruption) in call.arguments[0] }
    let make: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      if case .library(let library) = call.arguments[0], library.value is RegexValue { return call.arguments[0] }
      let regex = RegexValue(pattern: try call.string(0))
      do { _ = try regex.made() } catch {
        throw call.evaluation.raise(
          .existential(ExistentialValue(.library(LibraryValue("\(error)")), call.evaluation.types.void)))
      }
      return .library(LibraryValue(regex))
    }
    for labels in ["_:", "_:as:"] { table["Swift.Regex.init(\(labels))"] = make }
    for label in ["verbatim", "quoting"] {
      table["Swift.Regex.init(\(label):)"] = { (call: inout NativeCall) throws(Interruption) in
        .library(LibraryValue(RegexValue(pattern: try call.string(0), isVerbatim: true)))
      }
    }
    table["Swift.Regex.contains(captureNamed:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (regex, name) = (try call.regex(0), try call.string(1))
      return .bool((try? regex.made())?.contains(captureNamed: name) ?? false)
    }
  }

  private static func options(_ table: inout Natives) {
    func add(_ name: String, _ option: @escaping (Bool) -> RegexValue.Option) {
      table["Swift.Regex.\(name)(_:)"] = { (call: inout NativeCall) throws(Interruption) in
        var regex = try call.regex(0)
        regex.options.append(option(call.bool(1, or: true)))
        return .library(LibraryValue(regex))
      }
    }
    add("ignoresCase") { .ignoresCase($0) }
    add("asciiOnlyWordCharacters") { .asciiWords($0) }
    add("asciiOnlyDigits") { .asciiDigits($0) }
    add("asciiOnlyWhitespace") { .asciiBlanks($0) }
    add("asciiOnlyCharacterClasses") { .asciiClasses($0) }
    add("dotMatchesNewlines") { .dotMatchesNewlines($0) }
    add("anchorsMatchLineEndings") { .anchorsMatchLineEndings($0) }
    add("wordBoundaryKind") { .simpleWords($0) }
    add("matchingSemantics") { .scalars($0) }
    for (owner, names) in [
      ("RegexWordBoundaryKind", ["default", "simple"]), ("RegexSemanticLevel", ["graphemeCluster", "unicodeScalar"]),
    ] {
      for (index, name) in names.enumerated() {
        table["Swift.\(owner).\(name)"] = { (_: inout NativeCall) throws(Interruption) in .bool(index == 1) }
      }
    }
  }

  /// The match as `Regex.Match` keeps it: the range, the output, all captures.
  @MainActor static func match(_ finding: RegexFinding, in text: Substring, _ output: RuntimeType) -> Value {
    func part(_ index: Int) -> Value {
      if finding.parts.indices.contains(index), let value = finding.parts[index].value { return value }
      guard finding.parts.indices.contains(index), let range = finding.parts[index].range,
        let start = Text.index(range.lowerBound, in: text), let end = Text.index(range.upperBound, in: text)
      else { return .none }
      return Text.value(text[start..<end])
    }
    func range(_ range: Range<Int>) -> Value { .structure([.int(range.lowerBound), .int(range.upperBound)]) }
    let captures = Value.array(
      finding.parts.indices.map { index in
        .structure([
          Value(optional: finding.parts[index].range.map { range($0) }), part(index),
          Value(optional: finding.parts[index].name.map { .string($0) }),
        ])
      })
    let made: Value
    if case .tuple(let elements) = output.kind {
      made = .tuple(elements.indices.map { part($0) })
    } else if output.isStandard("AnyRegexOutput") {
      made = captures
    } else {
      made = part(0)
    }
    if finding.references.isEmpty { return .structure([made, range(finding.range), captures]) }
    let named = finding.references.mapValues { part($0) }
    return .structure([made, range(finding.range), captures, .library(LibraryValue(named))])
  }

  private static func searches(_ table: inout Natives) {
    func output(_ call: NativeCall) -> RuntimeType {
      for type in call.types.reversed() where type.isStandard("Regex") { return type.argument(0) }
      return call.types.last ?? call.evaluation.types.void
    }
    let collection = "Swift.BidirectionalCollection."
    for (name, search) in [
      ("firstMatch(of:)", RegexValue.Search.first), ("wholeMatch(of:)", .whole), ("prefixMatch(of:)", .prefix),
    ] {
      table[collection + name] = { (call: inout NativeCall) throws(Interruption) in
        let text = try call.part(0)
        let found = try call.search(try call.regex(1), search, in: text)
        return Value(optional: found.first.map { match($0, in: text, output(call)) })
      }
    }
    for (name, search) in [
      ("firstMatch(in:)", RegexValue.Search.first), ("wholeMatch(in:)", .whole), ("prefixMatch(in:)", .prefix),
    ] {
      table["Swift.Regex." + name] = { (call: inout NativeCall) throws(Interruption) in
        let text = try call.part(1)
        let found = try call.search(try call.regex(0), search, in: text, throwsErrors: true)
        return Value(optional: found.first.map { match($0, in: text, call.types[0]) })
      }
    }
    table[collection + "matches(of:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      return .array(try call.search(try call.regex(1), .all, in: text).map { match($0, in: text, output(call)) })
    }
    table["Swift._regexRanges(_:_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (regex, text, limit) = (try call.regex(0), try call.part(1), try call.int(2))
      let found = try call.search(regex, limit == 1 ? .first : .all, in: text)
      return .array(found.prefix(max(limit, 0)).map { .structure([.int($0.range.lowerBound), .int($0.range.upperBound)]) })
    }
    table["Swift._regexPrefix(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let found = try call.search(try call.regex(0), .prefix, in: try call.part(1))
      return Value(optional: found.first.map { .int($0.range.upperBound) })
    }
  }

  private static func outputs(_ table: inout Natives) {
    reading("Swift.AnyRegexOutput.", isSlice: false, &table)
    for (name, index) in [("range", 0), ("substring", 1), ("name", 2)] {
      table["Swift.AnyRegexOutput.Element.\(name)"] = { (call: inout NativeCall) throws(Interruption) in
        guard case .structure(let parts) = call.arguments[0], parts.count == 3 else {
          throw call.evaluation.mistake("a capture was expected")
        }
        return parts[index]
      }
    }
    let named: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      var captures = call.arguments[0]
      if case .structure(let parts) = captures, parts.count >= 3 { captures = parts[2] }
      let name = try call.string(1)
      guard case .array(let elements) = captures else { return .none }
      for case .structure(let parts) in elements {
        if case .string(name) = parts[2] { return .structure(parts) }
      }
      return .none
    }
    table["Swift.AnyRegexOutput.subscript(_:String)"] = named
    table["Swift.Regex.Match.subscript(_:String)"] = named
  }
}
