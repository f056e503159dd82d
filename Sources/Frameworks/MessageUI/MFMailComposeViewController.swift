import Foundation
import SwiftUI
import UIKit

/// What came of a mail.
public enum MFMailComposeResult: Int, Sendable {
  /// Nothing, kept, sent, not sent.
  case cancelled, saved, sent, failed
}
/// What came of a message.
public enum MessageComposeResult: Int, Sendable {
  /// Nothing, sent, not sent.
  case cancelled, sent, failed
}
/// A controller to write mail with: none is sent.
open class MFMailComposeViewController: UINavigationController {
  /// Who is told.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Whether mail can be sent: no.
  open class func canSendMail() -> Bool { false }
  /// Sets what it is about.
  open func setSubject(_ subject: String) {}
  /// Sets to whom.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets who gets a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds bytes.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
/// Who is told of mail.
@MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// It was ended.
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  /// Nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
/// A controller to write messages with: none is sent.
open class MFMessageComposeViewController: UINavigationController {
  /// The text.
  open var body: String?
  /// To whom.
  open var recipients: [String]?
  /// Whether messages can be sent: no.
  open class func canSendText() -> Bool { false }
}
