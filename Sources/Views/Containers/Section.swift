internal import Drawing
internal import Foundation
internal import LayoutCore

/// Views that belong together, with a header and a footer. In a list it is a group of rows, in a grouped one or a form in a frame; elsewhere a flat list.
public struct Section<Parent: View, Content: View, Footer: View> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether the rows are shown, where a person can hide them.
  var isExpanded: Binding<Bool>?
}

extension Section {
  /// A section with a header and a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer) {
    self.init(header: header(), content: content(), footer: footer())
  }
  /// A section with a header and a footer (older spelling).
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: header, content: content(), footer: footer) }
}
extension Section where Footer == EmptyView {
  /// A section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) { self.init(header: header(), content: content(), footer: EmptyView()) }
  /// A section with a header (older spelling).
  public init(header: Parent, @ViewBuilder content: () -> Content) { self.init(header: header, content: content(), footer: EmptyView()) }
}
extension Section where Parent == EmptyView {
  /// A section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) { self.init(header: EmptyView(), content: content(), footer: footer()) }
  /// A section with a footer (older spelling).
  public init(footer: Footer, @ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: footer) }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  /// A section.
  public init(@ViewBuilder content: () -> Content) { self.init(header: EmptyView(), content: content(), footer: EmptyView()) }
}
extension Section where Parent == Text, Footer == EmptyView {
  /// A section with a title.
  public init(_ title: some StringProtocol, @ViewBuilder content: () -> Content) { self.init(header: Text(title), content: content(), footer: EmptyView()) }
  /// A section with a title that can be closed.
  public init(_ title: some StringProtocol, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Footer == EmptyView {
  /// A section with a header that can be closed, as lists in the style of sidebars show it; in others it is open.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: PrimitiveView {
  public typealias Body = Never
  /// In a list a column of header, rows and footer; elsewhere their nodes one after the other.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    if nodes.choice?.tellsSections == true { return tell(view, &nodes) }
    if let menu = nodes.environment.controls.menu { return makeMenuRows(view, menu, &nodes) }
    guard let rows = nodes.environment.controls.rows else {
      nodes.written("Section") { nodes in
        var index = 0
        nodes.pinned(.header) { $0.note(view.header, at: &index) }
        nodes.append(view.content, at: &index)
        nodes.pinned(.footer) { $0.note(view.footer, at: &index) }
      }
      return
    }
    if let list = nodes.list { return makePixelRows(view, list, &nodes) }
    nodes.outsideOfRow { nodes in
      nodes.hiddenSeparators.insert(NodeID(nodes.infos.count))
      nodes.container("Section", { $0.beginVStack(alignment: .leading, spacing: rows.hasCards ? 0 : rows.spacing) }) { nodes in
        nodes.path.append(.index(0))
        nodes.note(view.header.font(.subheadline).foregroundStyle(HierarchicalShapeStyle.secondary), rows)
        nodes.path.removeLast()
        nodes.path.append(.index(1))
        if rows.hasCards {
          let (line, cell) = (Color.separator.paint(in: nodes.environment), nodes.device.cell)
          nodes.implicitly { nodes in
            nodes.container("Card", { $0.beginPadding(top: cell.height, leading: 0, bottom: cell.height, trailing: 0) }) { nodes in
              nodes.attach(.control(.frame(line)))
              nodes.rows(view.content, spacing: rows.spacing)
            }
          }
        } else {
          nodes.rows(view.content, spacing: rows.spacing)
        }
        nodes.path.removeLast()
        nodes.path.append(.index(2))
        nodes.note(view.footer.font(.footnote).foregroundStyle(HierarchicalShapeStyle.secondary), rows)
        nodes.path.removeLast()
      }
    }
  }
}

extension Section {
  /// The views of the section, each with a mark of the part that it stands in.
  @MainActor private static func tell(_ view: Self, _ nodes: inout NodeList) {
    let choice = nodes.choice
    let outer = choice?.section
    nodes.written("Section") { nodes in
      let section = TellingSection(place: nodes.path.elements, values: nodes.pending.containerValues)
      var index = 0
      choice?.section = SectionMark(section: section, part: .header)
      nodes.append(view.header, at: &index)
      choice?.section = SectionMark(section: section, part: .content)
      nodes.append(view.content, at: &index)
      choice?.section = SectionMark(section: section, part: .footer)
      nodes.append(view.footer, at: &index)
    }
    choice?.section = outer
  }
}

extension NodeList {
  /// A section's header or footer outside of lists: of a lazy grid a line by itself.
  fileprivate mutating func note(_ content: some View, at index: inout Int) {
    guard environment.controls.isInLazyGrid else { return append(content, at: &index) }
    append(Implicit { Modified(Written(content: content), "Line") { _ in .gridCell(.line) } }, at: &index)
  }
  /// A section's header or footer: in line with the rows, without a row's height.
  fileprivate mutating func note(_ content: some View, _ rows: ListRows) {
    modifier("Note", .padding(EdgeInsets(top: 0, leading: rows.insets.leading, bottom: 0, trailing: rows.insets.trailing)), content)
  }
}
