/// What a program is built of that the playground does not read, or that is not there: Swift files that are made or kept
/// secret, models of Core Data and of Core ML. What they declare is not known, and that is no mistake of the program's.
package struct SourcesElsewhere: Sendable {
  /// Swift files that the project names and that are not in its folder: they may declare anything.
  package var swiftFiles: [String]
  /// The models of Core Data that are not in the folder.
  package var dataModels: [String]
  /// Whether a model of Core Data was read: then all classes of models are known.
  package var hasDataModel: Bool
  /// The models of Core ML, which are not read.
  package var learningModels: [String]
  /// The plug-ins that may write Swift files while the project is built.
  package var plugins: [String]
  /// - Parameter hasDataModel: whether a model of Core Data was read.
  package init(
    swiftFiles: [String] = [], dataModels: [String] = [], hasDataModel: Bool = false, learningModels: [String] = [],
    plugins: [String] = []
  ) {
    self.swiftFiles = swiftFiles
    self.dataModels = dataModels
    self.hasDataModel = hasDataModel
    self.learningModels = learningModels
    self.plugins = plugins
  }

  /// What may declare a name that was not found, as a message says it; nil where nothing may.
  /// - Parameters:
  ///   - isMember: it is a member of something: of what is made, only Swift files have such.
  ///   - modules: the modules that files of the program import.
  func origin(of name: String, isMember: Bool, importing modules: Set<String>) -> String? {
    if name.first?.isUppercase == true, !isMember {
      let isMade = { (model: String) in
        let stem = model.prefix { $0 != "." }
        return ["", "Input", "Output"].contains { name == stem + $0 }
      }
      if let model = learningModels.first(where: isMade) { return "'\(model)', which the playground does not read" }
      if modules.contains("CoreML"), learningModels.isEmpty {
        return "a model of Core ML, which is not in the folder of the project"
      }
      if modules.contains("CoreData"), !hasDataModel {
        let model = dataModels.first.map { "'\($0)'" } ?? "a model of Core Data"
        return "\(model), which is not in the folder of the project"
      }
      if let plugin = plugins.first { return "the plug-in '\(plugin)', which the playground does not run" }
    }
    return swiftFiles.first.map { "'\($0)', which the project names and which is not in its folder" }
  }
}
