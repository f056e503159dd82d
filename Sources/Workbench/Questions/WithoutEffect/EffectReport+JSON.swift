public import Tracing

extension EffectReport {
  /// A file's part of what `check --no-effect --json` prints; the schema is `playground/schema/effects.json`.
  /// - Parameter file: the file's name.
  public func document(_ file: String) -> JSON {
    .object([
      ("file", .string(file)), ("tried", .integer(candidates)), ("widths", .integer(widths)), ("complete", .bool(!isCutShort)), ("found", .array(found.map(document))),
    ])
  }
  private func document(_ finding: WithoutEffect) -> JSON {
    let site = finding.source
    return .object([
      (
        "source",
        .object([
          ("file", .string(site.file)), ("line", .integer(site.line)), ("column", .integer(site.column)), ("endLine", .integer(site.endLine)),
          ("endColumn", .integer(site.endColumn)),
        ])
      ), ("text", .string(finding.text)),
      ("matters", .array(finding.matters.map { .object([("from", .integer($0.lowerBound)), ("to", .integer($0.upperBound))]) })),
    ])
  }
}
