import Foundation
import LayoutCore
import Testing
import Views

/// Alignment guides in interpreted files; the samples compare them with compiled ones.
@MainActor
@Suite struct AlignmentTests {
  /// The frames of the leaves with an identifier, `name x y w h`, on the device `cells` under 100×100.
  private func frames(_ source: String) throws -> [String] {
    let (host, evaluation) = try Interpreted(source).host()
    host.layOut(ProposedViewSize(width: 100, height: 100))
    if let failure = evaluation.diagnostics.first { throw failure }
    return host.tree.frames().enumerated().compactMap { index, frame in
      host.infos[index].identifier.map { "\($0) \(frame.minX) \(frame.minY) \(frame.width) \(frame.height)" }
    }
  }
  private let box = "func box(_ w: CGFloat, _ h: CGFloat, _ id: String) -> some View { Color.red.frame(width: w, height: h).accessibilityIdentifier(id) }\n"

  @Test func `a guide's closure sees width, height and the guides set inside it`() throws {
    #expect(
      try frames(
        box + """
          HStack(alignment: .bottom, spacing: 0) {
            box(10, 50, "a").alignmentGuide(.top) { d in d.width + 1 }.alignmentGuide(.bottom) { $0[.top] + $0[explicit: .top]! - ($0[explicit: .bottom] ?? 2) }
            box(10, 20, "b")
          }
          """) == ["a 0.0 0.0 10.0 50.0", "b 10.0 0.0 10.0 20.0"])
  }
  @Test func `S26 an id lies in an extension of the library's type, private or not, and lines up separate branches`() throws {
    #expect(
      try frames(
        box + """
          extension VerticalAlignment {
            private enum Mid: AlignmentID { static func defaultValue(in context: ViewDimensions) -> CGFloat { let h = context.height; return h / 2 } }
            static let mid = VerticalAlignment(Mid.self)
          }
          HStack(alignment: .mid, spacing: 0) {
            VStack(spacing: 0) { box(4, 10, "a"); box(4, 6, "b").alignmentGuide(.mid) { $0[.top] } }
            box(4, 4, "c")
          }
          """) == ["a 0.0 0.0 4.0 10.0", "b 0.0 10.0 4.0 6.0", "c 4.0 8.0 4.0 4.0"])
  }
  @Test func `ids of one name in different places are different guides`() throws {
    #expect(
      try frames(
        box + """
          enum Own: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 1 } }
          extension HorizontalAlignment {
            struct Own: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 3 } }
            static let own = HorizontalAlignment(Own.self)
          }
          ZStack(alignment: Alignment(horizontal: .own, vertical: VerticalAlignment(Own.self))) { box(20, 20, "a").alignmentGuide(.own) { _ in 9 }; box(5, 5, "b") }
          """) == ["a 0.0 0.0 20.0 20.0", "b 6.0 0.0 5.0 5.0"])
  }
  @Test func `two alignments of one id are equal, and those of two are not`() throws {
    let ids = """
      enum A: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 1 } }
      enum B: AlignmentID { static func defaultValue(in d: ViewDimensions) -> CGFloat { 1 } }
      """
    #expect(try value("VerticalAlignment(A.self) == VerticalAlignment(A.self)", after: ids) == "true")
    #expect(try value("VerticalAlignment(A.self) == VerticalAlignment(B.self)", after: ids) == "false")
  }
  @Test func `several guides on one view are read each by its own container`() throws {
    #expect(
      try frames(
        box + """
          VStack(alignment: .trailing, spacing: 0) {
            HStack(alignment: .top, spacing: 0) { box(10, 10, "a").alignmentGuide(.top) { _ in 4 }.alignmentGuide(.trailing) { _ in 2 } }
            HStack(alignment: .top, spacing: 0) { box(10, 10, "b"); box(6, 20, "c").alignmentGuide(.top) { d in d[.bottom] } }
          }
          """) == ["a 14.0 0.0 10.0 10.0", "b 0.0 30.0 10.0 10.0", "c 10.0 10.0 6.0 20.0"])
  }
  @Test func `a closure that never ends is stopped, with its place`() throws {
    let program = Interpreted("VStack(alignment: .leading) { Text(\"a\").alignmentGuide(.leading) { _ in\n  while true {}\n  return 1 } }")
    let (host, evaluation) = try program.host(.automatic, budget: .init(steps: 10_000))
    host.layOut(.unspecified)
    #expect(evaluation.diagnostics.map { "\($0.range?.line ?? 0) \($0.message)" } == ["2 this loop or call has run 10,000 steps; the playground stops here, it may never end"])
  }
}
