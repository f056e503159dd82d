package import Declarations

extension Maker {
  static let wholeNumbers: Set<String> = [
    "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
  static let fractions: Set<String> = ["Double", "Float", "CGFloat", "Float16", "Float80"]

  func integer(_ text: String, _ expression: Expression) -> Code {
    let type = withoutPlace(expression.type)
    let number = LiteralText.integer(text)
    if let name = standardName(type) {
      if Self.wholeNumbers.contains(name), let number { return IntConstant(number) }
      if Self.fractions.contains(name) {
        return DoubleConstant(rounded(LiteralText.fraction(text) ?? Double(number ?? 0), name))
      }
    }
    return literal(.int(number ?? 0), "ExpressibleByIntegerLiteral", "integerLiteral", expression)
  }
  func fraction(_ text: String, _ expression: Expression) -> Code {
    let value = LiteralText.fraction(text) ?? 0
    if let name = standardName(withoutPlace(expression.type)), Self.fractions.contains(name) {
      return DoubleConstant(rounded(value, name))
    }
    return literal(.double(value), "ExpressibleByFloatLiteral", "floatLiteral", expression)
  }
  private func rounded(_ value: Double, _ name: String) -> Double { name == "Float" ? Double(Float(value)) : value }

  /// A literal of a type that says itself what it makes of it.
  func literal(_ value: Value, _ owner: String, _ label: String, _ expression: Expression) -> Code {
    let type = withoutPlace(expression.type)
    if let name = standardName(type), ["Bool", "String", "Character", "Substring"].contains(name) {
      return Constant(value)
    }
    let evaluation = evaluation
    guard let requirement = evaluation.standardRequirement(owner, "init", labels: [label]) else {
      return fail("this literal", expression.range)
    }
    let code = self.type(type)
    let place = place(expression.range)
    return Do { (frame: Frame) throws(Interruption) in
      let own = try code.type(frame)
      if let built = Self.builtIn(value, own) { return built }
      return try frame.evaluation.make(own, requirement, [Self.written(value, own, frame.evaluation)], place)
    }
  }
  /// A whole number as the type takes it that makes something of it, which may be a fraction.
  static func written(_ value: Value, _ type: RuntimeType, _ evaluation: Evaluation) -> Value {
    guard case .int(let number) = value, let owner = evaluation.program.settled.standard("ExpressibleByIntegerLiteral"),
      let declaration = evaluation.program.settled.associatedType(named: "IntegerLiteralType", in: owner),
      case .nominal(let nominal, _)? = evaluation.types.associated(declaration, of: type)?.kind
    else { return value }
    return fractions.contains(nominal.name) ? .double(Double(number)) : value
  }
  /// A literal of one of the types that the runtime itself has.
  static func builtIn(_ value: Value, _ type: RuntimeType) -> Value? {
    guard case .nominal(let nominal, _) = type.kind, nominal.isStandard || nominal.name == "CGFloat" else { return nil }
    switch value {
    case .int(let number):
      if wholeNumbers.contains(nominal.name) { return value }
      return fractions.contains(nominal.name) ? .double(Double(number)) : nil
    case .double: return fractions.contains(nominal.name) ? value : nil
    case .string: return ["String", "Character"].contains(nominal.name) ? value : nil
    case .bool: return nominal.name == "Bool" ? value : nil
    default: return nil
    }
  }

  func nilLiteral(_ expression: Expression) -> Code {
    let type = withoutPlace(expression.type)
    if optionalObject(type) != nil || type == .hole { return Constant(.none) }
    return literal(.void, "ExpressibleByNilLiteral", "nilLiteral", expression)
  }

  func string(_ segments: [Expression.Segment], _ expression: Expression) -> Code {
    if segments.allSatisfy({ $0.arguments == nil }) {
      let text = segments.map { LiteralText.unescaped($0.text) }.joined()
      let type = withoutPlace(expression.type)
      if let name = standardName(type), ["String", "Character", "Substring"].contains(name) {
        return Constant(.string(text))
      }
      let isText = settled.standard("ExpressibleByStringLiteral")
      if case .nominal(let nominal, _) = type, let isText, settled.conformance(of: nominal, to: isText) == nil {
        return literal(
          .string(text), "ExpressibleByUnicodeScalarLiteral", "unicodeScalarLiteral", expression)
      }
      return literal(.string(text), "ExpressibleByStringLiteral", "stringLiteral", expression)
    }
    if let code = ownInterpolation(segments, expression) { return code }
    enum Part {
      case text(String)
      case value(Code, TypeCode)
      case string(Code)
    }
    let parts = segments.map { segment -> Part in
      guard let first = segment.arguments?.arguments.first?.value else {
        return .text(LiteralText.unescaped(segment.text))
      }
      let type = withoutPlace(first.type)
      if standardName(type) == "String" { return .string(self.expression(first)) }
      return .value(self.expression(first), self.type(type))
    }
    let code = Do { (frame: Frame) throws(Interruption) in
      var text = ""
      for part in parts {
        switch part {
        case .text(let part): text += part
        case .string(let code): if case .string(let part) = try code.value(frame) { text += part }
        case .value(let code, let type):
          text += try frame.evaluation.describe(try code.value(frame), try type.type(frame))
        }
        if text.utf8.count > 1_024 { try frame.evaluation.makeRoom(bytes: text.utf8.count) }
      }
      return .string(text)
    }
    if standardName(withoutPlace(expression.type)) == "String" { return code }
    let type = type(withoutPlace(expression.type))
    guard let requirement = evaluation.standardRequirement("ExpressibleByStringLiteral", "init") else { return code }
    return Do { (frame: Frame) throws(Interruption) in
      let own = try type.type(frame)
      let text = try code.value(frame)
      if let built = Self.builtIn(text, own) { return built }
      return try frame.evaluation.make(own, requirement, [text], nil)
    }
  }

  /// An interpolation with a collector of its own: `appendLiteral`, `appendInterpolation`, `init(stringInterpolation:)`.
  private func ownInterpolation(_ segments: [Expression.Segment], _ expression: Expression) -> Code? {
    var calls: [Code?] = []
    var collector: Declaration?
    for segment in segments {
      guard let first = segment.arguments?.arguments.first?.value else {
        calls.append(nil)
        continue
      }
      guard let call = settled.interpolationCall(of: first), case .call(let callee, _) = call.kind,
        case .member(let base, _) = callee.kind, case .reference(let reference) = base.kind,
        let instance = reference.candidates.first as? VariableDeclaration
      else { return nil }
      if collector == nil { collector = instance }
      let slot: Int
      if case .plain(let known)? = collector.flatMap({ slots[$0] }) { slot = known } else { slot = self.slot() }
      slots[instance] = .plain(slot)
      if let collector { slots[collector] = .plain(slot) }
      calls.append(self.expression(call))
    }
    guard let collector = collector as? VariableDeclaration, case .plain(let slot)? = slots[collector],
      let start = evaluation.standardRequirement(
        "StringInterpolationProtocol", "init", labels: ["literalCapacity", "interpolationCount"]),
      let append = evaluation.standardRequirement("StringInterpolationProtocol", "appendLiteral"),
      let finish = evaluation.standardRequirement(
        "ExpressibleByStringInterpolation", "init", labels: ["stringInterpolation"])
    else { return nil }
    let collecting = type(settled.type(of: collector))
    let own = type(withoutPlace(expression.type))
    let texts = segments.map { LiteralText.unescaped($0.text) }
    let length = texts.reduce(0) { $0 + $1.utf8.count }
    let count = segments.count { $0.arguments != nil }
    return Do { (frame: Frame) throws(Interruption) in
      let type = try collecting.type(frame)
      frame.slots[slot] = try frame.evaluation.make(type, start, [.int(length), .int(count)], nil)
      for (text, call) in zip(texts, calls) {
        if let call {
          _ = try call.value(frame)
        } else if !text.isEmpty {
          var arguments = [frame.slots[slot], .string(text)]
          frame.slots[slot] = .void
          _ = try frame.evaluation.invoke(frame.evaluation.requirement(append, .body, of: type), &arguments)
          frame.slots[slot] = arguments[0]
        }
      }
      return try frame.evaluation.make(try own.type(frame), finish, [frame.slots[slot]], nil)
    }
  }

  func array(_ elements: [Expression], _ expression: Expression) -> Code {
    let type = withoutPlace(expression.type)
    let element: Type
    if case .nominal(_, let arguments) = type, let first = arguments.first { element = first } else { element = .hole }
    guard standardName(type) == "Array" else { return ownArray(elements, type, expression) }
    let codes = elements.map { self.expression($0, as: element) }
    return Do { (frame: Frame) throws(Interruption) in
      var values: [Value] = []
      values.reserveCapacity(codes.count)
      for code in codes { values.append(try code.value(frame)) }
      return try frame.evaluation.probed(.array(values))
    }
  }
  private func ownArray(_ elements: [Expression], _ type: Type, _ expression: Expression) -> Code {
    let code = self.type(type)
    let isSet = standardName(type) == "Set"
    var element = Type.hole
    if case .nominal(_, let arguments) = type, let first = arguments.first, isSet {
      element = first
    } else if let owner = settled.standard("ExpressibleByArrayLiteral"),
      let associated = settled.associatedType(named: "ArrayLiteralElement", in: owner),
      case .nominal(let nominal, let arguments) = type, let found = settled.associatedType(associated, in: nominal)
    {
      let parameters = settled.genericParameters(of: nominal)
      element = found.substituting(Dictionary(uniqueKeysWithValues: zip(parameters, arguments)))
    }
    let codes = elements.map { self.expression($0, as: element) }
    let requirement = evaluation.standardRequirement("ExpressibleByArrayLiteral", "init")
    return Do { (frame: Frame) throws(Interruption) in
      var values: [Value] = []
      for code in codes { values.append(try code.value(frame)) }
      let type = try code.type(frame)
      if type.isStandard("Array") { return .array(values) }
      if isSet, let element = type.arguments.first {
        var table = Table()
        for value in values where !table.contains(frame.evaluation.key(value, element)) {
          table[frame.evaluation.key(value, element)] = .void
        }
        return .set(table)
      }
      guard let requirement else { throw frame.evaluation.mistake("an array literal") }
      return try frame.evaluation.make(type, requirement, [.array(values)], nil)
    }
  }

  func dictionary(_ entries: [Expression.Entry], _ expression: Expression) -> Code {
    let type = withoutPlace(expression.type)
    let code = self.type(type)
    var (key, value) = (Type.hole, Type.hole)
    if case .nominal(let nominal, let arguments) = type {
      if standardName(type) == "Dictionary", arguments.count == 2 {
        (key, value) = (arguments[0], arguments[1])
      } else if let owner = settled.standard("ExpressibleByDictionaryLiteral") {
        let map = Dictionary(uniqueKeysWithValues: zip(settled.genericParameters(of: nominal), arguments))
        func part(_ name: String) -> Type {
          settled.associatedType(named: name, in: owner).flatMap { settled.associatedType($0, in: nominal) }?
            .substituting(map) ?? .hole
        }
        (key, value) = (part("Key"), part("Value"))
      }
    }
    let codes = entries.map { (self.expression($0.key, as: key), self.expression($0.value, as: value)) }
    let requirement = evaluation.standardRequirement("ExpressibleByDictionaryLiteral", "init")
    let place = place(expression.range)
    return Do { (frame: Frame) throws(Interruption) in
      let type = try code.type(frame)
      if type.isStandard("Dictionary") {
        var table = Table()
        let rules = frame.evaluation.keyRules(of: type.argument(0))
        for (key, value) in codes {
          let key = Key(try key.value(frame), rules)
          if table.contains(key) {
            throw frame.evaluation.trap("Dictionary literal contains duplicate keys", at: place)
          }
          table[key] = try value.value(frame)
        }
        return try frame.evaluation.probed(.dictionary(table))
      }
      var pairs: [Value] = []
      for (key, value) in codes { pairs.append(.tuple([try key.value(frame), try value.value(frame)])) }
      guard let requirement else { throw frame.evaluation.mistake("a dictionary literal") }
      return try frame.evaluation.make(type, requirement, [.array(pairs)], place)
    }
  }

  private func position(of offset: Int) -> (line: Int, column: Int)? {
    file.map { evaluation.program.position(SourcePlace($0, offset)) }
  }

  /// A regular expression is made once, by the library's native.
  func regularExpression(_ pattern: String, _ expression: Expression) -> Code {
    guard let native = evaluation.natives["Swift._regularExpression"] else {
      return fail("a regular expression literal", expression.range)
    }
    var made: Value?
    return Do { (frame: Frame) throws(Interruption) in
      if let made { return made }
      var call = NativeCall(frame.evaluation, arguments: [.string(pattern)])
      let value = try native(&call)
      made = value
      return value
    }
  }

  /// `#line`, `#file`, `#function`.
  func magic(_ name: String, _ expression: Expression) -> Code {
    let offset = expression.range.start
    switch name {
    case "line": return IntConstant(position(of: offset)?.line ?? 0)
    case "column": return IntConstant(position(of: offset)?.column ?? 0)
    case "function":
      var current: Declaration? = owner
      while let found = current, !(found is FunctionDeclaration), !(found is VariableDeclaration) {
        current = found.parent
      }
      return Constant(.string((current as? FunctionDeclaration)?.fullName ?? current?.name ?? owner.name))
    case "fileID": return Constant(.string((file?.module.name ?? "main") + "/" + (file?.name ?? "main.swift")))
    case "file", "filePath": return Constant(.string(file?.name ?? "main.swift"))
    default: return fail("'#\(name)'", expression.range)
    }
  }
}

extension Evaluation {
  /// Makes a value by an initialiser that a protocol requires.
  package func make(_ type: RuntimeType, _ requirement: Declaration, _ arguments: [Value], _ place: SourcePlace?)
    throws(Interruption) -> Value
  {
    if let object = type.optionalObject { return try make(object, requirement, arguments, place) }
    let target = self.requirement(requirement, .body, of: type)
    return try construct(target, requirement, type, arguments, place)
  }
}
