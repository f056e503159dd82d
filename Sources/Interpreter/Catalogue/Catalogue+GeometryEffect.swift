internal import Drawing
internal import Foundation
internal import Views

extension ProjectionTransform: LibraryValue {
  static var libraryType: LibraryType { LibraryType("ProjectionTransform", ["Equatable"]) }
}

/// A `struct Shake: GeometryEffect` of the file.
struct InterpretedGeometryEffect: GeometryEffect {
  let inputs: InterpretedInputs
  nonisolated var providerName: String? { inputs.typeName }
  func effectValue(size: CGSize) -> ProjectionTransform {
    let (instance, evaluation) = (inputs.instance, inputs.evaluation)
    guard case .library(let made)? = evaluation.callMethod("effectValue", ["size"], of: .structure(instance), [size.value], at: instance.declaration.span) else {
      return ProjectionTransform()
    }
    return made as? ProjectionTransform ?? ProjectionTransform()
  }
}

extension Catalogue {
  /// Maps of what is drawn, and what they are made of.
  func registerGeometryEffects() {
    add(ProjectionTransform.libraryType)
    value(ProjectionTransform.self, doc: "Leaves everything where it is.") { ProjectionTransform() }
    value(ProjectionTransform.self, Parameter<CGAffineTransform>(nil), doc: "An affine map.") { ProjectionTransform($0) }
    method(of: ProjectionTransform.self, "concatenating", Parameter<ProjectionTransform>(nil), doc: "This map, then another one.") { $0.concatenating($1) }
    property(of: ProjectionTransform.self, "isIdentity", doc: "True if nothing moves.") { $0.isIdentity }
    property(of: ProjectionTransform.self, "isAffine", doc: "True if parallel lines stay parallel.") { $0.isAffine }
    for (name, path) in [
      ("m11", \ProjectionTransform.m11), ("m12", \.m12), ("m13", \.m13), ("m21", \.m21), ("m22", \.m22), ("m23", \.m23), ("m31", \.m31), ("m32", \.m32), ("m33", \.m33),
    ] {
      property(of: ProjectionTransform.self, name, path, doc: "A number of the matrix.")
    }
    modifier("projectionEffect", Parameter<ProjectionTransform>(nil), doc: "Draws the view after a map; layout does not notice.") { $0.projectionEffect($1) }
  }
}
