import Drawing
import Foundation
import Terminal
import Testing

/// From the question to the decision.
@Suite struct `A terminal that is asked about pictures` {
  private let term = ["TERM": "xterm-256color"]
  private func asked(_ choice: GraphicsProtocol.Choice = .auto, _ more: [String: String] = [:]) -> TerminalGraphics {
    var terminal = TerminalGraphics(choice, environment: term.merging(more) { $1 }, isTerminal: true, isAnswered: true)
    _ = terminal.ask()
    return terminal
  }

  @Test func `is asked once, and decided by its last answer`() {
    var terminal = TerminalGraphics(.auto, environment: term, isTerminal: true, isAnswered: true)
    #expect(terminal.state == .unasked && terminal.graphics == nil)
    // Before the question nothing is an answer.
    #expect(terminal.take(Array("\u{1B}[?4;4c".utf8)) == Array("\u{1B}[?4;4c".utf8))
    #expect(terminal.ask() == TerminalQuestion.all() && terminal.ask().isEmpty)
    #expect(terminal.take(Array("\u{1B}_Gi=31;OK\u{1B}\\x".utf8)) == Array("x".utf8) && terminal.state == .asked)
    #expect(
      terminal.take(Array("\u{1B}[?62c".utf8)).isEmpty && terminal.state == .decided && terminal.graphics == .kitty)
  }
  @Test func `that is too slow is given up, and counts when it answers`() {
    var terminal = asked()
    terminal.giveUp()
    #expect(terminal.state == .decided && terminal.graphics == nil)
    #expect(terminal.take(Array("\u{1B}[?62;4c".utf8)).isEmpty && terminal.graphics == .sixel)
  }
  @Test func `that is forced is asked about its cells alone`() {
    var terminal = TerminalGraphics(.iterm, environment: term, isTerminal: true, isAnswered: true)
    #expect(terminal.ask() == TerminalQuestion.all(for: .iterm) && terminal.graphics == .iterm)
    let deaf = TerminalGraphics(.sixel, environment: term, isTerminal: true, isAnswered: false)
    #expect(deaf.state == .decided && deaf.graphics == .sixel)
    #expect(TerminalGraphics(.kitty, environment: term, isTerminal: false, isAnswered: true).graphics == nil)
  }
  @Test func `is asked for its sizes again when its window has changed`() {
    var terminal = asked()
    #expect(terminal.askAgain().isEmpty)
    _ = terminal.take(Array("\u{1B}[6;20;10t\u{1B}[?62;4c".utf8))
    #expect(terminal.askAgain() == TerminalQuestion.size)
    _ = terminal.take(Array("\u{1B}[6;30;15t".utf8))
    #expect(terminal.cell(columns: 80, rows: 24, system: nil) == PixelSize(width: 15, height: 30))
    var cells = asked(.auto, ["NO_COLOR": "1"])
    #expect(cells.askAgain().isEmpty && cells.state == .decided)
  }
  @Test func `over a network gets one pixel a point`() {
    #expect(asked(.auto, ["SSH_TTY": "/dev/pts/1"]).largestScale(of: 3) == 1 && asked().largestScale(of: 3) == 3)
  }
  @Test func `gets a picture for once without a number, but for tmux`() throws {
    let fit = try #require(
      PictureFit(
        CGSize(width: 20, height: 40), columns: 10, rows: 2, cell: PixelSize(width: 10, height: 20), largestScale: 1))
    let file = TerminalPicture.png(Data([1, 2, 3]))
    #expect(PictureSender.once(.kitty, file, fit).text == "\u{1B}_Ga=T,f=100,t=d,c=2,r=2,C=1,q=2,m=0;AQID\u{1B}\\")
    let inTmux = PictureSender.once(.kittyInTmux, file, fit)
    #expect(inTmux == PictureSender.once(.kittyInTmux, file, fit) && inTmux.text.contains("a=T,U=1"))
    #expect(PictureSender.once(.iterm, file, fit).text.contains("1337;File="))
  }
}
