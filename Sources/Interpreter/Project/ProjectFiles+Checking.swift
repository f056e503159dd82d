package import Semantics

extension ProjectFiles {
  /// The files beside the one that is shown.
  package var others: [ProgramCheck.File] { index.others(than: own) }
  /// The file of that name.
  package func file(named name: String) -> SourceFile? {
    (0..<index.count).first { index.file($0).name == name }.map(index.file)
  }
}

extension ProjectIndex {
  fileprivate func others(than own: String?) -> [ProgramCheck.File] {
    let indices = (0..<count).filter { file($0).name != own }
    read(Set(indices))
    return indices.map { ProgramCheck.File(file($0).name, file($0).text, syntax($0)) }
  }
}
