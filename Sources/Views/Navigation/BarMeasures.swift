internal import Foundation

/// The measures of iOS 17's bars, in points. Sources: [D] documented, [K] known from use, [C] our choice.
enum BarMeasures {
  /// The bar with its items and the small title [D].
  static let navigation: CGFloat = 44
  /// What a large title adds [D], and from its top to its text [K].
  static let largeTitle: CGFloat = 52
  static let aboveLargeTitle: CGFloat = 3 + 1.0 / 3
  static let largeTitleSize: CGFloat = 34
  /// What a search field adds, its height, its corners, and above it [K].
  static let search: CGFloat = 52
  static let searchField: CGFloat = 36
  static let searchRadius: CGFloat = 10
  static let aboveSearch: CGFloat = 1
  /// In a search field: before its sign, and between sign and words [K]; the sign has this font [C].
  static let searchInset: CGFloat = 8
  static let searchSpacing: CGFloat = 7
  static let searchSign: CGFloat = 13.67
  /// The letters of an item [K].
  static let itemSize: CGFloat = 17
  /// From the edges to items, and between items [K].
  static let inset: CGFloat = 16
  static let itemSpacing: CGFloat = 16
  /// The way back: from the edge to its sign, the sign's letters, between sign and title, and the longest title, in letters [K].
  static let backInset: CGFloat = 8
  static let backSign: CGFloat = 22
  static let backSpacing: CGFloat = 4
  static let longestBack = 12
  /// A toolbar at the bottom and a bar of tabs, without the safe area below [D].
  static let bottom: CGFloat = 49
  /// The sign of a tab: its size, the box around it, and where that begins [K].
  static let tabSign: CGFloat = 21
  static let tabSignBox: CGFloat = 25
  static let aboveTabSign: CGFloat = 5.5
  /// What stands above the bar of tabs: its least height, and the room beside and below it [C].
  static let tabAccessory: CGFloat = 48
  static let besideTabAccessory: CGFloat = 16
  static let belowTabAccessory: CGFloat = 8
  /// The title of a tab: its size and the distance from the sign's box [K].
  static let tabTitle: CGFloat = 10
  static let aboveTabTitle: CGFloat = 4
  /// A tab's badge: its least side, its text, where it begins beside the tab's middle and below the bar's top [K].
  static let badge: CGFloat = 18
  static let badgeText: CGFloat = 13
  static let badgeShift: CGFloat = 4
  static let badgeTop: CGFloat = 2
  /// The grey of tabs that are not chosen, in the light and in the dark [K].
  static let otherTab = (light: 153.0 / 255, dark: 117.0 / 255)
  /// The dots of pages: how large, how far apart, and from their middle to the safe area below [K].
  static let dot: CGFloat = 7
  static let dotSpacing: CGFloat = 9
  static let dots: CGFloat = 26
  /// How opaque the dots of other pages are [K].
  static let otherDot = 0.3
}
