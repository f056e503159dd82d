internal import SwiftSyntax

extension Lowering {
  /// A generic parameter of a view of the library by its name, in an extension of that view.
  static func viewParameter(_ name: String, of view: String) -> TypeParameter? { viewParameters[view]?.first { $0.name == name } }

  /// The generic parameters of SwiftUI's views, which extensions of them can name. The types of library views are kept without arguments: a parameter stands for any view.
  static let viewParameters: [String: [TypeParameter]] = {
    var result: [String: [TypeParameter]] = [:]
    func add(_ views: String..., parameters: String...) {
      for view in views {
        result[view] = parameters.map { name in
          TypeParameter(name, name == "Data" ? ["RandomAccessCollection"] : ["ID", "SelectionValue", "V", "Value"].contains(name) ? ["Hashable"] : ["View"])
        }
      }
    }
    add(
      "HStack", "VStack", "ZStack", "LazyHStack", "LazyVStack", "LazyHGrid", "LazyVGrid", "Grid", "GridRow", "Group", "ScrollView", "Form", "NavigationView", "GeometryReader",
      "ControlGroup", "ViewThatFits", "AsyncImage", parameters: "Content")
    add(
      "Button", "Toggle", "Slider", "Stepper", "TextField", "SecureField", "DatePicker", "ColorPicker", "Link", "EditButton", "RenameButton", parameters: "Label")
    add("ProgressView", parameters: "Label", "CurrentValueLabel")
    add("Gauge", parameters: "Label", "CurrentValueLabel", "BoundsLabel", "MarkedValueLabels")
    add("DisclosureGroup", "GroupBox", "Menu", "LabeledContent", parameters: "Label", "Content")
    add("Label", parameters: "Title", "Icon")
    add("NavigationLink", parameters: "Label", "Destination")
    add("Section", parameters: "Parent", "Content", "Footer")
    add("Picker", parameters: "Label", "SelectionValue", "Content")
    add("List", "TabView", parameters: "SelectionValue", "Content")
    add("ForEach", parameters: "Data", "ID", "Content")
    add("NavigationStack", parameters: "Data", "Root")
    add("NavigationSplitView", parameters: "Sidebar", "Content", "Detail")
    add("ContentUnavailableView", parameters: "Label", "Description", "Actions")
    add("TimelineView", parameters: "Schedule", "Content")
    return result
  }()

  /// What the `where` of a function makes generic parameters of its type equal to: `init(title: String) where Header == Text`.
  func demand(_ clause: GenericWhereClauseSyntax?, of function: FunctionDeclaration) {
    guard let clause, clause.requirements.contains(where: { $0.requirement.is(SameTypeRequirementSyntax.self) }) else { return }
    let (found, _) = quietly { conditions(of: clause) }
    for condition in found {
      guard case .parameter(let parameter) = condition.subject, case .equals(let type) = condition.demand, !type.isSilent, !function.typeParameters.contains(parameter),
        !parameter.name.contains(".")
      else { continue }
      function.conditions.append(condition)
      context.conditions.append(condition)
    }
  }
}
