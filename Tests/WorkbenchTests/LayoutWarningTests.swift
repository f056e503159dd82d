internal import Foundation
internal import SwiftSource
internal import LayoutCore
internal import Testing
internal import Views

@testable internal import Workbench

/// Numbers that layout ignores or repairs are told, with the place and with what counts instead.
@MainActor @Suite struct `Layout warnings` {
  nonisolated static let wrong: [(source: String, line: Int, message: String)] = [
    (#"Text("a")"# + "\n  .frame(width: -5)", 2, "frame: a width of -5 is ignored: a frame's lengths are finite and not negative"),
    ("Color.red.frame(height: .infinity)", 1, "frame: a height of infinity is ignored: a frame's lengths are finite and not negative"),
    ("Color.red.frame(minWidth: 50, maxWidth: 20)", 1, "frame: contradictory limits: minWidth 50 is larger than maxWidth 20; the minimum counts"),
    ("Color.red.frame(idealHeight: 5, maxHeight: 2)", 1, "frame: contradictory limits: idealHeight 5 is larger than maxHeight 2; the ideal counts"),
    ("Color.red.frame(minHeight: -1)", 1, "frame: 'minHeight' is -1: 0 counts instead"),
    ("Color.red.padding(.infinity)", 1, "padding: 'top' is infinity: 0 counts instead"),
    ("Color.red.aspectRatio(0, contentMode: .fit)", 1, "aspectRatio: a ratio of 0 is none: the view's own is kept"),
    ("Color.red.position(x: .infinity, y: 0)", 1, "position: 'x' is infinity: 0 counts instead"),
  ]
  @Test(arguments: wrong) func `say what counts instead`(source: String, line: Int, message: String) {
    let preview = Preview(SourceFile(name: "a.swift", text: source + "\n"), Request())
    #expect(preview.diagnostics.map(\.message) == [message])
    #expect(preview.diagnostics.first?.range?.line == line)
    #expect(!preview.hasErrors && preview.host != nil)
  }
  @Test func `are no excuse: a guide that only a comment describes counts on the device of published layouts alone`() {
    let source = SourceFile(name: "a.swift", text: "HStack(alignment: .mid) { Text(\"a\") } // .mid default = height/2\n")
    #expect(Preview(source, Request()).hasErrors)
    var request = Request()
    request.device = .cells
    let published = Preview(source, request)
    #expect(!published.hasErrors && published.diagnostics.count == 1)
  }
  @Test func `are said once for a view in a list`() {
    let preview = Preview(SourceFile(name: "a.swift", text: "ForEach(0..<50) { _ in Color.red.frame(width: -1) }\n"), Request())
    #expect(preview.diagnostics.count == 1)
  }
  @Test func `are not said of what is right`() {
    let source = "Color.red.frame(minWidth: 0, maxWidth: .infinity).padding(-3).frame(width: 0).offset(x: -2)\n"
    #expect(Preview(SourceFile(name: "a.swift", text: source), Request()).diagnostics.isEmpty)
  }
  @Test func `an offset without end moves a view out of sight, and nothing is said`() throws {
    let text = "VStack { Text(\"here\"); Text(\"gone\").offset(x: .infinity) }\n"
    let preview = Preview(SourceFile(name: "a.swift", text: text), Request())
    #expect(preview.diagnostics.isEmpty)
    let picture = try preview.picture(isScreen: true, colors: .none, charset: .unicode).text
    #expect(picture.contains("here") && !picture.contains("gone"))
  }
  @Test func `name what does not settle`() {
    let source = """
      struct Growing: View {
        @State var width: CGFloat = 1
        var body: some View {
          Color.red.frame(width: width, height: 1)
            .onGeometryChange(for: CGFloat.self) { proxy in proxy.size.width } action: { new in width = new + 1 }
        }
      }
      Growing()

      """
    let preview = Preview(SourceFile(name: "a.swift", text: source), Request())
    #expect(preview.diagnostics.map(\.message) == ["'onGeometryChange' does not settle: its action changes it again, 10 times in a row; the last layout is shown"])
    #expect(preview.size.width > 1)
  }
  /// What is heard differs each time, and the state that follows it does not.
  @Test(arguments: ["order = [value.count]", "order = value.map { _ in 1 }", "place.x = 3"])
  func `are not said of a value that is never the same where its action changes nothing`(_ action: String) {
    let source = """
      struct Mark: Equatable { var id = UUID() }
      struct Marks: PreferenceKey {
        static let defaultValue: [Mark] = []
        static func reduce(value: inout [Mark], nextValue: () -> [Mark]) { value += nextValue() }
      }
      struct Place { var x = 1 }
      struct A: View {
        @State var order: [Int] = []
        @State var place = Place()
        var body: some View {
          GeometryReader { _ in Color.red.preference(key: Marks.self, value: [Mark()]) }
            .onPreferenceChange(Marks.self) { value in \(action) }
            .overlay(Text("\\(order.count) \\(place.x)"))
        }
      }
      A()

      """
    let preview = Preview(SourceFile(name: "a.swift", text: source), Request())
    #expect(preview.diagnostics.isEmpty, "\(preview.diagnostics)")
    #expect(preview.dump(.nodes).contains(action.contains("place") ? "0 3" : "1 1"))
  }
}
