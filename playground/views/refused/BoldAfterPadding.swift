// S37: after padding the view is some View, no longer a Text
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello, world!")
      .padding()
      .bold()  // error: 'bold' is inaccessible due to '@_spi' protection level
  }
}
