// S03: text, toggle and progress, drawn so that they can be told apart
import SwiftUI

struct Controls: View {
  var body: some View {
    VStack(alignment: .leading) {
      Text("Hello, World!")
        .accessibilityIdentifier("text")
      Toggle("Wi-Fi", isOn: .constant(true))
        .accessibilityIdentifier("on")
      Toggle("Bluetooth", isOn: .constant(false))
        .accessibilityIdentifier("off")
      ProgressView()
        .accessibilityIdentifier("spinner")
      ProgressView("Loading")
        .accessibilityIdentifier("labelled")
      ProgressView(value: 0.25)
        .accessibilityIdentifier("bar")
      Divider()
      Button("Cancel") {}
        .accessibilityIdentifier("cancel")
      Button(
        action: {},
        label: {
          Text("Save").bold()
        }
      )
      .accessibilityIdentifier("save")
    }
    .frame(width: 240)
  }
}

#Preview {
  Controls()
}

// paints:
// Hello, World!
//
// Wi-Fi                     (━●)
//
// Bluetooth                 (●━)
//
// ◌
//
//    ◌
// Loading
//
// ████████░░░░░░░░░░░░░░░░░░░░░░
//
// ──────────────────────────────
// [ Cancel ]
// [ Save ]
