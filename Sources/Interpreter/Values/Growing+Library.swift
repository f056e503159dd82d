internal import Views

extension BezierPath: @MainActor Growing {
  package var size: Int { path.size }
}
extension GraphicsPath: @MainActor Growing {
  package var size: Int { path.size }
}
