internal import Declarations
internal import Runtime

extension Standard {
  /// `Codable`: decoders, encoders and their containers. What a format is, its own natives say.
  static var coding: Natives {
    var table = Natives()
    for owner in ["Decodable", "RawRepresentable"] {
      table["Swift.\(owner).init(from:)"] = { (call: inout NativeCall) throws(Interruption) in
        try call.evaluation.decodeMembers(call.types[0], try call.decoder(0))
      }
    }
    for owner in ["Encodable", "RawRepresentable"] {
      table["Swift.\(owner).encode(to:)"] = { (call: inout NativeCall) throws(Interruption) in
        try call.evaluation.encodeMembers(call.arguments[0], call.types[0], try call.encoder(1))
        return .void
      }
    }
    decoders(&table)
    keyedDecoding(&table)
    encoders(&table)
    keyedEncoding(&table)
    keys(&table)
    errors(&table)
    return table
  }

  /// What a coder gives is one of its protocols: it stays in an existential, whether or not it was opened for the call.
  private static let same: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
    if case .existential = call.arguments[0] { return call.arguments[0] }
    return .existential(ExistentialValue(call.arguments[0], call.evaluation.types.void))
  }
  private static let decodingPath: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
    .array(try call.decoder(0).path)
  }
  private static let encodingPath: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
    .array(try call.encoder(0).path)
  }

  private static func decoders(_ table: inout Natives) {
    table["Swift.Decoder.codingPath"] = decodingPath
    table["Swift.Decoder.container(keyedBy:)"] = { (call: inout NativeCall) throws(Interruption) in
      let decoder = try call.decoder(0)
      _ = try decoder.object()
      return .library(LibraryValue(decoder))
    }
    table["Swift.Decoder.singleValueContainer()"] = same
    table["Swift.Decoder.unkeyedContainer()"] = { (call: inout NativeCall) throws(Interruption) in
      let decoder = try call.decoder(0)
      _ = try decoder.array()
      return CodedDecoder(decoder.evaluation, decoder.node, decoder.format, path: decoder.path).value
    }
    table["Swift.SingleValueDecodingContainer.codingPath"] = decodingPath
    table["Swift.SingleValueDecodingContainer.decodeNil()"] = { (call: inout NativeCall) throws(Interruption) in
      if case .null = try call.decoder(0).node { .bool(true) } else { .bool(false) }
    }
    table["Swift.SingleValueDecodingContainer.decode(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.decoder(0).decode(try call.metatype(1))
    }
    let unkeyed = "Swift.UnkeyedDecodingContainer."
    table[unkeyed + "codingPath"] = decodingPath
    table[unkeyed + "count"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.decoder(0).array().count) }
    table[unkeyed + "currentIndex"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.decoder(0).index) }
    table[unkeyed + "isAtEnd"] = { (call: inout NativeCall) throws(Interruption) in
      let decoder = try call.decoder(0)
      return .bool(decoder.index >= (try decoder.array()).count)
    }
    table[unkeyed + "decode(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let type = try call.metatype(1)
      return try call.decoder(0).element(type) { (inner: CodedDecoder) throws(Interruption) in try inner.decode(type) }
    }
    table[unkeyed + "decodeIfPresent(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (decoder, type) = (try call.decoder(0), try call.metatype(1))
      if decoder.index >= (try decoder.array()).count { return .none }
      return try decoder.element(type) { (inner: CodedDecoder) throws(Interruption) in
        if case .null = inner.node { return .none }
        return try inner.decode(type).wrapped
      }
    }
    table[unkeyed + "decodeNil()"] = { (call: inout NativeCall) throws(Interruption) in
      let decoder = try call.decoder(0)
      let elements = try decoder.array()
      guard elements.indices.contains(decoder.index), case .null = elements[decoder.index] else { return .bool(false) }
      decoder.index += 1
      return .bool(true)
    }
    table[unkeyed + "nestedContainer(keyedBy:)"] = { (call: inout NativeCall) throws(Interruption) in
      let inner = try call.decoder(0).next(call.evaluation.types.void)
      _ = try inner.object()
      return .library(LibraryValue(inner))
    }
    table[unkeyed + "nestedUnkeyedContainer()"] = { (call: inout NativeCall) throws(Interruption) in
      let inner = try call.decoder(0).next(call.evaluation.types.void)
      _ = try inner.array()
      return inner.value
    }
    table[unkeyed + "superDecoder()"] = { (call: inout NativeCall) throws(Interruption) in
      try call.decoder(0).next(call.evaluation.types.void).value
    }
  }

  private static func keyedDecoding(_ table: inout Natives) {
    let keyed = "Swift.KeyedDecodingContainer."
    table[keyed + "codingPath"] = decodingPath
    table[keyed + "allKeys"] = { (call: inout NativeCall) throws(Interruption) in
      var keys: [Value] = []
      for name in try call.decoder(0).object().keys.sorted() {
        let made = try call.evaluation.construct(
          "CodingKey", labels: ["stringValue"], of: call.types[0], [.string(name)])
        if let key = made.unwrapped { keys.append(key) }
      }
      return .array(keys)
    }
    table[keyed + "contains(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      .bool(try call.decoder(0).field(try call.keyName(1)) != nil)
    }
    table[keyed + "decodeNil(forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      if case .null = try call.decoder(0).field(try call.keyName(1), call.key(1)).node { .bool(true) } else { .bool(false) }
    }
    table[keyed + "decode(_:forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.decoder(0).field(try call.keyName(2), call.key(2)).decode(try call.metatype(1))
    }
    table[keyed + "decodeIfPresent(_:forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (decoder, name) = (try call.decoder(0), try call.keyName(2))
      guard let found = try decoder.field(name) else { return .none }
      if case .null = found { return .none }
      return try decoder.inside(found, call.key(2)).decode(try call.metatype(1)).wrapped
    }
    table[keyed + "nestedContainer(keyedBy:forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      let inner = try call.decoder(0).field(try call.keyName(2), call.key(2))
      _ = try inner.object()
      return .library(LibraryValue(inner))
    }
    table[keyed + "nestedUnkeyedContainer(forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      let inner = try call.decoder(0).field(try call.keyName(1), call.key(1))
      _ = try inner.array()
      return inner.value
    }
    table[keyed + "superDecoder()"] = { (call: inout NativeCall) throws(Interruption) in
      try call.decoder(0).field("super", CodedDecoder.plain(PlainCodingKey("super"), call.evaluation)).value
    }
    table[keyed + "superDecoder(forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.decoder(0).field(try call.keyName(1), call.key(1)).value
    }
  }

  private static func encoders(_ table: inout Natives) {
    table["Swift.Encoder.codingPath"] = encodingPath
    table["Swift.Encoder.container(keyedBy:)"] = { (call: inout NativeCall) throws(Interruption) in
      let encoder = try call.encoder(0)
      encoder.beginObject()
      return .library(LibraryValue(encoder))
    }
    table["Swift.Encoder.singleValueContainer()"] = same
    table["Swift.Encoder.unkeyedContainer()"] = { (call: inout NativeCall) throws(Interruption) in
      try call.encoder(0).beginArray()
      return try same(&call)
    }
    for (owner, isUnkeyed) in [("SingleValueEncodingContainer", false), ("UnkeyedEncodingContainer", true)] {
      let prefix = "Swift.\(owner)."
      table[prefix + "codingPath"] = encodingPath
      table[prefix + "encodeNil()"] = { (call: inout NativeCall) throws(Interruption) in
        let encoder = try call.encoder(0)
        (isUnkeyed ? encoder.next() : encoder).write(.null)
        return .void
      }
      table[prefix + "encode(_:)"] = { (call: inout NativeCall) throws(Interruption) in
        let encoder = try call.encoder(0)
        try (isUnkeyed ? encoder.next() : encoder).encode(call.arguments[1], call.encodedType(1, from: 1))
        return .void
      }
    }
    let unkeyed = "Swift.UnkeyedEncodingContainer."
    table[unkeyed + "count"] = { (call: inout NativeCall) throws(Interruption) in .int(try call.encoder(0).count) }
    table[unkeyed + "encode(contentsOf:)"] = { (call: inout NativeCall) throws(Interruption) in
      let encoder = try call.encoder(0)
      let type = call.types.last ?? call.evaluation.types.void
      guard case .array(let elements) = call.arguments[1] else { throw call.evaluation.mistake("an array was expected") }
      for element in elements { try encoder.next().encode(element, type.argument(0)) }
      return .void
    }
    table[unkeyed + "nestedContainer(keyedBy:)"] = { (call: inout NativeCall) throws(Interruption) in
      let inner = try call.encoder(0).next()
      inner.beginObject()
      return .library(LibraryValue(inner))
    }
    table[unkeyed + "nestedUnkeyedContainer()"] = { (call: inout NativeCall) throws(Interruption) in
      let inner = try call.encoder(0).next()
      inner.beginArray()
      return inner.value
    }
    table[unkeyed + "superEncoder()"] = { (call: inout NativeCall) throws(Interruption) in try call.encoder(0).next().value }
  }

  private static func keyedEncoding(_ table: inout Natives) {
    let keyed = "Swift.KeyedEncodingContainer."
    table[keyed + "codingPath"] = encodingPath
    table[keyed + "encodeNil(forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.encoder(0).field(try call.keyName(1), call.key(1)).write(.null)
      return .void
    }
    for name in ["encode(_:forKey:)", "encodeConditional(_:forKey:)"] {
      table[keyed + name] = { (call: inout NativeCall) throws(Interruption) in
        try call.encoder(0).field(try call.keyName(2), call.key(2)).encode(call.arguments[1], call.encodedType(1, from: 1))
        return .void
      }
    }
    table[keyed + "encodeIfPresent(_:forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      guard let value = call.arguments[1].unwrapped else { return .void }
      let encoder = try call.encoder(0).field(try call.keyName(2), call.key(2))
      try encoder.encode(value, call.encodedType(1, from: 1))
      return .void
    }
    table[keyed + "nestedContainer(keyedBy:forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      let inner = try call.encoder(0).field(try call.keyName(2), call.key(2))
      inner.beginObject()
      return .library(LibraryValue(inner))
    }
    table[keyed + "nestedUnkeyedContainer(forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      let inner = try call.encoder(0).field(try call.keyName(1), call.key(1))
      inner.beginArray()
      return inner.value
    }
    table[keyed + "superEncoder()"] = { (call: inout NativeCall) throws(Interruption) in
      try call.encoder(0).field("super", CodedDecoder.plain(PlainCodingKey("super"), call.evaluation)).value
    }
    table[keyed + "superEncoder(forKey:)"] = { (call: inout NativeCall) throws(Interruption) in
      try call.encoder(0).field(try call.keyName(1), call.key(1)).value
    }
  }

  /// What the errors of both say of a place: its path, words, and the error behind it.
  private static func errors(_ table: inout Natives) {
    for owner in ["DecodingError", "EncodingError"] {
      let prefix = "Swift.\(owner).Context."
      for (index, name) in ["codingPath", "debugDescription", "underlyingError"].enumerated() {
        table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
          guard case .structure(let fields) = call.arguments[0], fields.indices.contains(index) else {
            throw call.evaluation.mistake("the context of an error was expected")
          }
          return fields[index]
        }
      }
      table[prefix + "init(codingPath:debugDescription:underlyingError:)"] = {
        (call: inout NativeCall) throws(Interruption) in
        let fields = call.arguments.map { value -> Value in if case .void = value { .none } else { value } }
        return .structure(fields)
      }
    }
  }

  /// Keys that no enumeration of the program names.
  private static func keys(_ table: inout Natives) {
    table["Swift.CodingKey.stringValue"] = { (call: inout NativeCall) throws(Interruption) in
      .string(try call.plainKey().stringValue)
    }
    table["Swift.CodingKey.intValue"] = { (call: inout NativeCall) throws(Interruption) in
      try call.plainKey().intValue.map { .int($0) } ?? .none
    }
  }
}

