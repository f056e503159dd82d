import CoreGraphics
import Foundation
import SwiftUI

/// A button.
open class UIButton: UIControl {
  open override class func appearance() -> UIButton { Appearances.button }
  /// The kind.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [UInt: String] = [:]
  private var titleColors: [UInt: UIColor] = [:]
  private var images: [UInt: UIImage] = [:]
  private var backgrounds: [UInt: UIImage] = [:]
  private var attributed: [UInt: NSAttributedString] = [:]
  private var symbols: [UInt: UIImage.SymbolConfiguration] = [:]
  /// The title.
  open var titleLabel: UILabel? { label }
  private let label = UILabel()
  /// The image.
  open var imageView: UIImageView? { picture }
  private let picture = UIImageView()
  /// How it looks.
  open var configuration: Configuration?
  /// The menu that it shows.
  open var menu: UIMenu?
  /// Whether it shows what is chosen in its menu.
  open var changesSelectionAsPrimaryAction = false
  /// Makes the look anew when something changes: it is kept, nothing calls it here.
  open var configurationUpdateHandler: ((UIButton) -> Void)?
  /// Whether the look is made anew by itself.
  open var automaticallyUpdatesConfiguration = true
  /// What it does for a role.
  open var role = Role.normal
  /// How it behaves on a device.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// Whether a pointer changes it.
  open var isPointerInteractionEnabled = false
  /// Whether it gets darker under a finger.
  open var adjustsImageWhenHighlighted = true
  /// Whether it gets paler when it cannot be used.
  open var adjustsImageWhenDisabled = true
  /// Whether it glows under a finger.
  open var showsTouchWhenHighlighted = false
  /// The distance of its contents from its edges, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero
  /// The distance of its title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// The distance of its image, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero

  /// A button of a kind.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }
  /// A button of a look.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    self.configuration = configuration
    if let primaryAction { addAction(primaryAction, for: .touchUpInside) }
  }
  /// A button that does something.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      addAction(primaryAction, for: .touchUpInside)
    }
  }
  /// Sets the title in a state.
  open func setTitle(_ title: String?, for state: UIControl.State) { titles[state.rawValue] = title }
  /// Sets the colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) { titleColors[state.rawValue] = color }
  /// Sets the image in a state.
  open func setImage(_ image: UIImage?, for state: UIControl.State) { images[state.rawValue] = image }
  /// Sets what is behind in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) { backgrounds[state.rawValue] = image }
  /// The image behind.
  open func backgroundImage(for state: UIControl.State) -> UIImage? { backgrounds[state.rawValue] }
  /// The image behind as it is now.
  open var currentBackgroundImage: UIImage? { backgrounds[state.rawValue] ?? backgrounds[0] }
  /// Sets the title in a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    titles[state.rawValue] = title?.string
    attributed[state.rawValue] = title
  }
  /// The title with attributes.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? { attributed[state.rawValue] }
  /// The title with attributes as it is now.
  open var currentAttributedTitle: NSAttributedString? { attributed[state.rawValue] ?? attributed[0] }
  /// The colour of the title as it is now.
  open var currentTitleColor: UIColor { titleColors[state.rawValue] ?? titleColors[0] ?? UIColor.white }
  /// Sets the colour of the title's shadow: nothing is drawn with it.
  open func setTitleShadowColor(_ color: UIColor?, for state: UIControl.State) {}
  /// Sets how symbols look: nothing is drawn with it.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) { symbols[state.rawValue] = configuration }
  /// How symbols look.
  open func preferredSymbolConfigurationForImage(in state: UIControl.State) -> UIImage.SymbolConfiguration? {
    symbols[state.rawValue]
  }
  /// Makes the look anew.
  open func setNeedsUpdateConfiguration() {}
  /// Makes the look anew.
  open func updateConfiguration() {}
  /// The rectangle of the title in one of the contents.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// The rectangle of the image in one of the contents.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  /// The rectangle of the contents in one of the button.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The title in a state.
  open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
  /// The image in a state.
  open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
  /// The colour of the title in a state.
  open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }
  /// The title as it is.
  open var currentTitle: String? { titles[state.rawValue] ?? titles[0] }
  /// The image as it is.
  open var currentImage: UIImage? { images[state.rawValue] ?? images[0] }

  /// Kinds of buttons.
  public enum ButtonType: Int, Sendable {
    /// Without a look, of the system, and with symbols.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }
  /// What a button does.
  public enum Role: Int, Sendable {
    /// Anything, what is meant, leaving, taking away.
    case normal, primary, cancel, destructive
  }
}
