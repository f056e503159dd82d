internal import Declarations
internal import Foundation
package import Runtime

/// Texts, parts of them and their views. An index is the number of bytes of UTF-8 before it.
enum Text {
  static func part(_ value: Value) -> Substring? {
    switch value {
    case .string(let text): return Substring(text)
    case .library(let library):
      if let part = library.value as? Substring { return part }
      if let view = library.value as? TextView { return view.text }
      return nil
    default: return nil
    }
  }
  static func value(_ part: Substring) -> Value { .library(LibraryValue(part)) }
  static func index(_ offset: Int, in text: Substring) -> String.Index? {
    let base = text.base.utf8
    return offset < 0 || offset > base.count ? nil : base.index(base.startIndex, offsetBy: offset)
  }
  static func offset(_ index: String.Index, in text: Substring) -> Int {
    text.base.utf8.distance(from: text.base.startIndex, to: index)
  }
}

extension Substring: NativeSequence {
  package var elements: [Value] { map { .string(String($0)) } }
}

/// `utf8`, `utf16` or `unicodeScalars` of a text.
struct TextView: NativeSequence, Hashable {
  enum Kind { case bytes, units, scalars }
  let kind: Kind
  var text: Substring
  var elements: [Value] {
    switch kind {
    case .bytes: return text.utf8.map { .int(Int($0)) }
    case .units: return text.utf16.map { .int(Int($0)) }
    case .scalars: return text.unicodeScalars.map { .string(String($0)) }
    }
  }
  var count: Int {
    switch kind {
    case .bytes: return text.utf8.count
    case .units: return text.utf16.count
    case .scalars: return text.unicodeScalars.count
    }
  }
  func element(_ index: String.Index) -> Value {
    switch kind {
    case .bytes: return .int(Int(text.utf8[index]))
    case .units: return .int(Int(text.utf16[index]))
    case .scalars: return .string(String(text.unicodeScalars[index]))
    }
  }
  func moved(_ index: String.Index, by distance: Int, limit: String.Index?) -> String.Index? {
    let limit = limit ?? (distance < 0 ? text.startIndex : text.endIndex)
    switch kind {
    case .bytes: return text.utf8.index(index, offsetBy: distance, limitedBy: limit)
    case .units: return text.utf16.index(index, offsetBy: distance, limitedBy: limit)
    case .scalars: return text.unicodeScalars.index(index, offsetBy: distance, limitedBy: limit)
    }
  }
  func distance(_ a: String.Index, _ b: String.Index) -> Int {
    switch kind {
    case .bytes: return text.utf8.distance(from: a, to: b)
    case .units: return text.utf16.distance(from: a, to: b)
    case .scalars: return text.unicodeScalars.distance(from: a, to: b)
    }
  }
}

extension NativeCall {
  @MainActor func textIndex(_ index: Int, in text: Substring) throws(Interruption) -> String.Index {
    guard let found = Text.index(try int(index), in: text), found >= text.startIndex, found <= text.endIndex else {
      throw trap("String index is out of bounds")
    }
    return found
  }
  @MainActor func textRange(_ index: Int, in text: Substring) throws(Interruption) -> Range<String.Index> {
    guard case .structure(let bounds) = arguments[index], case .int(let low) = bounds[0], case .int(let high) = bounds[1],
      let start = Text.index(low, in: text), let end = Text.index(high, in: text),
      start >= text.startIndex, end <= text.endIndex, start <= end
    else { throw trap("String index range is out of bounds") }
    return start..<end
  }
  /// Changes the text in the first argument.
  @MainActor mutating func change(_ body: (inout String) -> Void) throws(Interruption) {
    let isPart: Bool
    if case .string = arguments[0] { isPart = false } else { isPart = true }
    var text = try string(0)
    arguments[0] = .void
    body(&text)
    arguments[0] = isPart ? Text.value(Substring(text)) : .string(text)
  }
}

