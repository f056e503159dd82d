// S03: styles of one's own: a control's look is made of its parts, and comes down the view tree.
import SwiftUI

struct Framing: ButtonStyle {
  var color = Color.blue
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(8).border(color)
  }
}

struct Checkbox: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(configuration.isOn ? "[x]" : "[ ]")
      configuration.label
    }
  }
}

struct Percent: ProgressViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text("\(Int((configuration.fractionCompleted ?? 0) * 100)) %")
    }
  }
}

struct Controls: View {
  @State private var isOn = true
  @State private var taps = 0
  var body: some View {
    VStack {
      HStack {
        Button("Tapped \(taps)") { taps += 1 }
        Button("Red") { taps = 0 }.buttonStyle(Framing(color: .red))
        Button("Plain") {}.buttonStyle(.plain)
      }
      Toggle("Checked", isOn: $isOn)
      ProgressView("Loading", value: 0.25)
    }
    .buttonStyle(Framing())
    .toggleStyle(Checkbox())
    .progressViewStyle(Percent())
  }
}

#Preview {
  Controls()
}

// paints:
// ┌────────┐ ┌───┐
// │Tapped 0│ │Red│ Plain
// └────────┘ └───┘
//       [x] Checked
//      Loading 25 %
