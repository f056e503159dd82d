internal import Testing
internal import Workbench

@MainActor @Suite struct `Commands of the prompt` {
  private var driver = SessionDriver()

  @Test mutating func `undo and redo every change`() {
    _ = driver.type("Text(\"one\")")
    _ = driver.type(".border(.red)")
    _ = driver.type(":size 40x10")
    #expect(driver.type(":undo") == "┌───┐\n│one│\n└───┘\n")
    #expect(driver.type(":size") == "80x24 (the window)\n")
    #expect(driver.type(":undo") == "one\n")
    #expect(driver.type(":undo") == "")
    #expect(driver.type(":undo") == "there is nothing to undo\n")
    #expect(driver.type(":layout") == "there is no view yet; type one, as in Text(\"Hello\")\n")
    #expect(driver.type(":redo") == "one\n")
    #expect(driver.type(":redo") == "┌───┐\n│one│\n└───┘\n")
    _ = driver.type("Text(\"two\")")
    #expect(driver.type(":redo") == "there is nothing to redo\n")
  }

  @Test mutating func `undo a thousand steps`() {
    for number in 1...1_000 { _ = driver.type(":size \(number)x1") }
    for _ in 1..<1_000 { _ = driver.type(":undo") }
    #expect(driver.type(":size") == "1x1\n")
    _ = driver.type(":undo")
    #expect(driver.type(":size") == "80x24 (the window)\n")
  }

  @Test mutating func `show the view in four ways`() {
    _ = driver.type("Text(\"Hi\").padding(8)")
    #expect(driver.type(":tree") == "padding      /0    4:14\n  Text \"Hi\"  /0/0  4:3\n")
    #expect(driver.type(":layout").hasPrefix("padding      32×32  at 0,0  offered 640×384\n└ Text \"Hi\"  16×16  at 8,8"))
    #expect(driver.type(":layout --json").hasPrefix("{\n  \"version\": 1,"))
    #expect(driver.type(":trace 1").hasPrefix("1  the screen offers padding 640×384\n"))
    #expect(driver.type(":trace 9") == ":trace wants 1, 2 or 3\n")
    #expect(driver.type(":source") == "import SwiftUI\n\n#Preview {\n  Text(\"Hi\").padding(8)\n}\n")
  }

  @Test mutating func `change device and size`() {
    _ = driver.type("HStack { Text(\"a\"); Spacer(); Text(\"b\") }")
    #expect(driver.type(":size 10x3") == "a        b\n")
    #expect(driver.type(":size") == "10x3\n")
    #expect(driver.type(":size window").count == 81)
    #expect(driver.type(":device") == "terminal\n")
    _ = driver.type(":device phone")
    #expect(driver.type(":device") == "phone\n")
    #expect(driver.type(":device x") == "there is no device 'x'; there are terminal, phone, iphone, iphone-small, iphone-new, iphone-large, ipad, watch\n")
    #expect(driver.type(":size x") == ":size wants columns and rows, as in 40x10, or 'window'\n")
  }

  @Test(arguments: [
    (":tr", "':tr' could be :tree or :trace\n"), (":laout", "there is no command ':laout'; did you mean ':layout'?\n"),
    (":xyzzy", "there is no command ':xyzzy'; ':help' lists the commands\n"),
    (":open", ":open FILE: what is missing is FILE\n"), (":tree x", ":tree wants nothing, or --accessibility\n"), (":layout --jsn", ":layout wants nothing, or --json\n"),
    (":trace 1 2", ":trace wants 1, 2 or 3\n"),
    (":device terminal phone", "there is no device 'terminal phone'; there are terminal, phone, iphone, iphone-small, iphone-new, iphone-large, ipad, watch\n"),
    (":he undo", ":undo: takes the last change back\nAs often as there are changes: views, declarations, edits, device, size, opened files.\n"),
  ]) mutating func `may be shortened, and are corrected`(entry: String, answer: String) { #expect(driver.type(entry) == answer) }

  @Test mutating func `list themselves in few lines`() {
    let help = driver.type(":help")
    for name in ["help", "tree", "layout", "trace", "open", "save", "source", "device", "size", "undo", "redo", "quit"] { #expect(help.contains("\n  :\(name)")) }
    for name in ["why", "tap", "wrap", "edit", "history", "compare"] { #expect(help.contains(" :\(name)")) }
    #expect(driver.type(":help all").split(separator: "\n").count > 40)
    #expect(help.split(separator: "\n", omittingEmptySubsequences: false).count <= 24)
    #expect(help.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test mutating func `save what they show, and quit`() {
    _ = driver.type("Text(\"Hi\")")
    _ = driver.type(":save my  file.swift")
    #expect(driver.actions == ["write my  file.swift: import SwiftUI\n\n#Preview {\n  Text(\"Hi\")\n}\n"])
    #expect(driver.send(.written(path: "a.swift", failure: nil)) == "saved a.swift\n")
    #expect(driver.send(.written(path: "a.swift", failure: "no space")) == "a.swift cannot be written: no space\n")
    #expect(driver.failed)
    _ = driver.type(":q")
    #expect(driver.actions == ["quit 0"])
  }

  @Test mutating func `say what Swift refuses before anything is saved`() {
    let said = driver.type("struct A: View { var body: some View { Text(\"a\") }; func f() { var x: Int; x += 1 } }")
    #expect(said.contains("error: variable 'x' passed by reference before being initialized"), "\(said)")
  }
}
