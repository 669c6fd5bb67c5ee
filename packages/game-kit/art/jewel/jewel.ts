import type { Rgb } from '../colour.ts'
import { clamp, mix, smooth } from '../maths.ts'
import type { Canvas } from '../relief.ts'
import {
  along,
  dot,
  reflect,
  refract,
  times,
  toDie,
  toWorld,
  turn,
  unit,
  type Matrix,
  type Pose,
  type Vector,
} from './vectors.ts'

/**
 * A ray-traced die of clear stone with metal pips: light enters, is refracted, is coloured by absorption along its path and leaves again.
 * The die is two units wide; its stone and its lights are data.
 */
export type Jewel = {
  /** Absorption of red, green and blue per unit of path length. */
  absorb: Rgb
  /** Emission colour of the stone where it is thick, so that it never looks empty. */
  core: Rgb
  pip: Rgb
  /** Light from the table below. */
  floor: Rgb
}

const IOR = 1.52
const ROUND = 0.2
const INNER = 1 - ROUND
const PIP = 0.17
const PIP_DEPTH = 1 - 0.075
const GRID = 0.47

const faces: readonly { axis: 0 | 1 | 2; sign: 1 | -1; pips: readonly (readonly [number, number])[] }[] = [
  {
    axis: 2,
    sign: 1,
    pips: [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
      [0, 0],
    ],
  },
  {
    axis: 2,
    sign: -1,
    pips: [
      [-1, -1],
      [1, 1],
    ],
  },
  {
    axis: 0,
    sign: 1,
    pips: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
  },
  {
    axis: 0,
    sign: -1,
    pips: [
      [-1, -1],
      [-1, 1],
      [1, -1],
      [1, 1],
    ],
  },
  {
    axis: 1,
    sign: 1,
    pips: [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [1, -1],
      [1, 0],
      [1, 1],
    ],
  },
  { axis: 1, sign: -1, pips: [[0, 0]] },
]

const pips: readonly Vector[] = faces.flatMap(({ axis, sign, pips: places }) =>
  places.map(([a, b]): Vector => {
    const at: Vector = [0, 0, 0]
    at[axis] = sign * PIP_DEPTH
    at[axis === 0 ? 1 : 0] = a * GRID
    at[axis === 2 ? 1 : 2] = b * GRID
    return at
  }),
)

function fresnel(cosine: number): number {
  const base = ((IOR - 1) / (IOR + 1)) ** 2
  return base + (1 - base) * (1 - clamp(cosine)) ** 5
}

/** Signed distance to the rounded cube. */
function body(x: number, y: number, z: number): number {
  const qx = Math.abs(x) - INNER
  const qy = Math.abs(y) - INNER
  const qz = Math.abs(z) - INNER
  const out = Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0))
  return out + Math.min(Math.max(qx, qy, qz), 0) - ROUND
}

function normal(p: Vector): Vector {
  const e = 0.001
  return unit([
    body(p[0] + e, p[1], p[2]) - body(p[0] - e, p[1], p[2]),
    body(p[0], p[1] + e, p[2]) - body(p[0], p[1] - e, p[2]),
    body(p[0], p[1], p[2] + e) - body(p[0], p[1], p[2] - e),
  ])
}

/** Distance to the surface, from outside (side 1) or from inside (side -1); Infinity if it is missed. */
function way(o: Vector, d: Vector, side: 1 | -1, far: number): number {
  let t = 0.002
  for (let i = 0; i < 70 && t < far; i++) {
    const h = side * body(o[0] + d[0] * t, o[1] + d[1] * t, o[2] + d[2] * t)
    if (h < 0.0004) return t
    t += Math.max(h, 0.0015)
  }
  return Infinity
}

/** The nearest pip that the ray meets within `far`. */
function nearestPip(o: Vector, d: Vector, far: number): { t: number; at: Vector } | null {
  let best = far
  let found: Vector | null = null
  for (const centre of pips) {
    const oc: Vector = [o[0] - centre[0], o[1] - centre[1], o[2] - centre[2]]
    const b = dot(oc, d)
    const k = b * b - (dot(oc, oc) - PIP * PIP)
    if (k < 0) continue
    const t = -b - Math.sqrt(k)
    if (t > 0.003 && t < best) {
      best = t
      found = centre
    }
  }
  return found ? { t: best, at: found } : null
}

function panel(d: Vector, toward: Vector, width: number, soft: number): number {
  return smooth(width - soft, width + soft, dot(d, toward))
}

const keyLight = unit([-0.55, 0.72, 0.5])
const stripLight = unit([0.9, 0.15, 0.35])
const backLight = unit([0.3, 0.55, -0.8])
const lowLight = unit([-0.75, -0.35, 0.3])

