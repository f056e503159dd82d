import Foundation
import SwiftUI

/// What is done with what lies behind.
open class UIVisualEffect: @unchecked Sendable {
  init() {}
}
/// What blurs.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  /// How much, and how light.
  public enum Style: Int, Sendable {
    /// Fixed ones.
    case extraLight, light, dark, extraDark, regular, prominent
    /// Those of the appearance.
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
    /// Light ones.
    case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
    /// Dark ones.
    case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
    /// Those of bars.
    case systemChromeMaterialLight, systemChromeMaterialDark
  }
  let style: Style
  /// A blur of a style.
  public init(style: Style) {
    self.style = style
    super.init()
  }
  /// SwiftUI's material that is nearest.
  var material: Material {
    switch style {
    case .extraLight, .light, .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
      return .ultraThinMaterial
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: return .thinMaterial
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent, .extraDark:
      return .thickMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: return .bar
    default: return .regularMaterial
    }
  }
}
/// What makes contents lively on a blur.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  /// For a blur.
  public init(blurEffect: UIBlurEffect) { super.init() }
}
/// A view that shows an effect.
open class UIVisualEffectView: UIView {
  /// The effect.
  open var effect: UIVisualEffect?
  /// What holds its views.
  open var contentView: UIView { content }
  private let content = UIView()
  /// A view of an effect.
  public convenience init(effect: UIVisualEffect?) {
    self.init(frame: .zero)
    self.effect = effect
  }
}

/// Views one after the other.
open class UIStackView: UIView {
  open override class func appearance() -> UIStackView { Appearances.stackView }
  /// How views share the length.
  public enum Distribution: Int, Sendable {
    /// They fill it, are equal, proportional, have equal spaces, equal middles.
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }
  /// Where views stand across.
  public enum Alignment: Int, Sendable {
    /// They fill it, stand at edges, in the middle.
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// The top.
    public static let top = Alignment.leading
    /// The bottom.
    public static let bottom = Alignment.trailing
  }
  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the length.
  open var distribution = Distribution.fill
  /// Where views stand across.
  open var alignment = Alignment.fill
  /// The distance between views in points.
  open var spacing: CGFloat = 0
  /// Whether its margins count.
  open var isLayoutMarginsRelativeArrangement = false
  /// The views.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Views one after the other.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }
  /// Takes a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
  /// Takes a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.insert(view, at: max(0, min(stackIndex, arrangedSubviews.count)))
    addSubview(view)
  }
  /// Places a view no longer.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }
  /// Sets the distance behind a view in points.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {}
}
