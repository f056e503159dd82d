// S12 S22: children that leave space are aligned in their stack, and moved by an offset only in the picture
import SwiftUI

struct ContentView: View {
  var body: some View {
    HStack(alignment: .bottom, spacing: 16) {
      VStack(alignment: .leading, spacing: 0) {
        Text("leading")
        Text("is left")
      }
      .accessibilityIdentifier("leading")
      VStack(alignment: .trailing, spacing: 0) {
        Text("trailing")
        Text("is right")
        Text("here")
      }
      .accessibilityIdentifier("trailing")
      ZStack(alignment: .topLeading) {
        Color.yellow
        Text("on top")
          .accessibilityIdentifier("onTop")
        Text("moved")
          .offset(x: 24, y: 16)
          .accessibilityIdentifier("moved")
      }
      .frame(width: 96, height: 48)
    }
  }
}

#Preview {
  ContentView()
}

// paints:
//          trailing  on top░░░░░░
// leading  is right  ░░░moved░░░░
// is left      here  ░░░░░░░░░░░░
