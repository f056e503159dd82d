internal import Foundation
internal import Views

extension Catalogue {
  func registerStacks() {
    view(
      "VStack", Parameter<HorizontalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil), Parameter<ViewContent>("content"),
      doc: "Views in a column, from top to bottom."
    ) { alignment, spacing, content in VStack(alignment: alignment, spacing: spacing) { content.view } }
    view(
      "HStack", Parameter<VerticalAlignment>("alignment", default: .center), Parameter<CGFloat?>("spacing", default: nil), Parameter<ViewContent>("content"),
      doc: "Views in a row, from leading to trailing."
    ) { alignment, spacing, content in HStack(alignment: alignment, spacing: spacing) { content.view } }
    view(
      "ZStack", Parameter<Alignment>("alignment", default: .center), Parameter<ViewContent>("content"),
      doc: "Views one above another, the first at the back."
    ) { alignment, content in ZStack(alignment: alignment) { content.view } }
    view("Group", Parameter<ViewContent>("content"), doc: "Several views as one: a flat list.") { content in Group { content.view } }
    view("AnyView", Parameter<ViewArgument>(nil), doc: "A view without its static type.") { AnyView($0.view, typeName: $0.typeName) }
    view("AnyView", Parameter<ViewArgument>("erasing"), doc: "A view without its static type.") { AnyView($0.view, typeName: $0.typeName) }
  }
}
