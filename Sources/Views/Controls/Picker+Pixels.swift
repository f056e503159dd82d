internal import Drawing
internal import Foundation
internal import LayoutCore

extension Picker {
  /// The chosen one with two arrows, all in a segmented control, in rows with a mark, or on a drum.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let (count, chosen, interaction) = view.choice(&nodes)
    let controls = nodes.environment.controls
    if controls.menu != nil { return nodes.append(PickerRows(content: view.content, count: count, chosen: chosen, choose: interaction.set)) }
    switch controls.picker {
    case is SegmentedPickerStyle, is PalettePickerStyle:
      nodes.column("Picker", interaction: interaction) { PhoneSegments(content: view.content, count: count, chosen: chosen) }
    case is WheelPickerStyle:
      nodes.column("Picker", interaction: interaction) { Implicit { Wheel(content: view.content, count: count, chosen: chosen).background { WheelBand() } } }
    case is InlinePickerStyle, is RadioGroupPickerStyle: view.makeInline(&nodes, count, chosen, interaction)
    case is NavigationLinkPickerStyle: view.makeLink(&nodes, count, chosen, interaction)
    default:
      let rows = PickerRows(content: view.content, count: count, chosen: chosen, choose: interaction.set)
      nodes.opening("Picker", PickerLabel(picker: view, chosen: chosen, interaction: interaction), rows)
    }
  }

  /// Outside of lists the chosen one in the tint; in a row the label, and at its end the chosen one in grey.
  @MainActor fileprivate func makeMenu(_ nodes: inout NodeList, _ chosen: Int?, _ interaction: Interaction) {
    let controls = nodes.environment.controls
    let isRow = controls.rows != nil
    let isLink = controls.picker is NavigationLinkPickerStyle
    let tint: any ShapeStyle = nodes.environment.isEnabled ? controls.accent as any ShapeStyle : SystemColor.tertiaryLabel
    let value: any ShapeStyle = isRow && nodes.environment.isEnabled ? SystemColor.secondaryLabel : tint
    nodes.container("Picker", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
      nodes.responds(interaction)
      if isRow, !controls.hidesLabels {
        nodes.greyWhereDisabled { $0.titledLabel(label, isImplicit: isLabelImplicit) }
        nodes.implicitly { $0.append(Spacer()) }
      }
      nodes.path.append(.index(1))
      nodes.append(
        Implicit {
          HStack(spacing: isLink ? PhoneMetrics.spacing : PhoneMetrics.Menu.spacing) {
            ShownChoice(content: content, chosen: chosen, currentValue: currentValue)
            if isLink { DisclosureIndicator() } else { Image(systemName: "chevron.up.chevron.down").font(.system(size: PhoneMetrics.Menu.chevron, weight: .semibold)) }
          }
          .foregroundStyle(AnyShapeStyle(value))
        })
      nodes.path.removeLast()
    }
  }

  /// A row that leads to a screen with the choices; one that is chosen leads back.
  @MainActor private func makeLink(
    _ nodes: inout NodeList, _ count: Int, _ chosen: Int?, _ interaction: Interaction
  ) {
    let (place, state) = (nodes.path.elements, nodes.bar?.state)
    var own = interaction
    if let state { own.tap = { state.followed = place } }
    let link = PickerLink(picker: self, chosen: chosen, interaction: own)
    guard let state, state.followed == place else { return nodes.append(link) }
    let back = { state.followed = nil }
    let choose = { (index: Int) in
      interaction.set?(Double(index))
      back()
    }
    let choices = PickerChoices(content: content, count: count, chosen: chosen, choose: choose)
    let title = label as? Text
    Presenting.makePixels(
      Presenting(content: link, name: "Picker", kind: .push, dismiss: back) {
        List { choices }.navigationTitle(title ?? Text("")).navigationBarTitleDisplayMode(.inline)
      }, &nodes)
  }

  /// In a list the title and a row for each choice; elsewhere a column of them.
  @MainActor private func makeInline(_ nodes: inout NodeList, _ count: Int, _ chosen: Int?, _ interaction: Interaction) {
    let isRow = nodes.environment.controls.rows != nil
    let hidesLabel = nodes.environment.controls.hidesLabels
    if isRow {
      // Each choice is a row of the list.
      if !hidesLabel { nodes.label(label, isImplicit: isLabelImplicit) }
      nodes.path.append(.index(1))
      for index in 0..<min(count, PhoneMetrics.mostRows) {
        nodes.append(Implicit { MarkedChoice(content: content, index: index, isChosen: index == chosen, interaction: Interaction(tap: { interaction.set?(Double(index)) })) })
      }
      nodes.path.removeLast()
      return
    }
    nodes.column("Picker", interaction: interaction) {
      Implicit {
        ForEach(0..<min(count, PhoneMetrics.mostRows)) { index in MarkedChoice(content: content, index: index, isChosen: index == chosen, interaction: Interaction()) }
      }
    }
  }
}

