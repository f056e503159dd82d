internal import Drawing
internal import Foundation
internal import LayoutCore

/// A control that chooses one of several views, each with a `tag` that the selection can be.
///
/// Drawn still, by its style: the chosen one with a sign for a menu (`⌄`, in the accent colour), all side by side in a frame (`.segmented`), or all in a column.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View> {
  let selection: () -> AnyHashable
  /// Chooses the view with a tag.
  let choose: (AnyHashable) -> Void
  let label: Label
  let content: Content
  let isLabelImplicit: Bool
  /// What a menu shows instead of what is chosen; nil for that.
  var currentValue: AnyView?
  init(
    selection: @escaping () -> AnyHashable, choose: @escaping (AnyHashable) -> Void, label: Label, content: Content,
    isLabelImplicit: Bool
  ) {
    (self.selection, self.choose) = (selection, choose)
    self.label = label
    self.content = content
    self.isLabelImplicit = isLabelImplicit
  }
  init(selection: Binding<SelectionValue>, label: Label, content: Content, isLabelImplicit: Bool) {
    self.init(
      selection: { selection.wrappedValue },
      choose: { if let new = $0 as? SelectionValue ?? $0.base as? SelectionValue { selection.wrappedValue = new } },
      label: label, content: content, isLabelImplicit: isLabelImplicit)
  }
}

extension Picker {
  /// A picker with a label of views.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(selection: selection, label: label(), content: content(), isLabelImplicit: false)
  }
  /// A picker with a view as its label (older spelling).
  public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: label, content: content(), isLabelImplicit: false)
  }
}

extension Picker where Label == Text {
  /// A picker with a title.
  public init(_ title: some StringProtocol, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: Text(title), content: content(), isLabelImplicit: true)
  }
}
extension Picker where Label == Views.Label<Text, Image> {
  /// A picker with a title and one of Apple's symbols.
  public init(_ title: some StringProtocol, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(selection: selection, label: Views.Label(title, systemImage: systemImage), content: content(), isLabelImplicit: true)
  }
}

extension Picker: PrimitiveView, AdaptiveView {
  public typealias Body = Never
  /// A container of the label and the choices that the style shows.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { nodes.adapted(view) }
  static func makeCells(_ view: Self, _ nodes: inout NodeList) {
    let (elements, chosen, interaction) = view.choice(&nodes)
    let environment = nodes.environment.controls
    let choices = PickerChoices(content: view.content, chosen: chosen)
    switch environment.picker {
    case is SegmentedPickerStyle, is PalettePickerStyle: nodes.column("Picker", interaction: interaction) { choices.segments }
    case is WheelPickerStyle, is InlinePickerStyle, is RadioGroupPickerStyle:
      nodes.column("Picker", spacing: 0, interaction: interaction) { choices.column(count: elements) }
    default:
      let isRow = environment.rows != nil
      nodes.container("Picker", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
        nodes.responds(interaction)
        if isRow, !environment.hidesLabels {
          nodes.label(view.label, isImplicit: view.isLabelImplicit)
          nodes.implicitly { $0.append(Spacer()) }
        }
        let accent: Color = isRow ? .secondary : environment.accent
        nodes.path.append(.index(1))
        if let currentValue = view.currentValue {
          nodes.append(Implicit { Written(content: currentValue).foregroundColor(accent) })
        } else {
          nodes.append(Implicit { choices.only.foregroundColor(accent) })
        }
        nodes.path.removeLast()
        nodes.append(Sign(text: environment.picker is NavigationLinkPickerStyle ? "›" : "⌄", label: "menu", color: accent))
      }
    }
  }
  /// How many choices there are, which of them is chosen, and what a person can do.
  @MainActor func choice(_ nodes: inout NodeList) -> (count: Int, chosen: Int?, interaction: Interaction) {
    let tag = selection()
    let elements = nodes.elements(of: content)
    let chosen = elements.firstIndex { $0.tag == tag || $0.tag.map { AnyHashable(Optional($0)) } == tag }
    let interaction = Interaction(set: { place in
      if place >= 0, place < Double(elements.count), let tag = elements[Int(bounded: place)].tag { choose(tag) }
    })
    return (elements.count, chosen, interaction)
  }
}

/// The choices of a picker, as its styles show them.
@MainActor
private struct PickerChoices<Content: View> {
  let content: Content
  let chosen: Int?

  /// The chosen one.
  var only: some View { Chosen(content: content, index: chosen) }
  /// All of one width in a frame, the chosen one marked.
  var segments: some View { Segments(content: content, chosen: chosen) }
  /// All in a column, the chosen one with a mark.
  func column(count: Int) -> some View {
    Implicit {
      ForEach(0..<count) { index in
        HStack {
          Sign(text: index == chosen ? "✓" : " ", label: "mark", color: .accentColor)
          Chosen(content: content, index: index)
        }
      }
    }
  }
}

/// One of the views of a level.
struct Chosen<Content: View> {
  let content: Content
  let index: Int?
}
extension Chosen: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    guard let index = view.index else { return }
    let outer = nodes.isImplicit
    nodes.isImplicit = false
    nodes.element(at: index, of: view.content)
    nodes.isImplicit = outer
  }
}

/// Some of the views of a level.
struct ChosenRange<Content: View> {
  let content: Content
  let range: Range<Int>
}
extension ChosenRange: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.isImplicit
    nodes.isImplicit = false
    nodes.elements(in: view.range, of: view.content)
    nodes.isImplicit = outer
  }
}

/// Views of one width in a frame, side by side: iOS's segmented control. Three lines high on the device `terminal` (our choice: the frame needs them).
struct Segments<Content: View> {
  let content: Content
  let chosen: Int?
}
extension Segments: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let cell = nodes.device.cell
    let line = Color.separator.paint(in: nodes.environment)
    let accent = nodes.environment.controls.accent.paint(in: nodes.environment)
    nodes.implicitly { nodes in
      nodes.container("Segments", { $0.beginPadding(top: cell.height, leading: cell.width, bottom: cell.height, trailing: cell.width) }) { nodes in
        nodes.attach(.control(.frame(line)))
        nodes.implicitly { nodes in
          nodes.container("HStack", { $0.beginHStack(alignment: .verticalCenter, spacing: cell.width) }) { nodes in
            nodes.attach(.control(.segments(line, chosen: view.chosen, accent)))
            nodes.implicitly { nodes in
              nodes.modifier(
                "Segment", .flexibleFrame(FlexibleLimits(maxWidth: .infinity), .center), Written(content: view.content))
            }
          }
        }
      }
    }
  }
}

/// What people wrote, inside of what a control made.
struct Written<Content: View> {
  let content: Content
}
extension Written: PrimitiveView {
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let outer = nodes.isImplicit
    nodes.isImplicit = false
    Content.makeNodes(view.content, &nodes)
    nodes.isImplicit = outer
  }
}
