internal import Drawing
internal import Foundation
internal import LayoutCore

/// A title with an icon before it.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon
  let isImplicit: Bool
  /// A title and an icon of views.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
    isImplicit = false
  }
}

extension Label where Title == Text, Icon == Image {
  /// A title and one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String) { self.init(Text(title), Image(systemName: systemImage)) }
  /// A title and an image of the project.
  public init(_ title: some StringProtocol, image: String) { self.init(Text(title), Image(image)) }
  /// A title and an image of the project.
  public init(_ title: some StringProtocol, image: ImageResource) { self.init(Text(title), Image(image)) }
  private init(_ title: Text, _ icon: Image) {
    self.title = title
    self.icon = icon
    isImplicit = true
  }
}

extension Label: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the icon and the title, 8 points apart (our choice: one column); in a bar of tabs a column.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    if let own = nodes.environment.styles.label { return nodes.label(own, view.title, view.icon) }
    let style = nodes.environment.controls.label
    nodes.spoken(view.spokenTitle(style)) { nodes in
      nodes.container(
        "Label", { style == .stacked ? $0.beginVStack(alignment: .horizontalCenter, spacing: 0) : $0.beginHStack(alignment: .verticalCenter, spacing: nil) }
      ) { nodes in
        if style != .titleOnly {
          nodes.path.append(.index(1))
          nodes.part(view.icon, isImplicit: view.isImplicit)
          nodes.path.removeLast()
        }
        if style != .iconOnly { nodes.label(view.title, isImplicit: view.isImplicit) }
      }
    }
  }
  /// A title that is not shown is told to assistive technologies all the same.
  private func spokenTitle(_ style: LabelParts) -> String? { style == .iconOnly ? (title as? Text)?.string : nil }
  /// A row of the icon, a symbol on its whole grid, and the title, two fifths of a letter apart (seen in the pictures of
  /// screens). In a row of a list the icons are in the tint, one below the other; in a bar of tabs or on an empty page
  /// the two are a column.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let own = nodes.environment.styles.label { return nodes.label(own, view.title, view.icon) }
    let style = nodes.environment.controls.label
    if style == .menu {
      nodes.container("Label", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
        nodes.append(
          Implicit {
            LabelPart(content: view.title, isImplicit: view.isImplicit)
            Spacer(minLength: 0)
            LabelPart(content: view.icon, isImplicit: view.isImplicit)
          })
      }
      return
    }
    let isRow = nodes.environment.controls.rows != nil && style == .titleAndIcon
    typealias Row = PhoneMetrics.RowLabel
    typealias Page = PhoneMetrics.Unavailable
    let isColumn = style == .stacked || style == .page
    let controls = nodes.environment.controls
    let iconWidth = style == .titleAndIcon ? controls.labelIconWidth : nil
    let spacing =
      if let spacing = controls.labelSpacing, style == .titleAndIcon {
        spacing
      } else if isRow {
        Row.titleInset - Row.iconWidth
      } else if style == .page {
        Page.iconSpacing
      } else if style == .stacked {
        BarMeasures.aboveTabTitle
      } else {
        nodes.device.rounded(PhoneMetrics.labelSpacing * (nodes.environment.font ?? .body).resolved(in: nodes.environment).pointSize)
      }
    nodes.spoken(view.spokenTitle(style)) { nodes in
      nodes.container(
        "Label", { isColumn ? $0.beginVStack(alignment: .horizontalCenter, spacing: spacing) : $0.beginHStack(alignment: .verticalCenter, spacing: spacing) }
      ) { nodes in
        if style != .titleOnly {
          nodes.path.append(.index(1))
          let outer = nodes.environment
          if style == .page {
            nodes.environment.font = .system(size: Page.icon)
            nodes.environment.foregroundStyle = SystemColor.secondaryLabel
          }
          if isRow {
            if outer.foregroundStyle == nil {
              nodes.environment.foregroundStyle = outer.isEnabled ? (outer.controls.itemTint ?? outer.controls.accent) as any ShapeStyle : SystemColor.tertiaryLabel
            }
            nodes.environment.controls.signScale = Row.iconScale
            nodes.implicitly { nodes in
              nodes.modifier("Icon", .frame(width: iconWidth ?? Row.iconWidth, height: nil, .center), LabelPart(content: view.icon, isImplicit: view.isImplicit))
            }
          } else if style == .stacked {
            // Titles of tabs stand in a line, whatever their signs take.
            let content = LabelPart(content: view.icon, isImplicit: view.isImplicit)
            nodes.implicitly { $0.modifier("Icon", .frame(width: nil, height: BarMeasures.tabSignBox, .center), content) }
          } else if let iconWidth {
            let content = LabelPart(content: view.icon, isImplicit: view.isImplicit)
            nodes.implicitly { $0.modifier("Icon", .frame(width: iconWidth, height: nil, .center), content) }
          } else {
            nodes.environment.controls.signsFillGrid = style == .titleAndIcon
            nodes.part(view.icon, isImplicit: view.isImplicit)
          }
          nodes.environment = outer
          nodes.path.removeLast()
        }
        if style != .iconOnly {
          let outer = nodes.environment.font
          if style == .page { nodes.environment.font = .title2.bold() }
          if isColumn || style == .titleOnly {
            nodes.label(view.title, isImplicit: view.isImplicit)
          } else {
            // The icon stands beside the first line.
            nodes.modifier("Title", .guide(.verticalCenter, \.middleOfFirstLine), LabelPart(content: view.title, isImplicit: view.isImplicit))
          }
          nodes.environment.font = outer
        }
      }
    }
  }
}

extension ViewDimensions {
  /// The middle of the first of several lines of one height; without lines the middle.
  fileprivate var middleOfFirstLine: CGFloat { (height - (self[VerticalAlignment.lastTextBaseline] - self[VerticalAlignment.firstTextBaseline])) / 2 }
}

/// A part of a label, written or made by it.
struct LabelPart<Content: View> {
  let content: Content
  let isImplicit: Bool
}
extension LabelPart: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.isImplicit
    nodes.isImplicit = view.isImplicit
    Content.makeNodes(view.content, &nodes)
    nodes.isImplicit = outer
  }
}

extension NodeList {
  /// A part of a control, written or made by it.
  mutating func part<Content: View>(_ content: Content, isImplicit: Bool) {
    if isImplicit {
      implicitly { Content.makeNodes(content, &$0) }
    } else {
      Content.makeNodes(content, &self)
    }
  }
}
