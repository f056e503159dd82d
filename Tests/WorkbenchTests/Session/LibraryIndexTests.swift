import Running
import Testing

/// What completion and help know of the library.
@MainActor @Suite struct `The index of the library` {
  private func names(_ items: [LibraryIndex.Item]) -> [String] {
    items.map { $0.owner.isEmpty ? $0.fullName : "\($0.owner).\($0.fullName)" }
  }

  @Test func `has each declaration once`() {
    var seen: Set<LibraryIndex.Item> = []
    #expect(LibraryIndex.items.filter { !seen.insert($0).inserted }.map(\.fullName) == [])
  }
  @Test func `says of everything in SwiftUI what it is for`() {
    #expect(names(LibraryIndex.items.filter(\.doc.isEmpty)) == [])
    #expect(LibraryIndex.items.allSatisfy { !$0.doc.contains("``") && !$0.doc.contains("\n") })
  }
  @Test func `has as many labels as types of parameters`() {
    let called = (LibraryIndex.items + LibraryIndex.members(of: "String") + LibraryIndex.members(of: "Date"))
      .filter { $0.fullName.hasSuffix(")") }
    #expect(names(called.filter { $0.labels.count != $0.parameterTypes.count }) == [])
  }
  @Test(arguments: [
    "View.frame(width:height:alignment:)", "VStack.init(alignment:spacing:content:)", "Color.red", "ShapeStyle.red",
    "PrimitiveButtonStyle.bordered", "Axis.Set.vertical", "Axis.horizontal", "Text", "Font.Weight", "Path.move(to:)",
    "Shape.fill(_:style:)", "Layout.sizeThatFits(proposal:subviews:cache:)", "EnvironmentValues.colorScheme",
    "withAnimation(_:_:)", "#Preview(_:body:)", "@Entry",
  ]) func `has what programs write`(name: String) { #expect(names(LibraryIndex.items).contains(name)) }

  @Test func `leaves out what no source file says`() {
    let all = LibraryIndex.items + LibraryIndex.members(of: "") + LibraryIndex.members(of: "Array")
    let hidden = all.filter { item in
      item.path.split(separator: ".").contains { $0.hasPrefix("_") } || item.owner == "ViewBuilder"
        || ["FrameworkSupport", "RGBA", "ViewGraph", "NodeBuilder"].contains(
          item.owner.isEmpty ? item.name : item.owner)
    }
    #expect(names(hidden) == [])
    #expect(all.allSatisfy { $0.name.first?.isLetter == true || $0.name.hasPrefix("$") }, "operators")
  }
  @Test func `writes types as a caller meets them`() {
    func signatures(_ owner: String, _ name: String) -> [String] {
      LibraryIndex.items(named: name).filter { $0.owner == owner }.map(\.signature)
    }
    #expect(signatures("View", "frame").first == "(CGFloat?, CGFloat?, Alignment) -> some View")
    #expect(signatures("View", "sheet").contains("(Binding<Bool>, (() -> Void)?, () -> some View) -> some View"))
    #expect(LibraryIndex.members(of: "Group", prefix: "init").map(\.signature).contains("(() -> some View) -> Group"))
    #expect(signatures("ShapeStyle", "red") == ["Color"])
    #expect(signatures("Optional", "map") == ["((Wrapped) throws -> U) -> U?"])
    #expect(signatures("", "abs") == ["(some Comparable & SignedNumeric) -> some Comparable & SignedNumeric"])
  }
  @Test func `finds by name, by owner, by beginning and by word`() {
    #expect(names(LibraryIndex.items(named: "Spacer")).contains("Spacer.init(minLength:)"))
    #expect(names(LibraryIndex.items(named: "uppercased")).contains("String.uppercased()"))
    #expect(LibraryIndex.members(of: "View", prefix: "pad").allSatisfy { $0.owner == "View" && $0.name == "padding" })
    #expect(names(LibraryIndex.members(of: "Color", prefix: "gre")) == ["Color.green"])
    #expect(names(LibraryIndex.top(prefix: "Spac")) == ["Spacer.init(minLength:)", "Spacer", "SpacerSizing"])
    #expect(names(LibraryIndex.top(prefix: "Dat")).contains("Date.init(timeIntervalSinceNow:)"))
    #expect(names(LibraryIndex.items(about: "ALIGN")).contains("View.alignmentGuide(_:computeValue:)"))
    #expect(names(LibraryIndex.items(about: "sort")).contains("Sequence.sorted(by:)"))
    #expect(LibraryIndex.items(named: "").isEmpty && LibraryIndex.items(named: "no such name").isEmpty)
    #expect(LibraryIndex.names.contains("frame") && LibraryIndex.names.contains("VStack"))
  }
}
