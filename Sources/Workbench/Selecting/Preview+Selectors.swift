internal import Views

extension Preview {
  /// What names nodes of the layout: identifiers with `#`, then kinds, each once, in tree order.
  public var selectors: [String] {
    guard let host else { return [] }
    var seen = Set<String>()
    let names = host.infos.compactMap { $0.identifier.map { "#" + $0 } } + host.infos.map(\.kind)
    return names.filter { seen.insert($0).inserted }
  }
}
