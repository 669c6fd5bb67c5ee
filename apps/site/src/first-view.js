// The home page's first paint stands in the document itself; other pages and members do without it.
;(function () {
  var isHome = /^\/(index|register|register\.html|login)?$/.test(location.pathname)
  var isVisitor = false
  try {
    isVisitor = sessionStorage.getItem('token') === null
  } catch (blocked) {
    isVisitor = true
  }
  if (isHome && isVisitor) document.documentElement.dataset.first = 'home'
})()
