import Foundation
import SwiftUI

/// How texts are measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Options of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// From the corner of the line.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the space between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// With the letters' own bounds, not the lines'.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// With dots at the end of the last line.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// What attributes say of the size of a text.
struct MeasuredText {
  let text: String
  let attributes: [NSAttributedString.Key: Any]

  /// On the device that views are shown on, in points: broken into lines where there is a width, else on one line a paragraph.
  func size(width: CGFloat? = nil) -> CGSize {
    let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
    let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
    let spacing: CGFloat = attributes[.kern] as? CGFloat ?? 0
    var size: CGSize = FrameworkSupport.size(
      of: text, font: font.shown, width: width, lineSpacing: paragraph?.lineSpacing ?? 0)
    if spacing != 0, width == nil { size.width += spacing * CGFloat(text.count) }
    return size
  }
  /// In a room: a width above a million points is none, as an unlimited one is written.
  func rectangle(in room: CGSize, _ options: NSStringDrawingOptions) -> CGRect {
    let isBroken = options.contains(.usesLineFragmentOrigin) && room.width > 0 && room.width < 1_000_000
    let found = size(width: isBroken ? room.width : nil)
    // From the baseline, as UIKit counts without the option.
    let top = options.contains(.usesLineFragmentOrigin) ? 0 : -found.height
    let isCut = room.height > 0 && options.contains(.truncatesLastVisibleLine)
    let height = isCut ? min(found.height, room.height) : found.height
    return CGRect(x: 0, y: top, width: found.width, height: height)
  }
}

extension String {
  /// The size of a text, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(text: self, attributes: attributes ?? [:]).size()
  }
  /// The rectangle of a text in a room, in points: with `usesLineFragmentOrigin` it is broken to the room's width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { MeasuredText(text: self, attributes: attributes ?? [:]).rectangle(in: size, options) }
}
extension NSString {
  /// The size of a text, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    MeasuredText(text: substring(from: 0), attributes: attributes ?? [:]).size()
  }
  /// The rectangle of a text in a room, in points: with `usesLineFragmentOrigin` it is broken to the room's width.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    MeasuredText(text: substring(from: 0), attributes: attributes ?? [:]).rectangle(in: size, options)
  }
  /// Draws a text at a point: nothing is drawn outside of views.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
  /// Draws a text in a rectangle: nothing is drawn outside of views.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}
extension NSAttributedString {
  /// The text with the attributes of its first letter.
  private var measured: MeasuredText {
    var found: [NSAttributedString.Key: Any] = [:]
    if length > 0 {
      for key in [NSAttributedString.Key.font, .paragraphStyle, .kern] {
        if let value = attribute(key, at: 0, effectiveRange: nil) { found[key] = value }
      }
    }
    return MeasuredText(text: string, attributes: found)
  }
  /// The size of the text in points, all of it in the font of its first letter.
  public func size() -> CGSize { measured.size() }
  /// The rectangle of the text in a room, in points, all of it in the font of its first letter.
  public func boundingRect(with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?)
    -> CGRect
  { measured.rectangle(in: size, options) }
}
