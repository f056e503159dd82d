internal import Drawing
internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Pictures
internal import Terminal
internal import Views
internal import Workbench

/// The formats of pictures that are no text of cells.
enum PictureKind: String, CaseIterable {
  case svg, png, pdf, html

  /// Whether a terminal can show it.
  var isText: Bool { self == .svg || self == .html }
}

extension Option {
  static let scale = Option(name: "scale", value: "N", help: "pixels a point of png, svg and html, up to 8; default: 1, for png of a device of pixels the device's own")
  static let all = Option(
    name: "all",
    help: "every preview of the file on one sheet, each under its name; of a folder every preview of its files: "
      + "-o NAME.html is one page, -o NAME a folder of pictures with an index"
  )
}

extension Arguments {
  /// Pixels a point, where it was asked for.
  func pictureScale() throws(Failure) -> Double? {
    try value(.scale, wants: "a number from 0.1 to 8") { Double($0).flatMap { (0.1...8).contains($0) ? $0 : nil } }
  }
}

extension Command {
  /// The format that was asked for, by name or by the name of the file to write.
  static func pictureFormat(_ arguments: Arguments, _ output: Output) throws(Failure) -> String {
    let names = ["text", "ansi"] + PictureKind.allCases.map(\.rawValue)
    let target = arguments.value(.output)
    if let format = try arguments.value(.format, wants: "text, ansi, svg, png, pdf or html", { names.contains($0) ? $0 : nil }) { return format }
    let ending = target.map { URL(filePath: $0).pathExtension.lowercased() } ?? ""
    if PictureKind(rawValue: ending) != nil { return ending }
    return output.isTerminal && target == nil ? "ansi" : "text"
  }

  /// Draws the file's view, or all of its previews, and writes the picture.
  @MainActor static func drawFile(_ kind: PictureKind, _ arguments: Arguments, _ output: Output) throws -> ExitCode {
    let scale = try arguments.pictureScale()
    let previews = arguments.has(.all) ? try everyPreview(arguments, output) : [("", try previewed(arguments, output, device: .iphone))]
    guard let first = previews.first?.1 else { return .success }
    try showTransition(of: first, arguments, output)
    output.sayWhatFontsLack(on: first.request.device, for: first.drawing)
    let data = try data(of: previews, kind, scale: scale ?? (kind == .png ? first.request.device.scale : 1))
    // Text goes through the gate, though every such picture is clean by itself.
    let content: Output.FileContent = kind.isText ? .text(TerminalText(String(decoding: data, as: UTF8.self))) : .binary(data)
    try output.save(content, to: arguments.value(.output) ?? "-", sparing: first.files)
    return report(try faults(arguments), of: first, output)
  }

  /// A picture of previews, each with its name; several stand on one sheet.
  @MainActor static func data(of previews: [(String, Preview)], _ kind: PictureKind, scale: Double) throws(Failure) -> Data {
    guard let first = previews.first?.1 else { return Data() }
    var style = PictureStyle(first.request.device, scale: scale, isDark: first.scheme == .dark)
    style.title = URL(filePath: first.source.name).deletingPathExtension().lastPathComponent
    let sheet = previews.count > 1 ? Preview.sheet(previews) : first.drawing
    do throws(PictureError) {
      switch kind {
      case .png: return try CairoPicture.png(sheet, style)
      case .pdf: return try CairoPicture.pdf(sheet, style)
      case .svg: return Data(SVGPicture.svg(sheet, style, names: previews.count > 1 ? [:] : first.pictureNames).utf8)
      case .html:
        let pictures = previews.map { name, preview in
          var own = style
          own.isDark = preview.scheme == .dark
          return (title: name, svg: SVGPicture.svg(preview.drawing, own, names: preview.pictureNames))
        }
        return Data(SVGPicture.html(pictures, style).utf8)
      }
    } catch {
      if case .cannotDraw = error { throw Failure(code: .io, message: "\(error)") }
      throw Failure(code: .source, message: "\(error)")
    }
  }

  /// Each preview of the file with its name.
  @MainActor private static func everyPreview(_ arguments: Arguments, _ output: Output) throws -> [(String, Preview)] {
    let first = try previewed(arguments, output, device: .iphone)
    let previews = first.everyPreview()
    return previews.isEmpty ? [("", first)] : previews
  }
}

extension Preview {
  /// The files that it was made from; nothing that is drawn takes the place of one.
  var files: [String] { [source.name] + source.others.map(\.name) }
}
