import CoreGraphics
import Foundation
import SwiftUI

extension UIImage {
  /// How a symbol looks: it is kept, the playground draws symbols in their usual size.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// In points.
    public let pointSize: CGFloat
    let weight: UIImage.SymbolWeight
    let scale: UIImage.SymbolScale
    /// The colours of its layers.
    let colors: [UIColor]
    let look: String
    init(
      size: CGFloat = 17, weight: UIImage.SymbolWeight = .unspecified, scale: UIImage.SymbolScale = .unspecified,
      colors: [UIColor] = [], look: String = ""
    ) {
      pointSize = size
      self.weight = weight
      self.scale = scale
      self.colors = colors
      self.look = look
      super.init()
    }
    /// A size in points.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// A size in points, and a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }
    /// A size in points, a weight, a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    /// The size of a font.
    public convenience init(font: UIFont) { self.init(size: font.pointSize) }
    /// The size of a font, and a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(size: font.pointSize, scale: scale) }
    /// The size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: textStyle.size) }
    /// The size of a text style, and a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(size: textStyle.size, scale: scale)
    }
    /// A scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(size: 17, scale: scale) }
    /// A weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(size: 17, weight: weight) }
    /// One colour, paler for some layers.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(size: 17, colors: [hierarchicalColor], look: "hierarchical")
    }
    /// A colour for each layer.
    public convenience init(paletteColors: [UIColor]) { self.init(size: 17, colors: paletteColors, look: "palette") }
    /// The symbol's own colours.
    public static func preferringMulticolor() -> SymbolConfiguration { SymbolConfiguration(look: "multicolor") }
    /// One colour.
    public static func preferringMonochrome() -> SymbolConfiguration { SymbolConfiguration(look: "monochrome") }
    /// The usual look.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration() }
    /// The weight.
    public var symbolWeight: UIImage.SymbolWeight { weight }
    /// The scale.
    public var symbolScale: UIImage.SymbolScale { scale }
    /// The same with what another says.
    public func applying(_ otherConfiguration: UIImage.Configuration?) -> SymbolConfiguration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.pointSize == 17 ? pointSize : other.pointSize,
        weight: other.weight == .unspecified ? weight : other.weight,
        scale: other.scale == .unspecified ? scale : other.scale, colors: other.colors.isEmpty ? colors : other.colors,
        look: other.look.isEmpty ? look : other.look)
    }
    /// The same without a weight.
    public func withoutWeight() -> SymbolConfiguration {
      SymbolConfiguration(size: pointSize, scale: scale, colors: colors, look: look)
    }
    /// The same without a scale.
    public func withoutScale() -> SymbolConfiguration {
      SymbolConfiguration(size: pointSize, weight: weight, colors: colors, look: look)
    }
    /// The same without a size.
    public func withoutPointSizeAndWeight() -> SymbolConfiguration {
      SymbolConfiguration(scale: scale, colors: colors, look: look)
    }
    /// Whether all is the same.
    public func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      guard let other = otherConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale && colors == other.colors
        && look == other.look
    }
  }
  /// How bold a symbol is.
  public enum SymbolWeight: Int, Sendable {
    /// From the thinnest to the boldest.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    /// The weight of a font.
    public func fontWeight() -> UIFont.Weight {
      let weights: [UIFont.Weight] = [
        .regular, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return weights[rawValue]
    }
  }
  /// How large a symbol is beside letters.
  public enum SymbolScale: Int, Sendable {
    /// Sizes.
    case `default`, unspecified, small, medium, large
  }
  /// How an image of a larger size is made.
  public enum ResizingMode: Int, Sendable {
    /// The middle is repeated, is stretched.
    case tile, stretch
  }

  /// A symbol of the system for traits.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name)
  }
  /// A symbol of the system that shows a value from 0 to 1: it is not shown.
  public convenience init?(
    systemName name: String, variableValue: Double, configuration: UIImage.Configuration? = nil
  ) { self.init(systemName: name) }
  /// A symbol, which is there in every system.
  public class var add: UIImage { UIImage(systemName: "plus")! }
  /// A symbol, which is there in every system.
  public class var remove: UIImage { UIImage(systemName: "minus.circle")! }
  /// A symbol, which is there in every system.
  public class var checkmark: UIImage { UIImage(systemName: "checkmark")! }
  /// A symbol, which is there in every system.
  public class var actions: UIImage { UIImage(systemName: "ellipsis.circle")! }
  /// A symbol, which is there in every system.
  public class var strokedCheckmark: UIImage { UIImage(systemName: "checkmark.circle")! }
  /// How a symbol looks: not kept in images.
  public var symbolConfiguration: UIImage.SymbolConfiguration? { nil }
  /// How an image looks: not kept in images.
  public var configuration: UIImage.Configuration? { nil }
  /// The images of one that moves: none.
  public var images: [UIImage]? { nil }
  /// How long one that moves takes, in seconds.
  public var duration: TimeInterval { 0 }
  /// An image that moves: the first one of it is shown.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
  /// How far the edges stay as they are, in points.
  public var capInsets: UIEdgeInsets { .zero }
  /// How far what counts for alignment stands from the edges, in points.
  public var alignmentRectInsets: UIEdgeInsets { .zero }
  /// The image with edges that stay as they are: it is stretched.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
  /// The image with another rectangle for alignment.
  public func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
  /// The image with a baseline, in points from the bottom.
  public func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage { self }
  /// The image without a baseline.
  public func imageWithoutBaseline() -> UIImage { self }
  /// The image that is turned where texts go to the left: they do not here.
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  /// Whether it is turned where texts go to the left.
  public var flipsForRightToLeftLayoutDirection: Bool { false }
  /// Its bytes in a smaller format: none, images are not encoded here.
  public func heicData() -> Data? { nil }
  /// A small one of it.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
  /// One that is ready to be shown.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Tells one that is ready to be shown.
  public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
  /// Tells a small one of it.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// Draws it: nothing draws here.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Draws it: nothing draws here.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {}
  /// Fills a rectangle with it: nothing draws here.
  public func drawAsPattern(in rect: CGRect) {}
  /// How images of its kind are drawn.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}
