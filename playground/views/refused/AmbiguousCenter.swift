// S26: `.center` is a guide along either axis; a guide's type must say which one is meant
import SwiftUI

struct ContentView: View {
  var one: some View {
    Text("one").alignmentGuide(.center) { d in 4 }  // error: ambiguous use of 'center'
  }
  var two: some View {
    Text("two").alignmentGuide(.leading) { d in d[.center] }  // error: ambiguous use of 'center'
  }
  var three: some View {
    Text("three").alignmentGuide(HorizontalAlignment.center) { d in d[VerticalAlignment.center] }
  }
  var body: some View {
    VStack {
      one
      two
      three
    }
  }
}

#Preview {
  ContentView()
}
