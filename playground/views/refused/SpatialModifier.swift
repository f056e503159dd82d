// S40: a modifier that only Apple's spatial platform has
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello").manipulable()  // error: value of type 'Text' has no member 'manipulable'
  }
}
