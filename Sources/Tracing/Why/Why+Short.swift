internal import LayoutCore

extension Why {
  /// So many lines have the short form at most (our choice).
  static let shortLines = 6

  /// The lines on the way from the screen to the number: of each line the reason that decided it, without those that only hand a number on.
  public var deciding: [Line] {
    var path: [Line] = []
    var next = lines.last
    while let line = next {
      path.append(line)
      let premises = line.operands.filter { $0.line != nil }
      // What has the very number decided; else what the sum begins with.
      let cause = premises.first { $0.value == line.value } ?? premises.first
      next = cause?.line.flatMap { number in lines.indices.contains(number - 1) ? lines[number - 1] : nil }
    }
    path.reverse()
    return path.enumerated().filter { index, line in
      index == 0 || index == path.count - 1 || line.value != path[index - 1].value || line.node != path[index - 1].node
    }
    .map(\.element)
  }
}

extension Trace {
  /// The three to six reasons that a learner needs first: a line each, with its sum.
  public func shortText(of why: Why) -> String {
    var lines = why.deciding
    var left = 0
    if lines.count > Why.shortLines {
      left = lines.count - Why.shortLines
      lines.removeSubrange(1...left)
    }
    var text = "\(title(why.node)).\(why.property.rawValue) = \(exact(why.value))\n"
    for (index, line) in lines.enumerated() {
      let sum = line.arithmetic == exact(line.value) ? line.arithmetic : "\(line.arithmetic) = \(exact(line.value))"
      let isSaid = line.text.contains(line.arithmetic) && line.text.contains(exact(line.value))
      text += "  \(line.text)" + (isSaid ? "" : "  (\(sum))") + "\n"
      if index == 0, left > 0 { text += "  … \(left) more on the way\n" }
    }
    return text + "  (\(why.lines.count) reasons in all: ask without --short)\n"
  }
}
