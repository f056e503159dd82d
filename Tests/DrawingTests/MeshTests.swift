import Drawing
import Foundation
import Testing

@Suite struct `A mesh of colours` {
  private static let red = RGBA(red: 1, green: 0, blue: 0), blue = RGBA(red: 0, green: 0, blue: 1)
  private static let corners = [CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 1)]

  @Test func `has its colours at its points and those between on the way`() throws {
    let mesh = try #require(MeshPixels(width: 2, height: 2, points: Self.corners, colors: [Self.red, Self.blue, Self.red, Self.blue], isSmooth: false))
    let (left, middle, right) = (mesh.bitmap.color(x: 0, y: 40), mesh.bitmap.color(x: 48, y: 40), mesh.bitmap.color(x: 95, y: 40))
    #expect(left.red > 0.97 && left.blue < 0.03 && right.blue > 0.97 && right.red < 0.03)
    #expect(abs(middle.red - 0.5) < 0.02 && abs(middle.blue - 0.5) < 0.02)
  }
  @Test func `covers the area without gaps`() throws {
    let mesh = try #require(MeshPixels(width: 2, height: 2, points: Self.corners, colors: Array(repeating: Self.red, count: 4), isSmooth: true))
    #expect(stride(from: 3, to: mesh.bitmap.bytes.count, by: 4).allSatisfy { mesh.bitmap.bytes[$0] == 255 })
  }
  @Test func `leaves what lies outside of it transparent`() throws {
    let points = Self.corners.map { CGPoint(x: $0.x / 2, y: $0.y) }
    let mesh = try #require(MeshPixels(width: 2, height: 2, points: points, colors: Array(repeating: Self.red, count: 4), isSmooth: true))
    #expect(mesh.bitmap.color(x: 20, y: 20).alpha == 1 && mesh.bitmap.color(x: 80, y: 20).alpha == 0)
  }
  @Test func `with too few points, or none that can be placed, is none`() {
    let colors = Array(repeating: Self.red, count: 4)
    #expect(MeshPixels(width: 2, height: 2, points: [], colors: colors, isSmooth: true) == nil)
    #expect(MeshPixels(width: 2, height: 2, points: Self.corners, colors: [], isSmooth: true) == nil)
    #expect(MeshPixels(width: 1, height: 4, points: Self.corners, colors: colors, isSmooth: true) == nil)
    #expect(MeshPixels(width: -3, height: 1_000_000, points: Self.corners, colors: colors, isSmooth: true) == nil)
    #expect(MeshPixels(width: 2, height: 2, points: [CGPoint(x: CGFloat.nan, y: 0)] + Self.corners, colors: colors, isSmooth: true) == nil)
  }
}
