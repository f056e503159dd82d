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
  /// The file of that name.
  package func file(named name: String) -> SourceFile? {
    (0..<index.count).first { index.file($0).name == name }.map(index.file)
  }
}

extension ProjectIndex {
  fileprivate func others(than own: String?, where isMeant: (Int) -> Bool) -> [ProgramCheck.File] {
    let indices = (0..<count).filter { file($0).name != own }
    read(Set(indices))
    return indices.filter(isMeant).map { ProgramCheck.File(file($0).name, file($0).text, syntax($0)) }
  }
}
