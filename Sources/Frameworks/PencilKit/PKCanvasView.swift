import Foundation
import SwiftUI
import UIKit

/// What draws on a canvas.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
  /// What the settings say.
  case `default` = 0
  /// Fingers and pencils.
  case anyInput = 1
  /// Pencils alone.
  case pencilOnly = 2
}

/// A view to draw in. It keeps its drawing; nobody draws in it here.
open class PKCanvasView: UIScrollView, PKToolPickerObserver {
  /// The lines. Who is told of the view is told that they are others.
  open var drawing = PKDrawing() {
    didSet {
      let hearing = delegate as? any PKCanvasViewDelegate
      hearing?.canvasViewDrawingDidChange(self)
      hearing?.canvasViewDidFinishRendering(self)
    }
  }
  /// What a person draws, wipes or chooses with.
  open var tool: any PKTool = PKInkingTool(.pen)
  /// What draws.
  open var drawingPolicy = PKCanvasViewDrawingPolicy.default
  /// Whether fingers draw.
  open var allowsFingerDrawing: Bool {
    get { drawingPolicy != .pencilOnly }
    set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
  }
  /// Whether a ruler lies on it.
  open var isRulerActive = false
  /// Whether a person can draw.
  open var isDrawingEnabled = true
  /// The newest version that its drawings may need.
  open var maximumSupportedContentVersion = PKContentVersion.latest
  /// What hears drawing.
  open var drawingGestureRecognizer: UIGestureRecognizer { drawingGesture }
  private let drawingGesture = UIGestureRecognizer()
  open override var canBecomeFirstResponder: Bool { true }
  /// Takes the tool of a picker.
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
  /// Takes the ruler of a picker.
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { isRulerActive = toolPicker.isRulerActive }
}

/// Who is told of a canvas. It is the delegate of the scroll view that a canvas is.
@MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  /// The drawing is another.
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  /// The drawing is shown.
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  /// A person begins to use a tool.
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  /// A person is done with a tool.
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  /// Nothing.
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  /// Nothing.
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  /// Nothing.
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  /// Nothing.
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}
