internal import Pictures
internal import Views
internal import Workbench

extension Preview {
  /// What an SVG calls the nodes: the identifier and, for people, the kind and the label.
  var pictureNames: [Int32: SVGPicture.Name] {
    guard let host else { return [:] }
    var names: [Int32: SVGPicture.Name] = [:]
    for (index, info) in host.infos.enumerated() {
      let label = host.label(of: Int32(index)).map { " \"\($0)\"" } ?? ""
      names[Int32(index)] = SVGPicture.Name(id: info.identifier ?? "node\(index)", title: info.kind + label)
    }
    return names
  }
}
