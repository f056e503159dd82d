internal import Foundation
internal import FoundationXML

/// Whether another program can read a format.
enum Readability {
  /// What stands in texts that must stay texts.
  static let tag = "fuzz-tag"

  /// What is wrong with a file of that format; nil if nothing is.
  static func fault(of data: Data, _ format: FuzzCase.Format) -> String? {
    if data.isEmpty { return nil }
    switch format {
    case .text, .ansi: return String(validating: data, as: UTF8.self) == nil ? "not UTF-8" : nil
    case .svg, .junit: return XMLCheck().fault(of: data)
    case .html:
      return data.range(of: Data("</script><\(tag)".utf8)) != nil ? "a text of the source becomes markup" : nil
    case .json:
      do {
        _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
        return nil
      } catch {
        return "a JSON parser refuses it"
      }
    case .png: return pngFault(data)
    case .pdf: return data.starts(with: Data("%PDF".utf8)) ? nil : "no PDF"
    }
  }

  /// The limits that a picture is promised to keep.
  private static func pngFault(_ data: Data) -> String? {
    guard data.starts(with: [0x89, 0x50, 0x4E, 0x47]), data.count > 24 else { return "no PNG" }
    func number(_ offset: Int) -> Int {
      data[data.startIndex + offset..<data.startIndex + offset + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    let (width, height) = (number(16), number(20))
    return max(width, height) > 32_000 || width * height > 100_000_000 ? "a picture of \(width)×\(height) pixels" : nil
  }
}

/// Reads a document, and notes whether a text of the source became an element.
private final class XMLCheck: NSObject, XMLParserDelegate {
  private var hasTag = false

  func fault(of data: Data) -> String? {
    let parser = XMLParser(data: data)
    parser.delegate = self
    guard parser.parse() else { return "an XML parser refuses it: \((parser.parserError as NSError?)?.code ?? 0)" }
    return hasTag ? "a text of the source becomes markup" : nil
  }
  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    hasTag = hasTag || name == Readability.tag
  }
}
