// S03: a form whose sections lie in frames, with a small title
import SwiftUI

struct SettingsForm: View {
  @State private var isOn = true
  @State private var name = "Anna"
  @State private var fruit = 1

  var body: some View {
    NavigationStack {
      Form {
        Section("General") {
          Toggle("Wi-Fi", isOn: $isOn)
          TextField("Name", text: $name)
          Picker("Fruit", selection: $fruit) {
            Text("Apple").tag(0)
            Text("Pear").tag(1)
          }
        }
        Section {
          Button("Log out", role: .destructive) {}
        }
      }
      .navigationTitle("Settings")
      .navigationBarTitleDisplayMode(.inline)
    }
    .frame(width: 320, height: 272)
  }
}

#Preview {
  SettingsForm()
}

// paints:
//   Settings
//   General
// ┌──────────────────────────────────────┐
// │ Wi-Fi                           (━●) │
// ├──────────────────────────────────────┤
// │ Anna                                 │
// ├──────────────────────────────────────┤
// │ Fruit                         Pear ⌄ │
// └──────────────────────────────────────┘
//
// ┌──────────────────────────────────────┐
// │ [ Log out ]                          │
// └──────────────────────────────────────┘
