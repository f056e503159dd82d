import Drawing
import Foundation
import SwiftSource
import Testing
import Views
import Workbench

/// What a person does on the screens of a file: by Swift's rules and by the interpreter's.
@MainActor @Suite struct `Screens of a file that are touched` {
  private let source = """
    enum Route: Hashable { case city(String), number(Int) }
    struct Detail: View {
      let name: String
      @Environment(\\.dismiss) private var dismiss
      var body: some View {
        VStack {
          Text("Detail of " + name)
          Button("Leave") { dismiss() }
        }
        .navigationTitle(name)
      }
    }
    struct Older: View {
      @Environment(\\.presentationMode) var mode
      var body: some View { Button("Leave as before") { mode.wrappedValue.dismiss() } }
    }
    struct Places: View {
      @State private var path = NavigationPath()
      @State private var isShown = false
      @State private var held: String?
      @State private var chosen: Int?
      @State private var count = 0
      var body: some View {
        NavigationStack(path: $path) {
          List {
            NavigationLink("Rome", value: Route.city("Rome"))
            NavigationLink("Seven", value: 7)
            NavigationLink { Detail(name: "Own") } label: { Text("Own link") }
            NavigationLink("Tagged", destination: Older(), tag: 2, selection: $chosen)
            Button("Sheet") { isShown = true }
            Button("Held") { held = "held" }
            Button("Two") {
              path.append(Route.city("Oslo"))
              path.append(3)
            }
            Text("Count \\(count)").swipeActions { Button("More") { count += 1 } }
            Menu("Menu") { Button("Ten") { count += 10 } }
          }
          .navigationTitle("Places")
          .navigationDestination(for: Route.self) { route in
            switch route {
            case .city(let name): Detail(name: name)
            case .number(let number): Text("Route \\(number)")
            }
          }
          .navigationDestination(for: Int.self) { Text("Number \\($0)").navigationTitle("No. \\($0)") }
          .navigationDestination(item: $held) { Detail(name: $0) }
        }
        .sheet(isPresented: $isShown) {
          NavigationStack { List { NavigationLink("Inner") { Detail(name: "Inside") } } }
        }
      }
    }
    """
  private func preview(checked: Bool) -> Preview {
    var request = Request()
    request.device = .iphone
    // The interpreter shows what Swift's rules refuse, where the view does not need it.
    let refused = checked ? "" : "func refused() -> Int { \"\" }\n"
    return Preview(SourceFile(name: "a.swift", text: source + "\n\(refused)#Preview { Places() }\n"), request)
  }
  private func texts(_ items: [DisplayList.Item]) -> [String] {
    items.flatMap { item -> [String] in
      switch item.content {
      case .layer(_, let inner): texts(inner)
      case .text(let run): run.lines
      default: []
      }
    }
  }
  private func tap(_ label: String, _ preview: Preview) throws {
    let response = try preview.perform(.tap(count: 1), on: Selector("\"\(label)\""))
    #expect(response.diagnostics.filter(\.isError).isEmpty, "\(label): \(response.diagnostics)")
  }

  @Test(arguments: [true, false]) func `push values, screens and paths, and lead back`(checked: Bool) throws {
    let preview = preview(checked: checked)
    #expect(!preview.hasErrors, "\(preview.diagnostics)")
    var shown: [String] { texts(preview.drawing.items) }
    for (link, inside, back) in [
      ("Rome", "Detail of Rome", "Leave"), ("Rome", "Detail of Rome", "Places"), ("Seven", "Number 7", "Places"),
      ("Own link", "Detail of Own", "Leave"), ("Tagged", "Leave as before", "Leave as before"),
      ("Held", "Detail of held", "Leave"),
    ] {
      try tap(link, preview)
      #expect(shown.contains(inside), "\(link)")
      try tap(back, preview)
      #expect(!shown.contains(inside), "\(link)")
    }
    try tap("Two", preview)
    #expect(shown.contains("Detail of Oslo") && shown.contains("Number 3"))
    try tap("Oslo", preview)
    #expect(!shown.contains("Number 3"))
    try tap("Leave", preview)
    #expect(!shown.contains("Detail of Oslo"))
  }
  @Test(arguments: [true, false]) func `show sheets with stacks, menus and the actions of rows`(checked: Bool) throws {
    let preview = preview(checked: checked)
    var shown: [String] { texts(preview.drawing.items) }
    try tap("Sheet", preview)
    try tap("Inner", preview)
    #expect(shown.contains("Detail of Inside"))
    try tap("Leave", preview)
    #expect(shown.contains("Inner") && !shown.contains("Detail of Inside"))
    let other = self.preview(checked: checked)
    _ = try other.perform(.swipe(fromEnd: true), on: Selector("\"Count 0\""))
    try tap("More", other)
    #expect(texts(other.drawing.items).contains("Count 1"))
    try tap("Menu", other)
    try tap("Ten", other)
    #expect(texts(other.drawing.items).contains("Count 11") && !texts(other.drawing.items).contains("Ten"))
    #expect(throws: SelectorError.self) { try other.perform(.swipe(fromEnd: false), on: Selector("\"Count 11\"")) }
    #expect(throws: SelectorError.self) { try other.perform(.scroll(10), on: Selector("\"Count 11\"")) }
    _ = try other.perform(.press, on: Selector("\"Two\""))
    #expect(other.drawing.items.description.isEmpty == false)
  }
}
