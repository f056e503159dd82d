// What `import Contacts` brings along.
@_exported import Foundation
