internal import Foundation

/// Something that a command of a case must not do.
struct Finding {
  /// The kinds, which a report begins with.
  enum Fault: String {
    case signal, hang, slow, memory, silence, code, place, control, markup, syntax, size, escape, mistake, order,
      relation, leak
  }
  var fault: Fault
  /// What happened, in words.
  var what: String
  /// The command; nil for a relation of several.
  var command: Int?
  /// What findings of one cause share.
  var signature: String

  /// - Parameters:
  ///   - name: the command's name; empty where the cause alone says what it is.
  ///   - cause: what tells it from others, as it stands.
  init(_ fault: Fault, _ what: String, at command: Int?, of name: String, cause: String? = nil) {
    (self.fault, self.what, self.command) = (fault, what, command)
    signature = [fault.rawValue, name, cause ?? Self.plain(what)].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// A text without what differs from case to case: numbers, and what stands in quotes.
  static func plain(_ text: String) -> String {
    var result = ""
    var isQuoted = false
    for character in text.prefix(400) {
      if character == "'" || character == "\"" { isQuoted.toggle() }
      if isQuoted || character.isNumber { continue }
      result.append(character)
    }
    return result
  }
}
