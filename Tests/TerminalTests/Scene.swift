import Drawing
import Foundation
import Terminal

/// Builds display lists on cells of 8×16 points and shows them as text.
struct Scene {
  var list: DisplayList
  static let cell = CGSize(width: 8, height: 16)
  static let red = Paint.color(RGBA(red: 1, green: 0.23, blue: 0.19)), blue = Paint.color(RGBA(red: 0, green: 0.48, blue: 1)),
    gray = Paint.color(RGBA(red: 0.56, green: 0.56, blue: 0.58))

  init(_ width: CGFloat, _ height: CGFloat, _ items: DisplayList.Content...) {
    list = DisplayList(items: items.map { DisplayList.Item($0) }, bounds: CGRect(x: 0, y: 0, width: width, height: height))
  }
  static func text(_ string: String, x: CGFloat = 0, y: CGFloat = 0, size: CGFloat = 17, paint: Paint = .foreground) -> DisplayList.Content {
    let font = ResolvedFont(pointSize: size)
    let layout = TextLayout(string, font: font, cell: cell)
    return .text(
      DisplayList.TextRun(lines: layout.lines(width: nil, height: nil).map(\.text), frame: CGRect(origin: CGPoint(x: x, y: y), size: layout.ideal), font: font, paint: paint))
  }
  static func fill(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: Paint = red) -> DisplayList.Content {
    .fill(.rectangle(CGRect(x: x, y: y, width: width, height: height)), paint)
  }
  static func ellipse(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ paint: Paint = .foreground) -> DisplayList.Content {
    .fill(.ellipse(in: CGRect(x: x, y: y, width: width, height: height)), paint)
  }
  static func border(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, line: CGFloat = 1, _ paint: Paint = gray) -> DisplayList.Content {
    .border(CGRect(x: x, y: y, width: width, height: height), width: line, paint)
  }

  func grid(_ charset: Charset = .unicode) throws -> CellGrid { try Rasteriser(cell: Self.cell, charset: charset).picture(of: list) }
  func picture(_ charset: Charset = .unicode) throws -> [String] { TextPainter(charset: charset).text(try grid(charset)).components(separatedBy: "\n") }
  func ansi(_ colors: ColorSupport = .trueColor) throws -> String { TextPainter(colors: colors).ansi(try grid()).text }
}
