/// A Core Data model of a project.
public struct DataModelFile: Sendable {
  /// The path of the file that was read, as it is shown.
  let name: String
  /// What it says, or why it cannot be read.
  let model: Result<DataModel, DataModel.Damage>

  /// A model, or why there is none.
  /// - Parameter name: the path of its file, as it is shown.
  public init(_ name: String, _ read: () throws(DataModel.Damage) -> DataModel) {
    self.name = name
    do throws(DataModel.Damage) { model = .success(try read()) } catch { model = .failure(error) }
  }

  /// What is to be said of it.
  var remarks: [Diagnostic] {
    switch model {
    case .failure(let damage):
      [Diagnostic(.note, "no classes are made of the Core Data model \(name): \(damage.reason)", at: nil)]
    case .success(let model):
      model.unfounded.isEmpty
        ? [] : [.unfounded(model.entities.map(\.name).filter(model.unfounded.contains), name)]
    }
  }
}

extension Diagnostic {
  fileprivate static func unfounded(_ entities: [String], _ file: String) -> Diagnostic {
    let named = entities.prefix(5).joined(separator: ", ") + (entities.count > 5 ? ", …" : "")
    return Diagnostic(.note, "in the Core Data model \(file) these inherit in a circle: \(named)", at: nil)
  }
}

extension ProjectFiles {
  /// The file that Xcode would make of models; nil where they say nothing.
  static func generated(of models: [DataModelFile], in index: ProjectIndex) -> SourceFile? {
    guard let name = models.first?.name else { return nil }
    let text = DataModelSource.text(of: models.compactMap { try? $0.model.get() }) { name in
      index.files[name]?.contains { file in
        index.declarations(file).contains { $0.declares == name && $0.isType && !$0.isPrivate }
      } ?? false
    }
    return text.map { SourceFile(name: name, text: $0) }
  }
}
