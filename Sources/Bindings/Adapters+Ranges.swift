internal import Declarations
internal import Foundation
internal import Runtime

/// Ranges of UTF-16 in texts, and the regular expressions of Foundation that speak of them.
extension NativeTable {
  static let ranges: [String: NativeFunction] = [
    "Foundation._NSRange.init(_:in:)": { (c: inout NativeCall) throws(Interruption) in
      let text = try c.text(1)
      return give(NSRange(try c.range(0, c.type(0), in: text), in: text) as Any)
    },
    "Foundation.StringProtocol.replacingCharacters(in:R,with:T)": { (c: inout NativeCall) throws(Interruption) in
      let text = try c.string(0)
      let range = try c.range(1, c.types.last, in: text)
      return .string(text.replacingCharacters(in: range, with: try c.string(2)))
    },
    "Foundation.Range.init(_:in:)": { (c: inout NativeCall) throws(Interruption) in
      let (range, text) = (try c.read(0, NSRange.self), try c.text(1))
      return Value(optional: Range(range, in: text).map { places($0, in: text) })
    },
    "Foundation.IndexSet.init(integersIn:)": { (c: inout NativeCall) throws(Interruption) in
      give(IndexSet(integersIn: try c.indexes(0)) as Any)
    },
    "Foundation.IndexSet.insert(integersIn:R)": { (c: inout NativeCall) throws(Interruption) in
      var set = try c.read(0, IndexSet.self)
      set.insert(integersIn: try c.indexes(1))
      c.arguments[0] = box(set)
      return .void
    },
    "Foundation.IndexSet.contains(integersIn:R)": { (c: inout NativeCall) throws(Interruption) in
      .bool(try c.read(0, IndexSet.self).contains(integersIn: try c.indexes(1)))
    },
    "Foundation.IndexSet.intersects(integersIn:R)": { (c: inout NativeCall) throws(Interruption) in
      .bool(try c.read(0, IndexSet.self).intersects(integersIn: try c.indexes(1)))
    },
    "Foundation.Data.replaceSubrange(_:with:)": { (c: inout NativeCall) throws(Interruption) in
      var data = try c.read(0, Data.self)
      let range = try c.read(1, Range<Data.Index>.self)
      let bytes: Data
      if case .library(let library) = c.value(2), let given = library.value as? Data {
        bytes = given
      } else if case .array(let elements) = c.value(2) {
        bytes = Data(elements.map { if case .int(let byte) = $0 { UInt8(truncatingIfNeeded: byte) } else { 0 } })
      } else {
        guard let type = c.types.last else { throw c.mismatch(2, "collection") }
        let elements = try c.evaluation.elements(of: c.value(2), sequence: type)
        bytes = Data(elements.map { if case .int(let byte) = $0 { UInt8(truncatingIfNeeded: byte) } else { 0 } })
      }
      guard range.lowerBound >= data.startIndex, range.upperBound <= data.endIndex else {
        throw c.trap("Fatal error: Range out of bounds")
      }
      data.replaceSubrange(range, with: bytes)
      c.arguments[0] = box(data)
      return .void
    },
    "Foundation.Data.subscript(_:R)": { (c: inout NativeCall) throws(Interruption) in
      let data = try c.read(0, Data.self)
      guard case .structure(let bounds) = c.value(1), case .int(let first)? = bounds.first,
        let kind = c.types.last?.nominal?.name
      else { throw c.mismatch(1, "range") }
      let last = if case .int(let last)? = bounds.last { last } else { first }
      let range: (low: Int, high: Int)
      switch kind {
      case "PartialRangeFrom": range = (first, data.endIndex)
      case "PartialRangeUpTo": range = (data.startIndex, first)
      case "PartialRangeThrough": range = (data.startIndex, first &+ 1)
      case "ClosedRange": range = (first, last &+ 1)
      default: range = (first, last)
      }
      guard range.low >= data.startIndex, range.low <= range.high, range.high <= data.endIndex else {
        throw c.trap("Fatal error: Range out of bounds")
      }
      return box(data[range.low..<range.high])
    },
    "Foundation.NSRegularExpression.matches(in:options:range:)": { (c: inout NativeCall) throws(Interruption) in
      let (regex, text, options, range) = try c.search()
      return .array(regex.matches(in: text, options: options, range: range).map { give($0 as Any) })
    },
    "Foundation.NSRegularExpression.firstMatch(in:options:range:)": { (c: inout NativeCall) throws(Interruption) in
      let (regex, text, options, range) = try c.search()
      return Value(optional: regex.firstMatch(in: text, options: options, range: range).map { give($0 as Any) })
    },
    "Foundation.NSRegularExpression.numberOfMatches(in:options:range:)": {
      (c: inout NativeCall) throws(Interruption) in
      let (regex, text, options, range) = try c.search()
      return .int(regex.numberOfMatches(in: text, options: options, range: range))
    },
    "Foundation.NSRegularExpression.rangeOfFirstMatch(in:options:range:)": {
      (c: inout NativeCall) throws(Interruption) in
      let (regex, text, options, range) = try c.search()
      return give(regex.rangeOfFirstMatch(in: text, options: options, range: range) as Any)
    },
    "Foundation.NSRegularExpression.stringByReplacingMatches(in:options:range:withTemplate:)": {
      (c: inout NativeCall) throws(Interruption) in
      let (regex, text, options, range) = try c.search()
      let template = try c.text(4)
      return .string(regex.stringByReplacingMatches(in: text, options: options, range: range, withTemplate: template))
    },
    "Foundation.NSRegularExpression.enumerateMatches(in:options:range:using:)": {
      (c: inout NativeCall) throws(Interruption) in
      let (regex, text, options, range) = try c.search()
      for match in regex.matches(in: text, options: options, range: range) {
        _ = try c.call(c.value(4), [give(match as Any), give(NSRegularExpression.MatchingFlags() as Any), .void])
      }
      return .void
    },
  ]

