import Foundation

/// Any text.
public let kUTTypeText: CFString = "public.text"
/// Text without marks.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Text without marks in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Text in UTF-16 whose first bytes tell the order.
public let kUTTypeUTF16ExternalPlainText: CFString = "public.utf16-external-plain-text"
/// Text in UTF-16 in the machine's order.
public let kUTTypeUTF16PlainText: CFString = "public.utf16-plain-text"
/// Text of values with marks between them.
public let kUTTypeDelimitedText: CFString = "public.delimited-values-text"
/// Text of values with commas between them.
public let kUTTypeCommaSeparatedText: CFString = "public.comma-separated-values-text"
/// Text of values with tabs between them.
public let kUTTypeTabSeparatedText: CFString = "public.tab-separated-values-text"
/// The same in UTF-8.
public let kUTTypeUTF8TabSeparatedText: CFString = "public.utf8-tab-separated-values-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// A page of the web.
public let kUTTypeHTML: CFString = "public.html"
/// Text of XML.
public let kUTTypeXML: CFString = "public.xml"
/// The text of a program.
public let kUTTypeSourceCode: CFString = "public.source-code"
/// The text of a program for an assembler.
public let kUTTypeAssemblyLanguageSource: CFString = "public.assembly-source"
/// The text of a program in C.
public let kUTTypeCSource: CFString = "public.c-source"
/// The text of a program in Objective-C.
public let kUTTypeObjectiveCSource: CFString = "public.objective-c-source"
/// The text of a program in Swift.
public let kUTTypeSwiftSource: CFString = "public.swift-source"
/// The text of a program in C++.
public let kUTTypeCPlusPlusSource: CFString = "public.c-plus-plus-source"
/// The text of a program in Objective-C++.
public let kUTTypeObjectiveCPlusPlusSource: CFString = "public.objective-c-plus-plus-source"
/// A header in C.
public let kUTTypeCHeader: CFString = "public.c-header"
/// A header in C++.
public let kUTTypeCPlusPlusHeader: CFString = "public.c-plus-plus-header"
/// The text of a program in Java.
public let kUTTypeJavaSource: CFString = "com.sun.java-source"
/// The text of a program that is run as it is.
public let kUTTypeScript: CFString = "public.script"
/// The text of a program in AppleScript.
public let kUTTypeAppleScript: CFString = "com.apple.applescript.text"
/// A program in AppleScript.
public let kUTTypeOSAScript: CFString = "com.apple.applescript.script"
/// A program in AppleScript that is a folder.
public let kUTTypeOSAScriptBundle: CFString = "com.apple.applescript.script-bundle"
/// The text of a program in JavaScript.
public let kUTTypeJavaScript: CFString = "com.netscape.javascript-source"
/// The text of a program for a shell.
public let kUTTypeShellScript: CFString = "public.shell-script"
/// The text of a program in Perl.
public let kUTTypePerlScript: CFString = "public.perl-script"
/// The text of a program in Python.
public let kUTTypePythonScript: CFString = "public.python-script"
/// The text of a program in Ruby.
public let kUTTypeRubyScript: CFString = "public.ruby-script"
/// The text of a program in PHP.
public let kUTTypePHPScript: CFString = "public.php-script"
/// Text of JSON.
public let kUTTypeJSON: CFString = "public.json"
/// A property list.
public let kUTTypePropertyList: CFString = "com.apple.property-list"
/// A property list in XML.
public let kUTTypeXMLPropertyList: CFString = "com.apple.xml-property-list"
/// A property list in bytes.
public let kUTTypeBinaryPropertyList: CFString = "com.apple.binary-property-list"
/// A document of PDF.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Rich text with pictures.
public let kUTTypeRTFD: CFString = "com.apple.rtfd"
/// Rich text with pictures in one stream.
public let kUTTypeFlatRTFD: CFString = "com.apple.flat-rtfd"
/// Text with sounds and pictures.
public let kUTTypeTXNTextAndMultimediaData: CFString = "com.apple.txn.text-multimedia-data"
/// A page of the web with all its parts.
public let kUTTypeWebArchive: CFString = "com.apple.webarchive"
/// A file with an address.
public let kUTTypeInternetLocation: CFString = "com.apple.internet-location"
/// Text that was written by hand.
public let kUTTypeInkText: CFString = "com.apple.ink.inktext"
/// The card of a person.
public let kUTTypeVCard: CFString = "public.vcard"
/// Something to do.
public let kUTTypeToDoItem: CFString = "public.to-do-item"
/// An event of a calendar.
public let kUTTypeCalendarEvent: CFString = "public.calendar-event"
/// A mail.
public let kUTTypeEmailMessage: CFString = "public.email-message"
/// A log.
public let kUTTypeLog: CFString = "public.log"