extension Standard {
  /// Natives of `String`, `Substring` and their views.
  static var texts: Natives {
    var table = Natives()
    for owner in ["String", "Substring"] { collection("Swift.\(owner).", nil, &table) }
    for owner in ["String", "Substring", "Character"] {
      for (name, kind) in [("UTF8View", TextView.Kind.bytes), ("UTF16View", .units), ("UnicodeScalarView", .scalars)] {
        collection("Swift.\(owner).\(name).", kind, &table)
      }
    }
    for owner in ["String", "Substring", "StringProtocol", "Character"] { members("Swift.\(owner).", &table) }
    changes(&table)
    makers(&table)
    return table
  }

  private static func collection(_ prefix: String, _ kind: TextView.Kind?, _ table: inout Natives) {
    func view(_ text: Substring) -> TextView? { kind.map { TextView(kind: $0, text: text) } }
    table[prefix + "startIndex"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      return .int(Text.offset(text.startIndex, in: text))
    }
    table[prefix + "endIndex"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      return .int(Text.offset(text.endIndex, in: text))
    }
    table[prefix + "count"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      return .int(view(text)?.count ?? text.count)
    }
    table[prefix + "isEmpty"] = { (call: inout NativeCall) throws(Interruption) in .bool(try call.part(0).isEmpty) }
    @MainActor func move(_ call: inout NativeCall, _ distance: Int, limit: Int?) throws(Interruption) -> Value? {
      let text = try call.part(0)
      let start = try call.textIndex(1, in: text)
      let end = try limit.map { (offset: Int) throws(Interruption) -> String.Index in
        guard let found = Text.index(offset, in: text) else { throw call.trap("String index is out of bounds") }
        return found
      }
      let moved: String.Index?
      if let view = view(text) {
        moved = view.moved(start, by: distance, limit: end)
      } else {
        moved = text.index(start, offsetBy: distance, limitedBy: end ?? (distance < 0 ? text.startIndex : text.endIndex))
      }
      return moved.map { .int(Text.offset($0, in: text)) }
    }
    func stepping(_ name: String, _ distance: Int?) {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        let steps: Int
        if let distance { steps = distance } else { steps = try call.int(2) }
        guard let moved = try move(&call, steps, limit: nil) else { throw call.trap("String index is out of bounds") }
        return moved
      }
    }
    stepping("index(after:)", 1)
    stepping("index(before:)", -1)
    stepping("index(_:offsetBy:)", nil)
    table[prefix + "index(_:offsetBy:limitedBy:)"] = { (call: inout NativeCall) throws(Interruption) in
      Value(optional: try move(&call, try call.int(2), limit: try call.int(3)))
    }
    table[prefix + "distance(from:to:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      let (a, b) = (try call.textIndex(1, in: text), try call.textIndex(2, in: text))
      return .int(view(text)?.distance(a, b) ?? text.distance(from: a, to: b))
    }
    table[prefix + "subscript(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      if case .structure = call.arguments[1] {
        let part = text[try call.textRange(1, in: text)]
        return view(part).map { .library(LibraryValue($0)) } ?? Text.value(part)
      }
      let index = try call.textIndex(1, in: text)
      if index == text.endIndex { throw call.trap("String index is out of bounds") }
      return view(text)?.element(index) ?? .string(String(text[index]))
    }
    table[prefix + "Iterator.next()"] = { (call: inout NativeCall) throws(Interruption) in
      guard case .library(let library) = call.arguments[0], var walk = library.value as? Iteration else { return .none }
      let element = try walk.next(call.evaluation)
      call.arguments[0] = .library(LibraryValue(walk))
      return Value(optional: element)
    }
    table[prefix + "makeIterator()"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      return .library(LibraryValue(Iteration(elements: view(text)?.elements ?? text.elements)))
    }
  }

  private static func members(_ prefix: String, _ table: inout Natives) {
    func text(_ name: String, _ make: @escaping (Substring) -> String) {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in .string(make(try call.part(0))) }
    }
    text("uppercased()") { $0.uppercased() }
    text("lowercased()") { $0.lowercased() }
    text("description") { String($0) }
    text("debugDescription") { String($0).debugDescription }
    func test(_ name: String, _ holds: @escaping (Substring, Substring) -> Bool) {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        .bool(holds(try call.part(0), try call.part(1)))
      }
    }
    test("hasPrefix(_:)") { $0.hasPrefix($1) }
    test("hasSuffix(_:)") { $0.hasSuffix($1) }
    test("==(_:_:)") { $0 == $1 }
    test("!=(_:_:)") { $0 != $1 }
    test("<(_:_:)") { $0 < $1 }
    test("<=(_:_:)") { $0 <= $1 }
    test(">(_:_:)") { $0 > $1 }
    test(">=(_:_:)") { $0 >= $1 }
    test("~=(_:_:)") { $0 == $1 }
    test("contains(_:String)") { $1.isEmpty || $0.contains($1) }
    test("contains(_:Substring)") { $1.isEmpty || $0.contains($1) }
    table[prefix + "hash(into:)"] = { (call: inout NativeCall) throws(Interruption) in
      let hash = Evaluation.hash(of: String(try call.part(0)))
      call.arguments[1] = .int(Evaluation.mixed(try call.int(1), hash))
      return .void
    }
    table[prefix + "hashValue"] = { (call: inout NativeCall) throws(Interruption) in
      .int(Evaluation.hash(of: String(try call.part(0))))
    }
    for (name, kind) in [("utf8", TextView.Kind.bytes), ("utf16", .units), ("unicodeScalars", .scalars)] {
      table[prefix + name] = { (call: inout NativeCall) throws(Interruption) in
        .library(LibraryValue(TextView(kind: kind, text: try call.part(0))))
      }
    }
  }

  private static func changes(_ table: inout Natives) {
    let append: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      let more: Substring
      if let part = Text.part(call.arguments[1]) {
        more = part
      } else {
        var text = ""
        for case .string(let element) in try call.all(1, call.types.last ?? call.evaluation.types.void) { text += element }
        more = Substring(text)
      }
      try call.change { $0 += more }
      return .void
    }
    for owner in ["String", "Substring"] {
      for name in ["append(_:)", "append(contentsOf:)", "write(_:)"] { table["Swift.\(owner).\(name)"] = append }
      table["Swift.\(owner).reserveCapacity(_:)"] = { (_: inout NativeCall) throws(Interruption) in .void }
      table["Swift.\(owner).replaceSubrange(_:with:)"] = { (call: inout NativeCall) throws(Interruption) in
        let text = try call.part(0)
        let range = try call.textRange(1, in: text)
        let more: Substring
        if let part = Text.part(call.arguments[2]) {
          more = part
        } else {
          var made = ""
          for case .string(let element) in try call.all(2, call.types.last ?? call.evaluation.types.void) { made += element }
          more = Substring(made)
        }
        try call.change { $0 = String(text[..<range.lowerBound]) + more + text[range.upperBound...] }
        return .void
      }
    }
    table["Swift.String.insert(_:at:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      let index = try call.textIndex(2, in: text)
      let more = try call.string(1)
      try call.change { $0 = String(text[..<index]) + more + text[index...] }
      return .void
    }
    table["Swift.String.insert(contentsOf:at:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      let index = try call.textIndex(2, in: text)
      var more = ""
      for case .string(let element) in try call.all(1, call.types.last ?? call.evaluation.types.void) { more += element }
      if let part = Text.part(call.arguments[1]) { more = String(part) }
      try call.change { $0 = String(text[..<index]) + more + text[index...] }
      return .void
    }
    table["Swift.String.remove(at:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      let index = try call.textIndex(1, in: text)
      if index == text.endIndex { throw call.trap("String index is out of bounds") }
      let removed = text[index]
      try call.change { $0 = String(text[..<index]) + text[text.index(after: index)...] }
      return .string(String(removed))
    }
    table["Swift.String.removeSubrange(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(0)
      let range = try call.textRange(1, in: text)
      try call.change { $0 = String(text[..<range.lowerBound]) + text[range.upperBound...] }
      return .void
    }
    table["Swift.String.removeAll(keepingCapacity:)"] = { (call: inout NativeCall) throws(Interruption) in
      call.arguments[0] = .string("")
      return .void
    }
  }

  private static func makers(_ table: inout Natives) {
    table["Swift.String.init()"] = { (_: inout NativeCall) throws(Interruption) in .string("") }
    table["Swift.Substring.base"] = { (call: inout NativeCall) throws(Interruption) in
      .string(String(try call.part(0).base))
    }
    table["Swift.Substring.init()"] = { (_: inout NativeCall) throws(Interruption) in Text.value("") }
    let make: NativeFunction = { (call: inout NativeCall) throws(Interruption) in
      if let part = Text.part(call.arguments[0]) { return .string(String(part)) }
      guard let type = call.types.last else { return .string("") }
      if let sequence = call.evaluation.program.settled.standard("Sequence"), call.evaluation.types.conforms(type, to: sequence) {
        var text = ""
        for element in try call.all(0, type) { try call.append(Text.part(element), to: &text) }
        return .string(text)
      }
      return .string(try call.evaluation.describe(call.arguments[0], type))
    }
    table["Swift.String.init(_:)"] = make
    table["Swift.Substring.init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      guard case .string(let text) = try make(&call) else { return .void }
      return Text.value(Substring(text))
    }
    table["Swift.Character.init(_:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.string(0)
      if text.count != 1 {
        throw call.trap("Can't form a Character from \(text.isEmpty ? "an empty String" : "a String containing more than one extended grapheme cluster")")
      }
      return .string(text)
    }
    table["Swift.String.init(repeating:count:)"] = { (call: inout NativeCall) throws(Interruption) in
      let (text, count) = (try call.string(0), try call.int(1))
      if count < 0 { throw call.trap("Negative count not allowed") }
      try call.evaluation.makeRoom(bytes: text.utf8.count, times: count, at: call.place)
      return .string(String(repeating: text, count: count))
    }
    table["Swift.String.init(_:radix:uppercase:)"] = { (call: inout NativeCall) throws(Interruption) in
      let width = try call.width(0)
      return .string(width.text(try call.int(0), radix: try call.radix(1), uppercase: call.bool(2, or: false)))
    }
    table["Swift.String.init(decoding:as:)"] = { (call: inout NativeCall) throws(Interruption) in
      var bytes: [UInt8] = []
      for case .int(let byte) in try call.all(0, call.types[0]) { bytes.append(UInt8(truncatingIfNeeded: byte)) }
      return .string(String(decoding: bytes, as: UTF8.self))
    }
    table["Swift.String.init(describing:)"] = { (call: inout NativeCall) throws(Interruption) in
      .string(try call.evaluation.describe(call.arguments[0], call.types[0]))
    }
    table["Swift.String.init(reflecting:)"] = { (call: inout NativeCall) throws(Interruption) in
      .string(try call.evaluation.describe(call.arguments[0], call.types[0], reflecting: true))
    }
    for owner in ["BidirectionalCollection", "Sequence"] {
      table["Swift.\(owner).joined(separator:String)"] = { (call: inout NativeCall) throws(Interruption) in
        var text = ""
        let separator = Text.part(call.arguments[1]) ?? ""
        for (index, element) in try call.all(0, call.types[0]).enumerated() {
          if index > 0 { try call.append(separator, to: &text) }
          try call.append(Text.part(element), to: &text)
        }
        return .string(text)
      }
    }
    // Places in texts are numbers.
    for (name, holds) in [
      ("==", { $0 == $1 }), ("<", { $0 < $1 }),
    ] as [(String, (Int, Int) -> Bool)] {
      table["Swift.String.Index.\(name)(_:_:)"] = { (call: inout NativeCall) throws(Interruption) in
        .bool(holds(try call.int(0), try call.int(1)))
      }
    }
    table["Swift.String.Index.utf16Offset(in:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(1)
      guard let index = Text.index(try call.int(0), in: text) else { throw call.trap("String index is out of bounds") }
      return .int(text.base.utf16.distance(from: text.base.startIndex, to: index))
    }
    table["Swift.String.Index.init(utf16Offset:in:)"] = { (call: inout NativeCall) throws(Interruption) in
      let text = try call.part(1)
      return .int(Text.offset(String.Index(utf16Offset: try call.int(0), in: text.base), in: text))
    }
  }
}
