import CoreGraphics
import Foundation
import SwiftUI

/// What puts two images together.
public protocol CICompositeOperation: CIFilterProtocol {
  /// The image on top.
  var inputImage: CIImage? { get set }
  /// The image behind.
  var backgroundImage: CIImage? { get set }
}
