internal import Foundation

/// How a list lies on a screen of pixels, in points. Sources: [D] documented, [K] known from use, [C] our choice.
struct ListMeasures: Hashable {
  enum Form: Hashable { case plain, grouped, insetGrouped, sidebar }
  var form: Form
  /// From the screen's edges to cards, headers and titles [D].
  var margin: CGFloat
  /// Above the first row, and above the first header [K].
  var top: CGFloat
  /// Between two rows; with any, each row is a card of its own.
  var rowSpacing: CGFloat
  /// Between two sections; nil is the style's own.
  var sectionSpacing: CGFloat?
  /// The least height of a row.
  var minHeight = minRowHeight

  /// The least height of a row [D].
  static let minRowHeight: CGFloat = 44
  /// Before and behind a row's content [D].
  static let inset: CGFloat = 16
  /// Above and below texts [D].
  static let verticalInset: CGFloat = 11
  /// Above and below a control that is higher than a line of text: switches, steppers, segments and dates all give rows of 44 [C].
  static let controlInset: CGFloat = 4.5
  /// The radius of a card's corners [K].
  static let radius: CGFloat = 10
  /// Above the first row below a large title or a search field, and elsewhere [K].
  static let topBelowTitle: CGFloat = 10
  static let topAlone: CGFloat = 35
  /// Above the first row in a sheet, whose title is small [C].
  static let topInSheet: CGFloat = 12
  /// Above the first header [K].
  static let topOfHeader: CGFloat = 5
  /// After a section, and before the next card that has no header [K].
  static let afterSection: CGFloat = 17 + 2.0 / 3
  static let beforeCard: CGFloat = 17 + 1.0 / 3
  /// Above and below a header's text [K].
  static let aboveHeader: CGFloat = 15
  static let belowHeader: CGFloat = 7 + 1.0 / 3
  /// Above a footer's text [K].
  static let aboveFooter: CGFloat = 8
  /// The sign of a row that leads on, and the distance before it [K].
  static let chevron: CGFloat = 14
  static let chevronSpacing: CGFloat = 8
  /// While the list is edited: the font size of the circle of 22 that removes or selects a row, the sign that moves it, and by how much they move the content [K].
  static let editingCircle: CGFloat = 19
  static let moveHandle: CGFloat = 17
  static let editingShift: CGFloat = 38
  /// An action that a swipe shows: its least width, its text, its icon, and before and behind them [K].
  static let swipeWidth: CGFloat = 74
  static let swipeText: CGFloat = 15
  static let swipeIcon: CGFloat = 20
  static let swipeInset: CGFloat = 15
  /// Behind a badge, beside the spacing before the sign [C].
  static let afterBadge: CGFloat = 4

  var hasCards: Bool { form == .insetGrouped || form == .grouped }
  /// From the edges of the list to its rows.
  var rowMargin: CGFloat { form == .insetGrouped ? margin : 0 }
  /// From the edges of the list to headers and footers.
  var headerMargin: CGFloat { form == .insetGrouped ? margin + Self.inset : Self.inset }
  /// The colour behind all.
  var page: SystemColor { form == .plain || form == .sidebar ? .systemBackground : .systemGroupedBackground }
  /// The colour of a card, of rows in plain lists nothing.
  var card: SystemColor? { hasCards ? .secondarySystemGroupedBackground : nil }
}

/// What a view is in the column of a list.
struct ListPart: Hashable {
  enum Kind: Hashable { case row, header, footer }
  var kind: Kind
  /// Rows of one section lie in one card; those outside of sections have -1.
  var section: Int
}

/// Under this key each part of a list says what it is.
struct ListPartKey: LayoutValueKey {
  static let defaultValue: ListPart? = nil
}

/// The column of a list: rows, headers and footers with the distances that their order asks for.
struct ListColumn: Layout {
  let measures: ListMeasures
  /// Takes what the rows say of the lines below them.
  let edges: SeparatorEdges

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 320
    var height: CGFloat = 0
    arrange(width, subviews) { _, _, size, y in height = y + size.height }
    return CGSize(width: width, height: height + (subviews.isEmpty || !measures.hasCards ? 0 : ListMeasures.afterSection))
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    edges.forget()
    arrange(bounds.width, subviews) { subview, x, size, y in
      let proposal = ProposedViewSize(width: size.width, height: nil)
      edges.note(subview.dimensions(in: proposal))
      subview.place(at: CGPoint(x: bounds.minX + x, y: bounds.minY + y), proposal: proposal)
    }
  }

  /// Calls `body` with each part, its leading edge, its size and its top.
  private func arrange(_ width: CGFloat, _ subviews: Subviews, _ body: (LayoutSubview, CGFloat, CGSize, CGFloat) -> Void) {
    var y: CGFloat = 0
    var previous: ListPart?
    for subview in subviews {
      let part = subview[ListPartKey.self] ?? ListPart(kind: .row, section: -1)
      let margin = part.kind == .row ? measures.rowMargin : measures.headerMargin
      let room = max(width - 2 * margin, 0)
      let size = subview.sizeThatFits(ProposedViewSize(width: room, height: nil))
      y += gap(before: part, after: previous)
      body(subview, margin, CGSize(width: room, height: size.height), y)
      y += size.height
      previous = part
    }
  }
  private func gap(before part: ListPart, after previous: ListPart?) -> CGFloat {
    typealias M = ListMeasures
    guard let previous else { return measures.hasCards ? part.kind == .header ? measures.top - M.topBelowTitle + M.topOfHeader - M.aboveHeader : measures.top : 0 }
    if previous.section == part.section { return part.kind == .row && previous.kind == .row ? measures.rowSpacing : 0 }
    guard measures.hasCards else { return 0 }
    if let spacing = measures.sectionSpacing { return spacing }
    return part.kind == .header ? M.afterSection : M.afterSection + M.beforeCard
  }
}

/// One row of a list: its content between its insets, in the middle of its height.
struct ListRowLayout: Layout {
  /// As the row says itself; nil is the list's own.
  var insets: EdgeInsets?
  var minHeight: CGFloat
  /// What the list shows of its rows, and by how much the signs for it move the content.
  var state = RowState()
  var shift: (leading: CGFloat, trailing: CGFloat) = (0, 0)

  private var sides: (leading: CGFloat, trailing: CGFloat) {
    ((insets?.leading ?? ListMeasures.inset) + shift.leading, (insets?.trailing ?? ListMeasures.inset) + shift.trailing)
  }
  private func room(_ width: CGFloat?) -> CGFloat? { width.map { max($0 - sides.leading - sides.trailing, 0) } }

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    guard let content = subviews.first else { return .zero }
    let size = content.sizeThatFits(ProposedViewSize(width: room(proposal.width), height: nil))
    let width = proposal.width ?? size.width + sides.leading + sides.trailing
    return CGSize(width: width, height: height(of: size.height))
  }
  private func height(of content: CGFloat) -> CGFloat {
    if let insets { return max(content + insets.top + insets.bottom, minHeight) }
    // A control or an icon keeps less room than a text: what is no higher than this has a row of 44 points.
    let isLow = content + 2 * ListMeasures.controlInset <= ListMeasures.minRowHeight
    return max(content + 2 * (isLow ? ListMeasures.controlInset : ListMeasures.verticalInset), minHeight)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let content = subviews.first else { return }
    let shift = ((insets?.top ?? 0) - (insets?.bottom ?? 0)) / 2
    let offer = ProposedViewSize(width: room(bounds.width), height: nil)
    content.place(at: CGPoint(x: bounds.minX + sides.leading, y: bounds.midY + shift), anchor: .leading, proposal: offer)
  }
}
