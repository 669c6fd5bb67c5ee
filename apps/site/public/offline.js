// The page that stands where there is no line: in the look and the language chosen last; it looks again by itself, and at a press.
;(function () {
  var EVERY_MS = 4000
  var kept = function (name) {
    try {
      return localStorage.getItem(name) || ''
    } catch {
      return '' // a browser that keeps nothing
    }
  }
  var lang = kept('lang').toLowerCase()
  document.documentElement.dataset.theme = kept('theme')
  if (document.querySelector('p[lang="' + lang + '"]')) {
    document.documentElement.lang = lang
    document.querySelectorAll('main [lang]:not([lang="' + lang + '"])').forEach(function (other) {
      other.hidden = true
    })
  }
  function again() {
    location.reload()
  }
  function look() {
    fetch('/healthz', { cache: 'no-store' }).then(
      function (answer) {
        if (answer.ok) again()
      },
      function () {}, // still no line
    )
  }
  addEventListener('online', look)
  setInterval(look, EVERY_MS)
  document.getElementById('again').addEventListener('click', again)
})()
