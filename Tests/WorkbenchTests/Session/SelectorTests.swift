internal import SwiftSource
internal import Testing
internal import Workbench

@MainActor @Suite struct `A selector` {
  private let preview = Preview(
    SourceFile(
      name: "a.swift",
      text: "VStack {\n  Text(\"one\").accessibilityIdentifier(\"first.x\")\n  HStack {\n    Text(\"two\")\n    Text(\"one\").padding(8)\n  }\n  Text(\"three\")\n}\n"), Request())

  @Test(arguments: [
    ("#first.x.size", [24.0, 16]), ("Text.width", [24]), ("Text[4].width", [40]), ("\"three\".width", [40]), ("\"one\"[2].width", [24]), ("/0.height", [96]),
    ("/0/1/0.width", [24]),
    ("HStack Text[2].width", [24]), ("HStack padding Text.x", [40]), ("@7:3.width", [40]), ("VStack HStack.size", [72, 32]), ("  Text[1].width ", [24]),
    ("padding \"one\".height", [16]),
  ]) func `finds a node`(text: String, numbers: [Double]) throws { #expect(try preview.measure(NodeMeasurement(text)) == numbers) }

  @Test(arguments: [
    ("#frist.width", "nothing has the identifier 'frist'; there is #first.x"), ("Txt.width", "there is no Txt; did you mean Text?"),
    ("Text[9].width", "there is no Text[9]: there are 4"), ("\"four\".width", "nothing is labelled \"four\"; there are \"one\", \"two\", \"three\""),
    ("/0/7.x", "there is no node /0/7; the root is /0"), ("/1.x", "there is no node /1; the root is /0"), ("@99:1.x", "no view was made at 99:1"),
    ("Text VStack.x", "there is no VStack"),
  ]) func `says what there is`(text: String, message: String) throws {
    let measurement = try NodeMeasurement(text)
    #expect(throws: SelectorError.self) { try preview.measure(measurement) }
    do { _ = try preview.measure(measurement) } catch let error { #expect(error.message == message) }
  }

  @Test(arguments: [
    ("", 1, "a selector is missing"), ("#", 2, "an identifier is missing"), ("Text[0]", 6, "the first is [1]"), ("Text[x]", 6, "a number is missing"),
    ("Text[2", 7, "']' is missing"),
    ("\"abc", 1, "the label has no closing"), ("@12", 4, "a place is written @LINE:COLUMN"), ("Text /0", 6, "a path begins at the root"), ("*", 1, "a selector begins with"),
    ("Text[99999999999999999999]", 6, "this number is too large"), ("Text\"a\"", 5, "a blank is missing"), ("Text.width", 5, "'.' is too much"),
  ]) func `says where it is wrong`(text: String, column: Int, message: String) {
    do {
      _ = try Selector(text)
      Issue.record("no error")
    } catch let error {
      #expect(error.column == column)
      #expect(error.message.hasPrefix(message))
    }
  }
  @Test(arguments: [("Text", 5, "a property is missing"), ("Text.wdth", 5, "nothing is called '.wdth'; did you mean '.width'?")])
  func `of a measurement ends in a property`(text: String, column: Int, message: String) {
    do {
      _ = try NodeMeasurement(text)
      Issue.record("no error")
    } catch let error {
      #expect(error.column == column)
      #expect(error.message.hasPrefix(message))
    }
  }
}
