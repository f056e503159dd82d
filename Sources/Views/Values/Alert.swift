/// A message with buttons (older spelling). It is kept as a value; a still picture shows none.
public struct Alert: Sendable {
  /// A button of an alert.
  public struct Button: Sendable {
    let label: Text
    /// A button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label) }
    /// A button that changes nothing.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label) }
    /// A button that changes nothing.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(label: Text("Cancel")) }
    /// A button that destroys something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button { Button(label: label) }
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

/// A choice of actions (older spelling). It is kept as a value; a still picture shows none.
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
  private let name: String
  /// About half of the screen.
  public static let medium = PresentationDetent(name: "medium")
  /// All of the screen.
  public static let large = PresentationDetent(name: "large")
  /// A part of the screen.
  public static func fraction(_ fraction: Double) -> PresentationDetent { PresentationDetent(name: "fraction(\(fraction))") }
  /// A height in points.
  public static func height(_ height: Double) -> PresentationDetent { PresentationDetent(name: "height(\(height))") }
}
