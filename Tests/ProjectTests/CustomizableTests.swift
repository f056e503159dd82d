internal import Customizable
internal import Testing

private struct Tag {
  @Customizable private(set) var icon: String = "#"
  @Customizable private(set) var subtitle: String?
  @Customizable(preserveOptional: true) private(set) var note: String? = "note"
  @Customizable private(set) var `default`: Swift.Optional<Int> = nil
  @Customizable private(set) var action: () -> Int = { 0 }
  @Customizable private(set) var reaction: (() -> Int)?
  @Customizable private(set) var count: Int = 0 { didSet { changes += 1 } }
  private(set) var changes = 0
}

/// What `@Customizable` makes, compiled.
@Suite struct `A customizable property` {
  @Test func `has a method of its name that changes a copy`() {
    let tag = Tag()
    #expect(tag.icon("+").icon == "+")
    #expect(tag.icon == "#")
  }
  @Test func `of optional type takes the value itself`() {
    let method: (String) -> Tag = Tag().subtitle
    #expect(method("new").subtitle == "new")
  }
  @Test func `keeps its optional when asked to`() {
    let method: (String?) -> Tag = Tag().note
    #expect(method(nil).note == nil)
  }
  @Test func `may have a keyword's name`() { #expect(Tag().default(3).default == 3) }
  @Test func `may be a closure`() {
    #expect(Tag().action { 1 }.action() == 1)
    #expect(Tag().reaction { 2 }.reaction?() == 2)
  }
  @Test func `may observe itself`() { #expect(Tag().count(2).changes == 1) }
}
