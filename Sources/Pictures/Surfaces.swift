internal import CCairo

/// Where pixels to draw on come from: four bytes each, as cairo keeps them.
///
/// What is drawn on a surface that could not be had is lost, and cairo remembers that: whatever takes from it or from a context with it has failed, too.
package struct Surfaces: Sendable {
  /// A surface of a width and a height in pixels, whose status says whether it could be had.
  package var make: @Sendable (_ width: Int32, _ height: Int32) -> OpaquePointer?

  package init(make: @escaping @Sendable (_ width: Int32, _ height: Int32) -> OpaquePointer?) { self.make = make }

  /// Cairo's own.
  package static let real = Surfaces { cairo_image_surface_create(CAIRO_FORMAT_ARGB32, $0, $1) }
  /// One that cannot be had.
  package static func none() -> OpaquePointer? { cairo_image_surface_create(CAIRO_FORMAT_ARGB32, -1, -1) }
}
