internal import Declarations
internal import Foundation
internal import Runtime

/// JSON: Foundation reads and writes the text; the program's values are made here, by the options of Foundation's own
/// objects.
extension NativeTable {
  static let json: [String: NativeFunction] = [
    "Foundation.JSONDecoder.decode(_:from:)": { (c: inout NativeCall) throws(Interruption) in
      let decoder = try c.read(0, JSONDecoder.self)
      guard case .metatype(let type) = c.value(1) else { throw c.mismatch(1, "type") }
      let data = try c.read(2, Data.self)
      // Reading takes time that nobody else counts.
      try c.evaluation.charge(data.count / 2)
      let node: JSONNode
      do { node = try JSONDecoder().decode(JSONNode.self, from: data) } catch {
        let whole = CodedDecoder(c.evaluation, .null, CodingFormat())
        throw whole.failure("dataCorrupted", [], "The given data was not valid JSON.")
      }
      return try CodedDecoder(c.evaluation, node.value, try c.format(decoder)).decode(type)
    },
    "Foundation.JSONEncoder.encode(_:)": { (c: inout NativeCall) throws(Interruption) in
      let encoder = try c.read(0, JSONEncoder.self)
      let whole = CodedEncoder(c.evaluation, try c.format(encoder))
      guard let type = c.type(0) else { throw c.mismatch(1, "value") }
      try whole.encode(c.value(1), type)
      let writer = JSONEncoder()
      writer.outputFormatting = encoder.outputFormatting
      do { return give(try writer.encode(JSONNode(whole.coded ?? .object([:]))) as Any) } catch { throw c.thrown(error) }
    },
  ]
}

/// JSON as it was read, or is to be written.
private struct JSONNode: Codable {
  let value: CodedValue
  init(_ value: CodedValue) { self.value = value }

  init(from decoder: any Decoder) throws {
    if var list = try? decoder.unkeyedContainer() {
      var elements: [CodedValue] = []
      while !list.isAtEnd { elements.append(try list.decode(JSONNode.self).value) }
      value = .array(elements)
      return
    }
    let own = try decoder.singleValueContainer()
    if own.decodeNil() {
      value = .null
    } else if let entries = try? own.decode([String: JSONNode].self) {
      value = .object(entries.mapValues(\.value))
    } else if let text = try? own.decode(String.self) {
      value = .string(text)
    } else if let flag = try? own.decode(Bool.self) {
      value = .bool(flag)
    } else if let number = try? own.decode(Int.self) {
      value = .int(number)
    } else if let number = try? own.decode(UInt.self) {
      value = .unsigned(number)
    } else {
      value = .double(try own.decode(Double.self))
    }
  }
  func encode(to encoder: any Encoder) throws {
    var own = encoder.singleValueContainer()
    switch value {
    case .null: try own.encodeNil()
    case .bool(let flag): try own.encode(flag)
    case .int(let number): try own.encode(number)
    case .unsigned(let number): try own.encode(number)
    case .double(let number): try own.encode(number)
    case .string(let text): try own.encode(text)
    case .array(let elements): try own.encode(elements.map(JSONNode.init))
    case .object(let entries): try own.encode(entries.mapValues(JSONNode.init))
    }
  }
}

extension NativeCall {
  @MainActor fileprivate func format(_ decoder: JSONDecoder) throws(Interruption) -> CodingFormat {
    let format = CodingFormat()
    switch decoder.keyDecodingStrategy {
    case .useDefaultKeys: break
    case .convertFromSnakeCase: format.decodedKey = SnakeCase.camel
    default: throw evaluation.fail("a key decoding strategy of one's own is not in the playground yet")
    }
    let dates = (decoder as? ProgramJSONDecoder)?.dates
    format.decode = { (own: CodedDecoder, type: RuntimeType) throws(Interruption) in
      guard let name = type.nominal?.name, type.nominal?.module.name == "Foundation", let native = Self.natives[name]
      else { return nil }
      if name == "Date", let dates { return try own.evaluation.call(dates, [own.value]) }
      do {
        return .library(LibraryValue(try decoder.decode(native, from: JSONEncoder().encode(JSONNode(own.node)))))
      } catch DecodingError.dataCorrupted(let context) {
        throw own.failure("dataCorrupted", [], context.debugDescription)
      } catch {
        throw own.mismatch(type)
      }
    }
    return format
  }
  @MainActor fileprivate func format(_ encoder: JSONEncoder) throws(Interruption) -> CodingFormat {
    let format = CodingFormat()
    switch encoder.keyEncodingStrategy {
    case .useDefaultKeys: break
    case .convertToSnakeCase: format.encodedKey = SnakeCase.snake
    default: throw evaluation.fail("a key encoding strategy of one's own is not in the playground yet")
    }
    let dates = (encoder as? ProgramJSONEncoder)?.dates
    format.encode = { (value: Value, type: RuntimeType, own: CodedEncoder) throws(Interruption) in
      guard case .library(let library) = value, let native = library.value as? any Encodable else { return nil }
      if native is Date, let dates {
        _ = try own.evaluation.call(dates, [value, own.value])
        return own.coded ?? .object([:])
      }
      do {
        return try JSONDecoder().decode(JSONNode.self, from: encoder.encode(native)).value
      } catch {
        throw own.invalid(value, type, "Unable to encode \(type).")
      }
    }
    return format
  }

  /// Foundation's own values, which its decoder makes by its options.
  @MainActor private static let natives: [String: any Decodable.Type] = [
    "Date": Date.self, "URL": URL.self, "UUID": UUID.self, "Data": Data.self, "Decimal": Decimal.self,
    "DateComponents": DateComponents.self, "DateInterval": DateInterval.self, "Locale": Locale.self,
    "TimeZone": TimeZone.self, "CGPoint": CGPoint.self, "CGSize": CGSize.self, "CGRect": CGRect.self,
  ]
}

/// Foundation's strategies for keys, as its documentation describes them.
private enum SnakeCase {
  /// `home_url` as `homeUrl`; underscores at both ends stay.
  static func camel(_ key: String) -> String {
    guard let start = key.firstIndex(where: { $0 != "_" }), let end = key.lastIndex(where: { $0 != "_" }) else { return key }
    let parts = key[start...end].split(separator: "_")
    let joined =
      parts.count == 1
      ? String(key[start...end]) : ([parts[0].lowercased()] + parts.dropFirst().map(\.capitalized)).joined()
    return key[..<start] + joined + key[key.index(after: end)...]
  }
  /// `homeURL` as `home_url`: a word begins where a capital follows a small letter, and with the last of several.
  static func snake(_ key: String) -> String {
    let letters = Array(key)
    var made = ""
    for (index, letter) in letters.enumerated() {
      let isAfterSmall = index > 0 && letters[index - 1].isLowercase
      let isLastCapital =
        index > 0 && letters[index - 1].isUppercase && index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, isAfterSmall || isLastCapital { made += "_" }
      made += letter.lowercased()
    }
    return made
  }
}
