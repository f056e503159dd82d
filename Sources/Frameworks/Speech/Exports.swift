// What `import Speech` brings along.
@_exported import AVFoundation
@_exported import Foundation
