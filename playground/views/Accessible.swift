// S39: what assistive technologies are told, and what waits for events, is kept and shown: `playground tree --accessibility`
import SwiftUI

struct Favourite: View {
  @State private var isShared = false

  var body: some View {
    VStack(alignment: .leading) {
      Text("Cape Arkona")
        .accessibilityAddTraits(.isHeader)
      HStack {
        Image(systemName: "star")
          .accessibilityLabel("Favourite")
          .accessibilityValue("3 of 5")
        Text("lighthouse, built in 1902")
      }
      .accessibilityElement(children: .combine)
      Button("Share") { isShared = true }
        .accessibilityHint("Opens a sheet.")
        .popover(isPresented: $isShared) { Text("shared") }
      Circle()
        .frame(width: 16, height: 16)
        .accessibilityHidden(true)
    }
    .onTapGesture {}
    .onCopyCommand { [] }
    .sheet(isPresented: $isShared) { Text("shared") }
    .toolbar { Button("Edit") {} }
  }
}

#Preview {
  Favourite()
}

// paints:
// Cape Arkona
//
// ☆  lighthouse, built in 1902
//
// [ Share ]
//
// ▇▇
