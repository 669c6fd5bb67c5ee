// The page that stands where there is no line: it looks again by itself, and at a press.
;(function () {
  var EVERY_MS = 4000
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
