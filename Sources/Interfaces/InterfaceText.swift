/// The generated text of one module. It lies in the program's constant data.
struct InterfaceText {
  /// Swift source without bodies, one declaration a line: headers of types and extensions end in ` {`, members follow, `}` ends them. Lines that begin with `///`
  /// document the next one.
  let text: StaticString
  /// The places of the headers of extensions in `text`, four digits each.
  let extensions: StaticString
}

extension InterfaceText {
  /// The line at `place`: a declaration. What has members gets an empty body.
  func line(at place: Int) -> String {
    let bytes = text.bytes
    let line = bytes[bytes.line(at: place)]
    let declaration = String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "{") ? declaration + "}" : declaration
  }

  /// The header of the extension of that number, from 1 on.
  func extensionLine(_ number: Int) -> String { line(at: extensions.bytes.number(at: 4 * (number - 1), digits: 4)) }

  /// The lines of documentation before `place`.
  func documentation(before place: Int) -> String? {
    let bytes = text.bytes
    var lines: [String] = []
    var start = place
    while start > 0 {
      let line = bytes.line(at: start - 1)
      guard bytes[line].starts(with: "///".utf8) else { break }
      lines.append(String(decoding: bytes[line].dropFirst(bytes[line].starts(with: "/// ".utf8) ? 4 : 3), as: UTF8.self))
      start = line.lowerBound
    }
    return lines.isEmpty ? nil : lines.reversed().joined(separator: "\n")
  }
}
