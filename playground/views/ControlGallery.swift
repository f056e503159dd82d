// S03: controls, drawn so that they can be told apart
import SwiftUI

struct ControlGallery: View {
  var body: some View {
    VStack(alignment: .leading) {
      Label("Favourites", systemImage: "star.fill")
      Label {
        Text("Custom")
      } icon: {
        Circle().frame(width: 16, height: 16)
      }
      TextField("Name", text: .constant(""))
        .accessibilityIdentifier("empty")
      TextField("Name", text: .constant("Anna"))
        .textFieldStyle(.roundedBorder)
        .accessibilityIdentifier("framed")
      SecureField("Password", text: .constant("secret"))
      Slider(value: .constant(30.0), in: 0...100, step: 5)
      Slider(value: .constant(0.75)) {
        Text("Volume")
      } minimumValueLabel: {
        Image(systemName: "speaker")
      } maximumValueLabel: {
        Image(systemName: "speaker.wave.3")
      }
      Stepper("Count: 3", value: .constant(3), in: 0...10)
      Picker("Size", selection: .constant("M")) {
        ForEach(["S", "M", "L"], id: \.self) { Text($0) }
      }
      .pickerStyle(SegmentedPickerStyle())
      Picker("Size", selection: .constant(2)) {
        Text("small").tag(1)
        Text("large").tag(2)
      }
      Menu("Options") {
        Button("Delete", role: .destructive) {}
      }
      ColorPicker("Colour", selection: .constant(.red))
      GroupBox("Box") {
        LabeledContent("Version", value: "1.0")
      }
      DisclosureGroup("More", isExpanded: .constant(true)) {
        Text("details")
      }
      Gauge(value: 40.0, in: 0...100) {
        Text("Speed")
      } currentValueLabel: {
        Text("40")
      }
      Button("Remove", systemImage: "trash", role: .destructive) {}
    }
    .frame(width: 320)
  }
}

#Preview {
  ControlGallery()
}

// paints:
// ★  Favourites
//
// ▇▇ Custom
//
// ▏Name                                  ▕
//
// ┌──────────────────────────────────────┐
// │Anna                                  │
// └──────────────────────────────────────┘
//
// ▏••••••                                ▕
//
// ━━━━━━━━━━━━●───────────────────────────
//
// 🔈 ━━━━━━━━━━━━━━━━━━━━━━━━━●──────── 🔊
//
// Count: 3                           [−|+]
//
// ┌────────────┬────────────┬────────────┐
// │      S     │●     M     │      L     │
// └────────────┴────────────┴────────────┘
//
// large ⌄
//
// Options ⌄
//
// Colour                               (◉)
//
// ┌──────────────────────────────────────┐
// │ Box                                  │
// │ Version                          1.0 │
// └──────────────────────────────────────┘
//
// More                                   ⌄
//
//   details
//                   Speed
// ████████████████░░░░░░░░░░░░░░░░░░░░░░░░
//                    40
//
// [ 🗑  Remove ]
