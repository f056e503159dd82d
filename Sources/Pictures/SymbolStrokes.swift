internal import Drawing
internal import Foundation

/// Line drawings of signs that fonts without pictures lack: what stands for Apple's symbols in pictures then. A table.
///
/// Each is drawn in a square of 24 by 24, y downwards: `M` and `L` with a point, `C` with three points, `Z`, and `O` with a circle's middle and radius.
enum SymbolStrokes {
  /// The lines of a sign within a square; nil for signs that are not here.
  static func path(_ character: Character, in square: CGRect) -> Path? {
    guard let words = table[character] else { return nil }
    var path = Path()
    var numbers: [CGFloat] = []
    var command: Substring = ""
    func point(_ index: Int) -> CGPoint { CGPoint(x: square.minX + numbers[index] / 24 * square.width, y: square.minY + numbers[index + 1] / 24 * square.height) }
    for word in words.split(separator: " ") {
      guard let number = Double(word) else {
        command = word
        numbers = []
        if command == "Z" { path.closeSubpath() }
        continue
      }
      numbers.append(CGFloat(number))
      switch (command, numbers.count) {
      case ("M", 2): path.move(to: point(0))
      case ("L", 2): path.addLine(to: point(0))
      case ("C", 6): path.addCurve(to: point(4), control1: point(0), control2: point(2))
      case ("O", 3):
        let (middle, x, y) = (point(0), numbers[2] / 24 * square.width, numbers[2] / 24 * square.height)
        path.addEllipse(in: CGRect(x: middle.x - x, y: middle.y - y, width: 2 * x, height: 2 * y))
      default: continue
      }
      numbers = []
    }
    return path
  }
  /// The lines' width in a square of 24.
  static let lineWidth: CGFloat = 1.8

