import { rgb, type Rgb } from './colour.ts'
import { blur, type Plane } from './filters.ts'
import type { Material } from './materials.ts'
import { clamp, fbm, smooth } from './maths.ts'
import type { View } from './raster.ts'
import type { Canvas, Layer } from './relief.ts'

type Direction = readonly [number, number, number]

function unitVector(x: number, y: number, z: number): Direction {
  const l = 1 / Math.hypot(x, y, z)
  return [x * l, y * l, z * l]
}

/** The studio: key from the upper left, fill from the right, two weak ones from below. */
const key = unitVector(-0.55, -0.68, 0.55)
const fill = unitVector(0.85, -0.15, 0.35)
const back = unitVector(-0.8, 0.45, 0.2)
const light = unitVector(-0.5, -0.65, 0.62)
const half = unitVector(-0.5, -0.65, 1.62)

function dot(n: Surface, d: Direction): number {
  return n.x * d[0] + n.y * d[1] + n.z * d[2]
}

function mirror(n: Surface, d: Direction): number {
  return 2 * n.z * (n.x * d[0] + n.y * d[1]) + (2 * n.z * n.z - 1) * d[2]
}

/** The surface data of one pixel; one object is reused for all pixels. */
type Surface = {
  x: number
  y: number
  z: number
  /** Position in drawing units. */
  u: number
  v: number
  thick: number
  /** Broad light by position in the picture. */
  place: number
}

/** Luminance 0..1 into the material's ramp, and the highlight on top. */
type Lit = { lum: number; spec: number }

function studio(n: Surface, sharp: number): number {
  const ry = 2 * n.z * n.y
  let l = 0.3 - 0.16 * ry
  l += 0.22 * Math.exp(-(((ry + 0.12) / 0.16) ** 2))
  l -= 0.2 * Math.exp(-(((ry - 0.25) / 0.22) ** 2))
  l += 0.85 * Math.exp(-(1 - mirror(n, key)) * sharp)
  l += 0.35 * Math.exp(-(1 - mirror(n, fill)) * sharp * 2.2)
  return l + 0.16 * Math.exp(-(1 - mirror(n, back)) * sharp * 1.6)
}

function litMetal(n: Surface, m: Material, wrap: number, nh: number, to: Lit): void {
  const grain = (fbm(n.u * 0.09, n.v * 0.09, 3) - 0.47) * 0.1
  to.lum = -0.02 + 0.8 * studio(n, m.sharp ?? 5) + 0.26 * wrap + grain + n.place * 0.8
  to.spec = nh ** 70 * m.spec
}

function litStone(n: Surface, m: Material, wrap: number, nh: number, to: Lit): void {
  const vein = m.vein ?? 0
  let pattern = 0
  if (vein) {
    const warp = fbm(n.u * 0.05, n.v * 0.05, 3) * 2.2
    const crack = Math.abs(fbm(n.u * 0.055 + warp, n.v * 0.055, 4) - 0.47)
    pattern =
      (smooth(0.07, 0, crack) - 0.25) * vein + (fbm(n.u * 0.09 + 9, n.v * 0.09, 3) - 0.47) * vein * 1.5
  }
  const through = m.through ?? 0
  const diffuse = clamp(dot(n, light))
  to.lum = 0.08 + 0.6 * wrap * wrap + 0.12 * diffuse + pattern + n.place
  to.lum +=
    through * (1 - n.thick) * 0.75 + through * 0.45 * clamp(n.x * 0.5 + n.y * 0.62) * (1 - 0.5 * n.thick)
  to.lum += 0.16 * Math.exp(-(1 - mirror(n, key)) * 7) + 0.1 * Math.exp(-(1 - mirror(n, fill)) * 9)
  to.spec = nh ** 90 * m.spec + nh ** 18 * 0.16 * m.spec
}

