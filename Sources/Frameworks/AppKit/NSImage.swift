import CoreGraphics
import Foundation
import SwiftUI

/// An image of AppKit: one of the project, one of Apple's symbols, or the bytes of a PNG or JPEG file.
open class NSImage: Hashable, @unchecked Sendable {
  /// The name of an image.
  public typealias Name = String
  /// The image as SwiftUI has it.
  let shown: Image
  /// The bytes that it was made of.
  let bytes: Data?
  /// Whether it is one of Apple's symbols.
  let isSymbol: Bool
  /// In points; zero where only its surroundings know it.
  open var size: NSSize
  /// Whether it takes the colour of its surroundings.
  open var isTemplate: Bool
  /// Whether it is turned for languages that are read from the right.
  open var matchesOnlyOnBestFittingAxis = false
  /// What is said of it.
  open var accessibilityDescription: String?
  /// What is behind it.
  open var backgroundColor = NSColor.clear
  /// The part that text goes on beside, in points.
  open var alignmentRect = NSRect.zero
  /// When it is drawn anew.
  open var cacheMode = NSImage.CacheMode.default
  /// How it is stretched.
  open var resizingMode = NSImage.ResizingMode.stretch
  /// What it is made of.
  open private(set) var representations: [NSImageRep] = []
  private var ownName: NSImage.Name?

  init(shown: Image, bytes: Data? = nil, size: NSSize = .zero, isTemplate: Bool = false, isSymbol: Bool = false) {
    self.shown = shown
    self.bytes = bytes
    self.size = size
    self.isTemplate = isTemplate
    self.isSymbol = isSymbol
  }
  /// An empty image of a size in points.
  public convenience init(size: NSSize) { self.init(shown: FrameworkSupport.emptyImage(of: size), size: size) }
  /// An image without pixels.
  public convenience init() { self.init(size: .zero) }
  /// An image of a size in points that is drawn when it is shown: it is empty.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) { self.init(size: size) }
  /// An image of the project; one that it lacks is shown as its name in a frame.
  public convenience init?(named name: NSImage.Name) {
    if let symbol = NSImage.symbols[name] {
      self.init(shown: Image(systemName: symbol), size: CGSize(width: 18, height: 18), isTemplate: true, isSymbol: true)
    } else {
      self.init(shown: Image(name))
    }
  }
  /// An image of the project, by the name that Xcode gives its asset in Swift.
  public convenience init(resource: ImageResource) { self.init(shown: Image(resource)) }
  /// One of Apple's symbols.
  public convenience init?(systemSymbolName name: String, accessibilityDescription description: String?) {
    self.init(shown: Image(systemName: name), size: CGSize(width: 18, height: 18), isTemplate: true, isSymbol: true)
    accessibilityDescription = description
  }
  /// One of Apple's symbols, filled up to a part.
  public convenience init?(
    systemSymbolName name: String, variableValue value: Double, accessibilityDescription description: String?
  ) { self.init(systemSymbolName: name, accessibilityDescription: description) }
  /// A symbol of the project.
  public convenience init?(symbolName name: String, variableValue value: Double) { self.init(shown: Image(name)) }
  /// The image of a PNG or JPEG file's bytes; nil for other bytes.
  public convenience init?(data: Data) {
    guard let picture = FrameworkSupport.image(data, scale: 1) else { return nil }
    self.init(shown: picture, bytes: data, size: FrameworkSupport.size(of: picture))
  }
  /// The image of a PNG or JPEG file; nil for another address.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL, let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  /// The image of a PNG or JPEG file; nil for another file.
  public convenience init?(contentsOfFile fileName: String) {
    self.init(contentsOf: URL(fileURLWithPath: fileName))
  }
  /// The image of a file, which is read when it is shown; nil for what is no file of an image.
  public convenience init?(byReferencingFile fileName: String) { self.init(contentsOfFile: fileName) }
  /// The image of an address, which is read when it is shown: empty where there is none.
  public convenience init(byReferencing url: URL) {
    let data = url.isFileURL ? try? Data(contentsOf: url) : nil
    let picture = data.flatMap { FrameworkSupport.image($0, scale: 1) }
    let empty = FrameworkSupport.emptyImage(of: .zero)
    self.init(shown: picture ?? empty, bytes: data, size: FrameworkSupport.size(of: picture ?? empty))
  }
  /// The image on the pasteboard; nil where there is none.
  public convenience init?(pasteboard: NSPasteboard) { return nil }
  /// An image of Core Graphics, its size in points; a size of zero is that of its pixels.
  public convenience init(cgImage: CGImage, size: NSSize) {
    let own = CGSize(width: CGFloat(cgImage.width), height: CGFloat(cgImage.height))
    self.init(shown: cgImage.picture, size: size == .zero ? own : size)
  }

