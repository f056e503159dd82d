// What `import UserNotifications` brings along.
@_exported import Foundation
