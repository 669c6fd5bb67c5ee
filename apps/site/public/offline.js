// The page that stands where there is no line: it looks again by itself, and at a press.
;(function () {
  function again() {
    location.reload()
  }
  addEventListener('online', again)
  document.getElementById('again').addEventListener('click', again)
})()