  /// The bytes of a file: those that the image was made of.
  open var tiffRepresentation: Data? { bytes }
  /// The image as Core Graphics has it.
  open func cgImage(
    forProposedRect proposedDestRect: NSRect?, context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { CGImage(picture: picture, width: Int(size.width), height: Int(size.height)) }
  /// The image as Core Graphics has it; the rectangle stays as it is.
  open func cgImage(
    forProposedRect proposedDestRect: inout NSRect, context referenceContext: NSGraphicsContext?,
    hints: [NSImageRep.HintKey: Any]?
  ) -> CGImage? { cgImage(forProposedRect: nil, context: referenceContext, hints: hints) }
  /// The part that is best for a rectangle.
  open func bestRepresentation(
    for rect: NSRect, context referenceContext: NSGraphicsContext?, hints: [NSImageRep.HintKey: Any]?
  ) -> NSImageRep? { representations.first }
  /// Takes a part.
  open func addRepresentation(_ imageRep: NSImageRep) { representations.append(imageRep) }
  /// Takes parts.
  open func addRepresentations(_ imageReps: [NSImageRep]) { representations += imageReps }
  /// Takes a part away.
  open func removeRepresentation(_ imageRep: NSImageRep) { representations.removeAll { $0 === imageRep } }
  /// Whether there is something to show.
  open var isValid: Bool { true }
  /// Sets the name.
  @discardableResult open func setName(_ string: NSImage.Name?) -> Bool {
    ownName = string
    return true
  }
  /// The name.
  open func name() -> NSImage.Name? { ownName }
  /// The symbol in another size or colour.
  open func withSymbolConfiguration(_ configuration: NSImage.SymbolConfiguration) -> NSImage? { self }
  /// Begins to draw into it: nothing is drawn.
  open func lockFocus() {}
  /// Begins to draw into it: nothing is drawn.
  open func lockFocusFlipped(_ flipped: Bool) {}
  /// Ends drawing into it.
  open func unlockFocus() {}
  /// Draws it: nothing is drawn.
  open func draw(in rect: NSRect) {}
  /// Draws a part of it: nothing is drawn.
  open func draw(
    at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {}
  /// Draws a part of it: nothing is drawn.
  open func draw(
    in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) {}
  /// Draws a part of it: nothing is drawn.
  open func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
    hints: [NSImageRep.HintKey: Any]?
  ) {}
  /// Draws it anew when it is shown next.
  open func recache() {}
  /// A copy.
  open func copy() -> Any {
    let copy = NSImage(shown: shown, bytes: bytes, size: size, isTemplate: isTemplate, isSymbol: isSymbol)
    copy.accessibilityDescription = accessibilityDescription
    return copy
  }

  /// Whether the same is shown.
  public static func == (a: NSImage, b: NSImage) -> Bool {
    a === b || a.shown == b.shown && a.isTemplate == b.isTemplate && a.size == b.size
  }
  /// What is shown.
  public func hash(into hasher: inout Hasher) { hasher.combine(shown) }

  /// What SwiftUI shows.
  var picture: Image { isTemplate ? shown.renderingMode(.template) : shown }
}

extension Image {
  /// An image of AppKit.
  public init(nsImage: NSImage) { self = nsImage.picture }
}
extension ImageRenderer {
  /// The view as an image; nil where it has no size. It is drawn where it is shown, and has no bytes.
  public var nsImage: NSImage? {
    let picture = FrameworkSupport.image(of: content, offered: proposedSize, isOpaque: isOpaque)
    let size = FrameworkSupport.size(of: picture)
    return size.width > 0 && size.height > 0 ? NSImage(shown: picture, size: size) : nil
  }
}
