/// Expected output in which not everything matters: a line `...` stands for any number of lines, `[..]` in a line for any characters.
enum Wildcards {
  static func match(_ wanted: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    match(wanted, found, isMany: { $0 == "..." }, isSame: { line($0, $1) })
  }
  private static func line(_ wanted: String, _ found: String) -> Bool {
    guard wanted.contains("[..]") else { return wanted == found }
    var parts = wanted.split(separator: "[..]", omittingEmptySubsequences: false).map(Array.init)
    var pieces: [Piece] = []
    while !parts.isEmpty {
      pieces += parts.removeFirst().map { .character($0) }
      if !parts.isEmpty { pieces.append(.any) }
    }
    return match(pieces[...], Array(found)[...], isMany: { $0 == .any }, isSame: { $0 == .character($1) })
  }
  private enum Piece: Equatable { case character(Character), any }

  /// The greedy matching of one kind of wildcard: after a failure, the last wildcard takes one element more. Linear but for the product of the two lengths.
  private static func match<Wanted, Found>(
    _ wanted: ArraySlice<Wanted>, _ found: ArraySlice<Found>, isMany: (Wanted) -> Bool, isSame: (Wanted, Found) -> Bool
  ) -> Bool {
    var (i, j) = (wanted.startIndex, found.startIndex)
    var retry: (wanted: Int, found: Int)?
    while j < found.endIndex {
      if i < wanted.endIndex, isMany(wanted[i]) {
        retry = (i, j)
        i += 1
      } else if i < wanted.endIndex, isSame(wanted[i], found[j]) {
        i += 1
        j += 1
      } else if let last = retry {
        retry = (last.wanted, last.found + 1)
        (i, j) = (last.wanted + 1, last.found + 1)
      } else {
        return false
      }
    }
    return wanted[i...].allSatisfy(isMany)
  }
}
