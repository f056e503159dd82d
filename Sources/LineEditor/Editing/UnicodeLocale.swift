internal import Foundation

/// The process's character set. libedit loses or crashes on every non-ASCII character unless it is UTF-8.
enum UnicodeLocale {
  /// Makes it UTF-8, whatever `LC_ALL` and `LANG` say. Only the character type changes; numbers and messages stay.
  static func activate() throws(LineEditorError) {
    if isActive { return }
    for name in ["", "C.UTF-8", "C.utf8", "en_US.UTF-8"] where setlocale(LC_CTYPE, name) != nil && isActive { return }
    throw .noUnicodeLocale
  }

  private static var isActive: Bool {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return false }
    return String(cString: name) == "UTF-8"
  }
}
