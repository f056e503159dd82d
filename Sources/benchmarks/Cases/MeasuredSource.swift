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
