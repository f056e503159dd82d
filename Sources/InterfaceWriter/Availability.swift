internal import SwiftSyntax

/// What of `@available` concerns a program: iOS, the language itself, and every platform. The rest names systems that nobody asks this library about.
enum Availability {
  /// The attribute, shortened; `nil` when nothing of it is left.
  static func kept(_ attribute: AttributeSyntax) -> String? {
    guard case .availability(let arguments) = attribute.arguments else { return nil }
    let parts = arguments.map(\.argument)
    if case .availabilityVersionRestriction = parts.first { return introduced(parts) }
    guard case .token(let platform) = parts.first, ["*", "iOS", "swift"].contains(platform.text) else { return nil }
    if parts.count == 1 { return nil }
    let words = parts.map { $0.trimmedDescription.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
    return "@available(\(words.joined(separator: ", ")))"
  }

  /// Whether one of the attributes forbids a declaration on every platform.
  static func isUnavailable(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { $0.as(AttributeSyntax.self).flatMap(kept)?.hasPrefix("@available(*, unavailable") ?? false }
  }

  /// `@available(macOS 14, iOS 17, *)` says iOS alone; what is as old as iOS 13 has always been there.
  private static func introduced(_ parts: [AvailabilityArgumentSyntax.Argument]) -> String? {
    for case .availabilityVersionRestriction(let restriction) in parts where restriction.platform.text == "iOS" {
      guard let version = restriction.version, (Int(version.major.text) ?? 0) > 13 else { return nil }
      return "@available(iOS \(version.trimmedDescription), *)"
    }
    return nil
  }
}
