internal import Views

enum PickerStyleProtocol: LibraryProtocol {
  typealias Existential = any PickerStyle
  static let parameter = TypeParameter("S", ["PickerStyle"])
}
enum TextFieldStyleKind: StyleKind {
  static let parameter = TypeParameter("Style", ["TextFieldStyle"])
  static func own(_ inputs: InterpretedInputs) -> any TextFieldStyle { InterpretedTextFieldStyle(inputs: inputs) }
}
struct InterpretedTextFieldStyle: InterpretedProvider, TextFieldStyle {
  nonisolated(unsafe) var inputs: InterpretedInputs
  func _body(configuration: TextField<_TextFieldStyleLabel>) -> Erased { made("_body", "configuration", .view(configuration, nil)) }
}
enum ListStyleProtocol: LibraryProtocol {
  typealias Existential = any ListStyle
  static let parameter = TypeParameter("S", ["ListStyle"])
}
enum TabViewStyleProtocol: LibraryProtocol {
  typealias Existential = any TabViewStyle
  static let parameter = TypeParameter("S", ["TabViewStyle"])
}
enum FormStyleProtocol: LibraryProtocol {
  typealias Existential = any FormStyle
  static let parameter = TypeParameter("S", ["FormStyle"])
}
enum DatePickerStyleProtocol: LibraryProtocol {
  typealias Existential = any DatePickerStyle
  static let parameter = TypeParameter("S", ["DatePickerStyle"])
}
enum NavigationViewStyleProtocol: LibraryProtocol {
  typealias Existential = any NavigationViewStyle
  static let parameter = TypeParameter("S", ["NavigationViewStyle"])
}
enum NavigationSplitViewStyleProtocol: LibraryProtocol {
  typealias Existential = any NavigationSplitViewStyle
  static let parameter = TypeParameter("S", ["NavigationSplitViewStyle"])
}
enum MenuStyleProtocol: LibraryProtocol {
  typealias Existential = any MenuStyle
  static let parameter = TypeParameter("S", ["MenuStyle"])
}
enum GaugeStyleProtocol: LibraryProtocol {
  typealias Existential = any GaugeStyle
  static let parameter = TypeParameter("S", ["GaugeStyle"])
}
enum IndexViewStyleProtocol: LibraryProtocol {
  typealias Existential = any IndexViewStyle
  static let parameter = TypeParameter("S", ["IndexViewStyle"])
}
enum ControlGroupStyleProtocol: LibraryProtocol {
  typealias Existential = any ControlGroupStyle
  static let parameter = TypeParameter("S", ["ControlGroupStyle"])
}
extension DefaultPickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultPickerStyle", ["PickerStyle", "Hashable", "Equatable"]) } }
extension MenuPickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("MenuPickerStyle", ["PickerStyle", "Hashable", "Equatable"]) } }
extension SegmentedPickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("SegmentedPickerStyle", ["PickerStyle", "Hashable", "Equatable"]) } }
extension WheelPickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("WheelPickerStyle", ["PickerStyle", "Hashable", "Equatable"]) } }
extension InlinePickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("InlinePickerStyle", ["PickerStyle", "Hashable", "Equatable"]) } }
extension NavigationLinkPickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("NavigationLinkPickerStyle", ["PickerStyle", "Hashable", "Equatable"]) } }
extension PalettePickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("PalettePickerStyle", ["PickerStyle", "Hashable", "Equatable"]) } }
extension RadioGroupPickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("RadioGroupPickerStyle", ["PickerStyle", "Hashable", "Equatable"]) } }
extension DefaultTextFieldStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultTextFieldStyle", ["TextFieldStyle", "Hashable", "Equatable"]) } }
extension PlainTextFieldStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("PlainTextFieldStyle", ["TextFieldStyle", "Hashable", "Equatable"]) } }
extension RoundedBorderTextFieldStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("RoundedBorderTextFieldStyle", ["TextFieldStyle", "Hashable", "Equatable"]) }
}
extension SquareBorderTextFieldStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("SquareBorderTextFieldStyle", ["TextFieldStyle", "Hashable", "Equatable"]) }
}
extension DefaultListStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultListStyle", ["ListStyle", "Hashable", "Equatable"]) } }
extension PlainListStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("PlainListStyle", ["ListStyle", "Hashable", "Equatable"]) } }
extension InsetListStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("InsetListStyle", ["ListStyle", "Hashable", "Equatable"]) } }
extension GroupedListStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("GroupedListStyle", ["ListStyle", "Hashable", "Equatable"]) } }
extension InsetGroupedListStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("InsetGroupedListStyle", ["ListStyle", "Hashable", "Equatable"]) } }
extension SidebarListStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("SidebarListStyle", ["ListStyle", "Hashable", "Equatable"]) } }
extension BorderedListStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("BorderedListStyle", ["ListStyle", "Hashable", "Equatable"]) } }
extension DefaultTabViewStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultTabViewStyle", ["TabViewStyle", "Hashable", "Equatable"]) } }
extension PageTabViewStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("PageTabViewStyle", ["TabViewStyle", "Hashable", "Equatable"]) } }
extension SidebarAdaptableTabViewStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("SidebarAdaptableTabViewStyle", ["TabViewStyle", "Hashable", "Equatable"]) }
}
extension CarouselTabViewStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("CarouselTabViewStyle", ["TabViewStyle", "Hashable", "Equatable"]) } }
extension VerticalPageTabViewStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("VerticalPageTabViewStyle", ["TabViewStyle", "Hashable", "Equatable"]) } }
extension AutomaticFormStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("AutomaticFormStyle", ["FormStyle", "Hashable", "Equatable"]) } }
extension GroupedFormStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("GroupedFormStyle", ["FormStyle", "Hashable", "Equatable"]) } }
extension ColumnsFormStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("ColumnsFormStyle", ["FormStyle", "Hashable", "Equatable"]) } }
extension DefaultDatePickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultDatePickerStyle", ["DatePickerStyle", "Hashable", "Equatable"]) } }
extension CompactDatePickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("CompactDatePickerStyle", ["DatePickerStyle", "Hashable", "Equatable"]) } }
extension GraphicalDatePickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("GraphicalDatePickerStyle", ["DatePickerStyle", "Hashable", "Equatable"]) } }
extension WheelDatePickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("WheelDatePickerStyle", ["DatePickerStyle", "Hashable", "Equatable"]) } }
extension FieldDatePickerStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("FieldDatePickerStyle", ["DatePickerStyle", "Hashable", "Equatable"]) } }
extension StepperFieldDatePickerStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("StepperFieldDatePickerStyle", ["DatePickerStyle", "Hashable", "Equatable"]) }
}
extension DefaultNavigationViewStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("DefaultNavigationViewStyle", ["NavigationViewStyle", "Hashable", "Equatable"]) }
}
extension StackNavigationViewStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("StackNavigationViewStyle", ["NavigationViewStyle", "Hashable", "Equatable"]) }
}
extension DoubleColumnNavigationViewStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("DoubleColumnNavigationViewStyle", ["NavigationViewStyle", "Hashable", "Equatable"]) }
}
extension ColumnNavigationViewStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("ColumnNavigationViewStyle", ["NavigationViewStyle", "Hashable", "Equatable"]) }
}
extension AutomaticNavigationSplitViewStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("AutomaticNavigationSplitViewStyle", ["NavigationSplitViewStyle", "Hashable", "Equatable"]) }
}
extension BalancedNavigationSplitViewStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("BalancedNavigationSplitViewStyle", ["NavigationSplitViewStyle", "Hashable", "Equatable"]) }
}
extension ProminentDetailNavigationSplitViewStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("ProminentDetailNavigationSplitViewStyle", ["NavigationSplitViewStyle", "Hashable", "Equatable"]) }
}
extension DefaultMenuStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultMenuStyle", ["MenuStyle", "Hashable", "Equatable"]) } }
extension ButtonMenuStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("ButtonMenuStyle", ["MenuStyle", "Hashable", "Equatable"]) } }
extension BorderlessButtonMenuStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("BorderlessButtonMenuStyle", ["MenuStyle", "Hashable", "Equatable"]) } }
extension DefaultGaugeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("DefaultGaugeStyle", ["GaugeStyle", "Hashable", "Equatable"]) } }
extension LinearCapacityGaugeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("LinearCapacityGaugeStyle", ["GaugeStyle", "Hashable", "Equatable"]) } }
extension AccessoryLinearGaugeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("AccessoryLinearGaugeStyle", ["GaugeStyle", "Hashable", "Equatable"]) } }
extension AccessoryLinearCapacityGaugeStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("AccessoryLinearCapacityGaugeStyle", ["GaugeStyle", "Hashable", "Equatable"]) }
}
extension AccessoryCircularGaugeStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("AccessoryCircularGaugeStyle", ["GaugeStyle", "Hashable", "Equatable"]) } }
extension AccessoryCircularCapacityGaugeStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("AccessoryCircularCapacityGaugeStyle", ["GaugeStyle", "Hashable", "Equatable"]) }
}
extension PageIndexViewStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("PageIndexViewStyle", ["IndexViewStyle", "Hashable", "Equatable"]) } }
extension AutomaticControlGroupStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("AutomaticControlGroupStyle", ["ControlGroupStyle", "Hashable", "Equatable"]) }
}
extension NavigationControlGroupStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("NavigationControlGroupStyle", ["ControlGroupStyle", "Hashable", "Equatable"]) }
}
extension MenuControlGroupStyle: LibraryValue { static var libraryType: LibraryType { LibraryType("MenuControlGroupStyle", ["ControlGroupStyle", "Hashable", "Equatable"]) } }
extension CompactMenuControlGroupStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("CompactMenuControlGroupStyle", ["ControlGroupStyle", "Hashable", "Equatable"]) }
}
extension PaletteControlGroupStyle: LibraryValue {
  static var libraryType: LibraryType { LibraryType("PaletteControlGroupStyle", ["ControlGroupStyle", "Hashable", "Equatable"]) }
}
extension PageTabViewStyle.IndexDisplayMode: LibraryValue {
  static var libraryType: LibraryType { LibraryType("PageTabViewStyle.IndexDisplayMode", ["Hashable", "Equatable"]) }
}
extension PageIndexViewStyle.BackgroundDisplayMode: LibraryValue {
  static var libraryType: LibraryType { LibraryType("PageIndexViewStyle.BackgroundDisplayMode", ["Hashable", "Equatable"]) }
}
