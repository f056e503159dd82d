internal import Foundation

/// What a modifier does with the preferences of the view inside it.
enum PreferenceStep {
  /// The value takes the place of what the view inside hands up. The frame is the view's, in the root's coordinates.
  case write(PreferenceDefinition, (CGRect) -> Any)
  case transform(PreferenceDefinition, (inout Any, CGRect) -> Void)
  /// The action follows where the value is another one than before.
  case watch(PreferenceDefinition, Watcher)
  /// The same for a value made of the view's geometry; no preference.
  case watchGeometry((GeometryProxy) -> Any, Watcher)
  /// The same for a value made of the geometry of the scroll view inside.
  case watchScroll((ScrollGeometry) -> Any, Watcher)
  /// The same for the ids that are seen, by so much of their area, in the scroll view inside.
  case watchTargets(CGFloat, Watcher)
}

/// What is done when a value changes. The old value is nil the first time.
struct Watcher {
  let isSame: (Any, Any) -> Bool
  let action: (_ old: Any?, _ new: Any) -> Void
}
