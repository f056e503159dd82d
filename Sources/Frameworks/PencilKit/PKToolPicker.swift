import Foundation
import SwiftUI
import UIKit

/// A row of tools to choose from: it is not drawn, but it keeps what is set and tells it.
@MainActor @preconcurrency open class PKToolPicker: NSObject {
  /// The tool that is chosen.
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { tell { $0.toolPickerSelectedToolDidChange(self) } }
  }
  /// Whether a ruler lies on canvases.
  open var isRulerActive = false {
    didSet { tell { $0.toolPickerIsRulerActiveDidChange(self) } }
  }
  /// Whether it is seen.
  open private(set) var isVisible = false
  /// Whether a person can choose what draws.
  open var showsDrawingPolicyControls = true
  /// The newest version that its inks may need.
  open var maximumSupportedContentVersion = PKContentVersion.latest
  /// The appearance that its colours are chosen for.
  open var colorUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The appearance that it has.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The name that what is chosen is kept under.
  open var stateAutosaveName: String?
  /// Who else is told.
  open weak var delegate: (any PKToolPickerDelegate)?
  private var observers: [any PKToolPickerObserver] = []
  private static var pickers: [ObjectIdentifier: PKToolPicker] = [:]
  /// A picker.
  public override init() { super.init() }
  /// The picker of a window.
  open class func shared(for window: UIWindow) -> PKToolPicker? {
    let key = ObjectIdentifier(window)
    let picker = pickers[key] ?? PKToolPicker()
    pickers[key] = picker
    return picker
  }
  /// Tells somebody what is chosen, until that is wanted no longer.
  open func addObserver(_ observer: any PKToolPickerObserver) {
    if observers.contains(where: { $0 === observer }) { return }
    observers.append(observer)
  }
  /// Tells somebody no longer.
  open func removeObserver(_ observer: any PKToolPickerObserver) { observers.removeAll { $0 === observer } }
  /// Is seen while a view has the keyboard, or not.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    if visible == isVisible { return }
    isVisible = visible
    tell { $0.toolPickerVisibilityDidChange(self) }
  }
  /// What it hides of a view, in points: nothing.
  open func frameObscured(in view: UIView) -> CGRect { .null }
  private func tell(_ event: (any PKToolPickerObserver) -> Void) {
    for observer in observers { event(observer) }
  }
}

/// Who is told of tools.
@MainActor @preconcurrency public protocol PKToolPickerObserver: AnyObject {
  /// Another tool is chosen.
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  /// The ruler came or went.
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  /// The picker came or went.
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  /// The picker hides another part.
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  /// Nothing.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  /// Nothing.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  /// Nothing.
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  /// Nothing.
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}
/// Who else is told of a picker.
@MainActor @preconcurrency public protocol PKToolPickerDelegate: AnyObject {}
