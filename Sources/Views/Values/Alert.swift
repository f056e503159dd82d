/// A message with buttons (older spelling). Devices of cells show none; the actions of its buttons are not run.
public struct Alert: Sendable {
  /// A button of an alert.
  public struct Button: Sendable {
    let label: Text
    let role: ButtonRole?
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: nil) }
    /// A button that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: .cancel) }
    /// A button that changes nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(label: Text("Cancel"), role: .cancel) }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label, role: .destructive) }
  }
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }
  /// An alert with two buttons.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A choice of actions (older spelling). Devices of cells show none; the actions of its buttons are not run.
public struct ActionSheet: Sendable {
  /// A button of a choice.
  public typealias Button = Alert.Button
  let title: Text
  let message: Text?
  let buttons: [Button]
  /// A choice of actions.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

/// Where a popover's arrow points to.
public enum PopoverAttachmentAnchor: Hashable, Sendable {
  /// Which rectangle.
  public enum Source: Hashable, Sendable { case bounds }
  case rect(Source)
  case point(UnitPoint)
}

/// How high a sheet is.
public struct PresentationDetent: Hashable, Sendable {
  private enum Kind: Hashable {
    case medium, large
    case fraction(Double)
    case height(Double)
  }
  private let kind: Kind
  /// About half of the screen.
  public static let medium = PresentationDetent(kind: .medium)
  /// All of the screen.
  public static let large = PresentationDetent(kind: .large)
  /// A part of the screen.
  public static func fraction(_ fraction: Double) -> PresentationDetent { PresentationDetent(kind: .fraction(fraction)) }
  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(kind: .height(height)) }

  /// The sheet's height on a screen, in points: of a part, of the greatest height; of a height, with the safe area below it.
  func height(on canvas: CGSize, most: CGFloat, below: CGFloat) -> CGFloat {
    switch kind {
    case .medium: canvas.height / 2
    case .large: most
    case .fraction(let part): most * part
    case .height(let height): height + below
    }
  }
}

extension Alert {
  /// As it is drawn.
  var card: some View { AlertCard(title: title, actions: OlderButtons(buttons: buttons), message: message) }
}
extension ActionSheet {
  /// As it is drawn.
  var card: some View { DialogCard(title: title, actions: OlderButtons(buttons: buttons), message: message) }
}
/// The buttons of an older alert.
private struct OlderButtons {
  let buttons: [Alert.Button]
}
extension OlderButtons: View {
  var body: some View {
    ForEach(buttons.indices, id: \.self) { index in Button(role: buttons[index].role, action: {}) { buttons[index].label } }
  }
}
