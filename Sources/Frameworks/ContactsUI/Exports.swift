// What `import ContactsUI` brings along.
@_exported import Contacts
@_exported import Foundation
@_exported import UIKit
