internal import Foundation
internal import Views

extension Catalogue {
  func registerLeaves() {
    view("EmptyView", doc: "A view that shows nothing.") { EmptyView() }
    view("Spacer", Parameter<CGFloat?>("minLength", default: nil), doc: "Space that grows along the axis of its stack.") { Spacer(minLength: $0) }
    view("Divider", doc: "A thin line across the axis of its stack.") { Divider() }
  }
}
