// What `import AppKit` brings along, and what it shares with UIKit.
@_exported import CoreGraphics
@_exported import Foundation
@_exported import QuartzCore
@_exported import struct UIKit.NSDirectionalEdgeInsets
@_exported import class UIKit.NSLayoutAnchor
@_exported import class UIKit.NSLayoutConstraint
@_exported import class UIKit.NSLayoutDimension
@_exported import class UIKit.NSLayoutXAxisAnchor
@_exported import class UIKit.NSLayoutYAxisAnchor
@_exported import enum UIKit.NSLineBreakMode
@_exported import class UIKit.NSMutableParagraphStyle
@_exported import class UIKit.NSParagraphStyle
@_exported import class UIKit.NSShadow
@_exported import class UIKit.NSStringDrawingContext
@_exported import struct UIKit.NSStringDrawingOptions
@_exported import enum UIKit.NSTextAlignment
@_exported import class UIKit.NSTextContainer
@_exported import struct UIKit.NSUnderlineStyle
@_exported import typealias UIKit.Selector
