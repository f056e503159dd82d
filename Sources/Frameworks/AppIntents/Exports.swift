// What `import AppIntents` brings along.
@_exported import Foundation
