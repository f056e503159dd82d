// S01: a view needs a body
import SwiftUI

struct MyView: View {  // error: type 'MyView' does not conform to protocol 'View'
  var title = "Hello, World!"
}
