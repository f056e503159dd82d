internal import Foundation
internal import Views

extension Catalogue {
  func registerAccessibility() {
    modifier("accessibilityLabel", Parameter<String>(nil), doc: "What the view is called.") { $0.accessibilityLabel($1) }
    modifier("accessibilityLabel", Parameter<Text>(nil), doc: "What the view is called.") { $0.accessibilityLabel($1) }
    modifier("accessibilityValue", Parameter<String>(nil), doc: "What the view's value is called.") { $0.accessibilityValue($1) }
    modifier("accessibilityValue", Parameter<Text>(nil), doc: "What the view's value is called.") { $0.accessibilityValue($1) }
    modifier("accessibilityHint", Parameter<String>(nil), doc: "What the view does.") { $0.accessibilityHint($1) }
    modifier("accessibilityHint", Parameter<Text>(nil), doc: "What the view does.") { $0.accessibilityHint($1) }
    modifier("accessibilityHidden", Parameter<Bool>(nil), doc: "Whether assistive technologies pass the view by.") { $0.accessibilityHidden($1) }
    modifier("accessibilityAddTraits", Parameter<AccessibilityTraits>(nil), doc: "What kind of thing the view is.") { $0.accessibilityAddTraits($1) }
    modifier("accessibilityRemoveTraits", Parameter<AccessibilityTraits>(nil), doc: "What kind of thing the view is not.") { $0.accessibilityRemoveTraits($1) }
    modifier("accessibilityElement", Parameter<AccessibilityChildBehavior>("children", default: .ignore), doc: "Whether the views inside are one thing.") {
      $0.accessibilityElement(children: $1)
    }
    modifier("accessibilitySortPriority", Parameter<Double>(nil), doc: "When the view is read.") { $0.accessibilitySortPriority($1) }
    modifier("accessibilityInputLabels", Parameter<[String]>(nil), doc: "What the view can be called by voice.") { $0.accessibilityInputLabels($1) }
    modifier("accessibilityInputLabels", Parameter<[Text]>(nil), doc: "What the view can be called by voice.") { $0.accessibilityInputLabels($1) }
    modifier("accessibilityAction", Parameter<AccessibilityActionKind>(nil, default: .default), Parameter<Action>(nil), doc: "An action for assistive technologies; kept, not run.")
    { $0.accessibilityAction($1, $2.call) }
    modifier("accessibilityAction", Parameter<String>("named"), Parameter<Action>(nil), doc: "An action for assistive technologies; kept, not run.") {
      $0.accessibilityAction(named: $1, $2.call)
    }
    modifier("accessibilityAction", Parameter<Text>("named"), Parameter<Action>(nil), doc: "An action for assistive technologies; kept, not run.") {
      $0.accessibilityAction(named: $1, $2.call)
    }
    modifier("accessibilityAdjustableAction", Parameter<Ignored<AccessibilityAdjustmentDirection>>(nil), doc: "What adjusting the view does; kept, not run.") {
      $0.accessibilityAdjustableAction($1.call)
    }
    modifier("accessibilityHeading", Parameter<AccessibilityHeadingLevel>(nil), doc: "The level of a heading.") { $0.accessibilityHeading($1) }
    modifier("accessibilityShowsLargeContentViewer", doc: "Whether the view is shown enlarged on a long press.") { $0.accessibilityShowsLargeContentViewer() }
    modifier("accessibilityIgnoresInvertColors", Parameter<Bool>(nil, default: true), doc: "Whether inverted colours leave the view alone.") {
      $0.accessibilityIgnoresInvertColors($1)
    }
    modifier("accessibility", Parameter<Text>("label"), doc: "What the view is called (older spelling).") { $0.accessibility(label: $1) }
    modifier("accessibility", Parameter<Text>("value"), doc: "What the view's value is called (older spelling).") { $0.accessibility(value: $1) }
    modifier("accessibility", Parameter<Text>("hint"), doc: "What the view does (older spelling).") { $0.accessibility(hint: $1) }
    modifier("accessibility", Parameter<Bool>("hidden"), doc: "Whether assistive technologies pass the view by (older spelling).") { $0.accessibility(hidden: $1) }
    modifier("accessibility", Parameter<AccessibilityTraits>("addTraits"), doc: "What kind of thing the view is (older spelling).") { $0.accessibility(addTraits: $1) }
    modifier("accessibility", Parameter<AccessibilityTraits>("removeTraits"), doc: "What kind of thing the view is not (older spelling).") { $0.accessibility(removeTraits: $1) }
    modifier("accessibility", Parameter<Double>("sortPriority"), doc: "When the view is read (older spelling).") { $0.accessibility(sortPriority: $1) }
  }
}
