/// The name among `candidates` that was probably meant: at most two changed, missing, added or swapped characters away, or the same in other
/// case. Of several equally near ones the first in alphabetical order.
/// - Parameter isLegal: whether a name can be used; it is asked of those alone that are near.
package func suggestion(
  for name: String, among candidates: some Sequence<String>, where isLegal: (String) -> Bool = { _ in true }
) -> String? {
  let letters = Array(name.unicodeScalars)
  let limit = letters.count <= 4 ? 1 : 2
  let lowercased = name.lowercased()
  var best: (distance: Int, name: String)?
  // A character has at most four bytes.
  for candidate in candidates where abs(candidate.utf8.count - name.utf8.count) <= 4 * limit {
    let other = Array(candidate.unicodeScalars)
    guard abs(other.count - letters.count) <= limit, candidate != name else { continue }
    let distance = editDistance(letters, other, limit: limit)
    let found = distance > 0 && other.count == letters.count && candidate.lowercased() == lowercased ? 0 : distance
    guard found <= limit else { continue }
    if let best, (best.distance, best.name) <= (found, candidate) { continue }
    if isLegal(candidate) { best = (found, candidate) }
  }
  return best?.name
}

/// What a message adds where another name was probably meant; nothing where there is none.
package func meant(_ suggestion: String?) -> String { suggestion.map { "; did you mean '\($0)'?" } ?? "" }

/// Optimal string alignment distance; any number above `limit` means "more".
private func editDistance(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar], limit: Int) -> Int {
  guard a.count <= 64, b.count <= 64 else { return limit + 1 }
  var older: [Int] = []
  var previous: [Int] = []
  var current = Array(0...b.count)
  for i in 0..<a.count {
    (older, previous) = (previous, current)
    current[0] = i + 1
    var least = i + 1
    for j in 0..<b.count {
      var distance = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, older[j - 1] + 1) }
      current[j + 1] = distance
      least = min(least, distance)
    }
    // No later row has less than the least of two rows.
    if least > limit, previous.allSatisfy({ $0 > limit }) { return limit + 1 }
  }
  return current[b.count]
}
