// The first paint stands in the document itself: the header's place on every page, the home page's picture for visitors.
;(function () {
  var isHome = /^\/(index|register|register\.html|login)?$/.test(location.pathname)
  var isBare = /^\/(game|service|helpmc)$/.test(location.pathname)
  var isVisitor = false
  try {
    isVisitor = sessionStorage.getItem('token') === null
  } catch {
    isVisitor = true
  }
  var pictures = document.currentScript.dataset
  var hero = matchMedia('(max-width: 760px)').matches ? pictures.phone : pictures.wide
  if (isHome && isVisitor && hero) {
    var ahead = document.createElement('link')
    ahead.rel = 'preload'
    ahead.as = 'image'
    ahead.type = 'image/avif'
    ahead.fetchPriority = 'high'
    ahead.href = hero
    document.head.append(ahead)
  }
  if (!isBare) document.documentElement.dataset.first = isHome && isVisitor ? 'home' : 'page'
})()
