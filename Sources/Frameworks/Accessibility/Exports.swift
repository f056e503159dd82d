// What `import Accessibility` brings along.
@_exported import Foundation
