@preconcurrency internal import RegexBuilder
internal import Runtime

extension Standard {
  /// Natives of the module `RegexBuilder`: they put parts together, of which the toolchain's components are made.
  static var regexComponents: Natives {
    var table = Natives()
    builders(&table)
    repetitions(&table)
    captures(&table)
    characters(&table)
    anchors(&table)
    return table
  }
  private static let module = "RegexBuilder."
  private static func value(_ parts: RegexParts) -> Value { .library(LibraryValue(RegexValue(parts))) }

  private static func builders(_ table: inout Natives) {
    let same: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      .library(LibraryValue(try call.component(0)))
    }
    for builder in ["RegexComponentBuilder.", "AlternationBuilder."] {
      table[module + builder + "buildExpression(_:)"] = same
      table[module + builder + "buildPartialBlock(first:)"] = same
    }
    table[module + "RegexComponentBuilder.buildBlock()"] = { (_: inout NativeCall) throws(Interruption) in
      value(.sequence([]))
    }
    table[module + "RegexComponentBuilder.buildPartialBlock(accumulated:next:)"] = {
      (call: inout NativeCall) throws(Interruption) in
      value(.sequence([try call.component(0), try call.component(1)]))
    }
    table[module + "AlternationBuilder.buildPartialBlock(accumulated:next:)"] = {
      (call: inout NativeCall) throws(Interruption) in
      let (first, next) = (try call.component(0), try call.component(1))
      if case .choice(let parts)? = first.parts, first.options.isEmpty { return value(.choice(parts + [next])) }
      return value(.choice([first, next]))
    }
    for owner in ["String", "Substring", "Character", "Unicode.Scalar"] + components {
      table[module + owner + ".regex"] = same
    }
    for owner in ["Regex", "One", "ChoiceOf"] { table[module + owner + ".init(_:)"] = same }
    table[module + "Local.init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      value(.local(try call.component(0)))
    }
    for (owner, isNegative) in [("Lookahead", false), ("NegativeLookahead", true)] {
      table[module + owner + ".init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
        value(.lookahead(try call.component(0), isNegative: isNegative))
      }
    }
  }
  private static let components = [
    "One", "Lookahead", "NegativeLookahead", "Local", "OneOrMore", "ZeroOrMore", "Optionally", "Repeat", "ChoiceOf",
    "Capture", "TryCapture", "Reference", "Anchor", "CharacterClass",
  ]

  private static func repetitions(_ table: inout Natives) {
    for greed in RegexGreed.allCases {
      table["Swift.RegexRepetitionBehavior.\(greed)"] = { (_: inout NativeCall) throws(Interruption) in
        .library(LibraryValue(greed))
      }
    }
    let bounds: [(String, Int, Int?)] = [("OneOrMore", 1, nil), ("ZeroOrMore", 0, nil), ("Optionally", 0, 1)]
    for (owner, least, most) in bounds {
      table[module + owner + ".init(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        value(.repeated(try call.onlyComponent(), least, most, call.greed))
      }
    }
    let counted: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      let component = try call.onlyComponent()
      guard let count = call.arguments.compactMap({ if case .int(let count) = $0 { count } else { nil } }).first,
        count >= 0
      else { throw call.trap("Fatal error: Must specify a positive count") }
      return value(.repeated(component, count, count, nil))
    }
    table[module + "Repeat.init(_:count:)"] = counted
    table[module + "Repeat.init(count:_:)"] = counted
    table[module + "Repeat.init(_:_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (component, bounds) = (try call.onlyComponent(), try call.bounds())
      return value(.repeated(component, bounds.least, bounds.most, call.greed))
    }
  }

  private static func captures(_ table: inout Natives) {
    table[module + "Reference.init(_:)"] = { (_: inout NativeCall) throws(Interruption) in
      value(.reference(RegexReference()))
    }
    for (owner, mayFail) in [("Capture", false), ("TryCapture", true)] {
      for labels in ["_:", "_:as:", "as:_:"] {
        table[module + owner + ".init(\(labels))"] = { (call: inout NativeCall) throws(Interruption) in
          let reference = call.takeReference()
          return value(.capture(try call.onlyComponent(), reference, nil))
        }
        table[module + owner + ".init(\(labels)transform:)"] = { (call: inout NativeCall) throws(Interruption) in
          let transform = RegexTransform(call.arguments.removeLast(), mayFail: mayFail)
          let reference = call.takeReference()
          return value(.capture(try call.onlyComponent(), reference, transform))
        }
      }
    }
    table[module + "Regex.Match.subscript(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      guard let reference = call.takeReference(), case .structure(let fields) = call.arguments[0],
        case .library(let library)? = fields.last, let named = library.value as? [ObjectIdentifier: Value],
        let found = named[ObjectIdentifier(reference)]
      else { throw call.trap("Fatal error: Reference did not capture any value") }
      return found
    }
  }

  private static func anchors(_ table: inout Natives) {
    let anchors: [(String, Anchor)] = [
      ("startOfSubject", .startOfSubject), ("endOfSubjectBeforeNewline", .endOfSubjectBeforeNewline),
      ("endOfSubject", .endOfSubject), ("firstMatchingPositionInSubject", .firstMatchingPositionInSubject),
      ("textSegmentBoundary", .textSegmentBoundary), ("startOfLine", .startOfLine), ("endOfLine", .endOfLine),
      ("wordBoundary", .wordBoundary),
    ]
    for (name, anchor) in anchors {
      table[module + "Anchor." + name] = { (_: inout NativeCall) throws(Interruption) in value(.anchor(anchor)) }
    }
    table[module + "Anchor.inverted"] = { (call: inout NativeCall) throws(Interruption) in
      guard case .anchor(let anchor)? = try call.component(0).parts else {
        throw call.evaluation.mistake("an anchor was expected")
      }
      return value(.anchor(anchor.inverted))
    }
  }

  private static func characters(_ table: inout Natives) {
    let classes: [(String, CharacterClass)] = [
      ("any", .any), ("anyNonNewline", .anyNonNewline), ("anyGraphemeCluster", .anyGraphemeCluster),
      ("whitespace", .whitespace), ("digit", .digit), ("hexDigit", .hexDigit),
      ("horizontalWhitespace", .horizontalWhitespace), ("newlineSequence", .newlineSequence),
      ("verticalWhitespace", .verticalWhitespace), ("word", .word),
    ]
    for (name, characters) in classes {
      table[module + "RegexComponent." + name] = { (_: inout NativeCall) throws(Interruption) in
        value(.characters(characters))
      }
    }
    table[module + "RegexComponent.anyOf(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let members = try call.all(0, call.types[call.types.count - 1]).map { (value) throws(Interruption) in
        Text.part(value).map(String.init) ?? ""
      }
      return value(.characters(.anyOf(members.joined())))
    }
    table[module + "CharacterClass.init(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      var made = try call.characters(call.arguments[0])
      guard case .array(let rest) = call.arguments[1] else { return value(.characters(made)) }
      for other in rest { made = made.union(try call.characters(other)) }
      return value(.characters(made))
    }
    table[module + "CharacterClass.inverted"] = { (call: inout NativeCall) throws(Interruption) in
      value(.characters(try call.characters(call.arguments[0]).inverted))
    }
    func join(_ name: String, _ join: @escaping (CharacterClass, CharacterClass) -> CharacterClass) {
      table[module + "CharacterClass.\(name)(_:)"] = { (call: inout NativeCall) throws(Interruption) in
        value(.characters(join(try call.characters(call.arguments[0]), try call.characters(call.arguments[1]))))
      }
    }
    join("union") { $0.union($1) }
    join("intersection") { $0.intersection($1) }
    join("subtracting") { $0.subtracting($1) }
    join("symmetricDifference") { $0.symmetricDifference($1) }
    table[module + "...(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (first, last) = (try call.string(0), try call.string(1))
      guard let from = first.first, let to = last.first, from <= to else {
        throw call.trap("Fatal error: Range requires lowerBound <= upperBound")
      }
      return value(.characters(from...to))
    }
  }
}

