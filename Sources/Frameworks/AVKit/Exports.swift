// What `import AVKit` brings along.
@_exported import AVFoundation
@_exported import Foundation
