import { createClock, type SceneClock } from '#game-kit/scene/clock.ts'

declare global {
  interface Window {
    /** Moves the scene on by so many milliseconds, in even frames: pictures of a moment do not depend on the machine. */
    advance?: (ms: number) => Promise<void>
  }
}

const FRAME_MS = 16

/** A clock that stands still until `window.advance` moves it. */
export function createHandClock(): SceneClock {
  const clock = createClock()
  const { tick } = clock
  clock.tick = () => undefined
  window.advance = async (ms) => {
    for (let at = 0; at < ms; at += FRAME_MS) {
      tick(FRAME_MS)
      for (let i = 0; i < 6; i++) await Promise.resolve()
    }
  }
  return clock
}
