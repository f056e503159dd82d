import Drawing
import Foundation
import LayoutCore
import Testing

@testable import Views

@MainActor
@Suite struct TextLineTests {
  private func host(_ view: some View, _ width: CGFloat?, _ height: CGFloat? = nil) -> ViewHost {
    let host = ViewHost(view, device: .cells, recordsEvents: true)
    host.layOut(ProposedViewSize(width: width, height: height))
    return host
  }
  private func runs(_ host: ViewHost) -> [String] {
    host.displayList.items.compactMap {
      if case .text(let run) = $0.content { "\(run.lines.joined(separator: "|")) at \(Int(run.frame.minX)),\(Int(run.frame.minY))" } else { nil }
    }
  }

  @Test func `a limit of lines reaches all texts inside, and the nearest one wins`() {
    let view = VStack(spacing: 0) {
      Text("one two three")
      Text("one two three").lineLimit(2)
      Text("one two three").lineLimit(nil)
      Text("one").lineLimit(2, reservesSpace: true)
      Text("one two three four").lineLimit(2...3)
      Text("one").lineLimit(2...)
      Text("one two three").lineLimit(...2)
    }
    .lineLimit(1)
    let host = host(view, 5)
    #expect(host.tree.children(of: 0).map { host.tree.size(of: $0).height } == [1, 2, 3, 2, 3, 2, 2])
  }
  @Test func `lines stand at the leading edge, in the middle or at the trailing edge of the widest`() {
    #expect(runs(host(Text("one two three").multilineTextAlignment(.trailing), 5)) == ["one at 2,0", "two at 2,1", "three at 0,2"])
    #expect(runs(host(Text("one two three").multilineTextAlignment(.center), 5)).first == "one at 1,0")
    #expect(runs(host(Text("one two three"), 5)) == ["one|two|three at 0,0"])
    let mirrored = Text("one two three").environment(\.layoutDirection, .rightToLeft)
    #expect(runs(host(mirrored, 5)).first == "one at 2,0")
    #expect(runs(host(Text("one two three").multilineTextAlignment(.trailing).environment(\.layoutDirection, .rightToLeft), 5)) == ["one|two|three at 0,0"])
    #expect(host(Text("one two three").multilineTextAlignment(.trailing), 9).tree.size(of: 0).width == 7)
  }
  @Test func `lines apart are drawn apart`() {
    #expect(runs(host(Text("one two").lineSpacing(2), 3)) == ["one at 0,0", "two at 0,3"])
    #expect(host(Text("one two").lineSpacing(2), 3).tree.size(of: 0).height == 4)
  }
  @Test func `a row's texts are aligned on their own last lines, whatever is between them`() {
    let row = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("a b").lineSpacing(3).frame(width: 1)
      Text("c")
    }
    #expect(host(row, 20).tree.frames().last?.minY == 4)
    let reserved = HStack(alignment: .lastTextBaseline, spacing: 0) {
      Text("a").lineLimit(3, reservesSpace: true)
      Text("c")
    }
    #expect(host(reserved, 20).tree.frames().last?.minY == 0)
  }
  @Test func `the trace says how many lines were left out`() {
    let host = host(Text("one two three").lineLimit(2), 5)
    #expect(host.tree.events.contains { $0.rule == .textCut && $0.result == 1 })
    #expect(!self.host(Text("one two three"), 5).tree.events.contains { $0.rule == .textCut })
  }
  @Test func `nonsense changes nothing`() {
    let view = Text("one two").lineSpacing(-.infinity).minimumScaleFactor(.nan)
    #expect(host(view, 3).tree.size(of: 0) == CGSize(width: 3, height: 2))
    #expect(host(Text("one two").lineLimit(0), 3).tree.size(of: 0).height == 1)
    #expect(host(Text("a").kerning(.nan).baselineOffset(.infinity), 3).tree.size(of: 0) == CGSize(width: 1, height: 1))
  }
  @Test func `a sum of texts wraps as one, and each part keeps its look`() throws {
    let sum = (Text("one ").bold() + Text("two") + Text(" three").foregroundColor(.red)).italic()
    let found = host(sum, 7)
    #expect(runs(found) == ["one  at 0,0", "two at 4,0", "three at 0,1"])
    let fonts = found.displayList.items.compactMap { if case .text(let run) = $0.content { run.font } else { nil } }
    #expect(fonts.map(\.isBold) == [true, false, false] && fonts.allSatisfy(\.isItalic))
    #expect(found.label(of: 0) == "one two three")
  }
  @Test func `letters and placeholders come from the environment`() {
    #expect(host(Text("One").textCase(.uppercase), nil).label(of: 0) == "ONE")
    #expect(runs(host(Text("One").redacted(reason: .placeholder), nil)).isEmpty)
    #expect(runs(host(Text("One").unredacted().redacted(reason: .placeholder), nil)).count == 1)
    #expect(runs(host(Text("One").redacted(reason: .privacy), nil)).count == 1)
    #expect(runs(host(Text("One").privacySensitive().redacted(reason: .privacy), nil)).isEmpty)
  }
}
