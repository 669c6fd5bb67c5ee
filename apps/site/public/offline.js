// The offline page: in the theme and language chosen last; it retries automatically and on a press.
;(function () {
  var EVERY_MS = 4000
  var kept = function (name) {
    try {
      return localStorage.getItem(name) || ''
    } catch {
      return '' // storage is disabled
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
      function () {}, // still offline
    )
  }
  addEventListener('online', look)
  setInterval(look, EVERY_MS)
  document.getElementById('again').addEventListener('click', again)
})()
