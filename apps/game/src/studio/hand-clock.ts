import { createClock, type SceneClock } from '#game-kit/scene/clock.ts'

declare global {
  interface Window {
    /** Advances the scene by this many milliseconds in equal frames: screenshots do not depend on the machine's speed. */
    advance?: (ms: number) => Promise<void>
  }
}

const FRAME_MS = 16

/** A clock that only `window.advance` moves. */
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
