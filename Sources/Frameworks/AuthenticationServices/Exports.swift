// What `import AuthenticationServices` brings along.
@_exported import Foundation
