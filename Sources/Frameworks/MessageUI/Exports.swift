// What `import MessageUI` brings along.
@_exported import Foundation
