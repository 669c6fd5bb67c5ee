import { rgb } from './colour.ts'
import { blur, distance, type Plane } from './filters.ts'
import type { Material } from './materials.ts'
import { clamp, mix, smooth } from './maths.ts'
import { coverage, fragment, type View } from './raster.ts'
import { shade } from './shade.ts'

/** Soft shadow of a layer on those under it: offsets and blur in drawing units. */
export type Drop = { dx: number; dy: number; blur: number; alpha: number; contact: number; floor: number }

/** One flat mask that becomes a lit body: a picture is a stack of these. */
export type Layer = {
  /** Path data or an SVG fragment in white. */
  shape: string
  rule?: 'nonzero' | 'evenodd'
  /** Clips to this second shape. */
  clip?: string
  material: Material
  /** Width of the bevel in drawing units; half the thickness of the shape makes it fully round. */
  bevel?: number
  height?: number
  profile?: 'round' | 'chamfer' | 'cove' | 'soft'
  smoothing?: number
  bump?: (x: number, y: number, depth: number) => number
  bumpScale?: number
  /** Painted light added at a point. */
  light?: (x: number, y: number) => number
  lift?: number
  opacity?: number
  rim?: number
  rim2?: number
  /** Ink line at the edge, 0..1. */
  edge?: number
  drop?: false | Partial<Drop>
  glow?: { colour: string; blur: number; alpha: number }
}

/** Premultiplied RGBA, floats, lights may exceed 1 until `finish`. */
export type Canvas = Float32Array

const usualDrop: Drop = { dx: 0.9, dy: 1.4, blur: 1.6, alpha: 0.55, contact: 0.5, floor: 0.6 }

/** Draws the stack from the bottom up. */
export async function renderRelief(layers: readonly Layer[], at: View): Promise<Canvas> {
  const out = new Float32Array(at.width * at.height * 4)
  for (const layer of layers) {
    const mask = await layerMask(layer, at)
    if (layer.glow) glowUnder(out, mask, layer.glow, at)
    if (layer.drop !== false) shadowUnder(out, mask, { ...usualDrop, ...layer.drop }, at)
    const bevel = Math.max(1.5, (layer.bevel ?? 3) * at.unit)
    const depth = distance(mask, at.width, at.height)
    shade({ out, mask, depth, height: heightField(layer, mask, depth, bevel, at), layer, at })
  }
  return out
}

/** Composites `top` over `under`, both premultiplied. */
export function paintOver(under: Canvas, top: Canvas): void {
  for (let i = 0; i < under.length; i += 4) {
    const left = 1 - top[i + 3]!
    for (let c = 0; c < 4; c++) under[i + c] = under[i + c]! * left + top[i + c]!
  }
}

async function layerMask(layer: Layer, at: View): Promise<Plane> {
  const mask = await coverage(layer.shape, at, layer.rule)
  if (!layer.clip) return mask
  const clip = await coverage(fragment(layer.clip), at)
  for (let i = 0; i < mask.length; i++) mask[i] = mask[i]! * clip[i]!
  return mask
}

function glowUnder(out: Canvas, mask: Plane, glow: NonNullable<Layer['glow']>, at: View): void {
  const halo = blur(mask, at.width, at.height, glow.blur * at.unit)
  const colour = rgb(glow.colour)
  for (let i = 0; i < mask.length; i++) {
    const a = clamp(halo[i]! * glow.alpha * 1.6)
    if (a < 0.002) continue
    for (let c = 0; c < 3; c++) out[i * 4 + c] = mix(out[i * 4 + c]!, colour[c]!, a)
    out[i * 4 + 3] = mix(out[i * 4 + 3]!, 1, a)
  }
}

function shadowUnder(out: Canvas, mask: Plane, drop: Drop, at: View): void {
  const { width, height, unit } = at
  const soft = blur(mask, width, height, drop.blur * unit)
  const tight = blur(mask, width, height, 0.7 * unit)
  const dx = Math.round(drop.dx * unit)
  const dy = Math.round(drop.dy * unit)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sx = x - dx
      const sy = y - dy
      const far = sx >= 0 && sy >= 0 && sx < width && sy < height ? soft[sy * width + sx]! : 0
      const a = clamp(far * drop.alpha + tight[y * width + x]! * drop.contact * 0.8)
      if (a < 0.003) continue
      const o = (y * width + x) * 4
      const opaque = out[o + 3]!
      out[o] = out[o]! * (1 - a)
      out[o + 1] = out[o + 1]! * (1 - a)
      out[o + 2] = out[o + 2]! * (1 - a) + 0.012 * a * opaque
      out[o + 3] = opaque + (1 - opaque) * a * drop.floor
    }
  }
}

function profileHeight(profile: NonNullable<Layer['profile']>, t: number): number {
  if (profile === 'round') return Math.sqrt(1 - (1 - t) * (1 - t))
  if (profile === 'chamfer') return t
  if (profile === 'cove') return 1 - Math.sqrt(Math.max(0, 1 - t * t))
  return smooth(0, 1, t)
}

function heightField(layer: Layer, mask: Plane, depth: Plane, bevel: number, at: View): Plane {
  const { width, height, unit } = at
  const raw = new Float32Array(mask.length)
  for (let i = 0; i < raw.length; i++) {
    const m = mask[i]!
    if (m < 0.01) continue
    const d = depth[i]!
    const t = clamp((d - (d > 0 ? 0.5 : 0) + (m < 1 ? m - 0.5 : 0)) / bevel)
    raw[i] = profileHeight(layer.profile ?? 'round', t) * bevel * (layer.height ?? 1)
  }
  const field = blur(softened(raw, mask, depth, bevel, layer, at), width, height, 0.9)
  if (layer.bump) {
    const scale = (layer.bumpScale ?? 1) * unit
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const i = y * width + x
        if (mask[i]! < 0.01) continue
        const bump = layer.bump(at.left + x / unit, at.top + y / unit, depth[i]! / unit)
        field[i] = field[i]! + bump * scale * smooth(0, 0.35, depth[i]! / bevel)
      }
    }
  }
  return field
}

function softened(raw: Plane, mask: Plane, depth: Plane, bevel: number, layer: Layer, at: View): Plane {
  const sigma = (layer.smoothing ?? 0.22 * (layer.bevel ?? 3)) * at.unit
  if (sigma <= 0.5) return raw
  const heights = blur(raw, at.width, at.height, sigma)
  const weights = blur(mask, at.width, at.height, sigma)
  const out = new Float32Array(raw.length)
  for (let i = 0; i < out.length; i++) {
    if (mask[i]! < 0.01) continue
    const even = heights[i]! / Math.max(0.05, weights[i]!)
    out[i] = mix(raw[i]!, even, smooth(0.1, 0.75, depth[i]! / bevel))
  }
  return out
}
