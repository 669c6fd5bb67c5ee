/**
 * Rendering quality. A stage starts at 0 and goes up when frames take too long; it never comes back down, so that the look does not
 * flicker. 1: one canvas pixel per point, 2: static backgrounds, 3: three quarters of the resolution.
 */
export type Thrift = 0 | 1 | 2 | 3

export type Quality = {
  readonly thrift: Thrift
  subscribe(f: (thrift: Thrift) => void): void
  /** Real milliseconds of the last frame. */
  saw(ms: number): void
}

/** Longer frames than this, on average, mean that the device cannot keep up (24 frames a second). */
const SLOW_MS = 42
/** Frames so long that only the lowest quality helps. */
const CRAWLING_MS = 120
/** Averaging window: enough frames, and enough time that a single slow frame does not decide. */
const FRAMES = 4
const WINDOW_MS = 600
const steps: readonly Thrift[] = [0, 1, 2, 3]

export function createQuality(): Quality {
  const listeners: ((thrift: Thrift) => void)[] = []
  let thrift: Thrift = 0
  let frames = 0
  let sum = 0
  let isFresh = true
  document.addEventListener('visibilitychange', () => {
    isFresh = true
  })
  return {
    get thrift() {
      return thrift
    },
    subscribe: (f) => listeners.push(f),
    saw: (ms) => {
      // the first frame after a pause says nothing about the device
      if (isFresh || document.hidden) {
        isFresh = false
        return
      }
      frames += 1
      sum += ms
      if (frames < FRAMES || sum < WINDOW_MS) return
      const average = sum / frames
      const next = average > CRAWLING_MS ? 3 : average > SLOW_MS ? steps[thrift + 1] : undefined
      frames = 0
      sum = 0
      if (next === undefined || next <= thrift) return
      thrift = next
      for (const f of listeners) f(next)
    },
  }
}
