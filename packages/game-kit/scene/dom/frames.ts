import type { SceneClock } from '../clock.ts'

/** Advances a scene's clock with the browser's frames, until the returned function is called. */
export function frames(clock: SceneClock): () => void {
  let last = performance.now()
  let handle = 0
  const step = (now: number): void => {
    clock.tick(now - last)
    last = now
    handle = requestAnimationFrame(step)
  }
  handle = requestAnimationFrame(step)
  return () => cancelAnimationFrame(handle)
}
