// S40: a modifier that only Apple's spatial platform has
import SwiftUI

struct ContentView: View {
  var body: some View {
    Text("Hello").manipulable()  // error: 'manipulable' exists only on visionOS, Apple's spatial platform: leave it out, or put it behind '#if os(visionOS)'
  }
}
