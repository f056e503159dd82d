internal import Foundation
internal import LayoutCore
public import Tracing
internal import Views

/// A recorded layout that a person steps through, as a state machine: keys come in, a screen comes out. It reads, writes and waits for nothing.
///
/// The engine never pauses: a step is an index, so forth and back lead to the same state, and the last step shows the plain picture.
@MainActor
public struct Stepper {
  /// What is stepped through, with its events.
  public let preview: Preview
  let trace: Trace
  let story: Story
  /// How much of it is shown.
  public private(set) var level: Trace.Level
  private(set) var entries: [Trace.Entry]
  /// How many steps are done; 0 before the first.
  public private(set) var position = 0
  var breakpoints: [Breakpoint] = []
  /// A line that is being typed; nil while keys are steps.
  var typing: Typing?
  private var lastSearch = ""
  /// What the last key had to say; empty for nothing.
  var message = ""
  var showsHelp = false
  /// Why the newest version of the file is not what is shown; nil while it is.
  public var staleReason: String?

  /// What a typed line is for.
  struct Typing {
    enum Purpose: String { case find = "/", breakpoint = "B", prediction = "!" }
    var purpose: Purpose
    var text = ""
  }
  /// What follows from a key.
  public enum Outcome: Hashable, Sendable { case stay, quit }

  /// Nil where nothing was laid out, or without events: make the preview with them.
  public init?(_ preview: Preview, level: Trace.Level = .offers) {
    guard let trace = preview.trace, preview.host?.tree.root != nil else { return nil }
    self.preview = preview
    self.trace = trace
    story = Story(trace)
    self.level = level
    entries = trace.entries(level)
  }

  /// The same place, level and breakpoints in another layout, as far as it has such a place; itself, marked, where nothing was laid out.
  public func following(_ preview: Preview) -> Stepper {
    var stale = self
    stale.staleReason = "nothing to lay out"
    guard var new = Stepper(preview, level: level) else { return stale }
    new.breakpoints = breakpoints
    new.lastSearch = lastSearch
    new.position = position == count ? new.count : min(position, new.count)
    return new
  }

  /// How many steps there are at this level.
  public var count: Int { entries.count }
  /// The event of the last step; nil before the first.
  var event: LayoutEvent? { index.map { trace.events[$0] } }
  /// Its index among all events.
  var index: Int? { position > 0 ? entries[position - 1].event : nil }
  /// The last step in plain words.
  public var sentence: String {
    guard let index else { return "Nothing has happened yet: \(trace.offeredBy) is about to offer \(words(preview.proposal)). Press n." }
    return story.words(index)
  }

  // MARK: Keys

  /// Does what a key means. While a line is typed, characters go there; `\r` ends it, `\u{1b}` drops it.
  public mutating func press(_ key: Character) -> Outcome {
    if typing != nil {
      type(key)
      return .stay
    }
    message = ""
    if showsHelp {
      showsHelp = false
      return .stay
    }
    let current = event?.node
    switch key {
    case "q", "\u{3}", "\u{4}": return .quit
    case "n", " ", "\r": move(to: position + 1)
    case "b", "p": move(to: position - 1)
    case "c": seek(from: position, by: 1, "there is no later step of another view") { $0.node != current }
    case "C": seek(from: position, by: -1, "there is no earlier step of another view") { $0.node != current }
    case "u":
      let parent = event.flatMap { trace.node($0.node)?.parent } ?? -1
      seek(from: position, by: 1, "there is no later step of its parent") { $0.node == parent }
    case "o": over()
    case "s": seekSize(by: 1)
    case "S": seekSize(by: -1)
    case "g": position = 0
    case "G", "e": position = count
    case "1": show(.offers)
    case "2": show(.steps)
    case "3": show(.everything)
    case "r": seekBreakpoint(by: 1)
    case "R": seekBreakpoint(by: -1)
    case "/": typing = Typing(purpose: .find)
    case "B": typing = Typing(purpose: .breakpoint)
    case "!":
      if question == nil { message = "go to a step that offers something: then say what the answer will be" } else { typing = Typing(purpose: .prediction) }
    case "?", "h": showsHelp = true
    default: message = "? lists the keys"
    }
    return .stay
  }

