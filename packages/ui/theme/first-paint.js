// Before the first paint: the remembered theme, or the system's. A file of its own, because the policy allows no inline script.
;(function () {
  var chosen = null
  try {
    chosen = localStorage.getItem('theme')
  } catch {
    chosen = null
  }
  var isLight = chosen ? chosen === 'light' : matchMedia('(prefers-color-scheme: light)').matches
  document.documentElement.dataset.theme = isLight ? 'light' : 'dark'
})()
