/// Something that is done with a view, as a person writes it: `tap "Add"`, `type #name "Ada"`, `scroll List 300`.
///
/// The prompt's commands, lessons and `--do` share this language.
public struct Act: Sendable {
  /// What is done.
  public let gesture: Preview.Gesture
  /// Which view it is done with; empty for a text that is typed where text can be typed.
  public let selector: String
  /// As it was written.
  public let text: String

  /// What is wrong with what was written, in words.
  public struct Mistake: Error, Hashable, Sendable {
    /// What to tell a person.
    public let message: String
    init(_ message: String) { self.message = message }
  }

  /// The names of what can be done.
  static let names = ["tap", "toggle", "type", "set", "scroll", "press", "swipe", "drag", "magnify", "rotate"]

  /// Reads what stands behind the name of a gesture.
  /// - Parameter sign: stands before the name where it is written as a command: `:tap`.
  init(_ name: String, _ operand: String, sign: String = "") throws(Mistake) {
    let operand = operand[...].trimmed
    text = "\(name) \(operand)"
    func usage(_ wanted: String, _ example: String) -> Mistake {
      Mistake("'\(sign)\(name)' wants \(wanted), as in '\(sign)\(name) \(example)'")
    }
    switch name {
    case "tap":
      let isTwice = operand.hasSuffix(" twice")
      (gesture, selector) = (.tap(count: isTwice ? 2 : 1), isTwice ? operand.dropLast(6).trimmed : operand)
    case "toggle": (gesture, selector) = (.toggle, operand)
    case "press": (gesture, selector) = (.press, operand)
    case "swipe":
      let isLeading = operand.hasSuffix(" leading")
      (gesture, selector) = (.swipe(fromEnd: !isLeading), isLeading ? operand.dropLast(8).trimmed : operand)
    case "type":
      guard operand.hasSuffix("\""), let start = operand.dropLast().lastIndex(of: "\"") else {
        throw usage("a selector and a text in quotes", "#name \"Ada\"")
      }
      let typed = operand[operand.index(after: start)...].dropLast()
      (gesture, selector) = (.type(String(typed)), operand[..<start].trimmed)
    case "set", "scroll":
      let wanted = name == "set" ? "a selector and a number" : "a selector and a number of points"
      guard let blank = operand.lastIndex(of: " "), let number = Double(operand[operand.index(after: blank)...]) else {
        throw usage(wanted, name == "set" ? "Slider 0.5" : "List 300")
      }
      (gesture, selector) = (name == "set" ? .set(number) : .scroll(number), operand[..<blank].trimmed)
    case "magnify", "rotate":
      guard let blank = operand.lastIndex(of: " "), let number = Double(operand[operand.index(after: blank)...]),
        number.isFinite, name == "rotate" || number > 0
      else {
        throw name == "magnify"
          ? usage("a selector and a factor above 0", "Image 2") : usage("a selector and degrees", "Image 90")
      }
      (gesture, selector) = (name == "magnify" ? .magnify(number) : .rotate(number), operand[..<blank].trimmed)
    case "drag":
      guard let blank = operand.lastIndex(of: " ") else { throw usage("a selector and X,Y in points", "\"Card\" 100,0") }
      let parts = operand[operand.index(after: blank)...].split(separator: ",", omittingEmptySubsequences: false)
      guard parts.count == 2, let x = Double(parts[0]), let y = Double(parts[1]), x.isFinite, y.isFinite else {
        throw usage("a selector and X,Y in points", "\"Card\" 100,0")
      }
      (gesture, selector) = (.drag(x, y), operand[..<blank].trimmed)
    default:
      let near = Act.names.filter { $0.first == name.first }.first.map { "; did you mean '\($0)'?" } ?? ""
      throw Mistake("'\(name)' is nothing that can be done\(near) There are \(Act.names.joined(separator: ", "))")
    }
  }

  /// Reads a whole script: one act after the other, with semicolons or line breaks between them.
  public static func all(in script: String) throws(Mistake) -> [Act] {
    var acts: [Act] = []
    for part in parts(of: script) where !part.isEmpty {
      let name = part.prefix { !$0.isWhitespace }
      acts.append(try Act(String(name), String(part.dropFirst(name.count))))
    }
    return acts
  }
  /// Cuts where no quotes are open.
  private static func parts(of script: String) -> [String] {
    var (parts, part, isQuoted) = ([String](), "", false)
    for character in script {
      if character == "\"" { isQuoted.toggle() }
      if !isQuoted, character == ";" || character.isNewline {
        parts.append(part[...].trimmed)
        part = ""
      } else {
        part.append(character)
      }
    }
    return parts + [part[...].trimmed]
  }
}

extension Preview {
  /// Does what is written, and brings the picture up to date.
  /// - Throws: there is no such view, or nothing in or around it reacts.
  public func perform(_ act: Act) throws(SelectorError) -> Response {
    if act.selector.isEmpty, case .type = act.gesture { return try typeSomewhere(act.gesture) }
    do throws(SelectorError) {
      return try perform(act.gesture, on: try Selector(act.selector))
    } catch {
      // A plain word is a label where no view is called so: `tap Save`.
      guard !act.selector.contains("\""), let label = try? Selector("\"\(act.selector)\""),
        let response = try? perform(act.gesture, on: label)
      else { throw error }
      return response
    }
  }
  /// Types into the first field on top.
  private func typeSomewhere(_ gesture: Gesture) throws(SelectorError) -> Response {
    for kind in ["TextField", "SecureField", "TextEditor"] {
      if let field = try? Selector(kind), let response = try? perform(gesture, on: field) { return response }
    }
    throw SelectorError("there is no field that text can be typed into", column: nil)
  }
}

extension StringProtocol {
  /// Without blanks around it.
  var trimmed: String { String(String(drop { $0.isWhitespace }).reversed().drop { $0.isWhitespace }.reversed()) }
}