extension NativeCall {
  fileprivate func library<T>(_ index: Int, _ type: T.Type) -> T? {
    var value = arguments[index]
    if case .existential(let existential) = value { value = existential.value }
    guard case .library(let library) = value else { return nil }
    return library.value as? T
  }
  @MainActor fileprivate func decoder(_ index: Int) throws(Interruption) -> CodedDecoder {
    if let decoder = library(index, CodedDecoder.self) { return decoder }
    throw evaluation.mistake("a decoder was expected")
  }
  @MainActor fileprivate func encoder(_ index: Int) throws(Interruption) -> CodedEncoder {
    if let encoder = library(index, CodedEncoder.self) { return encoder }
    throw evaluation.mistake("an encoder was expected")
  }
  @MainActor fileprivate func plainKey() throws(Interruption) -> PlainCodingKey {
    if let key = library(0, PlainCodingKey.self) { return key }
    throw evaluation.mistake("a key was expected")
  }
  @MainActor fileprivate func metatype(_ index: Int) throws(Interruption) -> RuntimeType {
    if case .metatype(let type) = arguments[index] { return type }
    throw evaluation.mistake("a type was expected")
  }
  /// A key of a container as a value of the program.
  @MainActor fileprivate func key(_ index: Int) -> Value {
    .existential(ExistentialValue(arguments[index], types.first ?? evaluation.types.void))
  }
  @MainActor fileprivate func keyName(_ index: Int) throws(Interruption) -> String {
    guard let type = types.first,
      case .string(let name) = try evaluation.ask("CodingKey", "stringValue", of: type, [arguments[index]])
    else { throw evaluation.mistake("a key was expected") }
    return name
  }
  /// The type of a value that is encoded: that of a generic function's own parameter, else what the value shows.
  @MainActor fileprivate func encodedType(_ index: Int, from first: Int) -> RuntimeType {
    if types.indices.contains(first) { return types[first] }
    let name: String
    switch arguments[index] {
    case .bool: name = "Bool"
    case .double: name = "Double"
    case .string: name = "String"
    default: name = "Int"
    }
    return evaluation.types.standard(name) ?? evaluation.types.void
  }
}

extension CodedDecoder {
  /// Reads the next element of an unkeyed container; one that cannot be read stays the next.
  fileprivate func element(
    _ type: RuntimeType, _ read: (CodedDecoder) throws(Interruption) -> Value
  ) throws(Interruption) -> Value {
    let start = index
    let inner = try next(type)
    do throws(Interruption) { return try read(inner) } catch {
      index = start
      throw error
    }
  }
}
extension Evaluation {
  /// A value by an initialiser that a protocol requires.
  fileprivate func construct(_ owner: String, labels: [String?], of type: RuntimeType, _ arguments: [Value])
    throws(Interruption) -> Value
  {
    guard let requirement = standardRequirement(owner, "init", labels: labels) else {
      throw mistake("'\(owner).init' is not known")
    }
    let initializer = types.witness(of: requirement, for: type)?.declaration ?? requirement
    return try construct(self.requirement(requirement, .body, of: type), initializer, type, arguments, nil)
  }
}