  private mutating func move(to new: Int) {
    if new < 0 { message = "this is the beginning" }
    if new > count { message = "this is the end" }
    position = max(0, min(new, count))
  }
  private mutating func seek(from start: Int, by step: Int, _ failure: String, where matches: (LayoutEvent) -> Bool) {
    var k = start + step
    while k >= 1, k <= count {
      if matches(trace.events[entries[k - 1].event]) {
        position = k
        return
      }
      k += step
    }
    message = failure
  }
  /// To the next step that is not inside the present one.
  private mutating func over() {
    guard position > 0 else { return move(to: 1) }
    let depth = entries[position - 1].depth
    var k = position + 1
    while k <= count, entries[k - 1].depth > depth { k += 1 }
    move(to: k)
  }
  /// To the next answer that changes what is known of a view's size.
  private mutating func seekSize(by step: Int) {
    var known: [NodeID: CGSize] = [:]
    var changes: [Int] = []
    for (offset, entry) in entries.enumerated() {
      let event = trace.events[entry.event]
      guard event.kind == .answer, event.purpose != .minimum, event.purpose != .maximum, known[event.node] != event.size else { continue }
      known[event.node] = event.size
      changes.append(offset + 1)
    }
    let found = step > 0 ? changes.first { $0 > position } : changes.last { $0 < position }
    if let found { position = found } else { message = "no size changes \(step > 0 ? "any more" : "before")" }
  }
  /// Another level: the step of the same event, or the last one before it.
  private mutating func show(_ new: Trace.Level) {
    let event = index
    let isAtEnd = position == count
    level = new
    entries = trace.entries(new)
    position = isAtEnd ? count : event.map { event in entries.prefix { $0.event <= event }.count } ?? 0
    message =
      ["", "level 1: offers, answers and places", "level 2: also the layouts' own steps, and probes", "level 3: also remembered answers, and what placing asks again"][new.rawValue]
  }

  // MARK: Typed lines

  private mutating func type(_ key: Character) {
    guard var line = typing else { return }
    switch key {
    case "\u{1b}", "\u{3}": typing = nil
    case "\u{7f}", "\u{8}":
      if line.text.isEmpty { typing = nil } else { line.text.removeLast(); typing = line }
    case "\r", "\n":
      typing = nil
      submit(line)
    default:
      guard line.text.count < 200, key.unicodeScalars.allSatisfy({ $0.value >= 32 }) else { return }
      line.text.append(key)
      typing = line
    }
  }
  private mutating func submit(_ line: Typing) {
    do throws(SelectorError) {
      switch line.purpose {
      case .find:
        let text = line.text.isEmpty ? lastSearch : line.text
        let nodes = Set(try preview.nodes(try Selector(text)))
        lastSearch = text
        seek(from: position, by: 1, "") { nodes.contains($0.node) && $0.kind != .evaluate }
        if message.isEmpty, event.map({ nodes.contains($0.node) }) != true {
          seek(from: 0, by: 1, "no step of this level is about it") { nodes.contains($0.node) && $0.kind != .evaluate }
        }
      case .breakpoint:
        let new = try Breakpoint(line.text)
        if let old = breakpoints.firstIndex(where: { $0.text == new.text }) { breakpoints.remove(at: old) } else { breakpoints.append(new) }
        message = breakpoints.isEmpty ? "no breakpoints" : "breakpoints: " + breakpoints.map(\.text).joined(separator: ", ") + "; r runs to the next"
      case .prediction: message = try predict(line.text)
      }
    } catch {
      message = error.message
    }
  }
  private mutating func seekBreakpoint(by step: Int) {
    guard !breakpoints.isEmpty else { return message = "there is no breakpoint; B sets one" }
    let stops = breakpoints.compactMap { try? $0.test(preview) }
    seek(from: position, by: step, "no breakpoint \(step > 0 ? "further on" : "before")") { event in stops.contains { $0(event) } }
  }
}
