internal import Foundation
internal import LayoutCore

extension LayoutClaim {
  /// Reads one claim. - Parameter line: with or without the word `expect`.
  /// - Throws: what is wrong with it, and where.
  public init(_ line: String) throws(Malformed) {
    var rest = Substring(line)
    func column(_ part: Substring) -> Int { line.distance(from: line.startIndex, to: part.startIndex) + 1 }
    rest = rest.drop(while: \.isWhitespace)
    if rest.hasPrefix("expect ") { rest = rest.dropFirst(7).drop(while: \.isWhitespace) }
    var sweep: Sweep?
    if let found = rest.range(of: " for ", options: .backwards), !rest[found.upperBound...].contains("\"") {
      let text = rest[found.upperBound...]
      guard let read = Sweep(text) else {
        throw Malformed(message: "a sweep is written 'for width in 160...960': whole points of the root's offer, at most \(Sweep.limit) of them", column: column(text))
      }
      sweep = read
      rest = rest[..<found.lowerBound]
    }
    self.sweep = sweep
    for fault in Fault.allCases where rest.hasPrefix(fault.rawValue + "(") {
      let inside = rest.dropFirst(fault.rawValue.count + 1).trimmingCharacters(in: .whitespaces)
      guard inside == "none)" else { throw Malformed(message: "it is written \(fault.rawValue)(none)", column: column(rest)) }
      claim = .none(fault)
      return
    }
    guard let (comparison, range) = LayoutClaim.comparison(in: rest) else {
      throw Malformed(message: "an expectation is 'picture', or reads SELECTOR.size == 104x16", column: column(rest))
    }
    let left = rest[..<range.lowerBound]
    let right = rest[range.upperBound...].drop(while: \.isWhitespace)
    start = String(line[..<right.startIndex])
    claim = try LayoutClaim.claim(left, comparison, right, column)
    if case .measurement(_, _, _, let tolerance) = claim, tolerance > 0 { end = String(right[(right.firstIndex(of: "±") ?? right.endIndex)...]) }
    if sweep != nil { end = String(line[rest.endIndex...]) }
  }

  /// The last comparison outside quotes.
  private static func comparison(in text: Substring) -> (Comparison, Range<Substring.Index>)? {
    var isQuoted = false
    var found: (Comparison, Range<Substring.Index>)?
    var index = text.startIndex
    while index < text.endIndex {
      if text[index] == "\"" { isQuoted.toggle() }
      if !isQuoted, let comparison = Comparison.allCases.first(where: { text[index...].hasPrefix($0.rawValue) }) {
        let end = text.index(index, offsetBy: comparison.rawValue.count)
        found = (comparison, index..<end)
        index = end
      } else {
        index = text.index(after: index)
      }
    }
    return found
  }

  private static func claim(_ left: Substring, _ comparison: Comparison, _ right: Substring, _ column: (Substring) -> Int) throws(Malformed) -> Claim {
    let trimmed = right.trimmingCharacters(in: .whitespaces)
    if let inside = argument(of: "count", left) {
      guard let number = Int(trimmed), number >= 0 else { throw Malformed(message: "a count is a whole number", column: column(right)) }
      return .count(try selector(inside, column), comparison, number)
    }
    if let inside = argument(of: "proposals", left) {
      guard comparison == .equal else { throw Malformed(message: "proposals are compared with ==", column: column(left)) }
      guard let offers = offers(trimmed) else {
        throw Malformed(message: "proposals are written [nil, 0, inf, 112] for widths, or [640x384, nilx16]", column: column(right))
      }
      return .proposals(try selector(inside, column), offers)
    }
    let measurement = try measurement(left, column)
    if let first = right.first, first == "#" || first == "\"" || first == "/" || first == "@" || (first.isLetter && !trimmed.hasPrefix("inf")) {
      let other = try LayoutClaim.measurement(right, column)
      guard (measurement.property == .size) == (other.property == .size) else {
        throw Malformed(message: "a size is compared with a size, a length with a length", column: column(right))
      }
      return .equality(measurement, comparison, other)
    }
    let parts = trimmed.components(separatedBy: "±").map { $0.trimmingCharacters(in: .whitespaces) }
    let tolerance = parts.count == 2 ? Double(parts[1]) : 0
    guard parts.count <= 2, let tolerance, tolerance >= 0 else { throw Malformed(message: "a tolerance is written 33 ± 0.5", column: column(right)) }
    let lengths = Substring(parts[0]).split(separator: "x", omittingEmptySubsequences: false)
    let found = lengths.compactMap { ClaimedLength($0) }
    let wanted = measurement.property == .size ? 2 : 1
    guard found.count == lengths.count, found.count == wanted else {
      throw Malformed(message: wanted == 2 ? "a size is written 104x16 in points, or 13cx1c in cells" : "a number is missing: points, or cells as in 12c", column: column(right))
    }
    if wanted == 2, comparison != .equal, comparison != .different { throw Malformed(message: "sizes are compared with == or !=; compare .width or .height", column: column(left)) }
    return .measurement(measurement, comparison, found, tolerance: tolerance)
  }

  private static func argument(of function: String, _ text: Substring) -> Substring? {
    let text = text.drop(while: \.isWhitespace)
    guard text.hasPrefix(function + "("), let end = text.lastIndex(of: ")") else { return nil }
    return text[text.index(text.startIndex, offsetBy: function.count + 1)..<end]
  }
  private static func selector(_ text: Substring, _ column: (Substring) -> Int) throws(Malformed) -> Selector {
    do throws(SelectorError) {
      return try Selector(String(text))
    } catch {
      throw Malformed(message: error.message, column: column(text) + (error.column ?? 1) - 1)
    }
  }
  private static func measurement(_ text: Substring, _ column: (Substring) -> Int) throws(Malformed) -> NodeMeasurement {
    do throws(SelectorError) {
      return try NodeMeasurement(text.trimmingCharacters(in: .whitespaces))
    } catch {
      throw Malformed(message: error.message, column: column(text) + (error.column ?? 1) - 1)
    }
  }
  private static func offers(_ text: String) -> Offers? {
    guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
    let items = text.dropFirst().dropLast().split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    if items.contains(where: { $0.contains("x") }) {
      let sizes = items.compactMap { ProposedViewSize(text: $0) }
      return sizes.count == items.count ? .sizes(sizes) : nil
    }
    var widths: [Double?] = []
    for item in items {
      if item == "nil" { widths.append(nil) } else if let number = ClaimedLength(Substring(item)), !number.isInCells { widths.append(number.value) } else { return nil }
    }
    return .widths(widths)
  }
}

extension LayoutClaim.Sweep {
  /// Reads `width in 160...960`.
  init?(_ text: Substring) {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count == 3, words[1] == "in", words[0] == "width" || words[0] == "height" else { return nil }
    let ends = words[2].components(separatedBy: "...").map { Int($0) }
    guard ends.count == 2, let first = ends[0], let last = ends[1], first >= 0, last >= first, last - first < LayoutClaim.Sweep.limit else { return nil }
    axis = words[0] == "width" ? .horizontal : .vertical
    range = first...last
  }
}
