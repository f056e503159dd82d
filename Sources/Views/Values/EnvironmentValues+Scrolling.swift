// How views scroll.
extension EnvironmentValues {
  /// Whether scroll bars along the vertical axis are shown; the playground draws none.
  public var verticalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { kept("verticalScrollIndicatorVisibility", usually: .automatic) }
    set { keep("verticalScrollIndicatorVisibility", newValue) }
  }
  /// Whether scroll bars along the horizontal axis are shown; the playground draws none.
  public var horizontalScrollIndicatorVisibility: ScrollIndicatorVisibility {
    get { kept("horizontalScrollIndicatorVisibility", usually: .automatic) }
    set { keep("horizontalScrollIndicatorVisibility", newValue) }
  }
  /// Whether scroll views can be scrolled.
  public var isScrollEnabled: Bool {
    get { kept("isScrollEnabled", usually: true) }
    set { keep("isScrollEnabled", newValue) }
  }
  /// What scrolling does to the keyboard.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { kept("scrollDismissesKeyboardMode", usually: .automatic) }
    set { keep("scrollDismissesKeyboardMode", newValue) }
  }
  /// Whether scrolling along the vertical axis bounces.
  public var verticalScrollBounceBehavior: ScrollBounceBehavior {
    get { kept("verticalScrollBounceBehavior", usually: .automatic) }
    set { keep("verticalScrollBounceBehavior", newValue) }
  }
  /// Whether scrolling along the horizontal axis bounces.
  public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
    get { kept("horizontalScrollBounceBehavior", usually: .automatic) }
    set { keep("horizontalScrollBounceBehavior", newValue) }
  }
}
