// What `import OSLog` brings along.
@_exported import Foundation
@_exported import os
