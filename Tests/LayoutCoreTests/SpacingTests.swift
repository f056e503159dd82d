internal import Foundation
internal import LayoutCore
internal import Testing

/// On the device `terminal`: columns 8, rows 16, 0 between two texts of one line height.
@Suite struct SpacingTests {
  private func height(_ children: Sketch...) -> String { word(Sketched(terminal: .vStack(.leading, nil, children)).layOut(nil, nil).height) }
  private func width(_ children: Sketch...) -> String { word(Sketched(terminal: .hStack(.top, nil, children)).layOut(nil, nil).width) }
  private let box = Sketch.color.frame(width: 8, height: 16)

  @Test func `texts of one line height follow without a gap in a column`() {
    #expect(height(.text("a"), .text("b")) == "32")
    #expect(height(.text("a"), box) == "48")
    #expect(width(.text("a"), .text("b")) == "24")
  }
  @Test func `a row of texts counts as text above and below`() {
    #expect(height(.hStack(nil, .text("a"), .text("b")), .text("c")) == "32")
    #expect(height(.hStack(nil, .text("a"), .spacer(nil), .text("b")), .text("c")) == "32")
    #expect(height(.hStack(nil, .text("a"), box), .text("c")) == "48")
    #expect(height(.hStack(nil, .spacer(nil)), .text("c")) == "32")
  }
  @Test func `a column counts as its first child above and its last below`() {
    #expect(height(.text("a"), .vStack(nil, .text("b"), box)) == "64")
    #expect(height(.vStack(nil, .text("b"), box), .text("a")) == "80")
  }
  @Test func `modifiers that do not touch an edge pass its spacing through`() {
    #expect(height(.text("a").frame(width: 40), .text("b").fixedSize().priority(1).offset(x: 1, y: 1)) == "32")
    #expect(height(.text("a").frame(maxWidth: .infinity), .neutral(.text("b")).overlay(box)) == "32")
    #expect(height(.padded(.text("a"), .init(top: 0, leading: 8, bottom: 0, trailing: 0)), .text("b")) == "32")
    #expect(height(.zStack(.center, [.text("a"), .text("b")]), .text("c")) == "32")
    #expect(height(.text("a").guide(.top) { _ in 3 }, .text("b")) == "32")
  }
  @Test func `frames and padding make the edges plain that they touch`() {
    #expect(height(.text("a").frame(height: 16), .text("b")) == "48")
    #expect(height(.text("a").frame(minHeight: 0), .text("b")) == "48")
    #expect(height(.padded(.text("a"), .init(top: 16, leading: 0, bottom: 0, trailing: 0)), .text("b")) == "48")
    #expect(height(.padded(.text("a"), .init(top: 0, leading: 0, bottom: 16, trailing: 0)), .text("b")) == "64")
    #expect(width(.spacer(0).padding(1), box) == "18")
  }
  @Test func `a Spacer asks for nothing along its stack`() {
    #expect(width(box, .spacer(nil), box) == "24")
    #expect(height(box, .spacer(nil), box) == "48")
    #expect(width(box, .hStack(nil, .spacer(0), box)) == "16")
  }
  @Test func `texts of two line heights keep the default distance`() {
    let tree = LayoutTree()
    tree.spacing = DefaultSpacing(row: 8, column: 16, textColumn: 0)
    var b = NodeBuilder(tree)
    b.beginVStack(alignment: .leading, spacing: nil)
    for line in [16.0, 32, 32] {
      let size = CGSize(width: 8, height: line)
      b.text(ideal: size, least: size, lineHeight: line, content: 0)
    }
    b.end()
    #expect(tree.layOut(.unspecified).height == 96)
  }
  @Test func `where texts are alike, their heights do not matter, in a row neither`() {
    let tree = LayoutTree()
    tree.spacing = DefaultSpacing(row: 8, column: 16, textColumn: 0, textsAreAlike: true)
    var b = NodeBuilder(tree)
    func append(_ line: Double) {
      let size = CGSize(width: 8, height: line)
      b.text(ideal: size, least: size, lineHeight: line, content: 0)
    }
    b.beginVStack(alignment: .leading, spacing: nil)
    append(16)
    append(32)
    b.beginHStack(alignment: .top, spacing: nil)
    append(20)
    append(12)
    b.end()
    append(10)
    b.fixed(CGSize(width: 8, height: 4), content: 0)
    b.end()
    #expect(abs(tree.layOut(.unspecified).height - (16 + 32 + 20 + 10 + 16 + 4)) < 0.01)
  }
}
