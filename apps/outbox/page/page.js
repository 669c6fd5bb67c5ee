// Reloads when messages arrive, copies codes, and shows times in the reader's time zone.
const LOOK_EVERY_MS = 2_000

for (const time of document.querySelectorAll('time')) {
  time.textContent = new Date(time.dateTime).toLocaleString([], { dateStyle: 'medium', timeStyle: 'medium' })
}

for (const button of document.querySelectorAll('[data-copy]')) {
  button.addEventListener('click', async () => {
    await navigator.clipboard.writeText(button.dataset.copy)
    button.querySelector('small').textContent = 'Copied'
  })
}

setInterval(async () => {
  if (document.hidden) return
  const reply = await fetch(`/api/messages${location.search.replace(/&?id=[^&]*/, '')}`).catch(() => null)
  const [newest] = reply?.ok ? await reply.json() : []
  if (newest && newest.id !== document.body.dataset.newest) location.reload()
}, LOOK_EVERY_MS)
