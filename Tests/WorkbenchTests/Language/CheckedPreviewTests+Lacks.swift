internal import SwiftSource
internal import Testing
internal import Views

@testable internal import Workbench

/// What the playground lacks is said, and the rest is shown.
extension `A file that only Swift's rules accept` {
  @Test func `leaves out what the playground lacks`() {
    let shown = preview("Text(kind(S())).navigationTransition(.automatic).id(3)")
    #expect(shown.host != nil, "\(shown.diagnostics)")
    #expect(texts(shown) == ["both"])
    // A modifier with a value of another type, behind what is lacking, is left out, too.
    let wrong = preview("Text(kind(S())).fill().accessibilityIdentifier(9).id(3)")
    #expect(!wrong.hasErrors && texts(wrong) == ["both"], "\(wrong.diagnostics)")
  }
  @Test func `has a frame with its name for a view that the playground lacks`() throws {
    let shown = first("import SwiftUI\nimport Kingfisher\nVStack { Text(\"a\"); KFImage(1).resizable().padding(8); Text(\"b\") }")
    let host = try #require(shown.host, "\(shown.diagnostics)")
    #expect(texts(shown) == ["a", "b"])
    #expect(host.infos.count { $0.kind == "FrameworkView" } == 1)
    #expect(try shown.picture(isScreen: false, colors: .none, charset: .unicode).text.contains("KFImage"))
    #expect(!shown.diagnostics.contains(where: \.isError) && !shown.diagnostics.isEmpty)
  }
  @Test func `is shown where an action asks for what a run lacks`() {
    let shown = first(
      """
      struct A: View {
        @State var isValid = false
        var body: some View {
          Text("a").onAppear { isValid = PropertyListSerialization.propertyList(1, isValidFor: .xml) }
        }
      }
      """)
    #expect(!shown.hasErrors && texts(shown) == ["a"], "\(shown.diagnostics)")
    #expect(shown.diagnostics.map(\.severity) == [.warning])
  }
  @Test func `an object is made without what its initialiser asks of a missing package`() {
    let shown = first(
      """
      import SwiftUI
      import Alamofire
      final class Model: ObservableObject {
        @Published var names = ["a"]
        init() { load(); names.append("b") }
        func load() {
          guard let url = URL(string: "\\(Server.address)/names") else { return }
          names.append("\\(url)")
        }
      }
      struct A: View {
        @StateObject var model = Model()
        var body: some View { Text(model.names.joined()) }
      }
      """)
    #expect(!shown.hasErrors && texts(shown) == ["ab"], "\(shown.diagnostics)")
    #expect(shown.diagnostics.contains { $0.message.contains("described") && $0.severity == .warning })
  }
}
