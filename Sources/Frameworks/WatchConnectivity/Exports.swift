// What `import WatchConnectivity` brings along.
@_exported import Foundation
