internal import SwiftSource

/// The sources that are measured.
enum MeasuredSource {
  /// A file of about 4 KB: 40 custom views, shown as 201 layout nodes. One literal can be chosen.
  static func file(gap: Int = 8) -> String {
    var text = "import SwiftUI\n"
    for index in 0..<40 {
      text += "struct R\(index): View {\n  let t = \"\(index)\"\n"
      text += "  var body: some View { HStack { Text(t).padding(\(index == 20 ? gap : 8)); Spacer(); Text(\"r\") } }\n}\n"
    }
    return text + "VStack(spacing: 0) { " + (0..<40).map { "R\($0)()" }.joined(separator: "; ") + " }\n"
  }
  /// A project of `count` files of about 5 KB: the last one shows a view of each of the others, and each of these is made of 40 of its own.
  static func project(_ count: Int) -> (shown: SourceFile, others: [SourceFile]) {
    let others = (0..<count - 1).map { file in
      var text = "import SwiftUI\n"
      for index in 0..<40 {
        text += "struct F\(file)R\(index): View {\n  let t = \"\(index)\"\n"
        text += "  var body: some View { HStack { Text(t).padding(8); Spacer(); Text(\"r\") } }\n}\n"
      }
      text += "struct F\(file): View {\n  var body: some View { VStack(spacing: 0) { " + (0..<40).map { "F\(file)R\($0)()" }.joined(separator: "; ") + " } }\n}\n"
      return SourceFile(name: "project/F\(file).swift", text: text)
    }
    let shown = "import SwiftUI\nVStack(spacing: 0) { " + (0..<count - 1).map { "F\($0)()" }.joined(separator: "; ") + " }\n"
    return (SourceFile(name: "project/Shown.swift", text: shown), others)
  }
  /// `n` rows of five nodes.
  static func wide(_ n: Int) -> String {
    """
    struct Row: View {
      let i: Int
      var body: some View { HStack(spacing: 1) { Text("row \\(i)"); Text("name-\\(i % 17)"); Spacer(); Text("value") } }
    }
    VStack(alignment: .leading, spacing: 0) { ForEach(0..<\(n)) { i in Row(i: i) } }
    """
  }
  /// A line of 200 characters as people type it.
  static let line: String = {
    let part = "VStack(alignment: .leading, spacing: 8) { Text(\"Hello, \\(name)\").font(.title).padding(4); "
    return String(String(repeating: part, count: 3).prefix(200))
  }()
}
