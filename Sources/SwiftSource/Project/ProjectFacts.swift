/// What is known of a program from outside of its source.
public struct ProjectFacts {
  /// What a person asked for: then nothing else counts.
  public var wanted: DeploymentTarget?
  /// What the project says; asked only where something depends on it.
  public var ofProject: (@MainActor () -> DeploymentTarget?)?
  /// Whether the project has a colour of that name in Swift.
  public var hasColor: (@MainActor (String) -> Bool)?
  /// Nothing.
  public init() {}

  /// The target by which a source is judged: what was asked for, else the project's or what the source shows by what it
  /// uses, whichever is newer, else the documents'.
  @MainActor package func target(of source: SourceFile) -> DeploymentTarget {
    if let wanted { return wanted }
    let tree = source.parsed ?? ParsedSource(source.text)
    let shown = DeploymentTarget.shown(by: tree.file, writesPreviews: source.hasOwnPreviews)
    return max(ofProject?() ?? .documents, shown)
  }
}
