// S48 to S50: '@Customizable' gives each optional part of a view its copy-and-return method, on private properties too.
import Customizable
import SwiftUI

struct TagItem<Accessory: View>: View {
  private let title: String
  private let accessory: Accessory
  @Customizable private var icon: String = "#"
  @Customizable private var color: Color?
  @Customizable(preserveOptional: true) private var note: String?

  init(_ title: String, @ViewBuilder accessory: () -> Accessory) {
    self.title = title
    self.accessory = accessory()
  }

  var body: some View {
    HStack {
      Text(icon + title).foregroundColor(color)
      accessory
      if let note { Text(note).font(.caption) }
    }
    .padding(8)
    .border(Color.gray)
  }
}

#Preview {
  VStack(alignment: .leading) {
    TagItem("matcha") { EmptyView() }
    TagItem("manga") { Text("new").bold() }.icon("*").color(.red)
    TagItem("games") { EmptyView() }.note("since 1972")
    TagItem("music") { EmptyView() }.note(nil)
  }
}

// paints:
