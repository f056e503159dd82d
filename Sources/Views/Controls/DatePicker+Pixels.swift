internal import Drawing
internal import Foundation
internal import LayoutCore

extension DatePicker {
  /// A row of the label and a field for the date and for the time, a month of days, or drums.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let controls = nodes.environment.controls
    switch controls.datePicker {
    case is GraphicalDatePickerStyle where view.components.contains(.date):
      nodes.column("DatePicker") { MonthView(view.selection) }
    case is WheelDatePickerStyle:
      nodes.column("DatePicker") { DateWheels(date: view.selection.wrappedValue, components: view.components) }
    default:
      nodes.container("DatePicker", { $0.beginHStack(alignment: .verticalCenter, spacing: nil) }) { nodes in
        if !controls.hidesLabels {
          nodes.greyWhereDisabled { $0.titledLabel(view.label, isImplicit: view.isLabelImplicit) }
          nodes.implicitly { $0.append(Spacer()) }
        }
        nodes.append(DatePills(date: view.selection, components: view.components))
      }
    }
  }
}

/// The date and the time on fills.
private struct DatePills: PrimitiveView {
  let date: Binding<Date>
  let components: DatePickerComponents
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (words, date) = (DateWords(nodes.environment), view.date.wrappedValue)
    nodes.append(
      Implicit {
        HStack(spacing: PhoneMetrics.Date.pillSpacing) {
          if view.components.contains(.date) { DayPill(text: words.day(date), date: view.date) }
          if view.components.contains(.hourAndMinute) { Pill(text: words.time(date)) }
        }
        // The label makes way for them.
        .fixedSize()
      })
  }
}

/// A day on a fill: a tap opens the month, and closes it.
private struct DayPill: PrimitiveView {
  let text: String
  let date: Binding<Date>
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let (menu, place) = (nodes.graph.menu, nodes.path.elements + [.type("DayPill")])
    let pill = Tapped(content: Pill(text: view.text)) { menu.open = menu.open == place ? nil : place }
    guard menu.open == place else { return nodes.append(pill) }
    let month = MonthView(view.date)
    Presenting.makePixels(
      Presenting(
        content: pill, name: "DatePicker", kind: .popover(.rect(.bounds), .top), dismiss: { menu.open = nil }
      ) {
        month.padding(PhoneMetrics.Date.headInset).presentationCompactAdaptation(.popover)
      }, &nodes)
  }
}

/// A text on a fill.
private struct Pill: PrimitiveView {
  let text: String
  typealias Body = Never
  static func makeNodes(_ view: Self, _ nodes: inout NodeList) {
    let label = nodes.environment.isEnabled ? SystemColor.label : .tertiaryLabel
    nodes.append(
      Implicit {
        Text(view.text).lineLimit(1).foregroundStyle(label).padding(.horizontal, PhoneMetrics.Date.pillInset).padding(.vertical, PhoneMetrics.Date.pillVerticalInset)
          .background(SystemColor.tertiarySystemFill, in: RoundedRectangle(cornerRadius: PhoneMetrics.Date.pillRadius, style: .continuous))
      })
  }
}

extension ColorPicker {
  /// A row of the label, a spacer and a well with the colour.
  @MainActor static func makePixels(_ view: Self, _ nodes: inout NodeList) {
    let color = view.selection()
    nodes.greyWhereDisabled { nodes in makeRow(view, &nodes) { $0.append(PixelPart.colorWell(color, in: $0.environment)) } }
  }
}

extension PixelPart {
  /// A ring of all hues around a disc of a colour.
  static func colorWell(_ color: Color, in environment: EnvironmentValues) -> PixelPart {
    typealias Measures = PhoneMetrics.ColorWell
    let hues: [Color] = [.red, .yellow, .green, .cyan, .blue, Color(red: 1, green: 0, blue: 1), .red]
    let ring = AngularGradient(colors: hues, center: .center, angle: .degrees(-90)).paint(in: environment)
    let disc = color.paint(in: environment)
    let isDimmed = !environment.isEnabled
    return PixelPart(
      kind: "ColorWell", size: CGSize(width: Measures.size, height: Measures.size),
      drawing: PixelDrawing(label: "color") { frame, _ in
        let line = frame.insetBy(dx: Measures.ring / 2, dy: Measures.ring / 2)
        let inner = frame.insetBy(dx: Measures.ring + Measures.gap, dy: Measures.ring + Measures.gap)
        let items: [DisplayList.Content] = [
          .stroke(.ellipse(in: line), StrokeStyle(lineWidth: Measures.ring), ring.placed(in: frame)), .fill(.ellipse(in: inner), disc.placed(in: inner)),
        ]
        return items.dimmed(isDimmed)
      })
  }
}
