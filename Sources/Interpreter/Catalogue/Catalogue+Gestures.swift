internal import Foundation
internal import Views

extension Catalogue {
  func registerGestures() {
    modifier("onTapGesture", Parameter<Int>("count", default: 1), Parameter<Action>("perform"), doc: "What a tap does.") {
      $0.onTapGesture(count: $1, perform: $2.call)
    }
    modifier(
      "onLongPressGesture", Parameter<Double>("minimumDuration", default: 0.5), Parameter<CGFloat>("maximumDistance", default: 10), Parameter<Action>("perform"),
      Parameter<Ignored<Bool>?>("onPressingChanged", default: nil), doc: "What a long press does; kept, not run."
    ) { $0.onLongPressGesture(minimumDuration: $1, maximumDistance: $2, perform: $3.call, onPressingChanged: $4?.call) }
    modifier(
      "onLongPressGesture", Parameter<Double>("minimumDuration", default: 0.5), Parameter<CGFloat>("maximumDistance", default: 10), Parameter<Ignored<Bool>?>("pressing"),
      Parameter<Action>("perform"), doc: "What a long press does (older spelling); kept, not run."
    ) { $0.onLongPressGesture(minimumDuration: $1, maximumDistance: $2, pressing: $3?.call, perform: $4.call) }
    modifier("onHover", Parameter<Ignored<Bool>>("perform"), doc: "What a pointer over the view does; kept, not run.") { $0.onHover(perform: $1.call) }
    modifier("allowsHitTesting", Parameter<Bool>(nil), doc: "Whether the view can be touched.") { $0.allowsHitTesting($1) }
    modifier("focusable", Parameter<Bool>(nil, default: true), doc: "Whether the view can have the focus.") { $0.focusable($1) }
    modifier("hoverEffect", Parameter<HoverEffect>(nil, default: .automatic), doc: "What a pointer over the view changes.") { $0.hoverEffect($1) }
    modifier("keyboardShortcut", Parameter<KeyEquivalent>(nil), Parameter<EventModifiers>("modifiers", default: .command), doc: "The keys that trigger a control.") {
      $0.keyboardShortcut($1, modifiers: $2)
    }
    modifier("keyboardShortcut", Parameter<KeyboardShortcut>(nil), doc: "The keys that trigger a control.") { $0.keyboardShortcut($1) }
    modifier("sensoryFeedback", Parameter<SensoryFeedback>(nil), Parameter<EquatableArgument>("trigger"), doc: "What is felt when a value changes.") {
      $0.sensoryFeedback($1, trigger: $2.value)
    }
    modifier("onOpenURL", Parameter<Ignored<URL>>("perform"), doc: "What an opened address does; kept, not run.") { $0.onOpenURL(perform: $1.call) }
    modifier("help", Parameter<String>(nil), doc: "A tooltip.") { $0.help($1) }
    modifier("help", Parameter<Text>(nil), doc: "A tooltip.") { $0.help($1) }
  }
}
