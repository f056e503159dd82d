internal import Foundation

/// What the environment tells controls and lists.
struct ControlEnvironment {
  /// The colour of what can be touched; nil is the accent colour.
  var tint: Color?
  /// The colour of symbols in rows; nil is the tint.
  var itemTint: Color?
  /// Of a gauge's bar; nil where the tint is one colour.
  var gradient: Gradient?
  var hidesLabels = false
  /// People can use them.
  var isEnabled = true
  /// Which parts of labels are shown.
  var label = LabelParts.titleAndIcon
  /// The font of Apple's symbols where it is not that of texts.
  var signFont: Font?
  /// What Apple's symbols are multiplied by beside their scale.
  var signScale: CGFloat = 1
  /// Apple's symbols take their whole grid, so that the titles beside them begin at one place.
  var signsFillGrid = false
  /// How many boxes there are around.
  var boxDepth = 0
  /// Lists and editors have no background of their own.
  var hidesScrollBackground = false
  /// In a group of controls: buttons have no corners of their own.
  var isJoined = false
  var borderShape = ButtonBorderShape.automatic
  var picker: (any PickerStyle)?
  var datePicker: (any DatePickerStyle)?
  var gauge: (any GaugeStyle)?
  var textField: (any TextFieldStyle)?
  var list: (any ListStyle)?
  var tabs: (any TabViewStyle)?
  /// The distance between the rows of lists inside, in points; nil is the device's.
  var rowSpacing: CGFloat?
  /// The distance between the sections of lists inside, in points; nil is the style's.
  var sectionSpacing: CGFloat?
  /// Headers of lists inside are large.
  var hasProminentHeaders = false
  /// A case of letters was chosen, be it that of the text itself: headers keep it.
  var keepsCase = false
  /// Inside a lazy grid: headers and footers of sections are lines of it.
  var isInLazyGrid = false
  /// Inside of a lazy stack or grid: which parts of its sections stay in sight.
  var pins = PinnedScrollableViews()
  /// Inside a list or a form: how rows lie.
  var rows: ListRows?
  /// How high the bar of tabs below is, without the safe area below it.
  var tabBar: CGFloat = 0
  /// What stands above the bar of tabs of the next view of tabs inside; nil for nothing.
  var tabAccessory: AnyView?
  /// A view around ignores the safe area.
  var reachesOut = false
  /// Inside of a sheet, whose bars keep room above themselves.
  var isInSheet = false
  /// Inside of an alert: where its buttons are noted.
  var dialog: DialogButtons?
  /// Links in rows inside show no sign that they lead on.
  var hidesLinkSigns = false
  /// Menus inside stay open when something of them is done.
  var keepsMenusOpen = false
  /// Whether buttons inside take the width that they are offered.
  var buttonSizing = ButtonSizing.automatic
  /// Of labels inside, in points: between icon and title, and the least width of icons; nil is the style's.
  var labelSpacing: CGFloat?
  var labelIconWidth: CGFloat?
  /// Inside of a menu that is open: what its rows know of each other.
  var menu: MenuRows?
  /// Among the actions that a swipe of a row shows.
  var isSwipeAction = false
  /// Which items a toolbar shows now; nil outside of toolbars.
  var zone: ToolbarZone?
  /// What looks for the items of a toolbar; nil while they are made.
  var items: ElementChoice?
  /// How the bar around shows its items; nil as they are written.
  var barItems: BarItemLook?
}

/// How a bar shows its items.
struct BarItemLook {
  /// Which parts of labels are shown.
  var label: LabelParts
  /// How large symbols are.
  var imageScale: Image.Scale
  /// The font of an item that confirms.
  var confirmation: Font
}

/// The parts of a label that are shown.
enum LabelParts: Hashable {
  case titleAndIcon, titleOnly, iconOnly, stacked
  /// A large icon above a title, on a page with nothing else.
  case page
  /// In a menu: the icon at the end of the row.
  case menu
}

/// How the rows of a list lie.
struct ListRows: Hashable {
  var insets: EdgeInsets
  /// Between rows, in points; a separator lies in its middle.
  var spacing: CGFloat
  var minHeight: CGFloat
  var sectionSpacing: CGFloat
  /// Sections lie in frames.
  var hasCards: Bool
  var hasSeparators: Bool
  /// A form: controls show their labels at the leading edge.
  var isForm: Bool
}

extension ControlEnvironment {
  /// The colour of controls.
  var accent: Color { tint ?? .accentColor }
}
