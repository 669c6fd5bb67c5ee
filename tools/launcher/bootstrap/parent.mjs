// A kill -9 of npm does not reach this process: without this watch the product would keep running unsupervised.

const WATCH_MS = 500

/** Shuts this process down (like SIGTERM) once the npm that started it is gone. */
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