/// What is seen of a picker whose choices are in a menu; a tap opens that.
private struct PickerLabel<Label: View, SelectionValue: Hashable, Content: View> {
  let picker: Picker<Label, SelectionValue, Content>
  let chosen: Int?
  let interaction: Interaction
}
extension PickerLabel: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (menu, place) = (nodes.graph.menu, nodes.path.elements)
    var interaction = view.interaction
    interaction.tap = { menu.open = place }
    view.picker.makeMenu(&nodes, view.chosen, interaction)
  }
}
/// What is seen of a picker whose choices are on another screen.
private struct PickerLink<Label: View, SelectionValue: Hashable, Content: View> {
  let picker: Picker<Label, SelectionValue, Content>
  let chosen: Int?
  let interaction: Interaction
}
extension PickerLink: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    view.picker.makeMenu(&nodes, view.chosen, view.interaction)
  }
}
/// The choices of a picker as rows of a list, the chosen one marked.
private struct PickerChoices<Content: View> {
  let content: Content
  let count: Int
  let chosen: Int?
  let choose: (Int) -> Void
}
extension PickerChoices: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    for index in 0..<min(view.count, PhoneMetrics.mostRows) {
      let tap = Interaction(tap: { view.choose(index) })
      let row = MarkedChoice(
        content: view.content, index: index, isChosen: index == view.chosen, interaction: tap)
      nodes.push(.index(index))
      nodes.append(Implicit { row })
      nodes.pop()
    }
  }
}
/// The choices of a picker as rows of a menu, the chosen one marked.
private struct PickerRows<Content: View> {
  let content: Content
  let count: Int
  let chosen: Int?
  let choose: ((Double) -> Void)?
}
extension PickerRows: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let menu = nodes.environment.controls.menu else { return }
    menu.beginGroup()
    for index in 0..<min(view.count, PhoneMetrics.mostRows) {
      nodes.push(.index(index))
      nodes.menuRow(menu, Chosen(content: view.content, index: index), isImplicit: false, isMarked: index == view.chosen) {
        view.choose?(Double(index))
      }
      nodes.pop()
    }
    menu.beginGroup()
  }
}

/// The sign at the end of a row that leads to another screen.
struct DisclosureIndicator: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    nodes.append(Implicit { Image(systemName: "chevron.right").font(.system(size: ListMeasures.chevron, weight: .semibold)).foregroundStyle(SystemColor.tertiaryLabel) })
  }
}

/// A choice in a row, marked where it is the chosen one.
private struct MarkedChoice<Content: View> {
  let content: Content
  let index: Int
  let isChosen: Bool
  let interaction: Interaction
}
extension MarkedChoice: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let accent = nodes.environment.controls.accent
    nodes.row("Choice", interaction: view.interaction) {
      Implicit {
        Chosen(content: view.content, index: view.index)
        Spacer()
        if view.isChosen { Image(systemName: "checkmark").font(.system(size: PhoneMetrics.Menu.checkmark, weight: .semibold)).foregroundStyle(accent) }
      }
    }
  }
}

