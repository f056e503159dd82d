// What `import LocalAuthentication` brings along.
@_exported import Foundation
