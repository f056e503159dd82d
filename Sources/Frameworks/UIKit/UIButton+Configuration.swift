import CoreGraphics
import Foundation
import SwiftUI

extension UIButton {
  /// How a button looks.
  public struct Configuration {
    /// The title.
    public var title: String? {
      get { attributedTitle.map { String($0.characters) } ?? plainTitle }
      set { (plainTitle, attributedTitle) = (newValue, nil) }
    }
    private var plainTitle: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString?
    /// What stands below the title.
    public var subtitle: String?
    /// What stands there, with attributes.
    public var attributedSubtitle: AttributedString?
    /// The image.
    public var image: UIImage?
    /// How a symbol looks.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// Where the image stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title in points.
    public var imagePadding: CGFloat = 0
    /// The distance between the title and what stands below it, in points.
    public var titlePadding: CGFloat = 0
    /// Where lines stand.
    public var titleAlignment = TitleAlignment.automatic
    /// How the title's attributes are changed.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the attributes below are changed.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// How the image's colour is changed.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// How lines of the title end that are too long.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How lines below end that are too long.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The colour of the title.
    public var baseForegroundColor: UIColor?
    /// The colour behind.
    public var baseBackgroundColor: UIColor?
    /// The distance from the edges in points.
    public var contentInsets = NSDirectionalEdgeInsets.zero
    /// How round it is.
    public var cornerStyle = CornerStyle.dynamic
    /// How large it is.
    public var buttonSize = Size.medium
    /// What is behind.
    public var background = UIBackgroundConfiguration.clear()
    /// Whether something turns in the place of the image.
    public var showsActivityIndicator = false
    /// What shows that a menu opens.
    public var indicator = Indicator.automatic
    /// How it looks on a Mac.
    public var macIdiomStyle = MacIdiomStyle.automatic
    /// Whether it looks other by itself when it is chosen.
    public var automaticallyUpdateForSelection = true
    init(_ background: UIBackgroundConfiguration = UIBackgroundConfiguration.clear()) { self.background = background }
    /// Sets the distances to the usual ones.
    public mutating func setDefaultContentInsets() { contentInsets = .zero }
    /// The same for a button: as it is.
    public func updated(for button: UIButton) -> Configuration { self }
    /// Plain letters.
    public static func plain() -> Configuration { Configuration() }
    /// On a strong area.
    public static func filled() -> Configuration { Configuration() }
    /// On a tinted area.
    public static func tinted() -> Configuration { Configuration() }
    /// On a grey area.
    public static func gray() -> Configuration { Configuration() }
    /// Without anything around.
    public static func borderless() -> Configuration { Configuration() }
    /// With a border.
    public static func bordered() -> Configuration { Configuration() }
    /// With a tinted border.
    public static func borderedTinted() -> Configuration { Configuration() }
    /// With a strong border.
    public static func borderedProminent() -> Configuration { Configuration() }
    /// On glass.
    public static func glass() -> Configuration { Configuration() }
    /// On strong glass.
    public static func prominentGlass() -> Configuration { Configuration() }
    /// On clear glass.
    public static func clearGlass() -> Configuration { Configuration() }

    /// Where lines stand.
    public enum TitleAlignment: Int, Sendable {
      /// As the image says, at the beginning, in the middle, at the end.
      case automatic, leading, center, trailing
    }
    /// How round a button is.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed = -1
      /// As usual, a little, more, much, as a capsule.
      case dynamic, small, medium, large, capsule
    }
    /// How large a button is.
    public enum Size: Int, Sendable {
      /// Middle, small, very small, large.
      case medium, small, mini, large
    }
    /// What shows that a menu opens.
    public enum Indicator: Int, Sendable {
      /// As usual, nothing, an arrow.
      case automatic, none, popup
    }
    /// How a button looks on a Mac.
    public enum MacIdiomStyle: Int, Sendable {
      /// As usual, with a border, without, without and tinted.
      case automatic, bordered, borderless, borderlessTinted
    }
  }
}
/// Sides, as texts go.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Sides of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// Where lines begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// Where lines end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All sides.
  public static let all = NSDirectionalRectEdge(rawValue: 15)
}
/// What changes the attributes of a text.
public struct UIConfigurationTextAttributesTransformer {
  /// Gives the attributes that come of others.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// What changes attributes.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  /// The attributes that come of others.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}
/// What changes a colour.
public struct UIConfigurationColorTransformer {
  /// Gives the colour that comes of another.
  public let transform: (UIColor) -> UIColor
  /// What changes a colour.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The colour that comes of another.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
/// What is behind a button or a cell.
public struct UIBackgroundConfiguration {
  /// The colour.
  public var backgroundColor: UIColor?
  /// How round it is, in points.
  public var cornerRadius: CGFloat = 0
  /// How far it stands from the edges, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the border.
  public var strokeColor: UIColor?
  /// The width of the border in points.
  public var strokeWidth: CGFloat = 0
  /// How far the border stands out, in points.
  public var strokeOutset: CGFloat = 0
  /// What blurs what is behind.
  public var visualEffect: UIVisualEffect?
  /// A view behind.
  public var customView: UIView?
  /// An image behind.
  public var image: UIImage?
  /// How that image fits.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// How the colour is changed.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// How the colour of the border is changed.
  public var strokeColorTransformer: UIConfigurationColorTransformer?
  init() {}
  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As a cell of a list has it.
  public static func listCell() -> UIBackgroundConfiguration { listPlainCell() }
  /// As a cell of a plain list has it.
  public static func listPlainCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = UIColor.systemBackground
    return background
  }
  /// As a cell of a list with groups has it.
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    var background = UIBackgroundConfiguration()
    background.backgroundColor = UIColor.secondarySystemGroupedBackground
    return background
  }
  /// As a cell of a sidebar has it.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As a heading of a plain list has it.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// As a heading of a list with groups has it.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
