// S37: bold belongs to Text, not to a container
import SwiftUI

struct ContentView: View {
  var body: some View {
    VStack {
      Text("Hello, world!")
    }
    .bold()  // error: 'bold' is inaccessible due to '@_spi' protection level
  }
}
