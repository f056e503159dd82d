// swift-format-ignore-file: AlwaysUseLowerCamelCase
import Foundation

/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// At school.
public let CNLabelSchool = "_$!<School>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// Mail of Apple.
public let CNLabelEmailiCloud = "iCloud"
/// The page of the person.
public let CNLabelURLAddressHomePage = "_$!<HomePage>!$_"
/// The day of a marriage.
public let CNLabelDateAnniversary = "_$!<Anniversary>!$_"
/// A phone to carry.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// A phone of Apple.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// A watch of Apple.
public let CNLabelPhoneNumberAppleWatch = "APPLE WATCH"
/// The first number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
/// A fax at home.
public let CNLabelPhoneNumberHomeFax = "_$!<HomeFAX>!$_"
/// A fax at work.
public let CNLabelPhoneNumberWorkFax = "_$!<WorkFAX>!$_"
/// A fax elsewhere.
public let CNLabelPhoneNumberOtherFax = "_$!<OtherFAX>!$_"
/// A pager.
public let CNLabelPhoneNumberPager = "_$!<Pager>!$_"
/// The relation to a father.
public let CNLabelContactRelationFather = "_$!<Father>!$_"
/// The relation to a mother.
public let CNLabelContactRelationMother = "_$!<Mother>!$_"
/// The relation to a parent.
public let CNLabelContactRelationParent = "_$!<Parent>!$_"
/// The relation to a brother.
public let CNLabelContactRelationBrother = "_$!<Brother>!$_"
/// The relation to a sister.
public let CNLabelContactRelationSister = "_$!<Sister>!$_"
/// The relation to a son.
public let CNLabelContactRelationSon = "_$!<Son>!$_"
/// The relation to a daughter.
public let CNLabelContactRelationDaughter = "_$!<Daughter>!$_"
/// The relation to a child.
public let CNLabelContactRelationChild = "_$!<Child>!$_"
/// The relation to a friend.
public let CNLabelContactRelationFriend = "_$!<Friend>!$_"
/// The relation to a spouse.
public let CNLabelContactRelationSpouse = "_$!<Spouse>!$_"
/// The relation to a partner.
public let CNLabelContactRelationPartner = "_$!<Partner>!$_"
/// The relation to an assistant.
public let CNLabelContactRelationAssistant = "_$!<Assistant>!$_"
/// The relation to a manager.
public let CNLabelContactRelationManager = "_$!<Manager>!$_"
/// The network Facebook.
public let CNSocialProfileServiceFacebook = "Facebook"
/// The network Flickr.
public let CNSocialProfileServiceFlickr = "Flickr"
/// The network LinkedIn.
public let CNSocialProfileServiceLinkedIn = "LinkedIn"
/// The network MySpace.
public let CNSocialProfileServiceMySpace = "MySpace"
/// The network SinaWeibo.
public let CNSocialProfileServiceSinaWeibo = "SinaWeibo"
/// The network TencentWeibo.
public let CNSocialProfileServiceTencentWeibo = "TencentWeibo"
/// The network Twitter.
public let CNSocialProfileServiceTwitter = "Twitter"
/// The network Yelp.
public let CNSocialProfileServiceYelp = "Yelp"
/// The network GameCenter.
public let CNSocialProfileServiceGameCenter = "GameCenter"
/// The messages of AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// The messages of Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// The messages of GaduGadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// The messages of GoogleTalk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// The messages of ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// The messages of Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// The messages of MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// The messages of QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// The messages of Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// The messages of Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"
