// What `import MetricKit` brings along.
@_exported import Foundation
@_exported import os
