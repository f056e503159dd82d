// S06: an input without a default must be given
import SwiftUI

struct MyView: View {
  let helloFont: Font

  var body: some View {
    Text("Hello, World!").font(helloFont)
  }
}

struct ContentView: View {
  var body: some View {
    MyView()  // error: missing argument for parameter 'helloFont' in call
  }
}
