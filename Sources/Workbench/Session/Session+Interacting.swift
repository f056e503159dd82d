internal import Interpreter

extension Session {
  /// Does something with a view of the picture: the picture afterwards, and which bodies ran.
  mutating func perform(_ gesture: Preview.Gesture, _ selector: String) -> [Effect] {
    guard let preview else { return [.show(.failure("there is no view yet; type one, as in Text(\"Hello\")\n"))] }
    do throws(SelectorError) {
      let response = try preview.perform(gesture, on: try Selector(selector))
      let said = response.diagnostics.map { LocatedDiagnostic($0, in: preview.source) }
      var blocks: [Block] = said.isEmpty ? [] : [.diagnostics(said)]
      blocks.append(picture(of: preview))
      blocks.append(.talk(response.sentences.joined(separator: "\n") + "\n"))
      return blocks.map { .show($0) }
    } catch {
      return [.show(.failure(cleanedLine(error.message) + "\n"))]
    }
  }
  /// `#name "Ada"`.
  mutating func type(_ operand: String) -> [Effect] {
    let usage = "':type' wants a selector and a text in quotes, as in ':type #name \"Ada\"'\n"
    guard operand.hasSuffix("\""), let start = operand.dropLast().lastIndex(of: "\""), start > operand.startIndex else { return [.show(.failure(usage))] }
    let text = operand[operand.index(after: start)...].dropLast()
    return perform(.type(String(text)), operand[..<start].trimmed)
  }
  /// `List 300`.
  mutating func scroll(_ operand: String) -> [Effect] {
    guard let blank = operand.lastIndex(of: " "), let value = Double(operand[operand.index(after: blank)...]) else {
      return [.show(.failure("':scroll' wants a selector and a number of points, as in ':scroll List 300'\n"))]
    }
    return perform(.scroll(value), operand[..<blank].trimmed)
  }
  /// `"Inbox" leading`.
  mutating func swipe(_ operand: String) -> [Effect] {
    let words = operand[...].trimmed
    guard words.hasSuffix(" leading") else { return perform(.swipe(fromEnd: true), words) }
    return perform(.swipe(fromEnd: false), words.dropLast(8).trimmed)
  }
  /// `Slider 0.5`.
  mutating func set(_ operand: String) -> [Effect] {
    guard let blank = operand.lastIndex(of: " "), let value = Double(operand[operand.index(after: blank)...]) else {
      return [.show(.failure("':set' wants a selector and a number, as in ':set Slider 0.5'\n"))]
    }
    return perform(.set(value), operand[..<blank].trimmed)
  }
}

extension Substring {
  fileprivate var trimmed: String { String(String(drop { $0.isWhitespace }).reversed().drop { $0.isWhitespace }.reversed()) }
}
