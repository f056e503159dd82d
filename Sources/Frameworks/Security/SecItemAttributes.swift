import Foundation

/// The key of when an item can be read.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the device is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the device was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the device is unlocked and has a code, on this device alone.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While the device is unlocked, on this device alone.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After the device was unlocked once, on this device alone.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this device alone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The key of who may read an item.
public let kSecAttrAccessControl: CFString = "accc"
/// The key of the apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// The group of items on cards.
public let kSecAttrAccessGroupToken: CFString = "com.apple.token"
/// The key of whether an item goes to other devices.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items that go to other devices, and others.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// The key of when an item was added.
public let kSecAttrCreationDate: CFString = "cdat"
/// The key of when an item was changed last.
public let kSecAttrModificationDate: CFString = "mdat"
/// The key of the kind in words.
public let kSecAttrDescription: CFString = "desc"
/// The key of a comment.
public let kSecAttrComment: CFString = "icmt"
/// The key of the number of who made it.
public let kSecAttrCreator: CFString = "crtr"
/// The key of the number of its type, or of the type of a key.
public let kSecAttrType: CFString = "type"
/// The key of the name that a person sees.
public let kSecAttrLabel: CFString = "labl"
/// The key of whether it is hidden.
public let kSecAttrIsInvisible: CFString = "invi"
/// The key of whether it stands for a password that is not kept.
public let kSecAttrIsNegative: CFString = "nega"
/// The key of the account.
public let kSecAttrAccount: CFString = "acct"
/// The key of the service.
public let kSecAttrService: CFString = "svce"
/// The key of what an app wants to add.
public let kSecAttrGeneric: CFString = "gena"
/// The key of the domain of a password of a server.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The key of the server.
public let kSecAttrServer: CFString = "srvr"
/// The key of the protocol.
public let kSecAttrProtocol: CFString = "ptcl"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The protocol FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The protocol SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The protocol SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The key of how the server is asked.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// As is usual.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// By the simple way of HTTP.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// By digests of HTTP.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// By a form of a page.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The key of the port.
public let kSecAttrPort: CFString = "port"
/// The key of the path.
public let kSecAttrPath: CFString = "path"
/// The key of the name that apps find a key by.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// The key of a tag that an app gives a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The key of what part of a pair a key is.
public let kSecAttrKeyClass: CFString = "kcls"
/// The public part.
public let kSecAttrKeyClassPublic: CFString = "0"
/// The private part.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A key that both sides know.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The key of the cipher that a key is for.
public let kSecAttrKeyType: CFString = "type"
/// A key of RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key of an elliptic curve.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A key of an elliptic curve over a prime field.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The key of how many bits a key has.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The key of how many bits of a key count.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// The key of whether a key is kept.
public let kSecAttrIsPermanent: CFString = "perm"
/// The key of the chip that keeps a key.
public let kSecAttrTokenID: CFString = "tkid"
/// The chip of the device.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"
/// The key of what the private part shall be like.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The key of what the public part shall be like.
public let kSecPublicKeyAttrs: CFString = "public"
