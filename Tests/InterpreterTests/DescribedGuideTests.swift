import Testing

@testable import SwiftSource

/// Guides that only a comment declares.
@MainActor
@Suite struct DescribedGuideTests {
  private func completed(_ text: String) -> (text: String, said: [String]) {
    let (source, warnings) = DescribedGuides.completing(SourceFile(name: "a.swift", text: text))
    return (String(source.text.dropFirst(text.count)), warnings.map { "\($0.range?.line ?? 0):\($0.range?.column ?? 0): \($0.message)" })
  }

  @Test func `a comment declares a guide that is used and not declared, with a warning at its place`() {
    let found = completed("HStack(alignment: .mid) { } // .mid default = height/2")
    #expect(found.text.contains("extension VerticalAlignment") && found.text.contains("{ d.height/2 }"))
    #expect(found.said == ["1:29: '.mid' is described by a comment only, and taken from there: Swift needs a declaration in an extension of 'VerticalAlignment'"])
    #expect(completed("VStack(alignment: .third) { }\n// .third default = (width - 1) / 3").text.contains("static let third = HorizontalAlignment("))
  }
  @Test func `nothing else is read from comments`() {
    #expect(completed("HStack(alignment: .top) { } // .top default = height/2").text.isEmpty, "the library's")
    #expect(completed("extension VerticalAlignment { static let mid = VerticalAlignment.center }\nHStack(alignment: .mid) { } // .mid default = height/2").text.isEmpty)
    #expect(completed("HStack(alignment: .mid) { } // .other default = height/2").text.isEmpty)
    #expect(completed("HStack(alignment: .mid) { } // .mid default = exit(1)").text.isEmpty)
    #expect(completed("HStack(alignment: .mid) { } // .mid default = 4").text.isEmpty)
    #expect(completed("HStack(alignment: .mid) { } // .mid default =").text.isEmpty)
  }
}
