internal import Drawing

/// A text from outside on one line, without control characters.
func cleanedLine(_ text: some StringProtocol) -> String { cleaned(text, keepsLineBreaks: false) }

/// The candidate that was probably meant: at most two letters changed, missing or added.
func nearest(_ name: String, among candidates: [String]) -> String? {
  guard name.count <= 32 else { return nil }
  let ranked = candidates.map { (distance: editDistance(Array(name.lowercased()), Array($0.lowercased())), name: $0) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= (name.count < 4 ? 1 : 2) else { return nil }
  return best.name
}
private func editDistance(_ a: [Character], _ b: [Character]) -> Int {
  var row = Array(0...b.count)
  for (i, letter) in a.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for (j, other) in b.enumerated() {
      let replaced = diagonal + (letter == other ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
    }
  }
  return row[b.count]
}
