internal import Foundation
internal import Lessons
internal import Testing

@testable internal import LayoutCore

/// A lesson that holds whatever the layout does teaches nothing. So the rules that the course is about are broken one by one, and the lessons about each must fail.
/// What no lesson is about (grids, lazy containers, bars, relative frames, image insets) is left to the tests of the engine; so are sums that only repeat others.
@MainActor @Suite struct `Lessons bite` {
  /// A rule with the numbers of the lessons that are about it.
  struct Taught: Sendable, CustomTestStringConvertible {
    var rule: Rule
    var lessons: [Int]
    var testDescription: String { rule.id }

    init(_ rule: Rule, _ lessons: Int...) { (self.rule, self.lessons) = (rule, lessons) }
  }
  private nonisolated static let rules: [Taught] = [
    // Modifiers
    Taught(.passOffer, 3), Taught(.passSize, 3, 6), Taught(.frameOffer, 5), Taught(.frameSize, 3, 5), Taught(.frameAlign, 5, 13), Taught(.flexClamp, 5, 14),
    Taught(.flexSizeMost, 5, 14), Taught(.flexSizeLeast, 12), Taught(.flexStretch, 12), Taught(.paddingInset, 4), Taught(.paddingSize, 4, 6), Taught(.paddingOrigin, 4),
    Taught(.fixedIdeal, 5), Taught(.offsetPosition, 13), Taught(.positionSize, 13), Taught(.positionCentre, 13), Taught(.overlayOffer, 6), Taught(.overlayAlign, 17),
    // Stacks
    Taught(.stackGapExplicit, 7, 9), Taught(.stackGapPreferred, 9), Taught(.stackGapZero, 9), Taught(.stackGapText, 9), Taught(.stackSpacing, 7, 9), Taught(.stackAcross, 11),
    Taught(.stackOrder, 7, 8), Taught(.stackReserve, 8), Taught(.stackRelease, 8), Taught(.stackShare, 7, 10, 14), Taught(.stackRemainder, 7, 8), Taught(.stackLength, 7),
    Taught(.stackWidest, 15), Taught(.stackExtent, 16), Taught(.stackStart, 9), Taught(.stackPosition, 9), Taught(.stackLine, 15, 16), Taught(.stackLineDefault, 15),
    Taught(.stackCross, 15, 16), Taught(.zStackOffer, 17), Taught(.zStackStretch, 17), Taught(.zStackExtent, 17), Taught(.zStackAlign, 17),
    // Leaves
    Taught(.textFits, 1, 4), Taught(.textNarrow, 10), Taught(.leafFills, 5, 7), Taught(.leafSquare, 5, 21), Taught(.leafFixed, 2), Taught(.spacerLength, 12, 14),
    Taught(.spacerMinimum, 12),
    // Choices and containers
    Taught(.fitsIdeal, 10), Taught(.fitsOutside, 10), Taught(.mirror, 17), Taught(.safeAreaOffer, 17), Taught(.safeAreaStart, 17), Taught(.scrollIdeal, 12),
    Taught(.scrollFills, 12), Taught(.scrollStart, 12), Taught(.readerOffer, 11), Taught(.readerStart, 11), Taught(.layoutSize, 22), Taught(.layoutPlace, 22),
  ]

  private static let lessons: [Int: URL] = {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appending(path: "playground/lessons")
    let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return Dictionary(files.compactMap { file in Int(file.lastPathComponent.prefix(2)).map { ($0, file) } }) { first, _ in first }
  }()
  /// What a lesson says while a rule is broken.
  private static func report(_ lesson: Int, without rule: Rule?) throws -> LessonReport {
    let file = try #require(lessons[lesson])
    let text = try String(contentsOf: file, encoding: .utf8)
    return LayoutFault.$rule.withValue(rule) { LessonRunner.check(path: file.lastPathComponent, text: text) }
  }

  @Test(arguments: rules) func `when their rule is broken`(taught: Taught) throws {
    for lesson in taught.lessons {
      let report = try Self.report(lesson, without: taught.rule)
      #expect(report.problems.contains { $0.kind == .mismatch }, "lesson \(lesson) does not notice that \(taught.rule.id) is wrong")
    }
  }
  @Test func `only then`() throws {
    for lesson in Self.lessons.keys.sorted() { #expect(try Self.report(lesson, without: nil).problems.isEmpty, "lesson \(lesson)") }
    for rule in [Rule.scrollFills, .mirror, .readerOffer, .layoutPlace] { #expect(try Self.report(1, without: rule).problems.isEmpty, "\(rule.id)") }
  }
  @Test func `in a tree that was made while the rule was broken, and in no other`() {
    func width() -> CGFloat {
      let tree = LayoutTree()
      var builder = NodeBuilder(tree)
      builder.fixed(CGSize(width: 40, height: 16), content: -1)
      return tree.layOut(.unspecified).width
    }
    #expect(width() == 40)
    #expect(LayoutFault.$rule.withValue(.leafFixed) { width() } == 48)
    #expect(width() == 40)
  }
}
