internal import Foundation
internal import LayoutCore
internal import Testing

/// On the device `cells`: the size as `w h`, and the leaves' frames as `x y w h` in pre-order. After every layout, the invariants are checked as well.
func expect(_ s: Sketch, _ w: CGFloat?, _ h: CGFloat?, _ size: String, _ frames: [String]? = nil, at location: SourceLocation = #_sourceLocation) {
  expect(Sketched(s), w, h, size, frames, at: location)
}
func expect(_ t: Sketched, _ w: CGFloat?, _ h: CGFloat?, _ size: String, _ frames: [String]? = nil, at location: SourceLocation = #_sourceLocation) {
  let got = t.layOut(w, h)
  #expect(word(got.width) + " " + word(got.height) == size, sourceLocation: location)
  if let frames { #expect(t.leafFrames() == frames, sourceLocation: location) }
  let before = t.tree.frames()
  for isLiteral in [false, true] {
    t.tree.isLiteral = isLiteral
    t.tree.isRecording = true
    _ = t.layOut(w, h)
    #expect(t.tree.frames() == before, "recording changes no frame", sourceLocation: location)
    t.tree.isRecording = false
  }
}
