/// Names that programs use, each with what is drawn for it.
let symbolNames = """
  1.circle: 1-circle
  1.square: 1-square
  1.square.fill: 1-square-fill
  10.circle: text '10' in a circle
  16.circle: text '16' in a circle
  2.circle: 2-circle
  2.square.fill: 2-square-fill
  3.circle: 3-circle
  4.circle: 4-circle
  5.circle: 5-circle
  50.circle: text '50' in a circle
  a.circle: text 'A' in a circle
  a.circle.fill: text 'A' in a filled circle
  a.square: text 'A' in a square
  airplane: airplane-fill
  airplane.circle: airplane-fill in a circle
  airplane.circle.fill: airplane-fill in a filled circle
  airplane.departure: airplane-engines-fill
  airplayaudio: cast
  airpods: own drawing 'airpods'
  airpodsmax: headphones
  alarm: alarm
  alarm.fill: alarm-fill
  ant: bug
  ant.fill: bug-fill
  antenna.radiowaves.left.and.right: broadcast
  app: app
  app.fill: app
  applewatch: smartwatch
  archivebox: archive
  archivebox.fill: archive-fill
  arrow.2.circlepath: arrow-repeat
  arrow.backward: arrow-left
  arrow.clockwise: arrow-clockwise
  arrow.clockwise.circle: arrow-clockwise in a circle
  arrow.clockwise.circle.fill: arrow-clockwise in a filled circle
  arrow.counterclockwise: arrow-counterclockwise
  arrow.down: arrow-down
  arrow.down.circle: arrow-down-circle
  arrow.down.circle.fill: arrow-down-circle-fill
  arrow.down.right: arrow-down-right
  arrow.down.right.and.arrow.up.left: arrows-angle-contract
  arrow.left: arrow-left
  arrow.left.arrow.right: arrow-left-right
  arrow.left.circle: arrow-left-circle
  arrow.left.circle.fill: arrow-left-circle-fill
  arrow.right: arrow-right
  arrow.right.arrow.left: arrow-left-right
  arrow.right.circle: arrow-right-circle
  arrow.right.circle.fill: arrow-right-circle-fill
  arrow.swap: arrow-left-right
  arrow.triangle.2.circlepath: arrow-repeat
  arrow.triangle.branch: own drawing 'arrow.triangle.branch'
  arrow.up: arrow-up
  arrow.up.and.down: arrow-down-up
  arrow.up.arrow.down: arrow-down-up
  arrow.up.arrow.down.circle: arrow-down-up in a circle
  arrow.up.circle: arrow-up-circle
  arrow.up.circle.fill: arrow-up-circle-fill
  arrow.up.left: arrow-up-left
  arrow.up.left.and.arrow.down.right: own drawing 'arrow.up.left.and.arrow.down.right'
  arrow.up.message: chat-left
  arrow.up.right: arrow-up-right
  arrow.uturn.backward: arrow-return-left
  arrow.uturn.left: arrow-return-left
  arrowshape.turn.up.left: reply
  arrowtriangle.right.and.line.vertical.and.arrowtriangle.left.fill: symmetry-vertical
  asterisk: asterisk
  at: at
  b.circle: text 'B' in a circle
  b.circle.fill: text 'B' in a filled circle
  backpack: bag
  backward: rewind
  backward.end.fill: skip-start-fill
  backward.fill: rewind-fill
  bag: bag
  bag.circle: bag in a circle
  bag.fill: bag-fill
  balloon.2: balloon
  bandage: bandaid
  banknote: cash
  barcode: upc
  barcode.viewfinder: upc-scan
  basket: basket
  basket.fill: basket-fill
  basketball: own drawing 'basketball'
  basketball.fill: own drawing 'basketball'
  battery.100: battery-full
  battery.25: battery
  beach.umbrella: umbrella
  bed.double: own drawing 'bed.double.fill'
  bed.double.fill: own drawing 'bed.double.fill'
  bell: bell
  bell.and.waveform: bell
  bell.badge: bell
  bell.badge.fill: bell-fill
  bell.circle: bell in a circle
  bell.fill: bell-fill
  bell.shash.fill: bell-slash-fill
  bell.slash: bell-slash
  bell.slash.fill: bell-slash-fill
  bicycle: bicycle
  bicycle.circle: bicycle in a circle
  bird: own drawing 'bird.fill'
  bird.fill: own drawing 'bird.fill'
  birthday.cake: balloon
  birthday.cake.fill: balloon-fill
  bitcoinsign.circle: currency-bitcoin in a circle
  bold: type-bold
  bolt: lightning-charge
  bolt.circle: lightning-charge in a circle
  bolt.circle.fill: lightning-charge in a filled circle
  bolt.fill: lightning-charge-fill
  bolt.horizontal: lightning
  bolt.slash: lightning-charge crossed out
  bolt.slash.fill: lightning-charge-fill crossed out
  book: book
  book.closed: journal
  book.closed.fill: journal
  book.fill: book-fill
  bookmark: bookmark
  bookmark.circle: bookmark in a circle
  bookmark.circle.fill: bookmark in a filled circle
  bookmark.fill: bookmark-fill
  bookmark.slash: bookmark-x
  books.vertical: bookshelf
  books.vertical.fill: bookshelf
  box.truck: truck
  brain: lightbulb
  brain.head.profile: lightbulb
  briefcase: briefcase
  briefcase.fill: briefcase-fill
  bubble.left: chat
  bubble.left.and.bubble.right: chat-square-dots
  bubble.left.and.bubble.right.fill: chat-square-dots-fill
  bubble.left.fill: chat-fill
  bubble.right: chat
  bubble.right.fill: chat-fill
  building: building
  building.2: buildings
  building.2.fill: buildings-fill
  building.columns: bank
  building.columns.fill: bank2
  building.fill: building-fill
  bus: bus-front
  bus.fill: bus-front-fill
  c.circle: c-circle
  c.circle.fill: c-circle-fill
  calendar: calendar3
  calendar.badge.clock: calendar-event
  calendar.badge.plus: calendar-plus
  calendar.circle: calendar3 in a circle
  calendar.circle.fill: calendar3 in a filled circle
  camera: camera
  camera.circle: camera in a circle
  camera.circle.fill: camera in a filled circle
  camera.fill: camera-fill
  camera.viewfinder: camera2
  capsule: own drawing 'capsule'
  capsule.fill: own drawing 'capsule.fill'
  car: car-front
  car.circle: car-front in a circle
  car.circle.fill: car-front in a filled circle
  carrot: flower3
  carrot.fill: flower3
  cart: cart
  cart.badge.plus: cart-plus
  cart.circle: cart in a circle
  cart.fill: cart-fill
  cat: own drawing 'cat'
  character.cursor.ibeam: cursor-text
  chart.bar: bar-chart
  chart.bar.fill: bar-chart-fill
  chart.bar.xaxis: bar-chart-line
  chart.line.uptrend.xyaxis: graph-up-arrow
  chart.pie: pie-chart
  chart.pie.fill: pie-chart-fill
  chart.xyaxis.line: graph-up
  checklist: list-check
  checkmark: check-lg
  checkmark.circle: check-circle
  checkmark.circle.fill: check-circle-fill
  checkmark.seal: patch-check
  checkmark.seal.fill: patch-check-fill
  checkmark.shield: shield-check
  checkmark.shield.fill: shield-fill-check
  checkmark.square: check-square
  checkmark.square.fill: check-square-fill
  chevron.down: chevron-down
  chevron.down.circle: chevron-down in a circle
  chevron.down.circle.fill: chevron-down in a filled circle
  chevron.forward: chevron-right
  chevron.left: chevron-left
  chevron.left.circle: chevron-left in a circle
  chevron.left.circle.fill: chevron-left in a filled circle
  chevron.left.forwardslash.chevron.right: code-slash
  chevron.right: chevron-right
  chevron.right.2: chevron-double-right
  chevron.right.circle: chevron-right in a circle
  chevron.right.circle.fill: chevron-right in a filled circle
  chevron.up: chevron-up
  chevron.up.chevron.down: chevron-expand
  chevron.up.circle: chevron-up in a circle
  circle: circle
  circle.dashed: plus-circle-dotted
  circle.fill: circle-fill
  circle.grid.2x2: grid
  circle.grid.2x2.fill: grid-fill
  circle.grid.3x3: grid-3x3-gap
  circle.grid.cross: dpad
  circle.hexagongrid: hexagon
  circle.lefthalf.filled: circle-half
  clock: clock
  clock.arrow.circlepath: clock-history
  clock.fill: clock-fill
  cloud: cloud
  cloud.bolt: cloud-lightning
  cloud.bolt.fill: cloud-lightning-fill
  cloud.bolt.rain.fill: cloud-lightning-rain-fill
  cloud.drizzle.fill: cloud-drizzle-fill
  cloud.fill: cloud-fill
  cloud.fog: cloud-fog
  cloud.heavyrain.fill: cloud-rain-heavy-fill
  cloud.moon.fill: cloud-moon-fill
  cloud.rain: cloud-rain
  cloud.rain.fill: cloud-rain-fill
  cloud.snow: cloud-snow
  cloud.snow.fill: cloud-snow-fill
  cloud.sun: cloud-sun
  cloud.sun.bolt.fill: cloud-lightning-fill
  cloud.sun.fill: cloud-sun-fill
  cloud.sun.rain.fill: cloud-drizzle-fill
  coloncurrencysign.circle.fill: currency-exchange in a filled circle
  command: command
  cone.fill: cone
  cpu: cpu
  creditcard: credit-card
  creditcard.circle: credit-card in a circle
  creditcard.fill: credit-card-fill
  crop: crop
  cross: plus-lg
  cross.case: bandaid
  cross.case.fill: bandaid-fill
  cross.fill: plus-lg
  crown: own drawing 'crown'
  crown.fill: own drawing 'crown.fill'
  cube: box
  cube.box: box
  cube.fill: box-fill
  cup.and.saucer: cup-hot
  cup.and.saucer.fill: cup-hot-fill
  cylinder: database
  d.circle.fill: text 'D' in a filled circle
  delete.left: backspace
  delete.left.fill: backspace-fill
  desktopcomputer: pc-display
  diamond: diamond
  diamond.fill: diamond-fill
  dice: dice-5
  dice.fill: dice-5-fill
  die.face.1: dice-1
  die.face.5.fill: dice-5-fill
  digitalcrown.horizontal.press.fill: smartwatch
  display: display
  divide: own drawing 'divide'
  doc: file-earmark
  doc.badge.plus: file-earmark-plus
  doc.fill: file-earmark-fill
  doc.on.clipboard: clipboard
  doc.on.doc: files
  doc.on.doc.fill: files
  doc.plaintext: file-earmark-text
  doc.richtext: file-earmark-richtext
  doc.text: file-earmark-text
  doc.text.fill: file-earmark-text-fill
  doc.text.magnifyingglass: file-earmark-text
  dock.rectangle: window-dock
  dog: own drawing 'dog'
  dollarsign.circle: currency-dollar in a circle
  dollarsign.circle.fill: currency-dollar in a filled circle
  dot.radiowaves.left.and.right: broadcast
  dot.radiowaves.up.forward: rss
  drop: droplet
  drop.fill: droplet-fill
  drop.triangle.fill: droplet-fill
  dumbbell: own drawing 'dumbbell'
  dumbbell.fill: own drawing 'dumbbell.fill'
  ear: ear
  ellipsis: three-dots
  ellipsis.bubble: chat-dots
  ellipsis.circle: three-dots in a circle
  ellipsis.circle.fill: three-dots in a filled circle
  envelope: envelope
  envelope.badge: envelope-exclamation
  envelope.badge.fill: envelope-exclamation-fill
  envelope.circle.fill: envelope in a filled circle
  envelope.fill: envelope-fill
  envelope.open: envelope-open
  equal: own drawing 'equal'
  escape: escape
  eurosign.circle: currency-euro in a circle
  exclamationmark: exclamation-lg
  exclamationmark.circle: exclamation-circle
  exclamationmark.circle.fill: exclamation-circle-fill
  exclamationmark.octagon: exclamation-octagon
  exclamationmark.shield: shield-exclamation
  exclamationmark.triangle: exclamation-triangle
  exclamationmark.triangle.fill: exclamation-triangle-fill
  externaldrive: device-hdd
  eye: eye
  eye.circle: eye in a circle
  eye.fill: eye-fill
  eye.slash: eye-slash
  eye.slash.fill: eye-slash-fill
  eyedropper: eyedropper
  eyeglasses: eyeglasses
  face.smiling: emoji-smile
  face.smiling.fill: emoji-smile-fill
  faceid: person-bounding-box
  ferry: own drawing 'ferry'
  fiberchannel: diagram-2
  figure.hiking: own drawing 'figure.stand'
  figure.pool.swim: own drawing 'figure.stand'
  figure.run: own drawing 'figure.run'
  figure.run.circle: own drawing 'figure.run' in a circle
  figure.stand: own drawing 'figure.stand'
  figure.strengthtraining.traditional: own drawing 'figure.stand'
  figure.walk: own drawing 'figure.walk'
  figure.walk.circle: own drawing 'figure.walk' in a circle
  figure.wave: own drawing 'figure.wave'
  figure.yoga: own drawing 'figure.stand'
  filemenu.and.cursorarrow: menu-button-wide
  filemenu.and.selection: menu-button-wide
  film: film
  film.fill: film
  fish: own drawing 'fish'
  fish.fill: own drawing 'fish'
  flag: flag
  flag.checkered: flag-fill
  flag.circle: flag in a circle
  flag.fill: flag-fill
  flame: fire
  flame.circle: fire in a circle
  flame.fill: fire
  folder: folder
  folder.badge.plus: folder-plus
  folder.circle: folder in a circle
  folder.circle.fill: folder in a filled circle
  folder.fill.badge.plus: folder-plus
  football: own drawing 'football'
  fork.knife: own drawing 'fork.knife'
  fork.knife.circle: own drawing 'fork.knife' in a circle
  forward: fast-forward
  forward.end.fill: skip-end-fill
  forward.fill: fast-forward-fill
  fuelpump: fuel-pump
  fuelpump.fill: fuel-pump-fill
  gamecontroller: controller
  gamecontroller.fill: controller
  gauge: speedometer2
  gear: gear-wide-connected
  gear.circle: gear-wide-connected in a circle
  gearshape: gear
  gearshape.fill: gear-fill
  gift: gift
  gift.fill: gift-fill
  giftcard: gift
  globe: globe
  globe.americas.fill: globe-americas
  globe.europe.africa: globe-europe-africa
  gobackward: arrow-counterclockwise
  gobackward.15: arrow-counterclockwise
  goforward.15: arrow-clockwise
  graduationcap: mortarboard
  graduationcap.fill: mortarboard-fill
  hammer: hammer
  hammer.fill: hammer
  hand.point.up.left: hand-index
  hand.raised: hand-index
  hand.raised.fill: hand-index-fill
  hand.tap: hand-index-thumb
  hand.thumbsdown: hand-thumbs-down
  hand.thumbsdown.fill: hand-thumbs-down-fill
  hand.thumbsup: hand-thumbs-up
  hand.thumbsup.fill: hand-thumbs-up-fill
  hand.wave: hand-index-thumb
  hands.clap.fill: hand-thumbs-up-fill
  hare: own drawing 'hare.fill'
  hare.fill: own drawing 'hare.fill'
  headphones: headphones
  headphones.circle: headphones in a circle
  heart: heart
  heart.circle: heart in a circle
  heart.circle.fill: heart in a filled circle
  heart.fill: heart-fill
  heart.slash: heart crossed out
  heart.slash.fill: heart-fill crossed out
  heart.text.square: clipboard2-heart
  heart.text.square.fill: clipboard2-heart-fill
  hexagon: hexagon
  hexagon.fill: hexagon-fill
  highlighter: pen
  hourglass: hourglass-split
  house: house
  house.circle: house in a circle
  house.circle.fill: house in a filled circle
  house.fill: house-fill
  humidity: moisture
  i.circle: text 'I' in a circle
  icloud: cloud
  icloud.and.arrow.down: cloud-arrow-down
  icloud.and.arrow.up: cloud-arrow-up
  icloud.fill: cloud-fill
  infinity: infinity
  info: info-lg
  info.circle: info-circle
  info.circle.fill: info-circle-fill
  info.square: info-square
  ipad: tablet
  ipad.landscape: tablet-landscape
  iphone: phone
  italic: type-italic
  k.circle.fill: text 'K' in a filled circle
  key: key
  key.fill: key-fill
  keyboard: keyboard
  l.circle.fill: text 'L' in a filled circle
  ladybug: bug
  ladybug.fill: bug-fill
  lamp.desk: lamp
  laptopcomputer: laptop
  laptopcomputer.and.iphone: laptop
  largecircle.fill.circle: record-circle-fill
  leaf: own drawing 'leaf'
  leaf.circle: own drawing 'leaf' in a circle
  leaf.circle.fill: own drawing 'leaf' in a filled circle
  leaf.fill: own drawing 'leaf.fill'
  lightbulb: lightbulb
  lightbulb.fill: lightbulb-fill
  lightbulb.slash: lightbulb-off
  line.3.horizontal: own drawing 'line.3.horizontal'
  line.3.horizontal.decrease: own drawing 'line.3.horizontal.decrease'
  line.3.horizontal.decrease.circle: filter-circle
  line.3.horizontal.decrease.circle.fill: filter-circle-fill
  line.horizontal.3: list
  line.horizontal.3.decrease: filter
  line.horizontal.3.decrease.circle: filter-circle
  link: link-45deg
  link.circle: link-45deg
  link.circle.fill: link-45deg in a filled circle
  list.bullet: list-ul
  list.bullet.below.rectangle: card-list
  list.bullet.circle: list-ul in a circle
  list.bullet.indent: list-nested
  list.bullet.rectangle: card-list
  list.dash: list-task
  list.dash.header.rectangle: card-heading
  list.number: list-ol
  list.star: list-stars
  location: cursor
  location.circle: cursor in a circle
  location.circle.fill: cursor in a filled circle
  location.fill: cursor-fill
  location.north: cursor
  location.slash: cursor crossed out
  lock: lock
  lock.circle: lock in a circle
  lock.circle.fill: lock in a filled circle
  lock.fill: lock-fill
  lock.open: unlock
  lock.open.fill: unlock-fill
  lock.shield: shield-lock
  lock.shield.fill: shield-lock-fill
  lungs.fill: lungs-fill
  macbook: laptop
  macmini: hdd
  macwindow: window
  magazine: journals
  magnifyingglass: search
  map: map
  map.circle: map in a circle
  map.fill: map-fill
  mappin: geo
  mappin.and.ellipse: geo-alt
  mappin.circle: geo-alt
  mappin.circle.fill: geo-alt-fill
  medal: award
  medal.fill: award-fill
  megaphone: megaphone
  megaphone.fill: megaphone-fill
  memories.badge.plus: clock-history
  memorychip: memory
  menubar.rectangle: window-desktop
  message: chat
  message.badge.filled.fill: chat-dots-fill
  message.circle: chat in a circle
  message.circle.fill: chat in a filled circle
  message.fill: chat-fill
  mic: mic
  mic.circle: mic in a circle
  mic.circle.fill: mic in a filled circle
  mic.fill: mic-fill
  mic.slash: mic-mute
  mic.slash.fill: mic-mute-fill
  microphone.fill: mic-fill
  minus: dash-lg
  minus.circle: dash-circle
  minus.circle.fill: dash-circle-fill
  minus.square: dash-square
  moon: moon
  moon.circle: moon in a circle
  moon.circle.fill: moon in a filled circle
  moon.fill: moon-fill
  moon.stars: moon-stars
  moon.stars.fill: moon-stars-fill
  moon.zzz: moon
  mountain.2: own drawing 'mountain.2'
  mountain.2.fill: own drawing 'mountain.2.fill'
  mug: cup
  multiply: x-lg
  multiply.circle: x-lg in a circle
  multiply.circle.fill: x-lg in a filled circle
  music.mic: mic
  music.note: music-note
  music.note.house: house-heart
  music.note.list: music-note-list
  music.quarternote.3: music-note-beamed
  network: globe2
  newspaper: newspaper
  newspaper.fill: newspaper
  nosign: slash-circle
  note.text: sticky
  number: hash
  o.circle.fill: text 'O' in a filled circle
  octagon: octagon
  option: option
  oval: circle
  paintbrush: brush
  paintbrush.fill: brush-fill
  paintbrush.pointed: brush
  paintpalette: palette
  paintpalette.fill: palette-fill
  paperclip: paperclip
  paperplane: send
  paperplane.circle.fill: send in a filled circle
  paperplane.fill: send-fill
  party.popper: balloon
  pause: pause
  pause.circle: pause-circle
  pause.circle.fill: pause-circle-fill
  pause.fill: pause-fill
  pawprint: own drawing 'pawprint.fill'
  pawprint.fill: own drawing 'pawprint.fill'
  pencil: pencil
  pencil.and.outline: vector-pen
  pencil.circle: pencil in a circle
  pencil.slash: pencil crossed out
  pencil.tip: vector-pen
  pentagon: pentagon
  pentagon.fill: pentagon-fill
  percent: percent
  person: person
  person.2: people
  person.2.fill: people-fill
  person.3: own drawing 'person.3'
  person.3.fill: own drawing 'person.3.fill'
  person.3.sequence: people
  person.3.sequence.fill: people-fill
  person.badge.key.fill: person-fill-lock
  person.badge.plus: person-add
  person.circle: person-circle
  person.circle.fill: person in a filled circle
  person.crop.circle: person-circle
  person.crop.circle.badge.checkmark: person-circle with a badge check-circle-fill
  person.crop.circle.badge.plus: person-circle with a badge plus-circle-fill
  person.crop.circle.badge.xmark: person-circle with a badge x-circle-fill
  person.crop.circle.fill: own drawing 'person.crop.circle.fill'
  person.crop.circle.fill.badge.checkmark: own drawing 'person.crop.circle.fill' with a badge check-circle-fill
  person.crop.circle.fill.badge.plus: own drawing 'person.crop.circle.fill' with a badge plus-circle-fill
  person.crop.square: person-square
  person.crop.square.fill: person-square
  person.fill: person-fill
  person.fill.badge.plus: person-fill-add
  person.fill.checkmark: person-fill-check
  person.fill.questionmark: person-fill-exclamation
  person.fill.xmark: person-fill-x
  person.text.rectangle: person-vcard
  personalhotspot: link-45deg
  phone: telephone
  phone.circle: telephone in a circle
  phone.circle.fill: telephone in a filled circle
  phone.down: telephone-x
  phone.down.fill: telephone-x-fill
  phone.fill: telephone-fill
  photo: image
  photo.badge.plus: image with a badge plus-circle-fill
  photo.circle: image in a circle
  photo.fill: image-fill
  photo.on.rectangle: images
  photo.on.rectangle.angled: images
  pills: capsule-pill
  pills.fill: own drawing 'pills.fill'
  pin: pin-angle
  placeholdertext.fill: input-cursor-text
  play: play
  play.circle: play-circle
  play.circle.fill: play-circle-fill
  play.fill: play-fill
  play.rectangle: play-btn
  play.rectangle.fill: play-btn-fill
  plus: plus-lg
  plus.app: plus-square
  plus.app.fill: plus-square-fill
  plus.bubble: chat-left-dots
  plus.circle: plus-circle
  plus.circle.fill: plus-circle-fill
  plus.magnifyingglass: zoom-in
  plus.rectangle.fill: plus-square-fill
  plus.square: plus-square
  plus.square.fill: plus-square-fill
  popcorn: film
  power: power
  power.circle: power in a circle
  printer: printer
  printer.fill: printer-fill
  puzzlepiece: puzzle
  puzzlepiece.fill: puzzle-fill
  qrcode: qr-code
  qrcode.viewfinder: qr-code-scan
  questionmark: question-lg
  questionmark.circle: question-circle
  questionmark.circle.fill: question-circle-fill
  questionmark.diamond: question-diamond
  questionmark.square: question-square
  quote.bubble: chat-square-quote
  r.circle.fill: r-circle-fill
  record.circle: record-circle
  record.circle.fill: record-circle-fill
  rectangle: own drawing 'rectangle'
  rectangle.2.swap: arrow-left-right
  rectangle.3.group: columns-gap
  rectangle.3.offgrid.fill: grid-1x2-fill
  rectangle.dock: window-dock
  rectangle.expand.vertical: arrows-expand
  rectangle.fill: own drawing 'rectangle.fill'
  rectangle.fill.on.rectangle.angled.fill: files
  rectangle.grid.1x2: view-stacked
  rectangle.grid.2x2: grid
  rectangle.on.rectangle: files
  rectangle.portrait.and.arrow.right: box-arrow-right
  rectangle.split.3x1: layout-three-columns
  rectangle.stack: collection
  rectangle.stack.fill: collection-fill
  repeat: repeat
  repeat.1: repeat-1
  return: arrow-return-left
  rhombus.fill: diamond-fill
  rosette: award
  rotate.right: arrow-clockwise
  ruler: rulers
  safari: compass
  safari.fill: compass-fill
  sailboat: own drawing 'sailboat'
  scissors: scissors
  scooter: scooter
  scope: bullseye
  screwdriver: screwdriver
  scribble: activity
  seal: patch-check
  seal.fill: patch-check-fill
  server.rack: hdd-rack
  shareplay: person-video3
  shield: shield
  shield.fill: shield-fill
  shield.lefthalf.filled: shield-shaded
  shippingbox: box-seam
  shippingbox.fill: box-seam-fill
  shuffle: shuffle
  sidebar.left: layout-sidebar
  sidebar.right: layout-sidebar-reverse
  slider.horizontal.2.square: sliders in a square
  slider.horizontal.3: sliders
  slider.vertical.3: sliders2-vertical
  smallcircle.filled.circle: record-circle
  snow: snow
  snowflake: snow
  soccerball: own drawing 'soccerball'
  sofa: own drawing 'sofa'
  sparkle: star-fill
  sparkles: stars
  speaker: volume-off
  speaker.3.fill: volume-up-fill
  speaker.fill: volume-off-fill
  speaker.slash: volume-mute
  speaker.slash.fill: volume-mute-fill
  speaker.wave.1.fill: volume-down-fill
  speaker.wave.2: volume-up
  speaker.wave.2.fill: volume-up-fill
  speaker.wave.3: volume-up
  speaker.wave.3.fill: volume-up-fill
  speedometer: speedometer
  sportscourt: dice-5
  sportscourt.fill: dice-5-fill
  square: square
  square.3.layers.3d: layers
  square.and.arrow.down: box-arrow-in-down
  square.and.arrow.up: box-arrow-up
  square.and.arrow.up.fill: box-arrow-up
  square.and.pencil: pencil-square
  square.fill: square-fill
  square.grid.2x2: grid
  square.grid.2x2.fill: grid-fill
  square.grid.3x2: grid-3x2-gap
  square.grid.3x3: grid-3x3-gap
  square.grid.3x3.fill: grid-3x3-gap-fill
  square.on.square: files
  square.righthalf.fill: square-half
  square.split.2x1: layout-split
  square.stack: stack
  square.stack.3d.up: layers
  square.stack.3d.up.fill: layers-fill
  star: star
  star.circle: star in a circle
  star.circle.fill: star in a filled circle
  star.fill: star-fill
  star.leadinghalf.filled: star-half
  star.slash: star crossed out
  star.square: star in a square
  sterlingsign.circle: currency-pound in a circle
  stethoscope: heart-pulse
  stop: stop
  stop.circle: stop-circle
  stop.circle.fill: stop-circle-fill
  stop.fill: stop-fill
  stopwatch: stopwatch
  stopwatch.fill: stopwatch-fill
  storefront: shop
  storefront.fill: shop-window
  strikethrough: type-strikethrough
  suit.club.fill: suit-club-fill
  suit.heart: suit-heart
  suit.heart.fill: suit-heart-fill
  suitcase: briefcase
  suitcase.fill: briefcase-fill
  sun.max: sun
  sun.max.circle: sun in a circle
  sun.max.circle.fill: sun in a filled circle
  sun.max.fill: sun-fill
  sun.min: brightness-low
  sun.min.fill: brightness-low-fill
  sunglasses: sunglasses
  sunrise: sunrise
  sunrise.fill: sunrise-fill
  sunset: sunset
  sunset.fill: sunset-fill
  swift: lightning-fill
  switch.2: toggles
  syringe: eyedropper
  table: table
  tag: tag
  tag.circle: tag in a circle
  tag.fill: tag-fill
  takeoutbag.and.cup.and.straw: cup-straw
  target: bullseye
  tennisball: own drawing 'tennisball'
  text.aligncenter: text-center
  text.alignleft: text-left
  text.alignright: text-right
  text.badge.plus: text-paragraph
  text.bubble: chat-left-text
  text.bubble.fill: chat-left-text-fill
  text.justify.left: justify-left
  text.quote: quote
  textformat: fonts
  textformat.abc: spellcheck
  textformat.size: type
  textformat.size.larger: fonts
  textformat.size.smaller: fonts
  theatermasks: emoji-laughing
  theatermasks.fill: emoji-laughing-fill
  thermometer: thermometer
  thermometer.medium: thermometer-half
  thermometer.sun: thermometer-sun
  ticket: ticket-perforated
  ticket.fill: ticket-perforated-fill
  timer: stopwatch
  timer.circle: stopwatch in a circle
  tornado: tornado
  tortoise: own drawing 'tortoise.fill'
  tortoise.fill: own drawing 'tortoise.fill'
  touchid: fingerprint
  tram: train-front
  tram.fill: train-front-fill
  trash: trash3
  trash.fill: trash3-fill
  tray: inbox
  tray.fill: inbox-fill
  tray.full: inbox-fill
  tree: tree
  tree.fill: tree-fill
  triangle: triangle
  triangle.fill: triangle-fill
  trophy: trophy
  trophy.fill: trophy-fill
  tshirt: own drawing 'tshirt.fill'
  tshirt.fill: own drawing 'tshirt.fill'
  tv: tv
  tv.fill: tv-fill
  umbrella: umbrella
  umbrella.fill: umbrella-fill
  underline: type-underline
  video: camera-video
  video.circle: camera-video in a circle
  video.fill: camera-video-fill
  video.slash: camera-video-off
  viewfinder: fullscreen
  viewfinder.circle: fullscreen in a circle
  wallet.pass: wallet2
  wand.and.rays: magic
  wand.and.stars: magic
  wand.and.stars.inverse: magic
  waveform: own drawing 'waveform'
  waveform.circle: own drawing 'waveform' in a circle
  waveform.circle.fill: own drawing 'waveform' in a filled circle
  waveform.path.ecg: activity
  wifi: wifi
  wifi.exclamationmark: wifi-1
  wifi.slash: wifi-off
  wind: wind
  wineglass: own drawing 'wineglass'
  wrench: wrench
  wrench.and.screwdriver: tools
  wrench.and.screwdriver.fill: tools
  x.circle: x-circle
  xmark: x-lg
  xmark.bin: trash3
  xmark.circle: x-circle
  xmark.circle.fill: x-circle-fill
  xmark.octagon: x-octagon
  xmark.octagon.fill: x-octagon-fill
  xmark.square: x-square
  xmark.square.fill: x-square-fill
  y.circle: text 'Y' in a circle
  zzz: moon
  """
