internal import CExpat

/// The elements of an XML file, read by expat.
///
/// A document type is refused: data models have none, and a file's own entities could make its text grow.
final class MarkupReader {
  /// What is wrong with a text, and in which line.
  struct Damage: Error, Hashable {
    let reason: String
    let line: Int
  }
  /// The begin or the end of an element.
  enum Piece: Hashable {
    case opening(name: String, attributes: [String: String])
    case closing(name: String)
  }
  /// More elements inside each other are refused (our choice).
  private static let depthLimit = 100

  private let parser: XML_Parser
  private var pieces: [Piece] = []
  private var depth = 0
  /// What is wrong by our own rules.
  private var refusal: String?

  /// The pieces of a whole text, one after the other.
  static func pieces(of bytes: [UInt8]) throws(Damage) -> [Piece] {
    guard let parser = XML_ParserCreate(nil) else { throw Damage(reason: "there is no memory to read it", line: 1) }
    let reader = MarkupReader(parser)
    defer { XML_ParserFree(parser) }
    let isWhole = bytes.withUnsafeBytes { text in
      XML_Parse(parser, text.bindMemory(to: CChar.self).baseAddress, Int32(clamping: text.count), 1) == XML_STATUS_OK
    }
    if isWhole { return reader.pieces }
    let reason = reader.refusal ?? XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) }
    throw Damage(reason: reason ?? "it is damaged", line: Int(XML_GetCurrentLineNumber(parser)))
  }

  private init(_ parser: XML_Parser) {
    self.parser = parser
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetElementHandler(
      parser,
      { MarkupReader.of($0)?.opens($1, $2) },
      { MarkupReader.of($0)?.closes($1) })
    XML_SetStartDoctypeDeclHandler(parser) { reader, _, _, _, _ in
      MarkupReader.of(reader)?.refuse("a document type is not read")
    }
  }
  /// The reader that expat hands back; it lives as long as its parser reads.
  private static func of(_ pointer: UnsafeMutableRawPointer?) -> MarkupReader? {
    pointer.map { Unmanaged<MarkupReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private func opens(_ name: UnsafePointer<XML_Char>?, _ list: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?) {
    depth += 1
    if depth > Self.depthLimit { return refuse("too many elements inside each other") }
    var attributes: [String: String] = [:]
    var index = 0
    while let key = list?[index], let value = list?[index + 1] {
      attributes[String(cString: key)] = String(cString: value)
      index += 2
    }
    pieces.append(.opening(name: Self.text(name), attributes: attributes))
  }
  private func closes(_ name: UnsafePointer<XML_Char>?) {
    depth -= 1
    pieces.append(.closing(name: Self.text(name)))
  }
  private func refuse(_ reason: String) {
    refusal = refusal ?? reason
    XML_StopParser(parser, 0)
  }
  private static func text(_ pointer: UnsafePointer<XML_Char>?) -> String { pointer.map { String(cString: $0) } ?? "" }
}
