internal import Drawing
internal import SwiftSource
internal import Testing
internal import Workbench

/// Gestures hear what a person does: taps, presses, fingers that move.
@MainActor @Suite struct `Gestures` {
  /// Does something with a view, and says what a text with an identifier shows then.
  private func shown(_ views: String, _ acts: [String], state: String = "@State var log: [String] = []") throws -> String {
    let source = """
      import SwiftUI
      struct V: View {
        \(state)
        var body: some View {
          VStack {
            \(views)
            Text(verbatim: log.joined(separator: " ")).id("log")
          }
        }
      }
      #Preview { V() }
      """
    let preview = Preview(SourceFile(name: "a.swift", text: source), Request())
    #expect(!preview.hasErrors, "\(preview.diagnostics)")
    for act in acts {
      for act in try Act.all(in: act) {
        let response = try preview.perform(act)
        #expect(response.diagnostics.filter(\.isError).isEmpty, "\(response.diagnostics)")
      }
    }
    return lastText(preview.drawing.items) ?? ""
  }

  private func lastText(_ items: [DisplayList.Item]) -> String? {
    for item in items.reversed() {
      switch item.content {
      case .layer(_, let inner): if let found = lastText(inner) { return found }
      case .text(let run): return run.lines.joined(separator: " ")
      default: break
      }
    }
    return nil
  }

  @Test func `hear taps: as many as they want, the innermost first`() throws {
    let views = """
      Text("A").onTapGesture(count: 2) { log.append("two") }.onTapGesture { log.append("one") }
      Text("B").onTapGesture { log.append("inner") }.onTapGesture { log.append("outer") }
      VStack { Button("C") { log.append("button") } }.simultaneousGesture(TapGesture().onEnded { log.append("beside") })
      VStack { Button("D") { log.append("button") } }.highPriorityGesture(TapGesture().onEnded { log.append("first") })
      Text("E").gesture(TapGesture().onEnded { log.append("off") }, including: .subviews)
      Button("F") { log.append("pressed") }
      """
    #expect(try shown(views, ["tap A; tap A twice"]) == "one two")
    #expect(try shown(views, ["tap B"]) == "inner")
    #expect(try shown(views, ["tap C"]) == "button beside")
    #expect(try shown(views, ["tap D"]) == "first")
    #expect(try shown(views, ["tap F twice"]) == "pressed pressed")
    #expect(throws: SelectorError.self) { try shown(views, ["tap E"]) }
  }

  @Test func `hear fingers that move, and where they are`() throws {
    let views = """
      Text("A").frame(width: 80, height: 16)
        .gesture(
          DragGesture(minimumDistance: 20).onChanged { log = ["\\(Int($0.translation.width))"] }
            .onEnded { log.append("\\($0.startLocation.x) \\($0.location.y)") })
      Text("B").gesture(MagnifyGesture().onEnded { log.append("\\($0.magnification)") })
      Text("C").gesture(RotateGesture().onChanged { log.append("\\(Int($0.rotation.degrees))") })
      """
    #expect(try shown(views, ["drag A 40,-8"]) == "40 40.0 0.0")
    #expect(try shown(views, ["drag A 10,0"]) == "")
    #expect(try shown(views, ["magnify B 2"]) == "2.0")
    #expect(try shown(views, ["rotate C 90"]) == "45 90")
    #expect(throws: SelectorError.self) { try shown(views, ["drag B 10,0"]) }
  }

  @Test func `are composed`() throws {
    let views = """
      Text("A").gesture(
        LongPressGesture().sequenced(before: DragGesture())
          .updating($held) { value, held, _ in
            switch value {
            case .first(true): held = "pressed"
            case .second(true, let drag): held = "dragged \\(Int(drag?.translation.height ?? 0))"
            default: held = "none"
            }
            log.append(held)
          }
          .onEnded { value in
            if case .second(true, let drag?) = value { log = [log[0], log[1], log.last!, "\\(drag.translation.height)"] }
          })
      Text("B").gesture(
        DragGesture().exclusively(before: TapGesture())
          .onEnded { value in
            switch value {
            case .first(let drag): log.append("drag \\(Int(drag.translation.width))")
            case .second: log.append("tap")
            }
          })
      Text("C").gesture(
        MagnifyGesture().simultaneously(with: RotateGesture())
          .onEnded { log.append("\\($0.first?.magnification ?? 0) \\($0.second == nil)") })
      Text("D").gesture(Own { log.append("own") })
      Text("E").gesture(log.isEmpty ? TapGesture().onEnded { log.append("some") } : nil)
      Text("F").gesture(AnyGesture(TapGesture().map { 7 }).onEnded { log.append("\\($0)") })
      """
    let state = """
      @State var log: [String] = []
        @GestureState var held = "idle"
        struct Own: Gesture {
          let act: () -> Void
          var body: some Gesture { TapGesture().onEnded { act() } }
        }
      """
    #expect(try shown(views, ["drag A 0,40"], state: state) == "pressed dragged 0 dragged 40 40.0")
    #expect(try shown(views, ["drag B 40,0; tap B"], state: state) == "drag 40 tap")
    #expect(try shown(views, ["tap D; tap D"], state: state) == "own own")
    #expect(try shown(views, ["tap E"], state: state) == "some")
    #expect(throws: SelectorError.self) { try shown(views, ["tap E; tap E"], state: state) }
    #expect(try shown(views, ["tap F"], state: state) == "7")
  }

  /// All that ran on the way of a finger is told, not only what its last event did.
  @Test func `tell what ran because of them`() throws {
    let source = """
      import SwiftUI
      struct V: View {
        @State var width = 0.0
        var body: some View { Text("A").padding(width / 100).gesture(DragGesture().onChanged { width = $0.translation.width }) }
      }
      #Preview { V() }
      """
    let preview = Preview(SourceFile(name: "a.swift", text: source), Request())
    let response = try preview.perform(.drag(40, 0), on: Selector("\"A\""))
    #expect(response.sentences == ["V: its body runs, because the state 'width' changed (7 times)"])
  }

  @Test func `hear presses`() throws {
    let views = """
      Text("A").onLongPressGesture { log.append("long") } onPressingChanged: { log.append("\\($0)") }
      Text("B").gesture(LongPressGesture().onChanged { log.append("\\($0)") }.onEnded { _ in log.append("end") })
      """
    #expect(try shown(views, ["press A"]) == "true false long")
    #expect(try shown(views, ["press B"]) == "true end")
  }
}
