import Foundation
import SwiftUI
import UIKit

/// Something in a scene: nothing is drawn.
open class SCNNode {
  /// A name.
  open var name: String?
  /// What is inside.
  open private(set) var childNodes: [SCNNode] = []
  /// Nothing.
  public init() {}
  /// Puts something inside.
  open func addChildNode(_ child: SCNNode) { childNodes.append(child) }
}
/// A scene.
open class SCNScene {
  /// All of it.
  public let rootNode = SCNNode()
  /// Nothing.
  public init() {}
  /// A scene of a file: none is read.
  public convenience init?(named name: String) { self.init() }
}
/// A view of UIKit of a scene.
open class SCNView: UIView {
  /// The scene.
  open var scene: SCNScene?
  /// Whether a person moves around.
  open var allowsCameraControl = false
  /// Whether there is a light.
  open var autoenablesDefaultLighting = false
}
/// A view of a scene: a frame with its name.
public struct SceneView: View {
  /// How it is drawn.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// A person moves around.
    public static let allowsCameraControl = Options(rawValue: 1)
    /// There is a light.
    public static let autoenablesDefaultLighting = Options(rawValue: 2)
    /// It is drawn all the time.
    public static let rendersContinuously = Options(rawValue: 4)
  }
  /// A view of a scene.
  public init(scene: SCNScene?, pointOfView: SCNNode? = nil, options: Options = []) {}
  /// The frame.
  public var body: some View { FrameworkSupport.frame("SceneView") }
}
