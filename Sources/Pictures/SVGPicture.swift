public import Drawing
internal import Foundation

/// Pictures as SVG: texts stay texts, and what has a node carries its name as an id and a title.
public enum SVGPicture {
  /// What people and tools know a node by.
  public struct Name: Hashable, Sendable {
    /// The id in the file.
    public var id: String
    /// What is shown for it.
    public var title: String
    /// An id and a title.
    public init(id: String, title: String) { (self.id, self.title) = (id, title) }
  }

  /// An SVG file.
  /// - Parameter names: the names of nodes; a node without one has none in the file.
  public static func svg(_ list: DisplayList, _ style: PictureStyle, names: [Int32: Name] = [:]) -> String {
    let list = list.withBackdropsDrawn(style)
    let extent = list.extent
    var writer = SVGWriter(style: style, names: names)
    for item in list.items { writer.write(item) }
    func number(_ value: CGFloat) -> String { SVGWriter.number(value) }
    let scale = style.scale.isFinite && style.scale > 0 ? style.scale : 1
    let box = "\(number(extent.minX)) \(number(extent.minY)) \(number(extent.width)) \(number(extent.height))"
    var file = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(number(extent.width * scale))\" height=\"\(number(extent.height * scale))\" viewBox=\"\(box)\">\n"
    if !style.title.isEmpty { file += "<title>\(escapedForXML(style.title))</title>\n" }
    if !writer.definitions.isEmpty { file += "<defs>\n" + writer.definitions.joined(separator: "\n") + "\n</defs>\n" }
    file +=
      "<rect x=\"\(number(extent.minX))\" y=\"\(number(extent.minY))\" width=\"\(number(extent.width))\" height=\"\(number(extent.height))\" fill=\"\(SVGWriter.hex(style.paper))\"/>\n"
    return cleaned(file + writer.body.joined(separator: "\n") + "\n</svg>\n")
  }

  /// A page with one or more pictures, each under its title, in one file.
  public static func html(_ pictures: [(title: String, svg: String)], _ style: PictureStyle) -> String {
    let sections = pictures.map { picture in
      "<figure>\n\(picture.title.isEmpty ? "" : "<figcaption>\(escapedForXML(picture.title))</figcaption>\n")\(picture.svg)</figure>\n"
    }
    let page = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <title>\(escapedForXML(style.title))</title>
      <style>
      body { margin: 2em; font-family: sans-serif; background: \(SVGWriter.hex(style.paper)); color: \(SVGWriter.hex(style.ink)); }
      figure { margin: 0 0 2em; }
      figcaption { margin-bottom: 0.5em; }
      svg { max-width: 100%; height: auto; }
      </style>
      </head>
      <body>
      \(sections.joined())</body>
      </html>

      """
    return cleaned(page, keepsTabs: true)
  }
}
