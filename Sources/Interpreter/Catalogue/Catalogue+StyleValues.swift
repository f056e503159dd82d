internal import Views

extension Catalogue {
  /// The library's own styles, by their types and by their short names.
  func registerStyleValues() {
    addProtocol("PickerStyle")
    style(DefaultPickerStyle(), "automatic", of: "PickerStyle", doc: "As the place decides.")
    style(MenuPickerStyle(), "menu", of: "PickerStyle", doc: "The chosen one, and a sign for the menu.")
    style(SegmentedPickerStyle(), "segmented", of: "PickerStyle", doc: "All of them, side by side.")
    style(WheelPickerStyle(), "wheel", of: "PickerStyle", doc: "All of them, one below the other.")
    style(InlinePickerStyle(), "inline", of: "PickerStyle", doc: "All of them, one below the other.")
    style(NavigationLinkPickerStyle(), "navigationLink", of: "PickerStyle", doc: "The chosen one, and a sign for the list.")
    style(PalettePickerStyle(), "palette", of: "PickerStyle", doc: "All of them, side by side.")
    style(RadioGroupPickerStyle(), "radioGroup", of: "PickerStyle", doc: "All of them, one below the other.")
    addProtocol("TextFieldStyle")
    style(DefaultTextFieldStyle(), "automatic", of: "TextFieldStyle", doc: "As the place decides.")
    style(PlainTextFieldStyle(), "plain", of: "TextFieldStyle", doc: "Nothing around the text.")
    style(RoundedBorderTextFieldStyle(), "roundedBorder", of: "TextFieldStyle", doc: "A frame around the text.")
    style(SquareBorderTextFieldStyle(), "squareBorder", of: "TextFieldStyle", doc: "A frame around the text.")
    addProtocol("ListStyle")
    style(DefaultListStyle(), "automatic", of: "ListStyle", doc: "As the place decides.")
    style(PlainListStyle(), "plain", of: "ListStyle", doc: "Rows and lines between them.")
    style(InsetListStyle(), "inset", of: "ListStyle", doc: "Rows and lines between them.")
    style(GroupedListStyle(), "grouped", of: "ListStyle", doc: "Sections in frames.")
    style(InsetGroupedListStyle(), "insetGrouped", of: "ListStyle", doc: "Sections in frames.")
    style(SidebarListStyle(), "sidebar", of: "ListStyle", doc: "Rows without lines.")
    style(BorderedListStyle(), "bordered", of: "ListStyle", doc: "Rows in a frame.")
    addProtocol("TabViewStyle")
    style(DefaultTabViewStyle(), "automatic", of: "TabViewStyle", doc: "As the place decides.")
    add(PageTabViewStyle.libraryType)
    add(PageTabViewStyle.IndexDisplayMode.libraryType)
    for mode in PageTabViewStyle.IndexDisplayMode.allCases { constant(mode, caseName(mode), doc: "The choice '\(caseName(mode))'.") }
    value(PageTabViewStyle.self, Parameter<PageTabViewStyle.IndexDisplayMode>("indexDisplayMode", default: .automatic), doc: "One page, and a dot for each.") {
      PageTabViewStyle(indexDisplayMode: $0)
    }
    constant(PageTabViewStyle(), "page", of: "TabViewStyle", doc: "One page, and a dot for each.")
    maker(of: PageTabViewStyle.self, "page", owner: "TabViewStyle", Parameter<PageTabViewStyle.IndexDisplayMode>("indexDisplayMode"), doc: "One page, and a dot for each.") {
      PageTabViewStyle(indexDisplayMode: $0)
    }
    style(SidebarAdaptableTabViewStyle(), "sidebarAdaptable", of: "TabViewStyle", doc: "A bar, or a sidebar where there is room.")
    style(CarouselTabViewStyle(), "carousel", of: "TabViewStyle", doc: "One page after the other.")
    style(VerticalPageTabViewStyle(), "verticalPage", of: "TabViewStyle", doc: "One page, and a dot for each.")
    addProtocol("FormStyle")
    style(AutomaticFormStyle(), "automatic", of: "FormStyle", doc: "As the place decides.")
    style(GroupedFormStyle(), "grouped", of: "FormStyle", doc: "Sections in frames.")
    style(ColumnsFormStyle(), "columns", of: "FormStyle", doc: "Labels and controls in columns.")
    addProtocol("DatePickerStyle")
    style(DefaultDatePickerStyle(), "automatic", of: "DatePickerStyle", doc: "As the place decides.")
    style(CompactDatePickerStyle(), "compact", of: "DatePickerStyle", doc: "The date in a field.")
    style(GraphicalDatePickerStyle(), "graphical", of: "DatePickerStyle", doc: "A calendar.")
    style(WheelDatePickerStyle(), "wheel", of: "DatePickerStyle", doc: "Wheels that turn.")
    style(FieldDatePickerStyle(), "field", of: "DatePickerStyle", doc: "The date in a field.")
    style(StepperFieldDatePickerStyle(), "stepperField", of: "DatePickerStyle", doc: "The date in a field, with steps.")
    addProtocol("NavigationViewStyle")
    style(DefaultNavigationViewStyle(), "automatic", of: "NavigationViewStyle", doc: "As the place decides.")
    style(StackNavigationViewStyle(), "stack", of: "NavigationViewStyle", doc: "One column.")
    style(DoubleColumnNavigationViewStyle(), "doubleColumn", of: "NavigationViewStyle", doc: "Two columns.")
    style(ColumnNavigationViewStyle(), "columns", of: "NavigationViewStyle", doc: "Columns side by side.")
    addProtocol("NavigationSplitViewStyle")
    style(AutomaticNavigationSplitViewStyle(), "automatic", of: "NavigationSplitViewStyle", doc: "As the place decides.")
    style(BalancedNavigationSplitViewStyle(), "balanced", of: "NavigationSplitViewStyle", doc: "The detail gives way.")
    style(ProminentDetailNavigationSplitViewStyle(), "prominentDetail", of: "NavigationSplitViewStyle", doc: "The detail stays.")
    addProtocol("MenuStyle")
    style(DefaultMenuStyle(), "automatic", of: "MenuStyle", doc: "As the place decides.")
    style(ButtonMenuStyle(), "button", of: "MenuStyle", doc: "As a button.")
    style(BorderlessButtonMenuStyle(), "borderlessButton", of: "MenuStyle", doc: "As a button without a frame.")
    addProtocol("GaugeStyle")
    style(DefaultGaugeStyle(), "automatic", of: "GaugeStyle", doc: "As the place decides.")
    style(LinearCapacityGaugeStyle(), "linearCapacity", of: "GaugeStyle", doc: "A bar.")
    style(AccessoryLinearGaugeStyle(), "accessoryLinear", of: "GaugeStyle", doc: "A bar with a mark.")
    style(AccessoryLinearCapacityGaugeStyle(), "accessoryLinearCapacity", of: "GaugeStyle", doc: "A bar.")
    style(AccessoryCircularGaugeStyle(), "accessoryCircular", of: "GaugeStyle", doc: "A ring with a mark.")
    style(AccessoryCircularCapacityGaugeStyle(), "accessoryCircularCapacity", of: "GaugeStyle", doc: "A ring.")
    addProtocol("IndexViewStyle")
    add(PageIndexViewStyle.libraryType)
    add(PageIndexViewStyle.BackgroundDisplayMode.libraryType)
    for mode in PageIndexViewStyle.BackgroundDisplayMode.allCases { constant(mode, caseName(mode), doc: "The choice '\(caseName(mode))'.") }
    value(PageIndexViewStyle.self, Parameter<PageIndexViewStyle.BackgroundDisplayMode>("backgroundDisplayMode", default: .automatic), doc: "A dot for each page.") {
      PageIndexViewStyle(backgroundDisplayMode: $0)
    }
    constant(PageIndexViewStyle(), "page", of: "IndexViewStyle", doc: "A dot for each page.")
    maker(of: PageIndexViewStyle.self, "page", owner: "IndexViewStyle", Parameter<PageIndexViewStyle.BackgroundDisplayMode>("backgroundDisplayMode"), doc: "A dot for each page.") {
      PageIndexViewStyle(backgroundDisplayMode: $0)
    }
    addProtocol("ControlGroupStyle")
    style(AutomaticControlGroupStyle(), "automatic", of: "ControlGroupStyle", doc: "As the place decides.")
    style(NavigationControlGroupStyle(), "navigation", of: "ControlGroupStyle", doc: "For a bar.")
    style(MenuControlGroupStyle(), "menu", of: "ControlGroupStyle", doc: "As a menu.")
    style(CompactMenuControlGroupStyle(), "compactMenu", of: "ControlGroupStyle", doc: "As a small menu.")
    style(PaletteControlGroupStyle(), "palette", of: "ControlGroupStyle", doc: "Side by side.")
  }
  /// A style with its type: by its initialiser, and as a constant of the protocol.
  func style<T: LibraryValue>(_ style: T, _ name: String, of owner: String, doc: String) {
    add(T.libraryType)
    value(T.self, doc: doc) { style }
    constant(style, name, of: owner, doc: doc)
  }
}
