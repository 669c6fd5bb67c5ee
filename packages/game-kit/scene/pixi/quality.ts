/**
 * How much a device can draw. A stage starts at 0 and goes up where frames take too long; it never comes back down, so
 * that a picture does not flicker between two looks.
 *   1: one picture element for each point, 2: still backgrounds, 3: three quarters of the points.
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
const WINDOW = 14
const steps: readonly Thrift[] = [0, 1, 2, 3]

export function createQuality(): Quality {
  const listeners: ((thrift: Thrift) => void)[] = []
  let thrift: Thrift = 0
  let frames = 0
  let sum = 0
  return {
    get thrift() {
      return thrift
    },
    subscribe: (f) => listeners.push(f),
    saw: (ms) => {
      // a page that was hidden tells nothing about the device
      if (ms > 1_000) return
      frames += 1
      sum += ms
      if (frames < WINDOW) return
      const next = sum / frames > SLOW_MS ? steps[thrift + 1] : undefined
      frames = 0
      sum = 0
      if (next === undefined) return
      thrift = next
      for (const f of listeners) f(next)
    },
  }
}
