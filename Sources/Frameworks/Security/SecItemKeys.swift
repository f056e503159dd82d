import Foundation

/// The key of what kind an item is.
public let kSecClass: CFString = "class"
/// The kind of a password of an app.
public let kSecClassGenericPassword: CFString = "genp"
/// The kind of a password of a server.
public let kSecClassInternetPassword: CFString = "inet"
/// The kind of a certificate.
public let kSecClassCertificate: CFString = "cert"
/// The kind of a key.
public let kSecClassKey: CFString = "keys"
/// The kind of a certificate with its key.
public let kSecClassIdentity: CFString = "idnt"
/// The key of the secret bytes.
public let kSecValueData: CFString = "v_Data"
/// The key of the object that an item is.
public let kSecValueRef: CFString = "v_Ref"
/// The key of a name that an item keeps.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The key of whether the secret bytes are asked for.
public let kSecReturnData: CFString = "r_Data"
/// The key of whether everything but the bytes is asked for.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// The key of whether the object is asked for.
public let kSecReturnRef: CFString = "r_Ref"
/// The key of whether the name that is kept is asked for.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The key of how many items are asked for.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The key of whether the case of letters does not matter.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The key of a list of items to search in.
public let kSecMatchItemList: CFString = "m_ItemList"
/// The key of a list of stores to search in.
public let kSecMatchSearchList: CFString = "m_SearchList"
/// The key of a policy that certificates have to meet.
public let kSecMatchPolicy: CFString = "m_Policy"
/// The key of who made a certificate.
public let kSecMatchIssuers: CFString = "m_Issuers"
/// The key of whether certificates have to be trusted.
public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// The key of a context that knows the person.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
/// The key of whether the person may be asked.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The person may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// A call fails where the person would be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items are left out where the person would be asked.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The key of the words that the person is asked with.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The key of whether the store of the phone is used on a Mac.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The key of a list of items to use.
public let kSecUseItemList: CFString = "u_ItemList"
