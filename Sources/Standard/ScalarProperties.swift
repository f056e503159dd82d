internal import Declarations
internal import Runtime

extension Standard {
  /// Natives of the properties of Unicode scalars, which are the toolchain's; of static texts; and what texts write.
  static var scalarProperties: Natives {
    var table = Natives()
    table["Swift.Unicode.Scalar.properties"] = { (call: inout NativeCall) throws(Interruption) in call.arguments[0] }
    func add(_ name: String, _ value: @escaping @MainActor (Unicode.Scalar.Properties) -> Value) {
      table["Swift.Unicode.Scalar.Properties." + name] = { (call: inout NativeCall) throws(Interruption) in
        guard let scalar = try call.string(0).unicodeScalars.first else {
          throw call.evaluation.mistake("a scalar was expected")
        }
        return value(scalar.properties)
      }
    }
    let flags: [(String, @MainActor (Unicode.Scalar.Properties) -> Bool)] = [
      ("isAlphabetic", { $0.isAlphabetic }), ("isEmoji", { $0.isEmoji }), ("isWhitespace", { $0.isWhitespace }),
      ("isEmojiPresentation", { $0.isEmojiPresentation }), ("isEmojiModifier", { $0.isEmojiModifier }),
      ("isEmojiModifierBase", { $0.isEmojiModifierBase }), ("isUppercase", { $0.isUppercase }),
      ("isLowercase", { $0.isLowercase }), ("isMath", { $0.isMath }), ("isHexDigit", { $0.isHexDigit }),
      ("isASCIIHexDigit", { $0.isASCIIHexDigit }), ("isCased", { $0.isCased }), ("isDash", { $0.isDash }),
      ("isDiacritic", { $0.isDiacritic }), ("isIdeographic", { $0.isIdeographic }), ("isIDStart", { $0.isIDStart }),
      ("isIDContinue", { $0.isIDContinue }), ("isQuotationMark", { $0.isQuotationMark }),
      ("isPatternWhitespace", { $0.isPatternWhitespace }), ("isVariationSelector", { $0.isVariationSelector }),
      ("isJoinControl", { $0.isJoinControl }), ("isDefaultIgnorableCodePoint", { $0.isDefaultIgnorableCodePoint }),
      ("isGraphemeBase", { $0.isGraphemeBase }), ("isGraphemeExtend", { $0.isGraphemeExtend }),
      ("changesWhenUppercased", { $0.changesWhenUppercased }), ("changesWhenLowercased", { $0.changesWhenLowercased }),
      ("isBidiMirrored", { $0.isBidiMirrored }), ("isUnifiedIdeograph", { $0.isUnifiedIdeograph }),
      ("isNoncharacterCodePoint", { $0.isNoncharacterCodePoint }), ("isSentenceTerminal", { $0.isSentenceTerminal }),
    ]
    for (name, flag) in flags { add(name) { .bool(flag($0)) } }
    add("name") { Value(optional: $0.name.map { .string($0) }) }
    add("nameAlias") { Value(optional: $0.nameAlias.map { .string($0) }) }
    add("numericValue") { Value(optional: $0.numericValue.map { .double($0) }) }
    add("uppercaseMapping") { .string($0.uppercaseMapping) }
    add("lowercaseMapping") { .string($0.lowercaseMapping) }
    add("titlecaseMapping") { .string($0.titlecaseMapping) }
    staticTexts(&table)
    interpolations(&table)
    table["Swift.AnyKeyPath.==(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
      .bool(call.arguments[0] == call.arguments[1])
    }
    table["Swift.AnyKeyPath.rootType"] = { (call: inout NativeCall) throws(Interruption) in
      guard case .keyPath(let path) = call.arguments[0] else { throw call.evaluation.mistake("a key path was expected") }
      return .metatype(path.root)
    }
    table["Swift.AnyKeyPath.valueType"] = { (call: inout NativeCall) throws(Interruption) in
      guard case .keyPath(let path) = call.arguments[0] else { throw call.evaluation.mistake("a key path was expected") }
      return .metatype(path.value)
    }
    for owner in ["String", "Substring", "Character", "Unicode.Scalar"] {
      table["Swift.\(owner).write(to:)"] = { (call: inout NativeCall) throws(Interruption) in
        try call.write(try call.string(0), to: 1, call.types.last ?? call.evaluation.types.void)
        return .void
      }
    }
    return table
  }

