// The first paint is in the document itself: the frame of every page, the home page's picture for visitors, a hall's posters. The page's
// code is requested after it is painted: on a slow connection two hundred kilobytes of script would compete with the picture.
;(function () {
  var path = location.pathname
  var told = document.currentScript.dataset
  var isHome = /^\/(index|register|register\.html|login)?$/.test(path)
  var isBare = /^\/(game|service|helpmc)$/.test(path)
  var isHall = /^\/(live|sports|esports|rng|pvp|fish|hot|elott)$/.test(path)
  var isVisitor = true
  var isVietnamese = false
  try {
    isVisitor = sessionStorage.getItem('token') === null
    isVietnamese = localStorage.getItem('lang') === 'VI'
  } catch {
    isVisitor = true
  }

  function link(facts) {
    document.head.append(Object.assign(document.createElement('link'), facts))
  }

  // for a member, the panel of the member centre covers the page if the URL names one
  var panel = isVisitor ? null : new URLSearchParams(location.search).get('member')

  function begin() {
    if (!told.entry) return
    var code = JSON.parse(told.code.replaceAll("'", '"'))
    var entry = document.createElement('script')
    document.head.append(Object.assign(entry, { type: 'module', crossOrigin: '', src: told.entry }))
    // the menu beside the page, and what a member has in the header
    var isBeside = !isVisitor || matchMedia('(width >= 761px)').matches
    ;['', isBeside ? 'beside' : null, panel === null ? path : 'member=' + panel].forEach(function (wanted) {
      var own = code[wanted] || [[], []]
      own[0].concat(isVietnamese ? own[1] : []).forEach(function (file) {
        link({ rel: 'modulepreload', crossOrigin: '', href: '/assets/' + file + '.js' })
      })
    })
  }

  // a hall's first row of posters is in the document: the code waits for it, but not for long
  function seen() {
    var line = first === 'hall' ? [].slice.call(document.querySelectorAll('.first-tiles img'), 0, 3) : []
    var decoded = line.map(function (picture) {
      return picture.decode().catch(function () {})
    })
    return Promise.race([
      Promise.all(decoded),
      new Promise(function (resolve) {
        setTimeout(resolve, 1500)
      }),
    ])
  }

  // with Save-Data there is no picture
  var isSparing =
    (navigator.connection && navigator.connection.saveData === true) ||
    matchMedia('(prefers-reduced-data: reduce)').matches
  var hero = matchMedia('(max-width: 760px)').matches ? told.phone : told.wide
  if (isHome && isVisitor && !isSparing && hero)
    link({ rel: 'preload', as: 'image', type: 'image/avif', fetchPriority: 'high', href: hero })
  var first =
    panel !== null ? 'centre' : isHome && isVisitor && !isSparing ? 'home' : isHall ? 'hall' : 'page'
  if (!isBare) document.documentElement.dataset.first = first
  addEventListener('DOMContentLoaded', function () {
    var titles = told.titles ? JSON.parse(told.titles.replaceAll("'", '"'))[panel] : null
    if (titles) document.querySelector('.first-title').textContent = titles[isVietnamese ? 1 : 0]
    if (told.says)
      document.querySelector('.first-says').textContent = told.says.split('|')[isVietnamese ? 1 : 0]
    // a hidden page is painted only when it becomes visible
    if (document.hidden) begin()
    else
      void seen().then(function () {
        requestAnimationFrame(function () {
          setTimeout(begin)
        })
      })
  })
})()