function lit(n: Surface, m: Material, to: Lit): void {
  const wrap = clamp((dot(n, light) + 0.4) / 1.4)
  const nh = clamp(dot(n, half))
  if (m.type === 'metal') return litMetal(n, m, wrap, nh, to)
  if (m.type === 'stone') return litStone(n, m, wrap, nh, to)
  if (m.type === 'pearl') {
    to.lum =
      0.1 + 0.58 * wrap * wrap + 0.22 * clamp(n.y) * (1 - n.z) + 0.12 * Math.exp(-(1 - mirror(n, fill)) * 9)
    to.spec = nh ** 140 * 1.1 + nh ** 16 * 0.1
  } else if (m.type === 'glow') {
    to.lum = 0.5 + 0.45 * n.z * n.z - 0.25 * (1 - n.z) + 0.2 * n.place
    to.spec = nh ** 60 * 0.5
  } else {
    to.lum = 0.45 + 0.4 * wrap + n.place
    to.spec = 0
  }
}

export type ShadeInput = { out: Canvas; mask: Plane; depth: Plane; height: Plane; layer: Layer; at: View }

function surfaceAt(input: ShadeInput, x: number, y: number, n: Surface): void {
  const { mask, height: h, at } = input
  const w = at.width
  const i = y * w + x
  const here = h[i]!
  const left = x > 0 && mask[i - 1]! > 0.3 ? h[i - 1]! : here
  const right = x < w - 1 && mask[i + 1]! > 0.3 ? h[i + 1]! : here
  const up = y > 0 && mask[i - w]! > 0.3 ? h[i - w]! : here
  const down = y < at.height - 1 && mask[i + w]! > 0.3 ? h[i + w]! : here
  const gx = (right - left) * 0.5
  const gy = (down - up) * 0.5
  const l = 1 / Math.hypot(gx, gy, 1)
  n.x = -gx * l
  n.y = -gy * l
  n.z = l
  n.u = at.left + x / at.unit
  n.v = at.top + y / at.unit
  const halfWide = at.width / at.unit / 2
  const halfHigh = at.height / at.unit / 2
  n.place = -((n.u - at.left - halfWide) / halfWide) * 0.1 - ((n.v - at.top - halfHigh) / halfHigh) * 0.16
}

/** Lights one layer and composites it over the existing picture. */
export function shade(input: ShadeInput): void {
  const { out, mask, depth, layer, at } = input
  const m = layer.material
  const thickness = blur(mask, at.width, at.height, 3.2 * at.unit)
  const rim: Rgb = rgb(m.rim)
  const rim2: Rgb = rgb(m.rim2)
  const n: Surface = { x: 0, y: 0, z: 1, u: 0, v: 0, thick: 0, place: 0 }
  const to: Lit = { lum: 0, spec: 0 }
  const opacity = layer.opacity ?? 1
  for (let y = 0; y < at.height; y++) {
    for (let x = 0; x < at.width; x++) {
      const i = y * at.width + x
      const a = mask[i]! * opacity
      if (a < 0.004) continue
      surfaceAt(input, x, y, n)
      n.thick = thickness[i]!
      lit(n, m, to)
      const lum = to.lum + (layer.lift ?? 0) + (layer.light ? layer.light(n.u, n.v) : 0)
      const index = clamp(Math.round(lum * 255), 0, 255) * 3
      const edgeOn = (1 - n.z) ** 1.6
      const e1 = edgeOn * clamp(n.x * -0.62 + n.y * -0.78) * (layer.rim ?? 0.75)
      const e2 = edgeOn * clamp(n.x * 0.6 + n.y * 0.8) * (layer.rim2 ?? 0.38)
      const edge = layer.edge ?? 0.45
      const line = edge
        ? 1 - edge * (1 - smooth(0, 1, depth[i]! / (0.75 * at.unit))) * (0.55 + 0.45 * clamp(n.x + n.y))
        : 1
      const sheen = m.type === 'pearl' ? 0.16 * (1 - n.z * 0.55) : 0
      const phase = sheen ? (n.x * 2 + n.y * 3 + fbm(n.u * 0.05, n.v * 0.05, 3) * 2) * 2.2 : 0
      for (let c = 0; c < 3; c++) {
        let value = m.ramp[index + c]! + (sheen ? sheen * Math.sin(phase + c * 2.1) : 0)
        value += to.spec * (c === 0 ? 1 : c === 1 ? 0.97 : 0.9) + rim[c]! * e1 + rim2[c]! * e2
        out[i * 4 + c] = out[i * 4 + c]! * (1 - a) + clamp(value * line, 0, 1.25) * a
      }
      out[i * 4 + 3] = out[i * 4 + 3]! * (1 - a) + a
    }
  }
}
