internal import Drawing
internal import LayoutCore

extension NodeList {
  /// A control's label on a screen of pixels. Of several views the first is its title; what follows stands below it, smaller and in grey
  /// (Apple's documentation of `LabeledContent`; sizes are known from use).
  mutating func titledLabel<Label: View>(_ label: Label, isImplicit: Bool) {
    let count = isImplicit ? 1 : elements(of: label).count
    guard count > 1 else { return self.label(label, isImplicit: isImplicit) }
    path.append(.index(0))
    append(
      Implicit {
        VStack(alignment: .leading, spacing: PhoneMetrics.subtitleSpacing) {
          Chosen(content: label, index: 0)
          ChosenRange(content: label, range: 1..<count).font(.subheadline).foregroundStyle(SystemColor.secondaryLabel)
        }
      })
    path.removeLast()
  }
}
