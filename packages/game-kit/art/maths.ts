/** Small deterministic maths of the art pipeline: every picture is a pure function of its recipe. */

export function clamp(x: number, low = 0, high = 1): number {
  return x < low ? low : x > high ? high : x
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t
}

/** Smooth step from 0 at `from` to 1 at `to`; `from` may be the larger one. */
export function smooth(from: number, to: number, x: number): number {
  const t = clamp((x - from) / (to - from))
  return t * t * (3 - 2 * t)
}

/** mulberry32: enough for grain, stars and scatter; never used for a game. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

const lattice = permutation()

function permutation(): Uint8Array {
  const next = seeded(7)
  const order = Array.from({ length: 256 }, (_, i) => i)
  for (let i = 255; i > 0; i--) {
    const j = Math.floor(next() * (i + 1))
    const held = order[i]!
    order[i] = order[j]!
    order[j] = held
  }
  return Uint8Array.from({ length: 512 }, (_, i) => order[i & 255]!)
}

function corner(x: number, y: number): number {
  return lattice[(lattice[x & 255]! + y) & 255]! / 255
}

/** Value noise in 0..1. */
export function noise(x: number, y: number): number {
  const left = Math.floor(x)
  const top = Math.floor(y)
  const dx = x - left
  const dy = y - top
  const u = dx * dx * (3 - 2 * dx)
  const v = dy * dy * (3 - 2 * dy)
  const upper = mix(corner(left, top), corner(left + 1, top), u)
  return mix(upper, mix(corner(left, top + 1), corner(left + 1, top + 1), u), v)
}

/** Fractal noise: octaves of `noise`, about 0.47 on average. */
export function fbm(x: number, y: number, octaves = 4): number {
  let sum = 0
  let amplitude = 0.5
  let frequency = 1
  for (let i = 0; i < octaves; i++) {
    sum += amplitude * noise(x * frequency + i * 17.3, y * frequency - i * 9.1)
    amplitude *= 0.5
    frequency *= 2.03
  }
  return sum
}
