extension String {
  /// Without blanks at the end.
  var trimmedAtEnd: String {
    var part = Substring(self)
    while part.last?.isWhitespace == true { part.removeLast() }
    return String(part)
  }
}
extension [String] {
  /// Without blanks at the ends of lines, and without empty lines at the end.
  var trimmedLines: [String] {
    var lines = map(\.trimmedAtEnd)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
