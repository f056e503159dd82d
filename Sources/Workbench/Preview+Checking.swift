public import Interpreter
internal import Running

extension Preview {
  /// What there is to say of the file once Swift's rules were applied to it: they decide what is wrong. What they accept and the playground cannot
  /// run yet is a warning.
  public var diagnosticsOfCheck: [Diagnostic] {
    if program.hasSyntaxErrors { return diagnostics }
    let check = check?.check ?? SourceCheck(source, among: request.others?(), assets: request.assets)
    let lowered = Set(program.diagnostics)
    let rest = diagnostics.compactMap { found -> Diagnostic? in
      if found == reasonForNothing { return check.isRefused ? nil : found }
      guard found.isError else { return check.says(found) || (isChecked && found.isAboutLack) ? nil : found }
      // What the deployment target has not is wrong for both.
      if found.isAboutTarget { return found }
      if check.isRefused { return nil }
      guard lowered.contains(found) else { return found }
      return Diagnostic(.warning, "this is not shown yet: \(found.message)", at: found.range, notes: found.notes)
    }
    return (check.diagnostics + rest).enumerated().sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      return (x?.line ?? 0, x?.column ?? 0, a.offset) < (y?.line ?? 0, y?.column ?? 0, b.offset)
    }.map(\.element)
  }
}
