// What `import MetricKit` brings along.
@_exported import Foundation
