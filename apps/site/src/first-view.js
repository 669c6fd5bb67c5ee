// The first paint stands in the document itself: the header's place on every page, the home page's picture for visitors, a hall's
// posters.
;(function () {
  var path = location.pathname
  var told = document.currentScript.dataset
  var isHome = /^\/(index|register|register\.html|login)?$/.test(path)
  var isBare = /^\/(game|service|helpmc)$/.test(path)
  var isHall = /^\/(live|sports|esports|rng|pvp|fish|hot|elott)$/.test(path)
  var isVisitor = true
  try {
    isVisitor = sessionStorage.getItem('token') === null
  } catch {
    isVisitor = true
  }
  var hero = matchMedia('(max-width: 760px)').matches ? told.phone : told.wide
  if (isHome && isVisitor && hero) {
    var ahead = document.createElement('link')
    Object.assign(ahead, {
      rel: 'preload',
      as: 'image',
      type: 'image/avif',
      fetchPriority: 'high',
      href: hero,
    })
    document.head.append(ahead)
  }
  if (!isBare)
    document.documentElement.dataset.first = isHome && isVisitor ? 'home' : isHall ? 'hall' : 'page'
})()