  /// The collector of a text's segments is the text so far.
  private static func interpolations(_ table: inout Natives) {
    let prefix = "Swift.DefaultStringInterpolation."
    table[prefix + "init(literalCapacity:interpolationCount:)"] = { (_: inout NativeCall) throws(Interruption) in
      .string("")
    }
    @MainActor func append(_ text: String, _ call: inout NativeCall) throws(Interruption) {
      var whole = try call.string(0)
      call.arguments[0] = .void
      try call.append(Substring(text), to: &whole)
      call.arguments[0] = .string(whole)
    }
    for name in ["appendLiteral(_:)", "write(_:)"] {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        try append(try call.string(1), &call)
        return .void
      }
    }
    table[prefix + "appendInterpolation(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let type = call.types.first ?? call.evaluation.types.void
      try append(try call.evaluation.describe(call.arguments[1], type), &call)
      return .void
    }
    table[prefix + "appendInterpolation(_:default:)"] = { (call: inout NativeCall) throws(Interruption) in
      if let value = call.arguments[1].unwrapped {
        try append(try call.evaluation.describe(value, call.types.first ?? call.evaluation.types.void), &call)
      } else {
        let text = try call.call(call.arguments[2], [])
        try append(Text.part(text).map(String.init) ?? "", &call)
      }
      return .void
    }
    table[prefix + "description"] = { (call: inout NativeCall) throws(Interruption) in call.arguments[0] }
    let finish: NativeFunction = { (call: inout NativeCall) throws(Interruption) in call.arguments[0] }
    table["Swift.String.init(stringInterpolation:)"] = finish
    table["Swift.ExpressibleByStringInterpolation.init(stringInterpolation:)"] = { (call: inout NativeCall) throws(Interruption) in
      guard let type = call.types.first, !type.isStandard("String"),
        let make = call.evaluation.standardRequirement("ExpressibleByStringLiteral", "init")
      else { return call.arguments[0] }
      return try call.evaluation.make(type, make, [call.arguments[0]], call.place)
    }
  }

  private static func staticTexts(_ table: inout Natives) {
    let prefix = "Swift.StaticString."
    for label in ["stringLiteral", "unicodeScalarLiteral", "extendedGraphemeClusterLiteral"] {
      table[prefix + "init(\(label):)"] = { (call: inout NativeCall) throws(Interruption) in call.arguments[0] }
    }
    table[prefix + "init()"] = { (_: inout NativeCall) throws(Interruption) in .string("") }
    table[prefix + "description"] = { (call: inout NativeCall) throws(Interruption) in .string(try call.string(0)) }
    table[prefix + "debugDescription"] = { (call: inout NativeCall) throws(Interruption) in
      .string(try call.string(0).debugDescription)
    }
    table[prefix + "utf8CodeUnitCount"] = { (call: inout NativeCall) throws(Interruption) in
      .int(try call.string(0).utf8.count)
    }
    table[prefix + "isASCII"] = { (call: inout NativeCall) throws(Interruption) in
      .bool(try call.string(0).utf8.allSatisfy { $0 < 0x80 })
    }
    table[prefix + "hasPointerRepresentation"] = { (_: inout NativeCall) throws(Interruption) in .bool(true) }
    // The scalars of a text can be changed as a collection.
    let view = "Swift.String.UnicodeScalarView."
    @MainActor func changed(_ text: String) -> Value {
      .library(LibraryValue(TextView(kind: .scalars, text: Substring(text))))
    }
    table[view + "init()"] = { (_: inout NativeCall) throws(Interruption) in changed("") }
    table[view + "append(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      call.arguments[0] = changed(String(try call.part(0)) + (try call.string(1)))
      return .void
    }
    table[view + "append(contentsOf:)"] = { (call: inout NativeCall) throws(Interruption) in
      var text = String(try call.part(0))
      for element in try call.all(1, call.types.last ?? call.evaluation.types.void) {
        try call.append(Text.part(element), to: &text)
      }
      call.arguments[0] = changed(text)
      return .void
    }
    table[view + "replaceSubrange(_:with:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      let range = try call.textRange(1, in: text)
      var more = ""
      for element in try call.all(2, call.types.last ?? call.evaluation.types.void) {
        try call.append(Text.part(element), to: &more)
      }
      call.arguments[0] = changed(String(text[..<range.lowerBound]) + more + text[range.upperBound...])
      return .void
    }
    for owner in ["String", "Substring"] {
      table["Swift.\(owner).unicodeScalars="] = { (call: inout NativeCall) throws(Interruption) in
        call.arguments[0] = .string(String(try call.part(1)))
        return .void
      }
    }
    table["Swift.String.init(_:String.UnicodeScalarView)"] = { (call: inout NativeCall) throws(Interruption) in
      .string(String(try call.part(0)))
    }
  }
}
