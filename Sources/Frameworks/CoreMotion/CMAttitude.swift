import Foundation

/// How a device is turned.
open class CMAttitude: NSObject {
  private var turn: CMQuaternion
  init(quaternion: CMQuaternion) {
    turn = quaternion
    super.init()
  }

  /// The rotation as four numbers.
  open var quaternion: CMQuaternion { turn }
  /// The rotation around the long side, in radians.
  open var roll: Double {
    atan2(2 * (turn.w * turn.y - turn.x * turn.z), 1 - 2 * (turn.x * turn.x + turn.y * turn.y))
  }
  /// The rotation around the short side, in radians.
  open var pitch: Double {
    let sine: Double = 2 * (turn.w * turn.x + turn.y * turn.z)
    return asin(max(-1, min(1, sine)))
  }
  /// The rotation around what points out of the screen, in radians.
  open var yaw: Double {
    atan2(2 * (turn.w * turn.z - turn.x * turn.y), 1 - 2 * (turn.x * turn.x + turn.z * turn.z))
  }
  /// The rotation as a matrix.
  open var rotationMatrix: CMRotationMatrix {
    let (x, y, z, w) = (turn.x, turn.y, turn.z, turn.w)
    return CMRotationMatrix(
      m11: 1 - 2 * (y * y + z * z), m12: 2 * (x * y + w * z), m13: 2 * (x * z - w * y),
      m21: 2 * (x * y - w * z), m22: 1 - 2 * (x * x + z * z), m23: 2 * (y * z + w * x),
      m31: 2 * (x * z + w * y), m32: 2 * (y * z - w * x), m33: 1 - 2 * (x * x + y * y))
  }
  /// Makes it the rotation from another attitude to this one.
  open func multiply(byInverseOf attitude: CMAttitude) {
    let (a, b) = (attitude.turn, turn)
    let w: Double = a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z
    let x: Double = a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y
    let y: Double = a.w * b.y + a.x * b.z - a.y * b.w - a.z * b.x
    let z: Double = a.w * b.z - a.x * b.y + a.y * b.x - a.z * b.w
    turn = CMQuaternion(x: x, y: y, z: z, w: w)
  }
}
