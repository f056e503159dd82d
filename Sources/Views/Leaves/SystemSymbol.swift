/// The characters that stand for Apple's symbols on a grid: one or two columns for each name (our choice; a table).
enum SystemSymbol {
  /// What is drawn for a symbol. The name's variants (`.fill`, `.circle`, `.square` …) are looked up first, then left out one by one; nil for a name without a sign.
  static func glyph(_ name: String) -> String? {
    var parts = name.split(separator: ".", omittingEmptySubsequences: false)
    while !parts.isEmpty {
      if let glyph = glyphs[parts.joined(separator: ".")] { return glyph }
      guard let last = parts.last, variants.contains(last) else { return nil }
      parts.removeLast()
    }
    return nil
  }
  /// Parts of a name that change the drawing, not the thing.
  private static let variants: Set<Substring> = [
    "fill", "circle", "square", "rectangle", "slash", "badge", "plus", "minus", "checkmark", "xmark", "inverse", "on", "2", "3", "and", "arrow", "horizontal", "vertical",
    "dashed", "app", "diagonal", "crop", "left", "right", "up", "down", "forward", "backward", "half", "lefthalf", "righthalf", "tophalf", "bottomhalf", "rays", "wave",
    "dotted", "max", "min", "shield", "person", "leading", "trailing", "portrait", "landscape", "questionmark", "exclamationmark", "clock", "fan", "triangle", "seal",
  ]