  /// A range of places as the program holds it: numbers of bytes before them.
  static func places(_ range: Range<String.Index>, in text: String) -> Value {
    .structure([
      .int(text.utf8.distance(from: text.startIndex, to: range.lowerBound)),
      .int(text.utf8.distance(from: text.startIndex, to: range.upperBound)),
    ])
  }
}

extension NativeCall {
  /// A text, or a part of one.
  @MainActor func text(_ index: Int) throws(Interruption) -> String {
    switch value(index) {
    case .string(let text): return text
    case .library(let library):
      if let part = library.value as? Substring { return String(part) }
      return try read(index, String.self)
    default: return try read(index, String.self)
    }
  }
  /// What a search by a regular expression is given; a range outside of the text ends the run, as in Foundation.
  @MainActor fileprivate func search() throws(Interruption) -> (
    NSRegularExpression, String, NSRegularExpression.MatchingOptions, NSRange
  ) {
    let (regex, text) = (try read(0, NSRegularExpression.self), try self.text(1))
    let options = isGiven(2) ? try read(2, NSRegularExpression.MatchingOptions.self) : []
    let range = try read(3, NSRange.self)
    guard range.location >= 0, range.length >= 0, range.location <= text.utf16.count,
      range.length <= text.utf16.count - range.location
    else { throw trap("Range or index out of bounds") }
    try evaluation.charge(text.utf8.count * 4)
    return (regex, text, options, range)
  }
}

extension NativeCall {
  /// A range of whole numbers that an index set can hold.
  @MainActor fileprivate func indexes(_ index: Int) throws(Interruption) -> Range<Int> {
    guard case .structure(let bounds) = value(index), bounds.count == 2, case .int(let low) = bounds[0],
      case .int(let high) = bounds[1], low <= high
    else { throw mismatch(index, "range") }
    // The function takes any range: its type is what it was called with.
    let isClosed = types.contains { $0.isStandard("ClosedRange") }
    guard low >= 0, high < .max else { throw trap("an index set holds whole numbers that are not negative") }
    return low..<(isClosed ? high + 1 : high)
  }
}

extension NativeCall {
  /// Places in a text, whatever kind of range they stand in.
  @MainActor fileprivate func range(_ index: Int, _ type: RuntimeType?, in text: String) throws(Interruption)
    -> Range<String.Index>
  {
    guard case .structure(let parts) = value(index), let kind = type?.nominal?.name else {
      throw mismatch(index, "range")
    }
    @MainActor func place(_ index: Int) throws(Interruption) -> String.Index {
      guard case .int(let offset) = parts[index], (0...text.utf8.count).contains(offset) else {
        throw trap("String index is out of bounds")
      }
      return text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    }
    switch (kind, parts.count) {
    case ("PartialRangeFrom", 1): return try place(0)..<text.endIndex
    case ("PartialRangeUpTo", 1): return text.startIndex..<(try place(0))
    case ("PartialRangeThrough", 1): return text.startIndex..<text.index(after: try place(0))
    case ("ClosedRange", 2): return try place(0)..<text.index(after: try place(1))
    case ("Range", 2): return try place(0)..<(try place(1))
    default: throw mismatch(index, "range")
    }
  }
}
