// S03: screens of which the chosen one is shown, with a bar of tabs; pages with dots
import SwiftUI

struct TabbedScreens: View {
  @State private var screen = 1

  var body: some View {
    TabView(selection: $screen) {
      Text("Home")
        .tabItem { Label("Home", systemImage: "house") }
        .tag(0)
      Text("Settings")
        .tabItem {
          Image(systemName: "gear")
          Text("Settings")
        }
        .tag(1)
    }
    .frame(width: 240, height: 128)
  }
}

struct Pages: View {
  var body: some View {
    TabView {
      ForEach(0..<3) { Text("Page \($0)") }
    }
    .tabViewStyle(.page)
    .frame(width: 240, height: 80)
  }
}

#Preview {
  VStack {
    TabbedScreens()
    Pages()
  }
}

// paints:
//
//
//            Settings
//
//
// ──────────────────────────────
//        ⌂              ⚙
//       Home         Settings
//
//
//
//             Page 0
//
//              ● ○ ○
