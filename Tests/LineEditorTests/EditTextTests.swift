import TestOrder
import Testing

@testable import LineEditor

@Suite(.givesWay) struct EditTextTests {
  @Test func `A cursor inside a character is at neither of its neighbours`() {
    let text = EditText("a👨‍👩‍👧b", cursor: 3)
    #expect(text.cursorInCharacters == 1)
    #expect(text.previousLength == 2)
    #expect(text.nextLength == 3)
  }

  @Test func `A step that ends inside a character is finished`() {
    let flag = "🇩🇪"
    #expect(CharacterRepair(from: EditText("a\(flag)b", cursor: 1), to: EditText("a\(flag)b", cursor: 2)) == .move(1))
    #expect(CharacterRepair(from: EditText("a\(flag)b", cursor: 3), to: EditText("a\(flag)b", cursor: 2)) == .move(-1))
    #expect(CharacterRepair(from: EditText("a\(flag)b", cursor: 1), to: EditText("a\(flag)b", cursor: 3)) == nil)
  }

  @Test func `A deletion that cuts a character takes all of it`() {
    #expect(CharacterRepair(from: EditText("ae\u{301}\u{302}b", cursor: 4), to: EditText("ae\u{301}b", cursor: 3)) == .delete(before: 2, after: 0))
    #expect(CharacterRepair(from: EditText("a👨‍👩b", cursor: 1), to: EditText("a\u{200d}👩b", cursor: 1)) == .delete(before: 0, after: 2))
    #expect(CharacterRepair(from: EditText("abc", cursor: 3), to: EditText("ab", cursor: 2)) == nil)
    #expect(CharacterRepair(from: EditText("", cursor: 0), to: EditText("a", cursor: 1)) == nil)
  }

  @Test func `Lines are walked by columns of characters`() {
    let text = EditText("👨‍👩‍👧é\nab\n\nlong", cursor: 9)
    #expect(text.toLineStart == -2)
    #expect(text.toLineAbove == -3)
    #expect(text.toLineBelow == 1)
    #expect(EditText("one", cursor: 1).toLineAbove == nil)
    #expect(EditText("one", cursor: 1).toLineBelow == nil)
  }

  @Test func `Words are walked from any place`() {
    #expect(EditText("one, two", cursor: 8).toWordStart == -3)
    #expect(EditText("one, two", cursor: 5).toWordStart == -5)
    #expect(EditText("one, two", cursor: 3).toWordEnd == 5)
    #expect(EditText("..", cursor: 2).toWordStart == -2)
    #expect(EditText("", cursor: 0).toWordEnd == 0)
  }
}
