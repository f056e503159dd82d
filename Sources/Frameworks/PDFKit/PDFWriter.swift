import Foundation

/// Writes the file of a document of empty pages.
struct PDFWriter {
  private var bytes = Data("%PDF-1.4\n".utf8)
  private var offsets: [Int] = []
  init() {}

  /// The file of pages and of what is said of the document.
  static func file(of pages: [PDFPage], info: [String: String]) -> Data {
    var writer = PDFWriter()
    let kids: String = pages.indices.map { "\($0 + 4) 0 R" }.joined(separator: " ")
    writer.add("<< /Type /Catalog /Pages 2 0 R >>")
    writer.add("<< /Type /Pages /Kids [\(kids)] /Count \(pages.count) >>")
    let facts: [String] = info.keys.sorted().map { "/\($0) " + hexadecimal(info[$0] ?? "") }
    writer.add("<< " + facts.joined(separator: " ") + " >>")
    for page in pages {
      let box = page.bounds(for: .mediaBox)
      let corners: String = "[\(box.minX) \(box.minY) \(box.maxX) \(box.maxY)]"
      writer.add("<< /Type /Page /Parent 2 0 R /MediaBox \(corners) /Rotate \(page.rotation) /Resources << >> >>")
    }
    return writer.closed()
  }
  private static func hexadecimal(_ text: String) -> String {
    let digits: String = text.utf16.map { String(format: "%04X", Int($0)) }.joined()
    return "<FEFF" + digits + ">"
  }
  private mutating func add(_ object: String) {
    offsets.append(bytes.count)
    bytes.append(Data("\(offsets.count) 0 obj\n\(object)\nendobj\n".utf8))
  }
  private func closed() -> Data {
    var table = "xref\n0 \(offsets.count + 1)\n0000000000 65535 f \n"
    for offset in offsets { table += String(format: "%010d", offset) + " 00000 n \n" }
    table += "trailer\n<< /Size \(offsets.count + 1) /Root 1 0 R /Info 3 0 R >>\nstartxref\n\(bytes.count)\n%%EOF\n"
    return bytes + Data(table.utf8)
  }
}
