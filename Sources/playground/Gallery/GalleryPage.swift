internal import Drawing
internal import FileAccess
internal import Foundation
internal import Terminal

/// The previews of a project on one page.
struct GalleryPage {
  let title: String
  let files: [DrawnFile]
  /// The folder with the pictures.
  let pictures: String

  /// `200 previews of 57 files, 3 files with errors; 54 files as before; 3.2 s`.
  static func summary(_ files: [DrawnFile], kept: Int, _ time: Duration) -> TerminalText {
    func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
    let wrong = files.count(where: \.hasErrors)
    var text = count(files.reduce(0) { $0 + $1.previews.count }, "preview") + " of " + count(files.count, "file")
    if wrong > 0 { text += ", \(count(wrong, "file")) with errors" }
    if kept > 0 { text += "; \(count(kept, "file")) as before" }
    return TerminalText(text + "; \(String(format: "%.1f", time / .seconds(1))) s")
  }

  /// What tells a page of this program from others.
  private static let mark = "<meta name=\"generator\" content=\"playground\">"
  /// - Throws: where a page lies there that is nobody's gallery.
  static func expectOwn(_ page: String) throws(Failure) {
    guard ProjectListing.Stamp(page) != nil, let text = FileManager.default.contents(atPath: page),
      text.range(of: Data(mark.utf8)) == nil
    else { return }
    throw Failure(code: .usage, message: "\(page) is left alone: it is no gallery; name another folder")
  }

  /// Writes the page and its pictures into a folder; pictures that this program has written beside an earlier page, and
  /// this one has not, go.
  func put(into folder: String, _ output: Output, replacing store: GalleryStore) throws(Failure) {
    FileWriter.makeFolder(folder, isPrivate: false)
    let page = "\(folder)/index.html"
    for (file, name) in pictureNames {
      guard let data = FileManager.default.contents(atPath: "\(pictures)/\(file)") else { continue }
      let path = "\(folder)/\(name)"
      if FileManager.default.contents(atPath: path) != data { try output.save(.binary(data), to: path, sparing: []) }
    }
    let kept = Set(names.map { GalleryStore.absolute("\(folder)/\($0)") })
    for path in store.pictures(beside: page) where !kept.contains(path) {
      try? FileManager.default.removeItem(atPath: path)
    }
    try output.save(.text(TerminalText(html(embedsPictures: false))), to: page, sparing: [])
  }
  /// The pictures beside the page.
  var names: [String] { pictureNames.values.sorted() }

  /// What the pictures are called beside the page: by their source and their preview.
  private var pictureNames: [String: String] {
    var names: [String: String] = [:]
    for file in files {
      let own = file.path.replacing(".swift", with: "").map {
        $0.isLetter || $0.isNumber || "-_".contains($0) ? $0 : "-"
      }
      for (number, preview) in file.previews.enumerated() {
        for picture in preview.pictures {
          guard let drawn = picture.file else { continue }
          names[drawn] = "\(String(own).drop { $0 == "-" })-\(number + 1)-\(picture.variant.rawValue).png"
        }
      }
    }
    return names
  }

  /// The page.
  /// - Parameter embedsPictures: whether it holds the pictures, else they lie beside it.
  func html(embedsPictures: Bool) -> String {
    let names = embedsPictures ? [:] : pictureNames
    func address(_ file: String) -> String {
      if let name = names[file] { return name }
      let data = FileManager.default.contents(atPath: "\(pictures)/\(file)") ?? Data()
      return "data:image/png;base64," + data.base64EncodedString()
    }
    let variants = PreviewVariant.allCases.filter { variant in
      files.contains { $0.previews.contains { $0.pictures.contains { $0.variant == variant } } }
    }
    let switches = variants.map { variant in
      "<label><input type=\"checkbox\" id=\"\(variant.rawValue)\" checked> \(variant.title)</label>"
    }
    let rules = variants.map { "body:has(#\($0.rawValue):not(:checked)) .\($0.rawValue) { display: none; }" }
    let previews = files.reduce(0) { $0 + $1.previews.count }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width">
      \(Self.mark)
      <title>\(escapedForXML(title))</title>
      <style>
      :root { color-scheme: light dark; }
      body { margin: 0 2em 2em; font-family: sans-serif; }
      header { position: sticky; top: 0; padding: 0.5em 0; background: Canvas; border-bottom: 1px solid GrayText; }
      header label { margin-right: 1em; }
      h1 { font-size: 1.2em; margin: 0; }
      h2 { font-size: 1em; margin: 1.5em 0 0.5em; }
      h3 { font-size: 0.9em; margin: 1em 0 0.3em; font-weight: normal; }
      .row { display: flex; flex-wrap: wrap; gap: 1em; align-items: flex-start; }
      figure { margin: 0; max-width: 195px; }
      figure img { max-width: 100%; height: auto; border: 1px solid GrayText; border-radius: 6px; }
      figcaption { font-size: 0.75em; color: GrayText; }
      .lacking { width: 195px; height: 120px; border: 1px dashed GrayText; border-radius: 6px; }
      .lacking { padding: 6px; box-sizing: border-box; font-size: 0.75em; overflow: auto; }
      pre { overflow-x: auto; font-size: 0.8em; padding: 0.5em; border-left: 3px solid orange; }
      pre.wrong { border-color: red; }
      \(rules.joined(separator: "\n"))
      </style>
      </head>
      <body>
      <header><h1>\(escapedForXML(title)): \(previews) previews of \(files.count) files</h1>
      \(switches.joined(separator: "\n"))
      </header>
      \(files.map { section($0, address) }.joined())</body>
      </html>

      """
  }
  private func section(_ file: DrawnFile, _ address: (String) -> String) -> String {
    var text = "<section>\n<h2>\(escapedForXML(file.path, keepsLineBreaks: false))</h2>\n"
    if !file.diagnostics.isEmpty {
      text += "<pre\(file.hasErrors ? " class=\"wrong\"" : "")>\(escapedForXML(file.diagnostics))</pre>\n"
    }
    for (number, preview) in file.previews.enumerated() {
      let name = escapedForXML(preview.title ?? "Preview \(number + 1)", keepsLineBreaks: false)
      text += "<h3>\(name), line \(preview.line)</h3>\n<div class=\"row\">\n"
      text += preview.pictures.map { figure($0, name, address) }.joined() + "</div>\n"
    }
    return text + "</section>\n"
  }
  private func figure(_ picture: DrawnPicture, _ name: String, _ address: (String) -> String) -> String {
    var text = "<figure class=\"\(picture.variant.rawValue)\">"
    if let file = picture.file {
      text += "<img loading=\"lazy\" width=\"\(Int(picture.width))\" height=\"\(Int(picture.height))\""
      text += " alt=\"\(name), \(picture.variant.title)\" src=\"\(address(file))\">"
    } else {
      text += "<div class=\"lacking\">\(escapedForXML(picture.problem ?? ""))</div>"
    }
    return text + "<figcaption>\(picture.variant.title)</figcaption></figure>\n"
  }
}
