import Drawing
import Foundation
import Testing

@Suite struct `A gradient` {
  private static let red = RGBA(red: 1, green: 0, blue: 0)
  private static let blue = RGBA(red: 0, green: 0, blue: 1)
  private static let area = CGRect(x: 10, y: 20, width: 40, height: 20)
  private static let middle = CGPoint(x: 0.5, y: 0.5)
  private func gradient(_ geometry: GradientPaint.Geometry) -> GradientPaint {
    GradientPaint(geometry, stops: [GradientPaint.Stop(color: Self.red, location: 0), GradientPaint.Stop(color: Self.blue, location: 1)])
  }

  @Test(arguments: [
    GradientPaint.Geometry.linear(from: middle, to: middle), .linear(from: CGPoint(x: CGFloat.nan, y: 0), to: middle), .linear(from: .zero, to: CGPoint(x: CGFloat.infinity, y: 0)),
    .radial(center: middle, startRadius: 0, endRadius: 0), .radial(center: middle, startRadius: -3, endRadius: -3), .radial(center: middle, startRadius: .nan, endRadius: 9),
    .radial(center: CGPoint(x: CGFloat.nan, y: 0), startRadius: 0, endRadius: 9), .elliptical(center: middle, startFraction: 0, endFraction: 0),
    .elliptical(center: middle, startFraction: 0, endFraction: .infinity),
  ]) func `without room is one colour, in cells and in files alike`(geometry: GradientPaint.Geometry) throws {
    let gradient = gradient(geometry)
    let sampler = GradientSampler(gradient, fallback: Self.area)
    guard case .color(let color) = gradient.drawn(in: Self.area) else {
      Issue.record("colours run")
      return
    }
    for point in [CGPoint(x: 12, y: 21), CGPoint(x: 30, y: 30), CGPoint(x: 49, y: 39)] { #expect(sampler.color(at: point) == color) }
  }

  @Test func `of two equal radii has an edge there, in cells and in files alike`() throws {
    let geometry = GradientPaint.Geometry.radial(center: Self.middle, startRadius: 8, endRadius: 8)
    guard case .gradient(let drawn) = gradient(geometry).drawn(in: Self.area) else {
      Issue.record("one colour")
      return
    }
    #expect(drawn.geometry == .radial(center: Self.middle, startRadius: 0, endRadius: 8))
    for sampler in [GradientSampler(gradient(geometry), fallback: Self.area), GradientSampler(drawn, fallback: Self.area)] {
      #expect(sampler.color(at: CGPoint(x: 30 + 7, y: 30)) == Self.red)
      #expect(sampler.color(at: CGPoint(x: 30 + 9, y: 30)) == Self.blue)
    }
  }
}
