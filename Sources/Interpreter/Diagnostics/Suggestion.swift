/// The name among `candidates` that was probably meant: at most two changed, missing, added or swapped characters away, or the same in other
/// case. Of several equally near ones the first in alphabetical order.
func suggestion(for name: String, among candidates: some Sequence<String>) -> String? {
  let limit = name.count <= 4 ? 1 : 2
  var best: (distance: Int, name: String)?
  for candidate in candidates where candidate != name && abs(candidate.count - name.count) <= limit {
    let distance = candidate.lowercased() == name.lowercased() ? 0 : editDistance(Array(name), Array(candidate), limit: limit)
    guard distance <= limit else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (distance, candidate)
  }
  return best?.name
}

/// Optimal string alignment distance; any number above `limit` means "more".
private func editDistance(_ a: [Character], _ b: [Character], limit: Int) -> Int {
  guard a.count <= 64, b.count <= 64 else { return limit + 1 }
  var previous: [Int] = []
  var current = Array(0...b.count)
  for i in 0..<a.count {
    let older = previous
    previous = current
    current[0] = i + 1
    for j in 0..<b.count {
      var distance = min(previous[j + 1] + 1, current[j] + 1, previous[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { distance = min(distance, older[j - 1] + 1) }
      current[j + 1] = distance
    }
  }
  return current[b.count]
}
