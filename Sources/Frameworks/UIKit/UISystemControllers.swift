import Foundation
import SwiftUI

/// A question to a person: it is kept, a picture does not show it.
open class UIAlertController: UIViewController {
  /// Ways to ask.
  public enum Style: Int, Sendable {
    /// From below, in the middle.
    case actionSheet, alert
  }
  /// What is asked.
  open var message: String?
  /// The way.
  open private(set) var preferredStyle = Style.alert
  /// The answers.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields.
  open private(set) var textFields: [UITextField]?
  /// The answer that is meant.
  open var preferredAction: UIAlertAction?
  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
  }
  /// Takes an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Takes a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
/// An answer to a question.
@MainActor open class UIAlertAction {
  /// Kinds of answers.
  public enum Style: Int, Sendable {
    /// Usual, none, one that takes something away.
    case `default`, cancel, destructive
  }
  /// What it says.
  public let title: String?
  /// The kind.
  public let style: Style
  /// Whether it can be given.
  open var isEnabled = true
  let handler: ((UIAlertAction) -> Void)?
  /// An answer with what it does.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }
}

/// A sheet to share things with: nothing leaves the playground.
open class UIActivityViewController: UIViewController {
  /// Ways that are not shown.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// What is told at the end.
  open var completionWithItemsHandler: ((UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void)?
  /// A sheet for things.
  public convenience init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    self.init(nibName: nil, bundle: nil)
  }
}
/// A way to share.
@MainActor open class UIActivity {
  /// The name of a way.
  public struct ActivityType: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// A way of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A way of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Over the air.
    public static let airDrop = ActivityType(rawValue: "airDrop")
    /// To the pasteboard.
    public static let copyToPasteboard = ActivityType(rawValue: "copyToPasteboard")
    /// By mail.
    public static let mail = ActivityType(rawValue: "mail")
    /// By message.
    public static let message = ActivityType(rawValue: "message")
    /// On paper.
    public static let print = ActivityType(rawValue: "print")
    /// Among the photos.
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    /// To a contact.
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    /// To a reading list.
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
  }
  /// A way.
  public init() {}
  /// What it is called.
  open var activityTitle: String? { nil }
  /// What it shows.
  open var activityImage: UIImage? { nil }
  /// Its name.
  open var activityType: ActivityType? { nil }
  /// Whether it can take things.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Takes things.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Does it.
  open func perform() {}
  /// Tells that it is done.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A way to take or choose a photo: there are none.
open class UIImagePickerController: UINavigationController {
  /// Where photos come from.
  public enum SourceType: Int, Sendable {
    /// The photos, the camera, the albums.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// Sides of a device.
  public enum CameraDevice: Int, Sendable {
    /// The back, the front.
    case rear, front
  }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable {
    /// A photo, a film.
    case photo, video
  }
  /// What is told of a photo.
  public struct InfoKey: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// What is told, by a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The photo as it was.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The photo as a person changed it.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The address of a film.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The address of an image.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
  }
  /// Where photos come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether a person can change the photo.
  open var allowsEditing = false
  /// The kinds.
  open var mediaTypes = ["public.image"]
  /// The camera.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Whether the camera's buttons are shown.
  open var showsCameraControls = true
  /// Whether there is such a source: there is none.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { false }
  /// Whether there is such a camera: there is none.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
}
/// Who is told of a photo.
@MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// A photo was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// None was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}
extension UIImagePickerControllerDelegate {
  /// Nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A way to choose files: there are none.
open class UIDocumentPickerViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several can be chosen.
  open var allowsMultipleSelection = false
  /// Files of kinds.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
  }
}
/// Who is told of files.
@MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// None were chosen.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}
extension UIDocumentPickerDelegate {
  /// Nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
