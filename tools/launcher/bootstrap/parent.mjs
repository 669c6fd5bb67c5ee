// A kill -9 of npm reaches no one else: without this watch the product would run on with no one to stop it.

const WATCH_MS = 500

/** Ends this process in order (as SIGTERM does) once the npm that started it is gone. */
export function watchParent() {
  if (!process.env.npm_lifecycle_event) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, WATCH_MS)
  watch.unref()
}
