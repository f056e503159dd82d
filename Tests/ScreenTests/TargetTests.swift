import Drawing
import Foundation
import SwiftSource
import Pictures
import Testing
import Views
import Workbench

/// Eight screens as iOS 17 draws them: what is drawn lies where the pictures have it that were drawn for them by hand.
@MainActor @Suite struct `The screens of iOS 17` {
  nonisolated static let names = ["Settings", "Mailboxes", "PlaceDetail", "FeedTabs", "SignIn", "NoteSheet", "Settings Dark", "Dashboard"]
  /// How many parts of a screen lie elsewhere: two lower edges of cards, whose ends are lost in the shadow below them
  /// where the corners begin, and those are circular in the picture and continuous in a `RoundedRectangle`.
  private static let known = ["FeedTabs": 2]
  /// The greatest deviation of an edge, in points; a width may differ by two percent more.
  private static let tolerance: CGFloat = 2

  /// Where the ink of a screen should lie, by the screen's name.
  private static let targets: [String: [CGRect]] = {
    let text = Bundle.module.url(forResource: "Targets", withExtension: "txt").flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? ""
    var targets: [String: [CGRect]] = [:]
    var name = ""
    for line in text.split(separator: "\n") where !line.hasPrefix("# ") {
      if line.hasPrefix("## ") { name = String(line.dropFirst(3)) }
      let edges = line.split(separator: " ").compactMap { Double($0) }
      if edges.count == 4 { targets[name, default: []].append(CGRect(x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])) }
    }
    return targets
  }()

  @Test(arguments: names) func `are drawn where their targets have them`(name: String) throws {
    // a file, and one of its previews where it is not the first
    let words = name.split(separator: " ").map(String.init)
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../playground/screens/\(words[0]).swift")
    var request = Request()
    request.device = .iphone
    if words.count > 1 { request.preview = .preview(words[1]) }
    let preview = Preview(SourceFile(name: file.lastPathComponent, text: try String(contentsOf: file, encoding: .utf8)), request)
    #expect(preview.diagnostics.isEmpty, "\(preview.diagnostics)")
    let png = try CairoPicture.png(preview.drawing, PictureStyle(.iphone, scale: 2, isDark: preview.scheme == .dark))
    let ink = Ink(try ImageFile(png).bitmap(), scale: 2)
    let targets = try #require(Self.targets[name])
    #expect(targets.count > 20)
    let wrong = targets.compactMap { target -> String? in
      guard let found = ink.extent(in: target.insetBy(dx: -4, dy: -4)) else { return "\(target.text): nothing" }
      let edges = [found.minX - target.minX, found.minY - target.minY, found.maxX - target.maxX, found.maxY - target.maxY]
      let slack = Self.tolerance + target.width * 0.02
      return abs(edges[0]) <= Self.tolerance && abs(edges[1]) <= Self.tolerance && abs(edges[2]) <= slack && abs(edges[3]) <= Self.tolerance
        ? nil : "\(target.text): \(found.text)"
    }
    #expect(wrong.count <= Self.known[name] ?? 0, "\(wrong.count) of \(targets.count):\n\(wrong.joined(separator: "\n"))")
  }
}

extension CGRect {
  /// Left, top, width and height, short.
  fileprivate var text: String { [minX, minY, width, height].map { String(format: "%g", Double($0)) }.joined(separator: " ") }
}
