internal import Foundation
internal import LayoutCore
internal import Views

private let options = ["Hashable", "Equatable", "ExpressibleByArrayLiteral"]

extension UIKeyboardType: NamedChoices {}
extension UITextContentType: NamedChoices {}
extension UITextAutocapitalizationType: NamedChoices {}
extension TextInputAutocapitalization: NamedChoices {}
extension SubmitLabel: NamedChoices {}
extension SubmitTriggers: LibraryOptions { static var libraryType: LibraryType { LibraryType("SubmitTriggers", options) } }
extension TextSelectability: NamedChoices {}
extension ScrollDismissesKeyboardMode: NamedChoices {}
extension AccessibilityTraits: LibraryOptions { static var libraryType: LibraryType { LibraryType("AccessibilityTraits", options) } }
extension AccessibilityChildBehavior: NamedChoices {}
extension AccessibilityActionKind: NamedChoices {}
extension AccessibilityAdjustmentDirection: NamedChoices {}
extension AccessibilityHeadingLevel: NamedChoices {}
extension Visibility: NamedChoices {}
extension PresentationAdaptation: NamedChoices {}
extension PresentationContentInteraction: NamedChoices {}
extension InterfaceOrientation: NamedChoices {}
extension HoverEffect: NamedChoices {}
extension ScrollIndicatorVisibility: NamedChoices {}
extension ScrollBounceBehavior: NamedChoices {}
extension AnyScrollTargetBehavior: NamedValue {}
extension GestureMask: NamedChoices {}
extension Animation: NamedValue {}
extension AnyTransition: NamedValue {}
extension ContentTransition: NamedValue {}
extension SymbolEffect: NamedValue {}
extension SymbolEffectOptions: NamedValue {}
extension SensoryFeedback: NamedValue {}
extension PreviewLayout: NamedValue {}
extension KeyboardShortcut: NamedValue {}
extension EventModifiers: LibraryOptions { static var libraryType: LibraryType { LibraryType("EventModifiers", options) } }
extension PreviewDevice: LibraryValue {
  static var libraryType: LibraryType { LibraryType("PreviewDevice", ["Hashable", "Equatable", "ExpressibleByStringLiteral"]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> PreviewDevice {
    switch value {
    case .string(let name): return PreviewDevice(rawValue: name)
    case .library(let library): if let device = library as? PreviewDevice { return device }
    default: break
    }
    throw call.mismatch(staticType)
  }
}
extension KeyEquivalent: LibraryValue {
  static var libraryType: LibraryType { LibraryType("KeyEquivalent", ["Hashable", "Equatable", "ExpressibleByStringLiteral"]) }
  static func read(_ value: Value, _ call: CatalogueEntry.Call) throws(Interruption) -> KeyEquivalent {
    switch value {
    case .string(let text): if let character = text.first { return KeyEquivalent(character) }
    case .library(let library): if let key = library as? KeyEquivalent { return key }
    default: break
    }
    throw call.mismatch(staticType)
  }
}

extension Catalogue {
  /// The values that modifiers without an effect in a still picture are given.
  func registerNoteValues() {
    add(URL.libraryType)
    choices(UIKeyboardType.self)
    choices(UITextContentType.self)
    choices(UITextAutocapitalizationType.self)
    choices(TextInputAutocapitalization.self)
    choices(SubmitLabel.self)
    constants(SubmitTriggers.self, ["text": .text, "search": .search])
    choices(TextSelectability.self)
    choices(ScrollDismissesKeyboardMode.self)
    constants(
      AccessibilityTraits.self,
      [
        "isButton": .isButton, "isHeader": .isHeader, "isSelected": .isSelected, "isLink": .isLink, "isSearchField": .isSearchField, "isImage": .isImage,
        "playsSound": .playsSound, "isKeyboardKey": .isKeyboardKey, "isStaticText": .isStaticText, "isSummaryElement": .isSummaryElement,
        "updatesFrequently": .updatesFrequently, "startsMediaSession": .startsMediaSession, "allowsDirectInteraction": .allowsDirectInteraction,
        "causesPageTurn": .causesPageTurn, "isModal": .isModal, "isToggle": .isToggle,
      ])
    choices(AccessibilityChildBehavior.self)
    choices(AccessibilityActionKind.self)
    choices(AccessibilityAdjustmentDirection.self)
    choices(AccessibilityHeadingLevel.self)
    choices(Visibility.self)
    choices(PresentationAdaptation.self)
    choices(PresentationContentInteraction.self)
    choices(InterfaceOrientation.self)
    choices(HoverEffect.self)
    choices(ScrollIndicatorVisibility.self)
    choices(ScrollBounceBehavior.self)
    constants(
      AnyScrollTargetBehavior.self,
      ["paging": AnyScrollTargetBehavior(.paging), "viewAligned": AnyScrollTargetBehavior(.viewAligned)])
    choices(GestureMask.self)
    constants(
      KeyEquivalent.self,
      [
        "return": .return, "escape": .escape, "delete": .delete, "tab": .tab, "space": .space, "upArrow": .upArrow, "downArrow": .downArrow,
        "leftArrow": .leftArrow, "rightArrow": .rightArrow,
      ])
    value(KeyEquivalent.self, Parameter<KeyEquivalent>(nil), doc: "The key that types a character.") { $0 }
    property(of: KeyEquivalent.self, "character", doc: "What the key types.") { String($0.character) }
    constants(
      EventModifiers.self,
      [
        "capsLock": .capsLock, "shift": .shift, "control": .control, "option": .option, "command": .command, "numericPad": .numericPad, "all": .all,
      ])
    constants(KeyboardShortcut.self, ["defaultAction": .defaultAction, "cancelAction": .cancelAction])
    value(KeyboardShortcut.self, Parameter<KeyEquivalent>(nil), Parameter<EventModifiers>("modifiers", default: .command), doc: "A key with others held.") {
      KeyboardShortcut($0, modifiers: $1)
    }
    constants(PreviewLayout.self, ["device": .device, "sizeThatFits": .sizeThatFits])
    maker(of: PreviewLayout.self, "fixed", Parameter<CGFloat>("width"), Parameter<CGFloat>("height"), doc: "Room of a fixed size, in points.") { .fixed(width: $0, height: $1) }
    add(PreviewDevice.libraryType)
    value(PreviewDevice.self, Parameter<String>("rawValue"), doc: "The device of a name.") { PreviewDevice(rawValue: $0) }
    value(PreviewDevice.self, Parameter<String>(nil), doc: "The device of a name.") { PreviewDevice(stringLiteral: $0) }
    constants(
      SensoryFeedback.self,
      [
        "success": .success, "warning": .warning, "error": .error, "selection": .selection, "increase": .increase, "decrease": .decrease, "start": .start,
        "stop": .stop, "alignment": .alignment, "levelChange": .levelChange, "impact": .impact,
      ])
  }
}
