// What `import AudioToolbox` brings along.
@_exported import Foundation
