public import Foundation

/// Kitty's graphics protocol. Pictures are PNG files with numbers from 1; a command with `q=2` is not answered.
public enum KittyPicture {
  /// So many bytes of Base64 are sent in one string (kitty's documentation).
  static let chunk = 4_096

  /// Sends a picture and shows it from the cursor on, which stays.
  /// - Parameters:
  ///   - id: the picture's number; nil for one that nobody will speak of again.
  ///   - columns: over how many columns it is shown; a picture of exactly their pixels is not scaled.
  ///   - rows: over how many rows it is shown.
  public static func show(_ png: Data, id: UInt32?, columns: Int, rows: Int) -> TerminalText {
    let name = id.map { "i=\($0),p=1," } ?? ""
    return strings("a=T,f=100,t=d,\(name)c=\(columns),r=\(rows),C=1,q=2", png).joined()
  }
  /// Sends a picture through tmux, and writes the characters from the cursor on that stand for it. The cursor stays.
  public static func showInTmux(_ png: Data, id: UInt32, columns: Int, rows: Int) -> TerminalText {
    let sent = strings("a=T,U=1,f=100,t=d,i=\(id),c=\(columns),r=\(rows),q=2", png).map {
      EscapeSequence.throughTmux($0)
    }.joined()
    return sent + placeholders(id: id, columns: columns, rows: rows)
  }
  /// Takes a picture away, and frees what it needs.
  public static func delete(id: UInt32) -> TerminalText { EscapeSequence.kitty("a=d,d=I,i=\(id),q=2") }
  /// Takes all pictures with numbers of a range away (kitty 0.33, Ghostty).
  public static func delete(ids: ClosedRange<UInt32>) -> TerminalText {
    EscapeSequence.kitty("a=d,d=R,x=\(ids.lowerBound),y=\(ids.upperBound),q=2")
  }

  /// The first string carries the command, all but the last say that more follows.
  private static func strings(_ command: String, _ png: Data) -> [TerminalText] {
    let letters = Array(png.base64EncodedString().utf8)
    var strings: [TerminalText] = []
    var start = 0
    repeat {
      let end = min(start + chunk, letters.count)
      let more = "m=\(end < letters.count ? 1 : 0);" + String(decoding: letters[start..<end], as: UTF8.self)
      strings.append(EscapeSequence.kitty(start == 0 ? command + "," + more : more))
      start = end
    } while start < letters.count
    return strings
  }

  // MARK: Placeholders

  /// The character that stands for a part of a picture: its colour is the picture's number, the marks above it are its
  /// row and column.
  private static let placeholder = "\u{10EEEE}"
  /// So many rows can be told.
  public static let mostRows = marks.count
  /// The combining characters that count rows and columns, in the order of kitty's list.
  private static let marks: [Unicode.Scalar] = [
    0x305...0x305, 0x30D...0x30E, 0x310...0x310, 0x312...0x312, 0x33D...0x33F, 0x346...0x346, 0x34A...0x34C,
    0x350...0x352, 0x357...0x357, 0x35B...0x35B,
    0x363...0x36F, 0x483...0x487, 0x592...0x595, 0x597...0x599, 0x59C...0x5A1, 0x5A8...0x5A9, 0x5AB...0x5AC,
    0x5AF...0x5AF, 0x5C4...0x5C4, 0x610...0x617,
    0x657...0x65B, 0x65D...0x65E, 0x6D6...0x6DC, 0x6DF...0x6E2, 0x6E4...0x6E4, 0x6E7...0x6E8, 0x6EB...0x6EC,
    0x730...0x730, 0x732...0x733, 0x735...0x736,
    0x73A...0x73A, 0x73D...0x73D, 0x73F...0x741, 0x743...0x743, 0x745...0x745, 0x747...0x747, 0x749...0x74A,
    0x7EB...0x7F1, 0x7F3...0x7F3, 0x816...0x819,
    0x81B...0x823, 0x825...0x827, 0x829...0x82D, 0x951...0x951, 0x953...0x954, 0xF82...0xF83, 0xF86...0xF87,
    0x135D...0x135F, 0x17DD...0x17DD,
    0x193A...0x193A, 0x1A17...0x1A17, 0x1A75...0x1A7C, 0x1B6B...0x1B6B, 0x1B6D...0x1B73, 0x1CD0...0x1CD2,
    0x1CDA...0x1CDB, 0x1CE0...0x1CE0, 0x1DC0...0x1DC1,
    0x1DC3...0x1DC9, 0x1DCB...0x1DCC, 0x1DD1...0x1DE6, 0x1DFE...0x1DFE, 0x20D0...0x20D1, 0x20D4...0x20D7,
    0x20DB...0x20DC, 0x20E1...0x20E1,
    0x20E7...0x20E7, 0x20E9...0x20E9, 0x20F0...0x20F0, 0x2CEF...0x2CF1, 0x2DE0...0x2DFF, 0xA66F...0xA66F,
    0xA67C...0xA67D, 0xA6F0...0xA6F1,
    0xA8E0...0xA8F1,
  ].flatMap { (range: ClosedRange<UInt32>) in range.compactMap(Unicode.Scalar.init) }

  /// Row and column of the first cell of each row are told, the cells behind it go on from there.
  private static func placeholders(id: UInt32, columns: Int, rows: Int) -> TerminalText {
    let color = EscapeSequence.style([38, 2, Int(id >> 16 & 0xFF), Int(id >> 8 & 0xFF), Int(id & 0xFF)])
    var text = EscapeSequence.saveCursor
    for (row, mark) in marks.prefix(max(rows, 0)).enumerated() {
      if row > 0 { text += EscapeSequence.restoreCursor + EscapeSequence.down(row) }
      let first = placeholder + String(Character(mark)) + String(Character(marks[0]))
      text +=
        color + TerminalText(first + String(repeating: placeholder, count: max(columns - 1, 0)))
        + EscapeSequence.plain
    }
    return text + EscapeSequence.restoreCursor
  }
}