extension NativeCall {
  /// A component among the arguments, or what a builder's closure gives.
  @MainActor fileprivate func component(_ index: Int) throws(Interruption) -> RegexValue {
    guard case .closure = arguments[index] else { return try regex(index) }
    let made = NativeCall(evaluation, arguments: [try call(arguments[index], [])], place: place)
    return try made.regex(0)
  }
  /// The one argument that is a component or a builder's closure.
  @MainActor fileprivate func onlyComponent() throws(Interruption) -> RegexValue {
    let index = arguments.indices.first {
      if case .closure = arguments[$0] { return true }
      return regexIfKnown($0) != nil
    }
    return try component(index ?? 0)
  }
  @MainActor fileprivate var greed: RegexGreed? {
    for case .library(let library) in arguments {
      if let greed = library.value as? RegexGreed { return greed }
    }
    return nil
  }
  /// Takes a reference out of the arguments, if there is one.
  @MainActor fileprivate mutating func takeReference() -> RegexReference? {
    for (index, argument) in arguments.enumerated() {
      if case .library(let library) = argument, case .reference(let reference)? = (library.value as? RegexValue)?.parts,
        arguments.count > 1
      {
        arguments.remove(at: index)
        return reference
      }
    }
    return nil
  }
  @MainActor fileprivate func characters(_ value: Value) throws(Interruption) -> CharacterClass {
    if case .library(let library) = value, case .characters(let found)? = (library.value as? RegexValue)?.parts {
      return found
    }
    throw evaluation.mistake("a class of characters was expected")
  }
  /// The least and the most of a range of whole numbers among the arguments.
  @MainActor fileprivate func bounds() throws(Interruption) -> (least: Int, most: Int?) {
    for (argument, type) in zip(arguments, rangeTypes) {
      guard case .structure(let fields) = argument, let type else { continue }
      let numbers = fields.compactMap { if case .int(let number) = $0 { number } else { nil } }
      guard let first = numbers.first else { continue }
      switch type {
      case "Range": return (first, (numbers.last ?? first) - 1)
      case "ClosedRange": return (first, numbers.last)
      case "PartialRangeFrom": return (first, nil)
      case "PartialRangeThrough": return (0, first)
      default: return (0, first - 1)
      }
    }
    throw evaluation.mistake("a range was expected")
  }
  /// For each argument the name of the range among the call's types.
  @MainActor private var rangeTypes: [String?] {
    let names = ["ClosedRange", "Range", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo"]
    let found = names.first { name in types.contains { $0.isStandard(name) } }
    return arguments.map { _ in found }
  }
}
