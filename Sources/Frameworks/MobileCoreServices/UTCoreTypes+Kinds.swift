import Foundation

/// Everything that has a place among files.
public let kUTTypeItem: CFString = "public.item"
/// Everything that a document holds.
public let kUTTypeContent: CFString = "public.content"
/// Content of several kinds.
public let kUTTypeCompositeContent: CFString = "public.composite-content"
/// A message, such as mail.
public let kUTTypeMessage: CFString = "public.message"
/// A person or a group with its addresses.
public let kUTTypeContact: CFString = "public.contact"
/// Files that are packed in one.
public let kUTTypeArchive: CFString = "public.archive"
/// A disk in one file.
public let kUTTypeDiskImage: CFString = "public.disk-image"
/// A stream of bytes.
public let kUTTypeData: CFString = "public.data"
/// A directory.
public let kUTTypeDirectory: CFString = "public.directory"
/// What leads to something else.
public let kUTTypeResolvable: CFString = "com.apple.resolvable"
/// A symbolic link.
public let kUTTypeSymLink: CFString = "public.symlink"
/// A program.
public let kUTTypeExecutable: CFString = "public.executable"
/// The place of a volume.
public let kUTTypeMountPoint: CFString = "com.apple.mount-point"
/// A file that leads to another one.
public let kUTTypeAliasFile: CFString = "com.apple.alias-file"
/// The data of such a file.
public let kUTTypeAliasRecord: CFString = "com.apple.alias-record"
/// A bookmark of a file.
public let kUTTypeURLBookmarkData: CFString = "com.apple.bookmark"
/// An address.
public let kUTTypeURL: CFString = "public.url"
/// The address of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// A folder that a person sees.
public let kUTTypeFolder: CFString = "public.folder"
/// A volume.
public let kUTTypeVolume: CFString = "public.volume"
/// A folder that looks like a file.
public let kUTTypePackage: CFString = "com.apple.package"
/// A folder of a known structure.
public let kUTTypeBundle: CFString = "com.apple.bundle"
/// A plug-in.
public let kUTTypePluginBundle: CFString = "com.apple.plugin"
/// A plug-in that reads files for a search.
public let kUTTypeSpotlightImporter: CFString = "com.apple.metadata-importer"
/// A plug-in that shows files.
public let kUTTypeQuickLookGenerator: CFString = "com.apple.quicklook-generator"
/// A service of an app.
public let kUTTypeXPCService: CFString = "com.apple.xpc-service"
/// A framework.
public let kUTTypeFramework: CFString = "com.apple.framework"
/// An app.
public let kUTTypeApplication: CFString = "com.apple.application"
/// An app that is a folder.
public let kUTTypeApplicationBundle: CFString = "com.apple.application-bundle"
/// An app that is a file.
public let kUTTypeApplicationFile: CFString = "com.apple.application-file"
/// A program of Unix.
public let kUTTypeUnixExecutable: CFString = "public.unix-executable"
/// A program of Windows.
public let kUTTypeWindowsExecutable: CFString = "com.microsoft.windows-executable"
/// A class of Java.
public let kUTTypeJavaClass: CFString = "com.sun.java-class"
/// Classes of Java in one file.
public let kUTTypeJavaArchive: CFString = "com.sun.java-archive"
/// A pane of settings.
public let kUTTypeSystemPreferencesPane: CFString = "com.apple.systempreference.prefpane"
/// A file that gzip packed.
public let kUTTypeGNUZipArchive: CFString = "org.gnu.gnu-zip-archive"
/// A file that bzip2 packed.
public let kUTTypeBzip2Archive: CFString = "public.bzip2-archive"
/// Files that zip packed.
public let kUTTypeZipArchive: CFString = "public.zip-archive"
