import Foundation

// A program that is compiled with the tests and interpreted by one of them: both must print the same.

private struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}
private enum Failure: Error { case off, on }
private func failing(_ n: Int) throws(Failure) -> Int {
  if n == 0 { throw .off }
  return n
}
private struct Nested: Codable {
  let id: Int
  let value: String
  let inner: Int
  enum Keys: String, CodingKey { case id, value, outer }
  enum InnerKeys: String, CodingKey { case inner }
  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Keys.self)
    id = try container.decode(Int.self, forKey: .id)
    value = try container.decodeIfPresent(String.self, forKey: .value) ?? "none"
    inner = try container.nestedContainer(keyedBy: InnerKeys.self, forKey: .outer).decode(Int.self, forKey: .inner)
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Keys.self)
    try container.encode(id, forKey: .id)
    var nested = container.nestedContainer(keyedBy: InnerKeys.self, forKey: .outer)
    try nested.encode(inner, forKey: .inner)
  }
}
private enum Payload: Codable {
  case text(String)
  case number(Int)
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) { self = .text(text) } else { self = .number(try container.decode(Int.self)) }
  }
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .text(let text): try container.encode(text)
    case .number(let number): try container.encode(number)
    }
  }
}
private struct Numbers: Decodable {
  var all: [Int] = []
  init(from decoder: any Decoder) throws {
    var container = try decoder.unkeyedContainer()
    while !container.isAtEnd { all.append(try container.decode(Int.self)) }
  }
}

private func numbers() -> [String] {
  var lines: [String] = []
  func note(_ value: Any) { lines.append("\(value)") }
  note(log10(100.0) + cbrt(27.0) + exp2(3.0) + trunc(2.9))
  note(10.quotientAndRemainder(dividingBy: 3).remainder)
  note(UInt8(exactly: 300) == nil)
  note(Int(exactly: 2.5) == nil)
  note(Int8(truncatingIfNeeded: 300))
  note(UInt8(clamping: 300))
  note(Int8.max)
  note(8.nonzeroBitCount + 8.trailingZeroBitCount)
  note(5.addingReportingOverflow(3).partialValue)
  note((-1.0).sign == .minus)
  note(5.0.remainder(dividingBy: 3))
  note(5.advanced(by: 2) + 5.distance(to: 8))
  var fraction = 2.345
  fraction.round(.up)
  fraction.negate()
  note(fraction)
  var generator = Generator(state: 7)
  note([1, 2, 3, 4, 5, 6].shuffled(using: &generator))
  note(Int.random(in: 1...100, using: &generator))
  note(Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .meters).value)
  note((Measurement(value: 1, unit: UnitMass.kilograms) + Measurement(value: 500, unit: UnitMass.grams)).converted(to: .grams).value.rounded())
  do { note(try failing(0)) } catch { note(error) }
  return lines
}

private func coded() throws -> [String] {
  var lines: [String] = []
  func note(_ value: Any) { lines.append("\(value)") }
  let encoder = JSONEncoder()
  encoder.outputFormatting = [.sortedKeys]
  let nested = try JSONDecoder().decode(Nested.self, from: Data(#"{"id":3,"outer":{"inner":7}}"#.utf8))
  note("\(nested.id)\(nested.value)\(nested.inner)")
  note(String(decoding: try encoder.encode(nested), as: UTF8.self))
  note(String(data: try encoder.encode([Payload.text("a"), .number(2)]), encoding: .utf8) ?? "")
  for payload in try JSONDecoder().decode([Payload].self, from: Data(#"["q",5]"#.utf8)) {
    switch payload {
    case .text(let text): note(text)
    case .number(let number): note(number)
    }
  }
  note(try JSONDecoder().decode(Numbers.self, from: Data("[1,2,3]".utf8)).all)
  note(try JSONDecoder().decode([Int: String].self, from: Data(#"{"4":"x"}"#.utf8))[4] ?? "")
  let object = try JSONSerialization.jsonObject(with: Data(#"{"a":[1,2],"b":true}"#.utf8)) as? [String: Any]
  note((object?["a"] as? [Int])?.count ?? -1)
  note(object?["b"] as? Bool ?? false)
  return lines
}

private func addresses() -> [String] {
  var lines: [String] = []
  func note(_ value: Any) { lines.append("\(value)") }
  var parts = URLComponents(string: "https://api.x.org/v1/find")
  parts?.queryItems = [URLQueryItem(name: "q", value: "a b"), URLQueryItem(name: "n", value: "3")]
  note(parts?.url?.absoluteString ?? "")
  note(URL(string: "https://x.org/a/b.png?x=1#f")?.query ?? "")
  note(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")?.uuidString ?? "")
  let base = Date(timeIntervalSince1970: 1_700_000_000)
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
  note(calendar.ordinality(of: .day, in: .year, for: base) ?? 0)
  note(calendar.nextDate(after: base, matching: DateComponents(hour: 0), matchingPolicy: .nextTime)?.timeIntervalSince1970 ?? 0)
  note(DateInterval(start: base, duration: 60).contains(base + 30))
  note(calendar.timeZone.secondsFromGMT())
  return lines
}

func detailsProgram() -> [String] { numbers() + ((try? coded()) ?? ["failed"]) + addresses() }
