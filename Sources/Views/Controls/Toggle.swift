internal import Drawing
internal import Foundation
internal import LayoutCore

/// A control that switches between on and off. Drawn still: its label, and a switch at the trailing edge.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let label: Label
  let isLabelImplicit: Bool
  /// Whether it stands for values of which some are on and others off.
  let isMixed: () -> Bool
  init(_ label: Label, isLabelImplicit: Bool, isOn: Binding<Bool>, isMixed: @escaping () -> Bool = { false }) {
    self.isOn = isOn
    self.label = label
    self.isLabelImplicit = isLabelImplicit
    self.isMixed = isMixed
  }
  /// A toggle with a label of its own.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(label(), isLabelImplicit: false, isOn: isOn)
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text as its label.
  public init(_ title: some StringProtocol, isOn: Binding<Bool>) {
    self.init(Text(title), isLabelImplicit: true, isOn: isOn)
  }
}

extension Toggle where Label == Views.Label<Text, Image> {
  /// A toggle with a title and one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String, isOn: Binding<Bool>) {
    self.init(Views.Label(title, systemImage: systemImage), isLabelImplicit: true, isOn: isOn)
  }
}

extension Toggle: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A row of the label, a spacer and the switch.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  /// A row of the label, a spacer and the switch: like iOS's switch it takes the width it is offered. The switch is four columns wide (our choice).
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    if let style = nodes.environment.styles.toggle { return nodes.toggle(style, view) }
    let isOn = view.isOn.wrappedValue
    makeRow(view, &nodes, label: { $0.label(view.label, isImplicit: view.isLabelImplicit) }) { nodes in
      let paint = isOn ? Color.green.paint(in: nodes.environment) : Color.gray.paint(in: nodes.environment)
      nodes.sign("Switch", isOn ? "(━●)" : "(●━)", TextStyle(font: ResolvedFont(weight: 700), paint: paint), label: "switch")
    }
  }
  /// A row of the label, a spacer and a switch; with hidden labels the switch alone. As a button it has a fill of the tint while it is on.
  static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let style = nodes.environment.styles.toggle
    let isOn = view.isOn.wrappedValue
    if let menu = nodes.environment.controls.menu {
      return nodes.menuRow(menu, view.label, isImplicit: view.isLabelImplicit, isMarked: isOn) { view.isOn.wrappedValue.toggle() }
    }
    if style is ButtonToggleStyle {
      let look = PhoneButton(isOn: isOn, in: nodes.environment)
      return nodes.phoneButton("Toggle", look, Interaction(toggle: { view.isOn.wrappedValue.toggle() }), view.label, isImplicit: view.isLabelImplicit)
    }
    let own = style as? SwitchToggleStyle
    if let style, own == nil { return nodes.toggle(style, view) }
    let hidesLabel = nodes.environment.controls.hidesLabels
    nodes.greyWhereDisabled { nodes in
      let label = { (nodes: inout NodeList) in nodes.titledLabel(view.label, isImplicit: view.isLabelImplicit) }
      makeRow(view, hidesLabel: hidesLabel, &nodes, label: label) { nodes in
        nodes.append(PixelPart.switch(isOn: isOn, tint: own?.tint ?? nodes.environment.controls.tint, in: nodes.environment))
      }
    }
  }
  @MainActor private static func makeRow(
    _ view: Self, hidesLabel: Bool = false, _ nodes: inout NodeList, label: (inout NodeList) -> Void, switch makeSwitch: (inout NodeList) -> Void
  ) {
    nodes.container("Toggle", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      nodes.responds(Interaction(toggle: { view.isOn.wrappedValue.toggle() }))
      if !hidesLabel { label(&nodes) }
      nodes.implicitly { nodes in
        if !hidesLabel { Spacer.makeNodes(Spacer(), &nodes) }
        makeSwitch(&nodes)
      }
    }
  }
}

extension NodeList {
  /// A short text that stands for a part of a control; a leaf of exactly its size.
  mutating func sign(_ kind: String, _ text: String, _ style: TextStyle, label: String) {
    let layout = TextLayout(text, font: style.font, metrics: device.textMetrics)
    leaf(kind, .sign(label: label, TextContent(string: text, layout: layout, style: style))) { builder, index in builder.fixed(layout.ideal, content: index) }
  }
}
