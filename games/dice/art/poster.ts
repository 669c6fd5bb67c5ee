import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { blur } from '#game-kit/art/filters.ts'
import { renderJewel, type Jewel } from '#game-kit/art/jewel/jewel.ts'
import type { Pose } from '#game-kit/art/jewel/vectors.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, seeded, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import type { View } from '#game-kit/art/raster.ts'
import { paintOver, type Canvas } from '#game-kit/art/relief.ts'
import { amber, violet } from './jewels.ts'

const next = seeded(12)
const lamps = Array.from({ length: 16 }, () => ({
  x: next() * 100,
  y: next() * 62,
  r: 2.5 + next() * 6,
  hue: next(),
}))

/** A violet room with blurred lamps in the distance, over a table that reflects amber light. */
export function ground(x: number, y: number): Rgb {
  const d = Math.hypot(x - 46, (y - 52) * 0.86)
  let lightness = 0.13 + 0.3 * Math.exp(-((d / 40) ** 2))
  let chroma = 0.13
  let hue = mix(288, 320, Math.exp(-((d / 50) ** 2)))
  for (const lamp of lamps) {
    const disc = smooth(lamp.r, lamp.r * 0.86, Math.hypot(x - lamp.x, y - lamp.y)) * 0.09
    lightness += disc
    if (disc > 0.02) hue = mix(hue, lamp.hue < 0.5 ? 350 : 300, 0.4)
  }
  const table = smooth(84, 90, y)
  const sheen = Math.exp(-(((x - 45) / 30) ** 2) - ((y - 94) / 9) ** 2)
  const weave = (fbm(x * 0.9, y * 2.4, 3) - 0.47) * 0.05
  lightness = mix(lightness, 0.16 + 0.36 * sheen + weave, table)
  hue = mix(hue, mix(310, 415, sheen), table)
  chroma = mix(chroma, 0.1 + 0.06 * sheen, table)
  return oklch(clamp(lightness, 0.03, 0.95), chroma, hue)
}

type Standing = { jewel: Jewel; pose: Pose; x: number; y: number; size: number }

/** Draws one die on the picture, with its soft shadow and coloured light on the table under it. */
function lay(out: Canvas, at: View, { jewel, pose, x, y, size }: Standing): void {
  const span = Math.round(size * at.unit)
  const die = renderJewel({ width: span, height: span, jewel, pose, across: 3.5 })
  const left = Math.round(x * at.unit - span / 2)
  const top = Math.round(y * at.unit - span / 2)
  const layer = new Float32Array(out.length)
  const shade = new Float32Array(at.width * at.height)
  for (let v = 0; v < span; v++) {
    for (let u = 0; u < span; u++) {
      const [px, py] = [left + u, top + v]
      if (px < 0 || py < 0 || px >= at.width || py >= at.height) continue
      const from = (v * span + u) * 4
      const to = py * at.width + px
      for (let c = 0; c < 4; c++) layer[to * 4 + c] = die[from + c]!
      const low = Math.min(at.height - 1, Math.round(py * 0.28 + (y + size * 0.26) * at.unit * 0.72))
      shade[low * at.width + px] = Math.max(shade[low * at.width + px]!, die[from + 3]!)
    }
  }
  const soft = blur(shade, at.width, at.height, size * 0.05 * at.unit)
  for (let i = 0; i < soft.length; i++) {
    const a = clamp(soft[i]! * 1.2) * 0.75
    for (let c = 0; c < 3; c++) out[i * 4 + c] = out[i * 4 + c]! * (1 - a) + jewel.floor[c]! * 0.16 * a
    out[i * 4 + 3] = out[i * 4 + 3]! + (1 - out[i * 4 + 3]!) * a
  }
  paintOver(out, layer)
}

export const poster: Poster = {
  ground,
  hero: async (at) => {
    const out = new Float32Array(at.width * at.height * 4)
    lay(out, at, { jewel: violet, pose: { x: 0.5, y: 0.72, z: 0.34 }, x: 74, y: 30, size: 62 })
    lay(out, at, {
      jewel: amber,
      pose: { x: 0.56, y: -0.6, z: 0.1 },
      x: 43,
      y: POSTER_HIGH * 0.44,
      size: 106,
    })
    return out
  },
  title: { lines: ['Dice'], face: materials.gold, middle: stone(305, 0.2), edge: materials.gold },
  sparks: '#ffc46a',
  seed: 61,
}
