/// Words that were probably meant.
package enum Spelling {
  /// The candidate that was probably meant: at most two letters changed, missing or added.
  package static func nearest(_ name: String, among candidates: [String]) -> String? {
    guard name.count <= 32 else { return nil }
    let most = name.count < 4 ? 1 : 2
    let letters = Array(name.lowercased())
    var best: (distance: Int, name: String)?
    for candidate in candidates where abs(candidate.count - letters.count) <= most {
      let distance = distance(letters, Array(candidate.lowercased()))
      if distance <= most, distance < best?.distance ?? .max { best = (distance, candidate) }
    }
    return best?.name
  }
  private static func distance(_ a: [Character], _ b: [Character]) -> Int {
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
}