  /// Read once from text: the optimiser is slow with a dictionary of so many literals.
  private static let glyphs: [String: String] = {
    var glyphs: [String: String] = [:]
    var words = table.split(whereSeparator: \.isWhitespace)[...]
    while let name = words.popFirst(), let glyph = words.popFirst() { glyphs[String(name)] = String(glyph) }
    return glyphs
  }()
  /// Names, each with its sign: marks and shapes, arrows, people, things, weather, media, devices.
  private static let table = """
    star ☆  star.fill ★  star.leadinghalf.filled ★  star.circle ★  star.circle.fill ★  heart ♡  heart.fill ♥  heart.circle.fill ♥  circle ○
    circle.fill ●  circle.inset.filled ◉  largecircle.fill.circle ◉  circle.dashed ◌  circle.grid.2x2 ⁘  smallcircle.filled.circle ◉  square □
    square.fill ■  square.grid.2x2 ▦  square.grid.3x3 ▦  square.stack ❐  square.on.square ❐  triangle △  triangle.fill ▲  diamond ◇  diamond.fill ◆
    hexagon ⬡  hexagon.fill ⬢  seal ✪  seal.fill ✪  rhombus ◇  capsule ⬭  rectangle ▭  checkmark ✓  checkmark.circle ✓  checkmark.circle.fill ✔
    checkmark.square ☑  checkmark.square.fill ☑  checkmark.seal ✓  checkmark.seal.fill ✔  checkmark.shield ✓  xmark ✕  xmark.circle ⊗
    xmark.circle.fill ⊗  xmark.square ☒  xmark.square.fill ☒  plus ＋  plus.circle ⊕  plus.circle.fill ⊕  plus.square ⊞  plus.square.fill ⊞
    plus.app ⊞  minus −  minus.circle ⊖  minus.circle.fill ⊖  minus.square ⊟  multiply ×  multiply.circle ⊗  multiply.circle.fill ⊗  divide ÷
    equal =  percent %  number #  questionmark ?  questionmark.circle ?  exclamationmark !  exclamationmark.triangle ⚠
    exclamationmark.triangle.fill ⚠  exclamationmark.circle !  info i  info.circle ⓘ  info.circle.fill ⓘ  at @  asterisk *  dollarsign $
    dollarsign.circle $  eurosign €  sterlingsign £  yensign ¥  bitcoinsign ₿  ellipsis …  ellipsis.circle …  line.3.horizontal ≡
    line.horizontal.3 ≡  list.bullet ≣  list.dash ≣  list.number ≣  text.justify ≡  text.alignleft ≡  sparkles ✨  sparkle ✦  infinity ∞  sum ∑
    function ƒ  x.squareroot √  plusminus ±  nosign ⊘  slash.circle ⊘  togglepower ⏻  power ⏻  command ⌘  option ⌥  control ⌃  shift ⇧  escape ⎋
    return ↵  delete.left ⌫  delete.right ⌦  eject ⏏  chevron.right ›  chevron.left ‹  chevron.up ⌃  chevron.down ⌄  chevron.forward ›
    chevron.backward ‹  chevron.up.chevron.down ↕  chevron.left.forwardslash.chevron.right </  chevron.compact.down ⌄  chevron.right.circle ›
    chevron.left.circle ‹  arrow.right →  arrow.left ←  arrow.up ↑  arrow.down ↓  arrow.forward →  arrow.backward ←  arrow.up.right ↗
    arrow.up.left ↖  arrow.down.right ↘  arrow.down.left ↙  arrow.left.arrow.right ⇄  arrow.up.arrow.down ⇅  arrow.up.and.down ↕
    arrow.left.and.right ↔  arrow.clockwise ↻  arrow.counterclockwise ↺  arrow.triangle.2.circlepath ⟳  arrow.2.circlepath ⟳  arrow.uturn.left ↶
    arrow.uturn.backward ↶  arrow.uturn.right ↷  arrow.uturn.forward ↷  arrow.turn.up.left ↰  arrow.turn.down.right ↳  arrow.up.circle ↑
    arrow.down.circle ↓  arrow.right.circle →  arrow.left.circle ←  arrow.up.forward ↗  arrow.down.to.line ⤓  arrow.up.to.line ⤒
    arrow.triangle.branch ⑂  arrowtriangle.right ▷  arrowtriangle.right.fill ▶  arrowtriangle.left ◁  arrowtriangle.left.fill ◀  arrowtriangle.up △
    arrowtriangle.up.fill ▲  arrowtriangle.down ▽  arrowtriangle.down.fill ▼  arrowshape.turn.up.left ↰  arrowshape.turn.up.right ↱  location ➤
    location.fill ➤  location.north ▲  square.and.arrow.up ⇧  square.and.arrow.down ⇩  square.and.pencil ✎  paperplane ➢  paperplane.fill ➤
    rectangle.portrait.and.arrow.right ⇥  cursorarrow ↖  play ▷  play.fill ▶  play.circle ▷  play.circle.fill ▶  play.rectangle ▶  pause ⏸
    pause.circle ⏸  stop □  stop.fill ■  record.circle ⏺  forward ⏩  backward ⏪  forward.end ⏭  backward.end ⏮  goforward ↻  gobackward ↺
    goforward.15 ↻  gobackward.15 ↺  shuffle ⤭  repeat ↻  repeat.1 ↻  speaker 🔈  speaker.wave.2 🔊  speaker.wave.3 🔊  speaker.slash 🔇  music.note ♪
    music.note.list ♫  music.quarternote.3 ♫  music.mic 🎤  headphones 🎧  mic 🎤  mic.slash 🎤  video 🎥  camera 📷  photo 🖼  photo.on.rectangle 🖼
    film 🎞  tv 📺  guitars 🎸  pianokeys 🎹  waveform 〰  dot.radiowaves.left.and.right ((  gamecontroller 🎮  theatermasks 🎭  person 👤  person.2 👥
    person.3 👥  person.crop.circle 👤  person.badge.plus 👤  person.fill.viewfinder 👤  figure.walk 🚶  figure.run 🏃  figure.stand 🧍  hand.raised ✋
    hand.thumbsup 👍  hand.thumbsdown 👎  hand.point.up ☝  hand.wave 👋  hand.tap ☝  hands.clap 👏  eye 👁  eye.slash 👁  ear 👂  mouth 👄  brain 🧠
    face.smiling ☺  faceid ☺  touchid ☝  house ⌂  house.fill ⌂  gear ⚙  gearshape ⚙  gearshape.2 ⚙  wrench 🔧  hammer 🔨  screwdriver 🪛  scissors ✂
    pencil ✎  pencil.tip ✎  highlighter ✎  paintbrush 🖌  paintpalette 🎨  eyedropper 💧  wand.and.stars 🪄  wand.and.rays 🪄  trash 🗑  folder 📁  tray 📥
    archivebox 🗃  doc 📄  doc.text 📄  doc.on.doc ❐  doc.plaintext 📄  note 📝  note.text 📝  book 📖  book.closed 📕  books.vertical 📚  bookmark 🔖
    newspaper 📰  magazine 📰  paperclip 📎  link 🔗  tag 🏷  flag ⚑  flag.fill ⚑  pin 📌  mappin 📍  mappin.and.ellipse 📍  map 🗺  globe 🌐
    globe.americas 🌎  globe.europe.africa 🌍  globe.asia.australia 🌏  network 🌐  magnifyingglass 🔍  slider.horizontal.3 ☰
    line.3.horizontal.decrease ≡  envelope ✉  envelope.open ✉  phone ☎  phone.fill ☎  message 💬  bubble.left 💬  bubble.right 💬
    bubble.left.and.bubble.right 💬  text.bubble 💬  quote.bubble ❝  bell 🔔  bell.slash 🔕  megaphone 📣  lock 🔒  lock.open 🔓  key 🔑  shield 🛡  wifi 📶
    antenna.radiowaves.left.and.right 📡  bolt ⚡  bolt.fill ⚡  battery.100 🔋  battery.25 🪫  powerplug 🔌  lightbulb 💡  flashlight.on 🔦  candle 🕯
    lamp.desk 💡  calendar 📅  clock 🕐  alarm ⏰  timer ⏱  stopwatch ⏱  hourglass ⌛  gift 🎁  cart 🛒  bag 🛍  basket 🧺  creditcard 💳  wallet.pass 💳
    banknote 💵  briefcase 💼  suitcase 🧳  backpack 🎒  crown ♛  crown.fill ♛  trophy 🏆  medal 🏅  rosette 🏵  graduationcap 🎓  ticket 🎫
    theatermask.and.paintbrush 🎭  puzzlepiece 🧩  die.face.1 ⚀  die.face.2 ⚁  die.face.3 ⚂  die.face.4 ⚃  die.face.5 ⚄  die.face.6 ⚅  dice 🎲
    suit.heart ♡  suit.heart.fill ♥  suit.club ♧  suit.club.fill ♣  suit.diamond ♢  suit.diamond.fill ♦  suit.spade ♤  suit.spade.fill ♠  balloon 🎈
    party.popper 🎉  birthday.cake 🎂  fork.knife 🍴  cup.and.saucer ☕  mug ☕  wineglass 🍷  takeoutbag.and.cup.and.straw 🥡  carrot 🥕  pills 💊
    cross.case ⛑  bandage 🩹  stethoscope 🩺  syringe 💉  cross ✚  staroflife ✚  bed.double 🛏  sofa 🛋  chair 🪑  lamp.floor 💡  shower 🚿  bathtub 🛁
    washer 🧺  fanblades ☢  thermometer 🌡  gauge ◔  speedometer ◔  barometer ◔  chart.bar 📊  chart.pie ◔  chart.line.uptrend.xyaxis 📈
    chart.xyaxis.line 📈  tablecells ▦  umbrella ☂  tent ⛺  building 🏢  building.2 🏢  building.columns 🏛  car 🚗  bus 🚌  tram 🚊  bicycle 🚲  airplane ✈
    airplane.departure 🛫  airplane.arrival 🛬  ferry ⛴  sailboat ⛵  fuelpump ⛽  scooter 🛴  sportscourt 🏟  basketball 🏀  football 🏈  soccerball ⚽
    tennis.racket 🎾  baseball ⚾  dumbbell 🏋  figure.hiking 🥾  binoculars 🔭  skateboard 🛹  tshirt 👕  shoe 👟  eyeglasses 👓  comb 💇  mustache 👨  cube ⬚
    cube.fill ⬛  shippingbox 📦  cylinder ⛁  externaldrive ⛁  internaldrive ⛁  opticaldisc 💿  printer 🖨  scanner 🖨  faxmachine 📠  keyboard ⌨
    computermouse 🖱  desktopcomputer 🖥  display 🖥  laptopcomputer 💻  macpro.gen3 🖥  iphone 📱  ipad 📱  apps.iphone 📱  applewatch ⌚  airpods 🎧
    server.rack ⛁  cpu ▣  memorychip ▣  terminal ▣  swift ⚑  apple.logo ⌘  qrcode ▦  barcode ▥  viewfinder ⌗  rectangle.stack ❐  sidebar.left ◧
    sidebar.right ◨  circle.lefthalf.filled ◐  circle.righthalf.filled ◑  moonphase.full.moon ○  ruler 📏  level ═  lasso ∝  camera.filters ◍  a A
    textformat Aa  textformat.size Aa  bold B  italic I  underline U  strikethrough S  character A  abc ab  text.quote ❝  quote.opening ❝  sun.max ☀
    sun.min ☀  sun.haze ☀  sun.dust ☀  sunrise 🌅  sunset 🌇  moon ☾  moon.stars 🌙  moon.zzz 🌙  zzz 💤  cloud ☁  cloud.sun ⛅  cloud.moon ☁
    cloud.rain 🌧  cloud.drizzle 🌦  cloud.heavyrain 🌧  cloud.bolt 🌩  cloud.bolt.rain ⛈  cloud.snow 🌨  cloud.fog 🌫  cloud.hail 🌨  cloud.sun.rain 🌦
    cloud.sun.bolt ⛈  wind 🌬  wind.snow 🌬  snowflake ❄  snow ❄  tornado 🌪  hurricane 🌀  tropicalstorm 🌀  rainbow 🌈  drop 💧  flame 🔥  humidity 💧
    leaf 🍃  tree 🌳  camera.macro 🌼  ant 🐜  ladybug 🐞  hare 🐇  tortoise 🐢  fish 🐟  bird 🐦  pawprint 🐾  dog 🐕  cat 🐈  lizard 🦎  teddybear 🧸
    mountain.2 ⛰  water.waves 🌊  atom ⚛
    """
}
