import CoreGraphics
import Foundation
import SwiftUI

/// What a cell shows.
@MainActor public protocol UIContentConfiguration {
  /// The view that shows it.
  func makeContentView() -> UIView & UIContentView
  /// The same for a state.
  func updated(for state: any UIConfigurationState) -> Self
}
extension UIContentConfiguration {
  /// An empty view.
  public func makeContentView() -> UIView & UIContentView { PlainContentView(configuration: self) }
  /// As it is.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}
/// A view that shows what a cell does.
@MainActor public protocol UIContentView: AnyObject {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
}
/// A view of contents that nothing draws.
final class PlainContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration
  init(configuration: any UIContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { return nil }
}
/// How something is now.
@MainActor public protocol UIConfigurationState {
  /// What it is for.
  var traitCollection: UITraitCollection { get set }
}
/// How a view is now.
public struct UIViewConfigurationState: UIConfigurationState {
  /// What it is for.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether keys lead to it.
  public var isFocused = false
  /// For traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}
/// How a cell is now.
public struct UICellConfigurationState: UIConfigurationState {
  /// What it is for.
  public var traitCollection: UITraitCollection
  /// Whether it cannot be used.
  public var isDisabled = false
  /// Whether a finger is on it.
  public var isHighlighted = false
  /// Whether it is chosen.
  public var isSelected = false
  /// Whether keys lead to it.
  public var isFocused = false
  /// Whether it is edited.
  public var isEditing = false
  /// Whether what is in it is shown.
  public var isExpanded = false
  /// Whether it is moved aside.
  public var isSwiped = false
  /// Whether another moves.
  public var isReordering = false
  /// For traits.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
  init() { traitCollection = UITraitCollection.current }
}
/// Words and an image of a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How words look.
  public struct TextProperties {
    /// The font.
    public var font = UIFont.systemFont(ofSize: 17)
    /// The colour.
    public var color = UIColor.label
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// How lines end that are too long.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// At most so many lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether letters get smaller to fit.
    public var adjustsFontSizeToFitWidth = false
    /// How much smaller they get.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the size of texts that a person wants.
    public var adjustsFontForContentSizeCategory = true
    /// Which letters are large.
    public var transform = TextTransform.none
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable {
      /// As the language does, in the middle, from edge to edge.
      case natural, center, justified
    }
    /// Which letters are large.
    public enum TextTransform: Int, Sendable {
      /// As they are, all, none, the first of words.
      case none, uppercase, lowercase, capitalized
    }
  }
  /// How the image looks.
  public struct ImageProperties {
    /// The colour.
    public var tintColor: UIColor?
    /// How round it is, in points.
    public var cornerRadius: CGFloat = 0
    /// At most so large, in points.
    public var maximumSize = CGSize.zero
    /// The room for it, in points.
    public var reservedLayoutSize = CGSize.zero
    /// How a symbol looks.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
  /// The words.
  public var text: String?
  /// The words with attributes.
  public var attributedText: NSAttributedString?
  /// More words.
  public var secondaryText: String?
  /// More words with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The image.
  public var image: UIImage?
  /// How words look.
  public var textProperties = TextProperties()
  /// How more words look.
  public var secondaryTextProperties = TextProperties()
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// How far contents stand from the edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Whether words stand beside each other rather.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between image and words in points.
  public var imageToTextPadding: CGFloat = 16
  /// The distance between words below each other in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4
  /// The distance between words beside each other in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  /// As a cell has them.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a cell has them, with more words below.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a cell has them, with more words beside.
  public static func valueCell() -> UIListContentConfiguration {
    var contents = UIListContentConfiguration()
    contents.prefersSideBySideTextAndSecondaryText = true
    return contents
  }
  /// As a cell of a sidebar has them.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a heading has them.
  public static func header() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a foot has them.
  public static func footer() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a heading of a plain list has them.
  public static func plainHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// As a heading of a list with groups has them.
  public static func groupedHeader() -> UIListContentConfiguration { UIListContentConfiguration() }
}