/// Views of one width side by side, the chosen one on a white ground.
struct PhoneSegments<Content: View> {
  let content: Content
  let count: Int
  let chosen: Int?
}
extension PhoneSegments: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    typealias Measures = PhoneMetrics.Segments
    let environment = nodes.environment
    let fill = SystemColor.tertiarySystemFill.paint(in: environment)
    let line = SystemColor.separator.paint(in: environment)
    let ground: Paint = environment.isDark ? .color(RGBA(hex: Measures.darkChosen)) : .color(.white)
    let chosen = view.chosen
    let drawing = PixelDrawing { frame, children in
      var items: [DisplayList.Content] = [.fill(.rounded(frame.insetBy(dx: -Measures.inset, dy: -Measures.inset), Measures.radius), fill)]
      for index in children.indices.dropFirst() where index != chosen && index - 1 != chosen && children[index].isFinite {
        items.append(.fill(.rectangle(CGRect(x: children[index].minX - 0.5, y: frame.midY - Measures.divider / 2, width: 1, height: Measures.divider)), line))
      }
      if let chosen, children.indices.contains(chosen), children[chosen].isFinite {
        items += Shadow.lifted(.rounded(children[chosen], Measures.chosenRadius), ground, Measures.shadows)
      }
      return items
    }
    nodes.append(
      Implicit {
        Drawn(
          kind: "HStack", drawing: .pixels(drawing), begin: { builder, _ in builder.beginHStack(alignment: .verticalCenter, spacing: 0) },
          content: Implicit {
            let place = chosen ?? view.count
            Group {
              ChosenRange(content: view.content, range: 0..<place)
              Chosen(content: view.content, index: chosen).font(.system(size: Measures.fontSize, weight: .semibold))
              ChosenRange(content: view.content, range: min(place + 1, view.count)..<view.count)
            }
            .font(.system(size: Measures.fontSize, weight: .medium))
            .lineLimit(1)
            .frame(maxWidth: .infinity, minHeight: Measures.height - Measures.inset * 2, maxHeight: Measures.height - Measures.inset * 2)
          }
        )
        .foregroundStyle(SystemColor.label)
        .padding(Measures.inset)
        .opacity(environment.isEnabled ? 1 : PhoneMetrics.disabledOpacity)
      })
  }
}

/// Choices on a drum: the chosen one in the middle, the others turned away above and below.
struct Wheel<Content: View> {
  let content: Content
  let count: Int
  let chosen: Int?
  /// The first choice follows the last one.
  var isEndless = false
}
extension Wheel: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    typealias Measures = PhoneMetrics.Wheel
    let chosen = view.chosen ?? 0
    let isEndless = view.isEndless && view.count > 8
    let places = (-4...4).filter { isEndless || (chosen + $0 >= 0 && chosen + $0 < view.count) }
    nodes.append(
      Implicit {
        ZStack {
          ForEach(places, id: \.self) { place in
            let angle = Double(place) * Measures.angle * .pi / 180
            Chosen(content: view.content, index: isEndless ? ((chosen + place) % view.count + view.count) % view.count : chosen + place)
              .font(.system(size: Measures.fontSize))
              .lineLimit(1)
              .frame(height: Measures.rowHeight)
              .scaleEffect(x: 1, y: CGFloat(cos(angle)))
              .offset(y: Measures.radius * CGFloat(sin(angle)))
              .opacity(Measures.opacities[min(abs(place), Measures.opacities.count - 1)])
          }
        }
        .frame(idealWidth: Measures.width, maxWidth: .infinity, minHeight: Measures.height, maxHeight: Measures.height)
        .clipped()
        .opacity(nodes.environment.isEnabled ? 1 : PhoneMetrics.disabledOpacity)
      })
  }
}

/// The fill behind what drums have chosen.
struct WheelBand: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    typealias Measures = PhoneMetrics.Wheel
    nodes.append(
      Implicit {
        RoundedRectangle(cornerRadius: Measures.bandRadius, style: .continuous).fill(SystemColor.tertiarySystemFill).frame(height: Measures.band)
          .padding(.horizontal, Measures.bandInset)
      })
  }
}
