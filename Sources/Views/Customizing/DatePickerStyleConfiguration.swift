public import Foundation

/// How a date picker looks: `makeBody(configuration:)` makes it of the label and the date.
@MainActor @preconcurrency
public protocol DatePickerStyle: BodyProvider {
  /// The type of the body.
  associatedtype Body: View
  /// What a style is given.
  typealias Configuration = DatePickerStyleConfiguration
  /// The picker's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A date picker, as its style sees it.
public struct DatePickerStyleConfiguration {
  /// The label.
  public let label: Label
  /// The date. Setting it chooses another one; `$selection` is the binding.
  @Binding public var selection: Date
  /// The first date that can be chosen; nil where there is none.
  public var minimumDate: Date?
  /// The last date that can be chosen; nil where there is none.
  public var maximumDate: Date?
  /// What of the date is shown and chosen.
  public var displayedComponents: DatePickerComponents

  /// A picker's label in a style.
  public struct Label {
    let slot: ContentSlot
  }
}

extension DatePickerStyleConfiguration.Label: PrimitiveView, InputComparable {
  public typealias Body = Never
  /// What the label contributes.
  public static func makeNodes(_ view: Self, _ nodes: inout NodeList) { view.slot.append(to: &nodes) }
  /// The label is made anew whatever becomes of the style's body.
  public func isSameInput(as other: Self) -> Bool { slot === other.slot }
}

extension NodeList {
  /// A date picker in a style of its own.
  mutating func datePicker<Style: DatePickerStyle, Label: View>(_ style: Style, _ picker: DatePicker<Label>) {
    let inputs = PickerInputs(
      date: picker.selection.wrappedValue, selection: picker.selection, components: picker.components,
      minimum: picker.minimum, maximum: picker.maximum)
    styled("DatePicker", style, inputs, at: \.controls.datePicker, [part("label", picker.label)]) {
      style, inputs, slots in
      style.makeBody(
        configuration: DatePickerStyleConfiguration(
          label: DatePickerStyleConfiguration.Label(slot: slots[0]), selection: inputs.selection,
          minimumDate: inputs.minimum, maximumDate: inputs.maximum, displayedComponents: inputs.components))
    }
  }
}

private struct PickerInputs {
  let date: Date
  let selection: Binding<Date>
  let components: DatePickerComponents
  let minimum: Date?
  let maximum: Date?
}
