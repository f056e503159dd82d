// What `import ActivityKit` brings along.
@_exported import Foundation
