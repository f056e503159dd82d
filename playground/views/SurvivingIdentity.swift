// S08: what a view is, is where it stands: branches, elements, ids and types decide which views live on when a value changes
import SwiftUI

struct Row: View {
  let name: String
  var body: some View {
    Text(name)
  }
}

struct Changing: View {
  let step: Int

  var names: [String] {
    step == 0 ? ["a", "b"] : ["b", "c", "a"]
  }

  var erased: AnyView {
    step == 0 ? AnyView(Row(name: "erased")) : AnyView(Row(name: "erased").padding(8))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Row(name: "always")
      if step == 0 {
        Row(name: "first branch")
      } else {
        Row(name: "second branch")
      }
      switch step {
      case 0: Row(name: "zero")
      case 1: Row(name: "one")
      case 2: Row(name: "two")
      default: Row(name: "many")
      }
      if step < 2 {
        Row(name: "sometimes")
      }
      ForEach(names, id: \.self) { name in
        Row(name: name)
      }
      Row(name: "identified").id(step)
      erased
    }
  }
}

#Preview("before") {
  Changing(step: 0)
}

#Preview("after") {
  Changing(step: 1)
}

#Preview("later") {
  Changing(step: 2)
}

#Preview("much later") {
  Changing(step: 3)
}

// paints:
// always
// first branch
// zero
// sometimes
// a
// b
// identified
// erased
