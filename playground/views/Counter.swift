// S07 S08: state belongs to a view and survives every evaluation; a binding lets another view change it.
// At the prompt, ':tap "Add"' shows which bodies run: those that read what has changed, and no others.
import SwiftUI

struct Counter: View {
  @State private var count = 3
  @State private var isDoubled = true

  var body: some View {
    VStack(alignment: .leading) {
      Text("Count: \(isDoubled ? count * 2 : count)")
      Stepping(count: $count)
      Toggle("Doubled", isOn: $isDoubled)
      Caption()
    }
    .frame(width: 160)
  }
}

struct Stepping: View {
  @Binding var count: Int
  var body: some View {
    HStack {
      Button("Less") { count -= 1 }
      Button("Add") { count += 1 }
    }
  }
}

struct Caption: View {
  var body: some View { Text("This body never runs again.").font(.caption) }
}

#Preview {
  Counter()
}

#Preview("A preview with state") {
  @Previewable @State var name = "Ada"
  VStack {
    Text("Hello, \(name)")
    Button("Rename") { name = "Grace" }
  }
}

// paints:
// Count: 6
// [ Less ] [ Add ]
//
// Doubled         (━●)
//
// This body never runs
// again.
