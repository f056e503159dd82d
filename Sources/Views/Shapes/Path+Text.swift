public import Drawing
internal import Foundation

extension Path {
  /// A path by its description: numbers, then what is drawn to them. Nil where the text describes none.
  ///
  /// `m` begins a part, `l` draws a line, `q` and `c` draw curves, `h` closes the part, `re` draws a rectangle.
  public init?(_ string: String) {
    var path = Path()
    var numbers: [CGFloat] = []
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[2 * index], y: numbers[2 * index + 1]) }
    for word in string.split(whereSeparator: \.isWhitespace) {
      if let number = Double(word) {
        numbers.append(CGFloat(number))
        continue
      }
      switch (word, numbers.count) {
      case ("m", 2): path.move(to: point(0))
      case ("l", 2): path.addLine(to: point(0))
      case ("q", 4): path.addQuadCurve(to: point(1), control: point(0))
      case ("c", 6): path.addCurve(to: point(2), control1: point(0), control2: point(1))
      case ("h", 0): path.closeSubpath()
      case ("re", 4): path.addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
      default: return nil
      }
      numbers = []
    }
    guard numbers.isEmpty else { return nil }
    self = path
  }
  /// The pieces of the path as text, as `0 0 m 10 0 l h`; ``init(_:)`` reads it again.
  public var description: String {
    func number(_ value: Double) -> String {
      value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
    func text(_ points: CGPoint..., mark: String) -> String {
      (points.flatMap { [number(Double($0.x)), number(Double($0.y))] } + [mark]).joined(separator: " ")
    }
    return elements.map { element in
      switch element {
      case .move(let end): text(end, mark: "m")
      case .line(let end): text(end, mark: "l")
      case .quadCurve(let end, let control): text(control, end, mark: "q")
      case .curve(let end, let one, let two): text(one, two, end, mark: "c")
      case .closeSubpath: "h"
      }
    }.joined(separator: " ")
  }
}
extension Path: CustomStringConvertible, LosslessStringConvertible {}
