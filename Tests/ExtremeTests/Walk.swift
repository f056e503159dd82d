import Drawing
import Foundation
import SwiftSource
import LayoutCore
import Pictures
import Terminal
import Tracing
import Views
import Workbench

/// Takes programs the whole way, and says what is wrong with what comes out. What traps ends the process: the program that runs stands in a file.
@MainActor
struct Walk {
  enum Outcome: Hashable {
    /// There is a picture.
    case shown
    /// There is a diagnostic.
    case refused(String)
  }
  /// Holds the program that runs at the moment.
  static let record = FileManager.default.temporaryDirectory.appending(path: "extreme-program.swift")

  /// What must never be: too large a picture, a number that JSON has not, a diagnostic of our own failure, long work.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  func run(_ text: String) throws -> Outcome {
    try Data(text.utf8).write(to: Self.record)
    let clock = ContinuousClock()
    let start = clock.now
    let outcome = try taken(text)
    let time = clock.now - start
    if time > .seconds(120) { throw Fault(description: "takes \(time)") }
    return outcome
  }

  private func taken(_ text: String) throws -> Outcome {
    var request = Request()
    request.size = CellCount(columns: 20, rows: 6)
    let preview = Preview(
      SourceFile(name: "a.swift", text: text), request, recordsWrittenViews: true, recordsEvents: true)
    if let own = preview.diagnostics.first(where: { $0.message.contains("its own mistake") }) {
      throw Fault(description: own.message)
    }
    guard let host = preview.host, !preview.hasErrors else {
      return .refused(preview.diagnostics.first { $0.isError }?.message ?? "nothing is shown")
    }
    for (format, text) in [
      ("layout", "\(preview.layoutText)"), ("tree", preview.treeText), ("trace", preview.traceText(.steps)),
      ("sizes", preview.sizesText), ("guides", preview.guidesText),
      ("accessibility", preview.accessibilityText), ("faults", preview.faultText(Set(Preview.Fault.allCases))),
    ] where text.utf8.count > 10_000_000 { throw Fault(description: "\(format) has \(text.utf8.count) bytes") }
    for document in [preview.layoutDocument, preview.sizesDocument, preview.traceDocument(.steps)] {
      _ = try JSONSerialization.jsonObject(with: Data(document.text.utf8))
    }
    _ = try? preview.picture(isScreen: true, colors: .trueColor, charset: .unicode).ansi
    _ = try? preview.picture(isScreen: false, colors: .none, charset: .ascii).text
    let style = PictureStyle(request.device)
    let svg = SVGPicture.svg(host.displayList, style)
    if svg.utf8.count > 20_000_000 { throw Fault(description: "svg has \(svg.utf8.count) bytes") }
    if let range = svg.firstRange(of: /="[^"]*\b(nan|inf)\b[^"]*"/) {
      throw Fault(description: "svg says \(svg[range]) in \(svg.prefix(400))")
    }
    do {
      let png = try CairoPicture.png(host.displayList, style)
      if png.count > 50_000_000 { throw Fault(description: "png has \(png.count) bytes") }
    } catch is PictureError {}
    return .shown
  }
}
