// What `import PhotosUI` brings along.
@_exported import Foundation
@_exported import Photos
@_exported import UIKit
