import Foundation
import SwiftUI
import UIKit

/// Something in a scene: nothing is drawn.
@MainActor open class SKNode {
  /// In points.
  open var position = CGPoint.zero
  /// The order of drawing.
  open var zPosition: CGFloat = 0
  /// In radians.
  open var zRotation: CGFloat = 0
  /// How large.
  open var xScale: CGFloat = 1
  /// How large.
  open var yScale: CGFloat = 1
  /// How opaque.
  open var alpha: CGFloat = 1
  /// Whether it is not shown.
  open var isHidden = false
  /// A name.
  open var name: String?
  /// What is inside.
  open private(set) var children: [SKNode] = []
  /// What is around.
  open private(set) weak var parent: SKNode?
  /// How it moves.
  open var physicsBody: SKPhysicsBody?
  /// Nothing.
  public init() {}
  /// Something of a file: nothing.
  public convenience init?(fileNamed filename: String) { self.init() }
  /// Puts something inside.
  open func addChild(_ node: SKNode) {
    children.append(node)
    node.parent = self
  }
  /// Takes it out.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
  /// Takes all out.
  open func removeAllChildren() { children = [] }
  /// What is inside under a name.
  open func childNode(withName name: String) -> SKNode? { children.first { $0.name == name } }
  /// Moves: nothing moves in a picture.
  open func run(_ action: SKAction) {}
  /// Sets how large.
  open func setScale(_ scale: CGFloat) { (xScale, yScale) = (scale, scale) }
}
/// A scene.
open class SKScene: SKNode {
  /// How a scene fits.
  public enum ScaleMode: Int, Sendable {
    /// Stretched, covering, fitting, changed.
    case fill, aspectFill, aspectFit, resizeFill
  }
  /// In points.
  open var size = CGSize.zero
  /// How it fits.
  open var scaleMode = ScaleMode.fill
  /// What is behind.
  open var backgroundColor = UIColor.gray
  /// The point that is at the middle, in parts of the size.
  open var anchorPoint = CGPoint.zero
  /// How things fall.
  public let physicsWorld = SKPhysicsWorld()
  /// A scene of a size in points.
  public convenience init(size: CGSize) {
    self.init()
    self.size = size
  }
  /// The scene is made.
  open func sceneDidLoad() {}
  /// The scene is shown.
  open func didMove(to view: SKView) {}
  /// A picture is made.
  open func update(_ currentTime: TimeInterval) {}
  /// The size is another.
  open func didChangeSize(_ oldSize: CGSize) {}
  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
/// A view of a scene.
open class SKView: UIView {
  /// Shows a scene: it is not drawn.
  open func presentScene(_ scene: SKScene?) {}
}
/// An image of a scene.
open class SKSpriteNode: SKNode {
  /// In points.
  open var size = CGSize.zero
  /// Its colour.
  open var color = UIColor.clear
  /// An image of the project.
  public convenience init(imageNamed name: String) { self.init() }
  /// A rectangle; the size in points.
  public convenience init(color: UIColor, size: CGSize) {
    self.init()
    self.color = color
    self.size = size
  }
}
/// Letters of a scene.
open class SKLabelNode: SKNode {
  /// What they say.
  open var text: String?
  /// In points.
  open var fontSize: CGFloat = 32
  /// Their colour.
  open var fontColor: UIColor?
  /// Letters.
  public convenience init(text: String?) {
    self.init()
    self.text = text
  }
}
/// A shape of a scene.
open class SKShapeNode: SKNode {
  /// The colour inside.
  open var fillColor = UIColor.clear
  /// The colour of the line.
  open var strokeColor = UIColor.white
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// A circle; the radius in points.
  public convenience init(circleOfRadius radius: CGFloat) { self.init() }
  /// A rectangle in points.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat = 0) { self.init() }
}
/// Many small things: none are drawn.
open class SKEmitterNode: SKNode {
  /// How many in a second.
  open var particleBirthRate: CGFloat = 0
  /// How long they are there, in seconds.
  open var particleLifetime: CGFloat = 0
  /// Where they come from, in points.
  open var particlePositionRange = CGVector(dx: 0, dy: 0)
  /// Their colour.
  open var particleColor = UIColor.white
  /// How fast, in points a second.
  open var particleSpeed: CGFloat = 0
  /// Their direction in radians.
  open var emissionAngle: CGFloat = 0
  /// How large.
  open var particleScale: CGFloat = 1
  /// As if so many seconds had passed.
  open func advanceSimulationTime(_ sec: TimeInterval) {}
}
/// A movement: nothing moves in a picture.
@MainActor open class SKAction {
  init() {}
  /// To a point, in seconds.
  public static func move(to location: CGPoint, duration: TimeInterval) -> SKAction { SKAction() }
  /// By an angle in radians, in seconds.
  public static func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction { SKAction() }
  /// Away, in seconds.
  public static func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction() }
  /// Nothing, in seconds.
  public static func wait(forDuration duration: TimeInterval) -> SKAction { SKAction() }
  /// One after the other.
  public static func sequence(_ actions: [SKAction]) -> SKAction { SKAction() }
  /// Again and again.
  public static func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  /// Out of the scene.
  public static func removeFromParent() -> SKAction { SKAction() }
}
/// How something falls.
@MainActor open class SKPhysicsBody {
  /// Whether it falls.
  open var affectedByGravity = true
  /// Whether it moves.
  open var isDynamic = true
  /// How it springs back.
  open var restitution: CGFloat = 0.2
  /// A circle; the radius in points.
  public init(circleOfRadius r: CGFloat) {}
  /// A rectangle in points.
  public init(rectangleOf s: CGSize) {}
  /// The edges of a rectangle in points.
  public init(edgeLoopFrom rect: CGRect) {}
}
/// How things fall.
@MainActor open class SKPhysicsWorld {
  /// How fast, in metres a second each second.
  open var gravity = CGVector(dx: 0, dy: -9.8)
  init() {}
}
/// A view of a scene: a frame with its name.
public struct SpriteView: View {
  /// How it is drawn.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Options of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// What lies behind shines through.
    public static let allowsTransparency = Options(rawValue: 1)
    /// The order of what is inside does not matter.
    public static let ignoresSiblingOrder = Options(rawValue: 2)
  }
  /// A view of a scene.
  public init(
    scene: SKScene, isPaused: Bool = false, preferredFramesPerSecond: Int = 60, options: Options = []
  ) {}
  /// The frame.
  public var body: some View { FrameworkSupport.frame("SpriteView") }
}
