// S37: a name that no view has
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello").blink()  // error: value of type 'Text' has no member 'blink'
  }
}
