// What `import NaturalLanguage` brings along.
@_exported import Foundation
