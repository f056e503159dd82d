// S37: a property of type some View hides that it is a Text
import SwiftUI

struct ContentView: View {
  var t: some View { Text("x") }

  var body: some View {
    t.bold()  // error: 'bold' is inaccessible due to '@_spi' protection level
  }
}
