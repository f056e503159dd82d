package import Semantics

extension ProjectFiles {
  /// The files beside the one that is shown.
  /// - Parameter isLibrary: whether the library has a type of that name. Of files that are no module, one that declares
  ///   such a type stands for itself.
  package func others(_ isLibrary: (String) -> Bool) -> [ProgramCheck.File] {
    index.others(than: own) { file in
      isModule || !index.declarations(file).contains { $0.isType && $0.declares.map(isLibrary) == true }
    }
  }
  /// Whether the files around the one that is shown are the same, with the same texts.
  package func isSame(as other: ProjectFiles) -> Bool {
    own == other.own && isModule == other.isModule && modelRemarks == other.modelRemarks
      && index.isSame(as: other.index)
  }
  /// The file of that name.
  package func file(named name: String) -> SourceFile? {
    (0..<index.count).first { index.file($0).name == name }.map(index.file)
  }
}

extension ProjectFiles? {
  /// What the checker looks for when a name is not found. Checkers are used on the main thread alone.
  @MainActor package var elsewhere: () -> SourcesElsewhere {
    guard let find = self?.unreadSources else { return { SourcesElsewhere() } }
    return {
      MainActor.assumeIsolated {
        let unread = find()
        return SourcesElsewhere(
          swiftFiles: unread.swiftFiles, dataModels: unread.dataModels, hasDataModel: unread.hasDataModel,
          learningModels: unread.learningModels, plugins: unread.plugins)
      }
    }
  }
}

extension ProjectIndex {
  /// Texts that were taken over from an earlier index lie in the same memory: comparing them takes no time.
  fileprivate func isSame(as other: ProjectIndex) -> Bool {
    if self === other { return true }
    return count == other.count
      && (0..<count).allSatisfy { file($0).name == other.file($0).name && file($0).bytes == other.file($0).bytes }
  }
  fileprivate func others(than own: String?, where isMeant: (Int) -> Bool) -> [ProgramCheck.File] {
    let indices = (0..<count).filter { file($0).name != own }
    read(Set(indices))
    return indices.filter(isMeant).map { ProgramCheck.File(file($0).name, file($0).text, syntax($0)) }
  }
}
