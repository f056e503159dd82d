// S11: the edges that the device keeps free, and what reaches into them
import SwiftUI

/// The device keeps edges free: content stays inside, unless it says otherwise; a bar keeps an edge free for the view that it belongs to.
struct Inside: View {
  var body: some View {
    Text("inside")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .border(Color.gray)
  }
}

struct WholeScreen: View {
  var body: some View {
    ZStack {
      Color.yellow.edgesIgnoringSafeArea(.all)
      Text("the whole screen")
    }
  }
}

struct TopOnly: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.ignoresSafeArea(edges: .top)
      Text("below")
    }
  }
}

struct Bar: View {
  var body: some View {
    Color.yellow
      .overlay(alignment: .top) { Text("list") }
      .safeAreaInset(edge: .bottom, spacing: 0) {
        Text("bar")
          .frame(maxWidth: .infinity)
          .background(Color.green)
      }
  }
}

struct Under: View {
  var body: some View {
    GeometryReader { proxy in
      Text("\(Int(proxy.safeAreaInsets.top)) free above, \(Int(proxy.safeAreaInsets.bottom)) below")
    }
    .background(alignment: .bottom) { Color.yellow.frame(height: 32) }
    .background(Color.blue, ignoresSafeAreaEdges: .bottom)
    .safeAreaPadding(.top, 16)
  }
}

#Preview("Inside") { Inside() }
#Preview("Whole screen") { WholeScreen() }
#Preview("Top only") { TopOnly() }
#Preview("Bar") { Bar() }
#Preview("Under") { Under() }

// paints: --preview "Inside" --device phone --size 30x14 --screen
//
//
//
//
// ┌────────────────────────────┐
// │                            │
// │                            │
// │                            │
// │           inside           │
// │                            │
// │                            │
// └────────────────────────────┘
// paints: --preview "Whole screen" --device phone --size 30x14 --screen
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░the whole screen░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// paints: --preview "Top only" --device phone --size 30x14 --screen
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
//              below
// paints: --preview "Bar" --device phone --size 30x14 --screen
//
//
//
//
// ░░░░░░░░░░░░░list░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ▒▒▒▒▒▒▒▒▒▒▒▒▒▒bar▒▒▒▒▒▒▒▒▒▒▒▒▒
// ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
// ▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒▒
// paints: --preview "Under" --device phone --size 30x14 --screen
//
//
//
//
//
// 75 free above, 34 below███████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ██████████████████████████████
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░
// ██████████████████████████████
// ██████████████████████████████
