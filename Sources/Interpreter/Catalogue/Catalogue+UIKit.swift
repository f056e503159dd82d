internal import Foundation
internal import Views

/// `UIColor`, as far as a picture needs it: a colour with another name.
struct UIColor: Hashable {
  let color: Color
  init(_ color: Color) { self.color = color }
}
extension UIColor: LibraryValue { static var libraryType: LibraryType { LibraryType("UIColor", ["Hashable", "Equatable"]) } }

/// A name of UIKit that stands for one object: `UIScreen.main`, `UITabBar.appearance()`. What is set of it has no effect on a picture.
struct UIKitObject: LibraryValue {
  static var libraryType: LibraryType { LibraryType("UIKitObject", ["AnyObject"]) }
  static func type(_ name: String) -> LibraryType { LibraryType(name, ["AnyObject"]) }
}

extension Catalogue {
  /// The stand-ins for what files use of UIKit: colours, the screen's bounds, appearances that are set and not seen.
  func registerUIKit() {
    registerUIColors()
    registerScreens()
    registerAppearances()
  }

  private func registerUIColors() {
    add(UIColor.libraryType)
    value(
      UIColor.self, Parameter<CGFloat>("red"), Parameter<CGFloat>("green"), Parameter<CGFloat>("blue"), Parameter<CGFloat>("alpha"),
      doc: "A colour of three components from 0 to 1."
    ) { UIColor(Color(red: $0, green: $1, blue: $2, opacity: $3)) }
    value(UIColor.self, Parameter<CGFloat>("white"), Parameter<CGFloat>("alpha"), doc: "A grey from 0 (black) to 1 (white).") { UIColor(Color(white: $0, opacity: $1)) }
    value(
      UIColor.self, Parameter<CGFloat>("hue"), Parameter<CGFloat>("saturation"), Parameter<CGFloat>("brightness"), Parameter<CGFloat>("alpha"),
      doc: "A colour by hue, saturation and brightness, from 0 to 1."
    ) { UIColor(Color(hue: $0, saturation: $1, brightness: $2, opacity: $3)) }
    value(UIColor.self, Parameter<Color>(nil), doc: "The same colour.") { UIColor($0) }
    method(of: UIColor.self, "withAlphaComponent", Parameter<CGFloat>(nil), doc: "The same colour, partly transparent.") { UIColor($0.color.opacity(Double($1))) }
    for label in [nil, "uiColor"] {
      value(Color.self, Parameter<UIColor>(label), doc: "A colour of UIKit.") { $0.color }
    }
    value(Color.self, Parameter<UIColor>("nsColor"), doc: "A colour of AppKit.") { $0.color }
    value(Color.self, Parameter<UIColor>("cgColor"), doc: "A colour of Core Graphics.") { $0.color }
    property(of: UIColor.self, "cgColor", doc: "The same colour.") { $0 }
    property(of: UIColor.self, "components", doc: "Red, green, blue and opacity in the light scheme, from 0 to 1.") { color -> [CGFloat]? in
      let resolved = color.color.resolve(in: EnvironmentValues())
      return [resolved.red, resolved.green, resolved.blue, resolved.opacity].map { CGFloat($0) }
    }
    // Apple's values for the light appearance, then for the dark one, from 0 to 255.
    let system: [(String, Color)] = [
      ("systemRed", .red), ("systemOrange", .orange), ("systemYellow", .yellow), ("systemGreen", .green), ("systemMint", .mint), ("systemTeal", .teal), ("systemCyan", .cyan),
      ("systemBlue", .blue), ("systemIndigo", .indigo), ("systemPurple", .purple), ("systemPink", .pink), ("systemBrown", .brown), ("systemGray", .gray),
      ("red", Color(red: 1, green: 0, blue: 0)), ("green", Color(red: 0, green: 1, blue: 0)), ("blue", Color(red: 0, green: 0, blue: 1)),
      ("cyan", Color(red: 0, green: 1, blue: 1)), ("yellow", Color(red: 1, green: 1, blue: 0)), ("magenta", Color(red: 1, green: 0, blue: 1)),
      ("orange", Color(red: 1, green: 0.5, blue: 0)), ("purple", Color(red: 0.5, green: 0, blue: 0.5)), ("brown", Color(red: 0.6, green: 0.4, blue: 0.2)), ("white", .white),
      ("black", .black), ("clear", .clear), ("gray", Color(white: 0.5)), ("lightGray", Color(white: 2 / 3)), ("darkGray", Color(white: 1 / 3)), ("tintColor", .accentColor),
      ("label", .system(.label, cells: .primary)), ("secondaryLabel", .system(.secondaryLabel, cells: .secondary)),
      ("tertiaryLabel", .system(.tertiaryLabel, cells: .primary.opacity(0.3))), ("quaternaryLabel", .system(.quaternaryLabel, cells: .primary.opacity(0.18))),
      ("placeholderText", .system(.placeholderText, cells: .primary.opacity(0.3))), ("link", .system(.link, cells: .blue)),
      ("separator", .system(.separator, cells: .primary.opacity(0.2))),
      ("opaqueSeparator", .system(.opaqueSeparator, cells: Color(red: 0.78, green: 0.78, blue: 0.78))),
      ("systemFill", .system(.systemFill, cells: .primary.opacity(0.2))), ("secondarySystemFill", .system(.secondarySystemFill, cells: .primary.opacity(0.16))),
      ("tertiarySystemFill", .system(.tertiarySystemFill, cells: .primary.opacity(0.12))),
      ("quaternarySystemFill", .system(.quaternarySystemFill, cells: .primary.opacity(0.08))),
    ]
    for (name, color) in system { constant(UIColor(color), name, doc: "The colour '\(name)'.") }
    // Colours of surfaces are the same in cells and on a phone; sheets of a phone lighten them in the dark.
    let surfaces: [SystemColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground, .tertiarySystemGroupedBackground,
      .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    for color in surfaces { constant(UIColor(Color.system(color)), color.label, doc: "The colour '\(color.label)'.") }
    let adaptive: [(String, (UInt8, UInt8, UInt8), (UInt8, UInt8, UInt8))] = [
      ("windowBackgroundColor", (236, 236, 236), (50, 50, 50)), ("controlBackgroundColor", (255, 255, 255), (30, 30, 30)),
    ]
    for (name, light, dark) in adaptive { constant(UIColor(Color.adaptive(light, dark: dark)), name, doc: "The colour '\(name)'.") }
  }

  private func registerScreens() {
    for (owner, name, doc) in [("UIScreen", "main", "The screen."), ("UIDevice", "current", "The device."), ("UIApplication", "shared", "The application.")] {
      let type = UIKitObject.type(owner)
      add(type)
      add(CatalogueEntry(.staticProperty, owner, name, [], result: .library(type, []), doc: doc) { _ in .library(UIKitObject()) })
    }
    for name in ["bounds", "nativeBounds"] {
      add(
        CatalogueEntry(.property, "UIScreen", name, [], result: CGRect.staticType, doc: "The canvas of the device, in points.") { call in
          .library(CGRect(origin: .zero, size: call.evaluation.canvas))
        })
    }
    add(
      CatalogueEntry(.property, "UIScreen", "scale", [], result: .cgFloat, doc: "Pixels in a point: 1 on devices of cells.") { call in
        .double(Double(call.evaluation.screenScale))
      })
    for (name, text) in [("name", "Terminal"), ("model", "iPhone"), ("systemName", "iOS"), ("systemVersion", "17.0")] {
      add(CatalogueEntry(.property, "UIDevice", name, [], result: .string, doc: "What the device says of itself.") { _ in .string(text) })
    }
    choices(UIUserInterfaceIdiom.self)
    add(
      CatalogueEntry(.property, "UIDevice", "userInterfaceIdiom", [], result: UIUserInterfaceIdiom.staticType, doc: "The kind of the device: a phone.") { _ in
        UIUserInterfaceIdiom.phone.value
      })
    add(
      CatalogueEntry(
        .method, "UIApplication", "open", [ParameterSignature(label: nil, name: "url", type: URL.staticType)], result: .void, doc: "Opens nothing: there is no other application."
      ) {
        _ in .void
      })
    add(
      CatalogueEntry(
        .method, "UIApplication", "canOpenURL", [ParameterSignature(label: nil, name: "url", type: URL.staticType)], result: .bool, doc: "False: there is no other application."
      ) { _ in .bool(false) })
    for name in ["UIImpactFeedbackGenerator", "UINotificationFeedbackGenerator", "UISelectionFeedbackGenerator"] {
      let type = UIKitObject.type(name)
      add(type)
      add(CatalogueEntry(.initializer, name, "init", [], result: .library(type, []), doc: "A generator of feedback that is not felt here.") { _ in .library(UIKitObject()) })
      for method in ["prepare", "impactOccurred", "selectionChanged"] {
        add(CatalogueEntry(.method, name, method, [], result: .void, doc: "Nothing is felt here.") { _ in .void })
      }
    }
    choices(FeedbackStyle.self)
    add(
      CatalogueEntry(
        .initializer, "UIImpactFeedbackGenerator", "init", [ParameterSignature(label: "style", name: "style", type: FeedbackStyle.staticType)],
        result: .library(UIKitObject.type("UIImpactFeedbackGenerator"), []), doc: "A generator of feedback that is not felt here."
      ) { _ in .library(UIKitObject()) })
    choices(FeedbackType.self)
    add(
      CatalogueEntry(
        .method, "UINotificationFeedbackGenerator", "notificationOccurred", [ParameterSignature(label: nil, name: "type", type: FeedbackType.staticType)], result: .void,
        doc: "Nothing is felt here."
      ) { _ in .void })
  }

  /// `UITabBar.appearance()` and its like: properties that can be set, and change nothing.
  private func registerAppearances() {
    let optionalColor = StaticType.optional(UIColor.staticType)
    let properties: [(String, StaticType, Value)] = [
      ("backgroundColor", optionalColor, .none), ("barTintColor", optionalColor, .none), ("tintColor", optionalColor, .none), ("unselectedItemTintColor", optionalColor, .none),
      ("separatorColor", optionalColor, .none), ("selectedSegmentTintColor", optionalColor, .none), ("currentPageIndicatorTintColor", optionalColor, .none),
      ("pageIndicatorTintColor", optionalColor, .none), ("onTintColor", optionalColor, .none), ("thumbTintColor", optionalColor, .none), ("shadowColor", optionalColor, .none),
      ("minimumTrackTintColor", optionalColor, .none), ("maximumTrackTintColor", optionalColor, .none), ("sectionIndexColor", optionalColor, .none),
      ("badgeColor", optionalColor, .none), ("sectionHeaderTopPadding", .cgFloat, .double(0)), ("sectionHeaderHeight", .cgFloat, .double(0)),
      ("sectionFooterHeight", .cgFloat, .double(0)), ("rowHeight", .cgFloat, .double(0)), ("estimatedRowHeight", .cgFloat, .double(0)), ("alpha", .cgFloat, .double(1)),
      ("apportionsSegmentWidthsByContent", .bool, .bool(false)), ("clipsToBounds", .bool, .bool(false)), ("isPagingEnabled", .bool, .bool(false)),
      ("showsHorizontalScrollIndicator", .bool, .bool(true)), ("alwaysBounceVertical", .bool, .bool(true)), ("delaysContentTouches", .bool, .bool(true)),
      ("isTranslucent", .bool, .bool(true)), ("isHidden", .bool, .bool(false)), ("prefersLargeTitles", .bool, .bool(true)), ("showsVerticalScrollIndicator", .bool, .bool(true)),
      ("bounces", .bool, .bool(true)), ("isScrollEnabled", .bool, .bool(true)), ("allowsSelection", .bool, .bool(true)), ("keyboardDismissMode", UIKitChoice.staticType, .void),
      ("separatorStyle", UIKitChoice.staticType, .void), ("largeTitleTextAttributes", .optional(.dictionary(AttributeName.staticType, .any([]))), .none),
      ("titleTextAttributes", .optional(.dictionary(AttributeName.staticType, .any([]))), .none),
    ]
    let bars = [
      "UINavigationBar", "UITabBar", "UITableView", "UITableViewCell", "UISegmentedControl", "UITextView", "UIScrollView", "UIPageControl", "UISwitch", "UISlider", "UIToolbar",
      "UIBarButtonItem", "UITabBarItem", "UICollectionView", "UIStepper", "UIRefreshControl", "UIDatePicker", "UIProgressView",
    ]
    let appearances = ["UINavigationBarAppearance", "UITabBarAppearance", "UIToolbarAppearance"]
    choices(UIKitChoice.self)
    choices(UIControlState.self)
    let attributes = StaticType.optional(.dictionary(AttributeName.staticType, .any([])))
    for owner in ["UISegmentedControl", "UIBarButtonItem", "UITabBarItem"] {
      add(
        CatalogueEntry(
          .method, owner, "setTitleTextAttributes",
          [ParameterSignature(label: nil, name: "attributes", type: attributes), ParameterSignature(label: "for", name: "state", type: UIControlState.staticType)], result: .void,
          doc: "How titles look in a state; not seen here."
        ) { _ in .void })
    }
    constants(AttributeName.self, ["foregroundColor": AttributeName(name: "foregroundColor"), "font": AttributeName(name: "font"), "kern": AttributeName(name: "kern")])
    add(LibraryType("NSAttributedString"))
    for owner in bars + appearances {
      let type = UIKitObject.type(owner)
      add(type)
      if appearances.contains(owner) {
        add(CatalogueEntry(.initializer, owner, "init", [], result: .library(type, []), doc: "How bars look; not seen here.") { _ in .library(UIKitObject()) })
        for method in ["configureWithTransparentBackground", "configureWithOpaqueBackground", "configureWithDefaultBackground"] {
          add(CatalogueEntry(.method, owner, method, [], result: .void, doc: "How bars look; not seen here.") { _ in .void })
        }
      } else {
        add(
          CatalogueEntry(.staticMethod, owner, "appearance", [], result: .library(type, []), doc: "How all views of the kind look; not seen here.") { _ in .library(UIKitObject()) }
        )
      }
      for (name, kind, value) in properties { settable(owner, name, kind, value) }
      for name in ["standardAppearance", "compactAppearance", "scrollEdgeAppearance"] {
        let appearance = UIKitObject.type(owner == "UITabBar" ? "UITabBarAppearance" : "UINavigationBarAppearance")
        settable(owner, name, .optional(.library(appearance, [])), .none)
      }
    }
  }
  private func settable(_ owner: String, _ name: String, _ type: StaticType, _ value: Value) {
    let entry = CatalogueEntry(.property, owner, name, [], result: type, doc: "How views of the kind look; not seen here.") { _ in value }
    entry.write = { call, _ throws(Interruption) -> Value in call.base }
    add(entry)
  }
}

/// `UIDevice.current.userInterfaceIdiom`.
enum UIUserInterfaceIdiom: NamedChoices { case unspecified, phone, pad, tv, carPlay, mac, vision }
/// `UIControl.State`: what a control is, for how it looks.
enum UIControlState: NamedChoices {
  case normal, highlighted, disabled, selected, focused, application
  static var libraryType: LibraryType { LibraryType("UIControl.State", ["Hashable", "Equatable"]) }
}
/// Choices of UIKit's views that change nothing here.
enum UIKitChoice: NamedChoices { case none, singleLine, onDrag, interactive }
enum FeedbackStyle: NamedChoices {
  case light, medium, heavy, soft, rigid
  static var libraryType: LibraryType { LibraryType("UIImpactFeedbackGenerator.FeedbackStyle", ["Hashable", "Equatable"]) }
}
enum FeedbackType: NamedChoices {
  case success, warning, error
  static var libraryType: LibraryType { LibraryType("UINotificationFeedbackGenerator.FeedbackType", ["Hashable", "Equatable"]) }
}
/// A key of attributed text.
struct AttributeName: Hashable, LibraryValue {
  let name: String
  static var libraryType: LibraryType { LibraryType("NSAttributedString.Key", ["Hashable", "Equatable"]) }
}
