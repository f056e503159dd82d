// S26: an alignment says what views answer that set no such guide
import SwiftUI

enum Middle: AlignmentID {}  // error: does not conform to protocol 'AlignmentID'

extension VerticalAlignment {
  static let middle = VerticalAlignment(Middle.self)
}

struct ContentView: View {
  var body: some View {
    HStack(alignment: .middle) { Text("one") }
  }
}

#Preview {
  ContentView()
}
