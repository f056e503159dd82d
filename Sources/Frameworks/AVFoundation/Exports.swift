// What `import AVFoundation` brings along.
@_exported import Foundation
@_exported import QuartzCore
