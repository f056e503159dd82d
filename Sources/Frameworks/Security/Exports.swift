// What `import Security` brings along.
@_exported import Foundation
