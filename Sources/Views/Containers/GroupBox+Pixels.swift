internal import Drawing
internal import Foundation
internal import LayoutCore

extension GroupBox {
  /// A title above the content, on a grey ground with round corners; inside of another box on the ground of the page.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.groupBox { return nodes.groupBox(style, view.label, view.content) }
    typealias Measures = PhoneMetrics.Group
    let depth = nodes.environment.controls.boxDepth
    let ground = depth % 2 == 0 ? SystemColor.secondarySystemBackground : .tertiarySystemBackground
    nodes.environment.controls.boxDepth += 1
    nodes.column("GroupBox") {
      Implicit {
        VStack(alignment: .leading, spacing: Measures.titleSpacing) {
          if let label = view.label, Label.self != EmptyView.self { label.font(.headline) }
          Written(content: view.content)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(Measures.boxPadding)
        .background(ground, in: RoundedRectangle(cornerRadius: Measures.boxRadius, style: .continuous))
      }
    }
    nodes.environment.controls.boxDepth = depth
  }
}

extension DisclosureGroup {
  /// The title with an arrow at its end, and the content where it is shown: below it, or as further rows of a list.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.disclosure { return nodes.disclosureGroup(style, view) }
    let state = nodes.navigationState()
    let isExpanded = view.isExpanded?.wrappedValue ?? state.isOpen
    let turn = { if let binding = view.isExpanded { binding.wrappedValue.toggle() } else { state.isOpen.toggle() } }
    let tint = nodes.environment.isEnabled ? AnyShapeStyle(nodes.environment.controls.accent) : AnyShapeStyle(SystemColor.tertiaryLabel)
    let arrow = Image(systemName: "chevron.right").font(.system(size: PhoneMetrics.Group.chevron, weight: .semibold)).foregroundStyle(tint)
      .rotationEffect(.degrees(isExpanded ? 90 : 0))
    guard nodes.environment.controls.rows == nil else {
      view.makeTitle("DisclosureGroup", arrow, &nodes, turn)
      if isExpanded {
        nodes.path.append(.index(1))
        nodes.implicitly { nodes in
          nodes.modifier("Indent", .padding(EdgeInsets(top: 0, leading: PhoneMetrics.Group.indent, bottom: 0, trailing: 0)), Written(content: view.content))
        }
        nodes.path.removeLast()
      }
      return
    }
    nodes.container("DisclosureGroup", { $0.beginVStack(alignment: .leading, spacing: nil) }) { nodes in
      let outer = nodes.environment.foregroundStyle
      if outer == nil { nodes.environment.foregroundStyle = tint }
      nodes.implicitly { nodes in view.makeTitle("HStack", arrow, &nodes, turn) }
      nodes.environment.foregroundStyle = outer
      if isExpanded {
        nodes.path.append(.index(1))
        nodes.append(Written(content: view.content))
        nodes.path.removeLast()
      }
    }
  }
  @MainActor private func makeTitle(
    _ kind: String, _ arrow: some View, _ nodes: inout NodeList, _ turn: @escaping () -> Void
  ) {
    nodes.container(kind, { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      nodes.responds(Interaction(tap: turn))
      nodes.label(label, isImplicit: isLabelImplicit)
      nodes.append(
        Implicit {
          Spacer()
          arrow
        })
    }
  }
}

extension ControlGroup {
  /// Buttons with a fill, joined.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.environment
    let style = outer.styles.controlGroup
    if outer.controls.menu == nil, style is MenuControlGroupStyle || style is CompactMenuControlGroupStyle {
      let label = view.label ?? AnyView(Image(systemName: "ellipsis"))
      nodes.environment.styles.controlGroup = nil
      nodes.append(Menu(label: label, content: view.content, isLabelImplicit: true))
      nodes.environment = outer
      return
    }
    if nodes.environment.styles.button == nil { nodes.environment.styles.button = .primitive(BorderedButtonStyle()) }
    nodes.environment.controls.isJoined = true
    let radius = PhoneMetrics.Button.radius(nodes.environment.controlSize) ?? PhoneMetrics.Button.radius(.large) ?? 0
    nodes.row("ControlGroup") {
      Implicit {
        HStack(spacing: PhoneMetrics.Group.controlSpacing) { Written(content: view.content) }.fixedSize(horizontal: false, vertical: true)
          .clipShape(RoundedRectangle(cornerRadius: radius, style: .continuous))
      }
    }
    nodes.environment = outer
  }
}