/** The environment by direction: three lights in a dim room over a glowing table. */
function room(jewel: Jewel, d: Vector, to: Vector, gain: Rgb): void {
  const key = panel(d, keyLight, 0.86, 0.07) * 3.4
  const strip = panel(d, stripLight, 0.9, 0.05) * 1.5
  const back = panel(d, backLight, 0.72, 0.2) * 1.9
  const low = panel(d, lowLight, 0.8, 0.18) * 0.7
  const up = smooth(-0.9, 0.9, d[1])
  const ground = smooth(0.05, -0.75, d[1])
  for (let c = 0; c < 3; c++) {
    const dim = mix(0.05, 0.2, up) * (c === 2 ? 1.25 : c === 1 ? 0.92 : 1)
    const warm = c === 0 ? 1 : c === 1 ? 0.86 : 0.66
    const light = key + strip * warm + back * (c === 0 ? 1 : c === 1 ? 0.9 : 0.95) + low * (c === 1 ? 0.6 : 1)
    to[c] = to[c]! + gain[c]! * (dim + light + ground * jewel.floor[c]! * 1.1)
  }
}

function metalAt(jewel: Jewel, n: Vector, d: Vector, m: Matrix, to: Vector, gain: Rgb): void {
  const world = toWorld(m, n)
  const mirrored = toWorld(m, reflect(d, n))
  const seen: Vector = [0, 0, 0]
  room(jewel, mirrored, seen, [1, 1, 1])
  const lit = 0.22 + 0.5 * clamp(dot(world, keyLight))
  for (let c = 0; c < 3; c++) to[c] = to[c]! + gain[c]! * jewel.pip[c]! * (lit + seen[c]! * 0.75)
}

const BOUNCES = 5

/** Traces the ray within the stone. */
function within(jewel: Jewel, m: Matrix, from: Vector, toward: Vector, to: Vector, share: number): void {
  let o = from
  let d = toward
  let gain: Rgb = [share, share, share]
  for (let i = 0; i < BOUNCES; i++) {
    const exit = Math.min(way(o, d, -1, 4), 4)
    const pip = nearestPip(o, d, exit)
    const length = pip ? pip.t : exit
    const fade = jewel.absorb.map((a) => Math.exp(-a * length))
    const glow = 1 - Math.exp(-length * 0.5)
    for (let c = 0; c < 3; c++) to[c] = to[c]! + gain[c]! * jewel.core[c]! * glow
    gain = [gain[0] * fade[0]!, gain[1] * fade[1]!, gain[2] * fade[2]!]
    const p = along(o, d, length)
    if (pip) {
      const n = unit([p[0] - pip.at[0], p[1] - pip.at[1], p[2] - pip.at[2]])
      return metalAt(jewel, n, d, m, to, gain)
    }
    const n = normal(p)
    const inward: Vector = [-n[0], -n[1], -n[2]]
    const out = refract(d, inward, IOR)
    const lost = out ? 1 - fresnel(dot(out, n)) : 0
    if (out) room(jewel, toWorld(m, out), to, [gain[0] * lost, gain[1] * lost, gain[2] * lost])
    gain = [gain[0] * (1 - lost), gain[1] * (1 - lost), gain[2] * (1 - lost)]
    if (gain[0] + gain[1] + gain[2] < 0.02) return
    d = reflect(d, inward)
    o = along(p, inward, 0.004)
  }
}

/** One ray of the picture; true if it hits the die. */
function trace(jewel: Jewel, m: Matrix, o: Vector, d: Vector, to: Vector): boolean {
  const t = way(o, d, 1, 8)
  const pip = nearestPip(o, d, Math.min(t, 8))
  if (pip) {
    const p = along(o, d, pip.t)
    metalAt(jewel, unit([p[0] - pip.at[0], p[1] - pip.at[1], p[2] - pip.at[2]]), d, m, to, [1, 1, 1])
    return true
  }
  if (t === Infinity) return false
  const p = along(o, d, t)
  const n = normal(p)
  const f = fresnel(-dot(d, n))
  room(jewel, toWorld(m, reflect(d, n)), to, [f, f, f])
  const inside = refract(d, n, 1 / IOR)
  if (inside) within(jewel, m, along(p, n, -0.004), inside, to, 1 - f)
  return true
}

export type Shot = {
  width: number
  height: number
  jewel: Jewel
  pose: Pose
  /** The camera's rotation, after the pose: a roll turns the die, not the room. */
  tilt?: Pose
  /** Units of the die across the picture. */ across: number
  samples?: number
}

/** The die in the centre of a picture, seen from the front, on a transparent background. */
export function renderJewel({ width, height, jewel, pose, tilt, across, samples = 2 }: Shot): Canvas {
  const out = new Float32Array(width * height * 4)
  const m = tilt ? times(turn(tilt), turn(pose)) : turn(pose)
  const forward = toDie(m, [0, 0, -1])
  const share = 1 / (samples * samples)
  const colour: Vector = [0, 0, 0]
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4
      for (let s = 0; s < samples * samples; s++) {
        const u = ((x + ((s % samples) + 0.5) / samples) / width - 0.5) * across
        const v = (0.5 - (y + (Math.floor(s / samples) + 0.5) / samples) / height) * across * (height / width)
        if (u * u + v * v > 3) continue
        colour.fill(0)
        if (!trace(jewel, m, toDie(m, [u, v, 3]), forward, colour)) continue
        for (let c = 0; c < 3; c++)
          out[at + c] = out[at + c]! + (1 - Math.exp(-colour[c]! * 1.35)) * 1.06 * share
        out[at + 3] = out[at + 3]! + share
      }
    }
  }
  return out
}
