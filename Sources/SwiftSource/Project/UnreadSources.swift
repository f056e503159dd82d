/// What a project is built of beside the Swift files and models that were read: what it declares is not known.
public struct UnreadSources: Sendable {
  /// Swift files that the project names and that are not in its folder: made ones, and those that nobody publishes.
  public var swiftFiles: [String] = []
  /// Models of Core Data that the project names and that are not in its folder.
  public var dataModels: [String] = []
  /// Models of Core ML, in the folder or not.
  public var learningModels: [String] = []
  /// The plug-ins of packages that may write Swift files while the project is built.
  public var plugins: [String] = []
  /// Whether a model of Core Data was read.
  var hasDataModel = false
  /// Nothing.
  public init() {}
}