  /// A word's numbers follow it; `L` and `C` go on as long as there are numbers.
  private static let table: [Character: String] = [
    "＋": "M 12 4 L 12 20 M 4 12 L 20 12",
    "🗑": "M 4 6 L 20 6 M 9 6 L 9 3 15 3 15 6 M 6 6 L 7 21 17 21 18 6 M 10 10 L 10 17 M 14 10 L 14 17",
    "🔈": "M 4 9 L 8 9 13 4 13 20 8 15 4 15 Z",
    "🔊": "M 3 9 L 7 9 12 4 12 20 7 15 3 15 Z M 15 9 C 17 10.5 17 13.5 15 15 M 17.5 6 C 21.5 9 21.5 15 17.5 18",
    "🔇": "M 3 9 L 7 9 12 4 12 20 7 15 3 15 Z M 16 9 L 22 15 M 22 9 L 16 15",
    "👤": "O 12 7.5 4 M 4 21 C 4 12 20 12 20 21 Z",
    "👥": "O 9 8 3.5 M 2 20 C 2 12 16 12 16 20 Z M 15 4.6 C 19 5 19 11 15 11.4 M 18 14 C 21 15 22 17 22 20 L 18 20",
    "📁": "M 3 19 L 3 5 9 5 11 8 21 8 21 19 Z",
    "🔍": "O 10 10 6.5 M 15 15 L 21 21",
    "📅": "M 4 6 L 20 6 20 20 4 20 Z M 4 10.5 L 20 10.5 M 8 3 L 8 7.5 M 16 3 L 16 7.5",
    "🔔": "M 5 17 C 7 15 6.5 12 7 9 C 8 4 16 4 17 9 C 17.5 12 17 15 19 17 Z M 10 20 C 10.5 21.5 13.5 21.5 14 20",
    "🛒": "M 2 4 L 5 4 8 15 19 15 21 7 6 7 O 9.5 19 1.4 O 17.5 19 1.4",
    "🎁": "M 3 8 L 21 8 21 12 3 12 Z M 5 12 L 5 21 19 21 19 12 M 12 8 L 12 21 M 12 8 C 6 8 7 2 12 8 C 17 2 18 8 12 8",
    "📷": "M 3 7 L 7.5 7 9 4.5 15 4.5 16.5 7 21 7 21 19 3 19 Z O 12 13 3.8",
    "🖼": "M 3 5 L 21 5 21 19 3 19 Z O 8 9.5 1.6 M 3 17 L 9 12 13 16 16 13 21 17",
    "🔖": "M 7 3 L 17 3 17 21 12 16 7 21 Z",
    "🏷": "M 3 12 L 12 3 21 3 21 12 12 21 Z O 17 7 1.3",
    "🔒": "M 5 11 L 19 11 19 21 5 21 Z M 8 11 C 8 2 16 2 16 11",
    "🔓": "M 5 11 L 19 11 19 21 5 21 Z M 8 11 C 8 1.5 15.5 2 16 7",
    "💬": "M 4 5 L 20 5 20 16 12 16 7 20 7 16 4 16 Z",
    "🔗": "M 10 14 C 7 11 10 9 13 6 C 17 2 22 7 18 11 L 15.5 13.5 M 14 10 C 17 13 14 15 11 18 C 7 22 2 17 6 13 L 8.5 10.5",
    "🔥": "M 12 3 C 13 8 18 9 18 15 C 18 23 6 23 6 15 C 6 12 8 11 8.5 8.5 C 10 9.5 10.5 11 10.5 12 C 12 10 12.5 6 12 3 Z",
    "💧": "M 12 3 C 14 8 18 10.5 18 15 C 18 23 6 23 6 15 C 6 10.5 10 8 12 3 Z",
    "🍃": "M 4 20 C 4 8 10 4 21 4 C 21 15 15 20 7 17 M 4 20 C 8 14 11 11 15 9.5",
    "📖": "M 12 6 C 9 4 5 4 3 5 L 3 19 C 5 18 9 18 12 20 C 15 18 19 18 21 19 L 21 5 C 19 4 15 4 12 6 Z M 12 6 L 12 20",
    "📄": "M 6 3 L 14 3 19 8 19 21 6 21 Z M 14 3 L 14 8 19 8",
    "📝": "M 6 3 L 14 3 19 8 19 21 6 21 Z M 14 3 L 14 8 19 8 M 9 12 L 16 12 M 9 16 L 16 16",
    "🕐": "O 12 12 9 M 12 6.5 L 12 12 16 12",
    "⏰": "O 12 13 7.5 M 12 8.5 L 12 13 15 15 M 3 6 L 6.5 3 M 21 6 L 17.5 3",
    "📍": "M 12 22 C 10 17 5.5 14 5.5 9.5 C 5.5 1 18.5 1 18.5 9.5 C 18.5 14 14 17 12 22 Z O 12 9.5 2.4",
    "🗺": "M 3 6 L 9 4 15 6 21 4 21 18 15 20 9 18 3 20 Z M 9 4 L 9 18 M 15 6 L 15 20",
    "🌐": "O 12 12 9 M 3 12 L 21 12 M 12 3 C 7 8 7 16 12 21 C 17 16 17 8 12 3",
    "💡": "M 9 17 C 9 14 6 13 6 9 C 6 1 18 1 18 9 C 18 13 15 14 15 17 Z M 9.5 20 L 14.5 20",
    "👁": "M 2 12 C 7 4 17 4 22 12 C 17 20 7 20 2 12 Z O 12 12 3",
    "📥": "M 3 13 L 6 4 18 4 21 13 21 20 3 20 Z M 3 13 L 8.5 13 9.5 16 14.5 16 15.5 13 21 13",
    "📦": "M 3 7.5 L 12 3 21 7.5 21 17 12 21.5 3 17 Z M 3 7.5 L 12 12 21 7.5 M 12 12 L 12 21.5",
    "🎤": "M 9 5 C 9 1.5 15 1.5 15 5 L 15 11 C 15 15 9 15 9 11 Z M 5.5 11 C 5.5 20 18.5 20 18.5 11 M 12 17.5 L 12 21.5",
    "📱": "M 7 2.5 L 17 2.5 17 21.5 7 21.5 Z M 10.5 19 L 13.5 19",
    "💻": "M 5 5 L 19 5 19 16 5 16 Z M 2 19 L 22 19",
    "💳": "M 3 5 L 21 5 21 19 3 19 Z M 3 9.5 L 21 9.5 M 6 15 L 10 15",
    "📈": "M 3 3 L 3 21 21 21 M 6 16 L 11 11 14 14 20 6",
    "📊": "M 4 20 L 4 12 8 12 8 20 Z M 10 20 L 10 5 14 5 14 20 Z M 16 20 L 16 9 20 9 20 20 Z",
    "🏢": "M 5 21 L 5 3 19 3 19 21 Z M 9 7 L 10.5 7 M 13.5 7 L 15 7 M 9 11 L 10.5 11 M 13.5 11 L 15 11 M 10 21 L 10 16 14 16 14 21",
    "🚗": "M 3 17 L 3 12 5.5 11 8 6 16 6 18.5 11 21 12 21 17 Z O 7.5 17 1.8 O 16.5 17 1.8",
    "🏆": "M 7 4 L 17 4 C 17 11 15 14 12 14 C 9 14 7 11 7 4 Z M 7 6 L 4 6 C 4 9 5.5 10 7.5 10 M 17 6 L 20 6 C 20 9 18.5 10 16.5 10 M 12 14 L 12 18 M 8 20.5 L 16 20.5",
    "🎮": "M 7 7 L 17 7 C 21 7 23 18 19 18 C 17 18 16 15.5 15 15 L 9 15 C 8 15.5 7 18 5 18 C 1 18 3 7 7 7 Z M 6.5 11 L 10 11 M 8.25 9.25 L 8.25 12.75 O 16 11 0.9",
    "🎨": "M 12 3 C 1 3 1 21 12 21 C 15 21 13 17 15 16 C 17 15 21 18 21 12 C 21 6 17 3 12 3 Z O 8 9 1.2 O 13 7 1.2 O 17 10 1.2 O 7 14 1.2",
    "📶": "M 3 9.5 C 8 4.5 16 4.5 21 9.5 M 6 13 C 9.5 9.7 14.5 9.7 18 13 M 9 16.3 C 10.8 14.8 13.2 14.8 15 16.3 O 12 19.5 0.9",
    "🌧": "M 7 15 C 1 15 2 7 7.5 8 C 9 2 18 3 18 9 C 23 9 22 15 18 15 Z M 8 18 L 7 21 M 12.5 18 L 11.5 21 M 17 18 L 16 21",
    "🌙": "M 19 15 C 11 18 6 10 10.5 4 C 2 6 2 20 12 20 C 15.5 20 18 18 19 15 Z",
    "🎧": "M 4 15 C 4 1 20 1 20 15 M 4 14 L 7 14 7 20 4 20 Z M 17 14 L 20 14 20 20 17 20 Z",
    "👍": "M 7 11 L 11 3 C 14 3 13.5 7 13 9 L 19 9 C 21 12 19 18 18 20 L 7 20 Z M 3.5 11 L 7 11 7 20 3.5 20 Z",
    "👎": "M 7 13 L 11 21 C 14 21 13.5 17 13 15 L 19 15 C 21 12 19 6 18 4 L 7 4 Z M 3.5 13 L 7 13 7 4 3.5 4 Z",
    "🔑": "O 8 8 4.5 M 11.3 11.3 L 20.5 20.5 M 17 17 L 19.5 14.5",
    "📌": "M 9 3 L 15 3 15 10 18 14 6 14 9 10 Z M 12 14 L 12 21.5",
    "📎": "M 18 8 L 9.5 16.5 C 6 20 2 15.5 5.5 12 L 13.5 4 C 18 0 23 5 19 9.5 L 10.5 18.5",
    "🛡": "M 12 3 L 20 6 C 20 13 18 18 12 21.5 C 6 18 4 13 4 6 Z",
  ]
}
