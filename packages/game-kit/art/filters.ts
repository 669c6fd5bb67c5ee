import { clamp } from './maths.ts'

/** One channel, row by row. */
export type Plane = Float32Array

function boxRow(from: Plane, to: Plane, start: number, step: number, length: number, width: number): void {
  const r = (width - 1) / 2
  const share = 1 / width
  let sum = 0
  for (let i = -r; i <= r; i++) sum += from[start + clamp(i, 0, length - 1) * step]!
  for (let i = 0; i < length; i++) {
    to[start + i * step] = sum * share
    sum += from[start + Math.min(length - 1, i + r + 1) * step]! - from[start + Math.max(0, i - r) * step]!
  }
}

/** Gaussian blur by three box passes; below 0.35 pixels it is a copy. */
export function blur(source: Plane, width: number, height: number, sigma: number): Plane {
  const a = Float32Array.from(source)
  if (sigma < 0.35) return a
  const b = new Float32Array(a.length)
  const passes = 3
  let small = Math.floor(Math.sqrt((12 * sigma * sigma) / passes + 1))
  if (small % 2 === 0) small--
  const smallPasses = Math.round(
    (12 * sigma * sigma - passes * small * small - 4 * passes * small - 3 * passes) / (-4 * small - 4),
  )
  for (let pass = 0; pass < passes; pass++) {
    const box = pass < smallPasses ? small : small + 2
    for (let y = 0; y < height; y++) boxRow(a, b, y * width, 1, width, box)
    for (let x = 0; x < width; x++) boxRow(b, a, x, width, height, box)
  }
  return a
}

const FAR = 1e9

function lowerEnvelope(g: Plane, d: Plane, v: Int32Array, z: Plane, n: number): void {
  let k = 0
  v[0] = 0
  z[0] = -FAR
  z[1] = FAR
  for (let q = 1; q < n; q++) {
    let s = 0
    do {
      const r = v[k]!
      s = (g[q]! + q * q - g[r]! - r * r) / (2 * q - 2 * r)
    } while (s <= z[k]! && --k > -1)
    k++
    v[k] = q
    z[k] = s
    z[k + 1] = FAR
  }
  k = 0
  for (let q = 0; q < n; q++) {
    while (z[k + 1]! < q) k++
    const r = v[k]!
    d[q] = (q - r) * (q - r) + g[r]!
  }
}

/** Exact Euclidean distance of each inside pixel (mask >= 0.5) to the outside, in pixels. */
export function distance(mask: Plane, width: number, height: number): Plane {
  const field = new Float32Array(width * height)
  for (let i = 0; i < field.length; i++) field[i] = mask[i]! < 0.5 ? 0 : FAR
  const n = Math.max(width, height)
  const v = new Int32Array(n + 1)
  const z = new Float32Array(n + 2)
  const g = new Float32Array(n)
  const d = new Float32Array(n)
  for (let x = 0; x < width; x++) {
    for (let y = 0; y < height; y++) g[y] = field[y * width + x]!
    lowerEnvelope(g, d, v, z, height)
    for (let y = 0; y < height; y++) field[y * width + x] = d[y]!
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) g[x] = field[y * width + x]!
    lowerEnvelope(g, d, v, z, width)
    for (let x = 0; x < width; x++) field[y * width + x] = Math.sqrt(d[x]!)
  }
  return field
}
