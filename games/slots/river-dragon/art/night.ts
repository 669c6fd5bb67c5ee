import sharp from 'sharp'
import { rgb, type Rgb } from '#game-kit/art/colour.ts'
import { blur, type Plane } from '#game-kit/art/filters.ts'
import { clamp, fbm, mix, noise, seeded, smooth } from '#game-kit/art/maths.ts'

/** The river at night: six ranges of karst towers, a moon, mist, and the same mirrored in moving water. */
type Scenery = {
  width: number
  height: number
  /** Share of the height where the water begins; the scene's shader uses it too. */
  horizon: number
  moon: { x: number; y: number; r: number }
  /** Where the towers leave the view open. */
  gap: number
  seed: number
}

export const sceneries = {
  tall: { width: 1280, height: 1280, horizon: 0.6, moon: { x: 0.5, y: 0.145, r: 0.07 }, gap: 0.5, seed: 11 },
  wide: {
    width: 1600,
    height: 900,
    horizon: 0.74,
    moon: { x: 0.875, y: 0.2, r: 0.085 },
    gap: 0.86,
    seed: 23,
  },
} satisfies Record<string, Scenery>

type Tower = { centre: number; width: number; rise: number }
type Range = { t: number; base: number; towers: Tower[]; skyline: Plane }
type Triple = [number, number, number]

const sky: readonly Rgb[] = [rgb('#050a1c'), rgb('#0a1c3a'), rgb('#123f5c'), rgb('#2c7580')]
const moonHalo = rgb('#ffe9bd')
const far = rgb('#3d8790')
const near = rgb('#04121c')
const mistColour = rgb('#4a9aa0')
const deep = rgb('#041a24')
const fogColour = rgb('#5aa9ac')

function each(f: (c: 0 | 1 | 2) => number): Triple {
  return [f(0), f(1), f(2)]
}

function makeRanges(s: Scenery, next: () => number): Range[] {
  const wide = s.width > s.height
  return [7, 7, 6, 5, 4, 3].map((count, k) => {
    const t = k / 5
    const towers = Array.from({ length: count }, (_, i): Tower => {
      const side = k >= 3 ? (i % 2 ? 0.8 + 0.22 * next() : 0.2 * next()) : next()
      const centre = side + (next() - 0.5) * 0.06
      const width = (mix(0.045, 0.11, t) * (0.7 + next() * 0.7)) / (wide ? 1.5 : 1)
      const open = k >= 3 && Math.abs(side - s.gap) < (wide ? 0.14 : 0.25) ? 0.35 : 1
      return { centre, width, rise: mix(0.2, 0.34, t) * (0.5 + 0.75 * next()) * open }
    })
    const base = s.horizon - 0.005 + 0.012 * t
    const skyline = Float32Array.from({ length: s.width }, (_, x) => base - rise(towers, t, x / s.width))
    return { t, base, towers, skyline }
  })
}

function rise(towers: readonly Tower[], t: number, x: number): number {
  let height = 0
  for (const tower of towers) {
    const d = Math.abs((x - tower.centre) / tower.width)
    const rough = 1 + 0.1 * (fbm(x * 34 + tower.centre * 50, t * 9, 3) - 0.5)
    height = Math.max(height, tower.rise * Math.exp(-(d ** 2.6)) * rough)
  }
  return (
    height +
    (fbm(x * 46, t * 31, 4) - 0.46) * 0.022 +
    (noise(x * 210, t * 70) - 0.5) * 0.006 * (0.4 + t) +
    0.012
  )
}

function starField(s: Scenery, next: () => number): Plane {
  const plane = new Float32Array(s.width * s.height)
  for (let i = 0; i < 420; i++) {
    const at = Math.floor(next() * 0.5 * s.height) * s.width + Math.floor(next() * s.width)
    const bright = next()
    plane[at] = plane[at]! + bright * bright * 1.1 + 0.12
  }
  return blur(plane, s.width, s.height, 0.8)
}

function skyColour(s: Scenery, stars: Plane, u: number, v: number): Triple {
  const aspect = s.width / s.height
  const t = clamp(v / s.horizon)
  const k = Math.min(2, Math.floor(t * 3))
  const f = smooth(0, 1, t * 3 - k)
  const dx = (u - s.moon.x) * aspect
  const dy = v - s.moon.y
  const d = Math.hypot(dx, dy)
  const halo = (Math.exp(-d * 8) * 0.4 + Math.exp(-d * 24) * 0.55) * 0.7
  const star =
    stars[
      Math.min(s.height - 1, Math.floor(v * s.height)) * s.width +
        Math.min(s.width - 1, Math.floor(u * s.width))
    ]!
  const cloud = fbm(u * 3.2 + fbm(u * 4, v * 9, 3), v * 11, 5)
  const cover = smooth(0.46, 0.78, cloud) * (0.25 + 0.9 * Math.exp(-d * 4.5)) * 0.42
  const lit = 0.5 + 0.9 * Math.exp(-d * 5)
  const tint = [0.55, 0.72, 0.78] as const
  const out = each((c) =>
    mix(mix(sky[k]![c], sky[k + 1]![c], f) + moonHalo[c] * halo + star * 3.6, tint[c] * lit, cover),
  )
  const disc = smooth(s.moon.r + 0.0012, s.moon.r - 0.0012, d)
  if (disc <= 0) return out
  // rotated against the noise grid and bent, so that the moon's seas have no corners
  const along = (dx * 0.8 - dy * 0.6) * 15
  const across = (dx * 0.6 + dy * 0.8) * 15
  const bent = fbm(along * 1.9 + 7, across * 1.9, 3) * 1.6
  const crater = 0.84 + 0.24 * smooth(0.34, 0.62, fbm(along + bent + 3.3, across + bent, 6))
  const shade = clamp(1.06 - (0.3 * Math.hypot(dx + 0.02, dy + 0.025)) / s.moon.r) * crater
  const face = [1, 0.955, 0.84] as const
  return each((c) => mix(out[c], face[c] * shade, disc))
}

function overRange(s: Scenery, range: Range, k: number, u: number, v: number, under: Triple): Triple {
  const x = Math.min(s.width - 1, Math.floor(u * s.width))
  const top = range.skyline[x]!
  const cover = smooth(top - 0.001, top + 0.001, v)
  if (cover <= 0) return under
  const depth = v - top
  const rock = (fbm(u * 30 + k * 7, v * 60, 4) - 0.46) * 0.3 + (fbm(u * 90 + k, v * 26, 3) - 0.46) * 0.2
  const light = Math.exp(-depth * 30) * 0.35 * (1 - range.t * 0.5) + rock
  const slope =
    ((range.skyline[Math.min(s.width - 1, x + 3)]! - range.skyline[Math.max(0, x - 3)]!) * s.width) / 6
  const facing = clamp(0.5 + (s.moon.x > u ? 1 : -1) * slope * 0.35)
  const gain = 1 + light * 0.9 + 0.35 * (facing - 0.5) * Math.exp(-depth * 14)
  const edge = 0.13 * Math.exp(-depth * 90) * (1 - range.t * 0.4) * facing
  const rim = [0.5, 0.62, 0.6] as const
  const low = range.base - 0.13 - 0.03 * Math.sin(u * 9 + k * 2)
  const mist = smooth(low, range.base, v) * mix(0.85, 0.35, range.t) * 0.8
  const glow = 0.55 + 0.5 * Math.exp(-Math.abs(u - 0.5) * 3)
  const share = range.t ** 0.62
  return each((c) => {
    const body = mix(far[c], near[c], share) * gain + rim[c] * edge
    return mix(under[c], mix(body, mistColour[c] * glow, mist), cover)
  })
}

function waterColour(s: Scenery, land: Float32Array, rows: number, u: number, v: number): Triple {
  const aspect = s.width / s.height
  const depth = (v - s.horizon) / (1 - s.horizon)
  const swell = 0.004 + 0.05 * depth
  const wave = fbm(u * aspect * (26 - 14 * depth), (v * 190) / (0.35 + depth * 2.2), 4) - 0.47
  const sv = clamp((s.horizon - (v - s.horizon) * 1.06 + wave * swell * 1.6) / s.horizon, 0, 0.9999)
  const su = clamp(u + wave * swell * 0.8, 0, 0.9999)
  const at = (Math.min(rows - 1, Math.floor(sv * rows)) * s.width + Math.floor(su * s.width)) * 3
  const path = Math.exp(-((((u - s.moon.x) * aspect) / (0.05 + 0.16 * depth)) ** 2))
  const grain = fbm(u * aspect * (60 - 30 * depth), (v * 330) / (0.4 + depth * 2), 3)
  const glint = smooth(0.52, 0.66, grain + path * 0.08) * path * (0.95 - 0.5 * depth) * 0.75
  const moonlight = [1, 0.9, 0.68] as const
  const fog = Math.exp(-depth * 16) * 0.5
  const glow = 0.55 + 0.5 * Math.exp(-Math.abs(u - 0.5) * 3)
  return each((c) => {
    const mirrored = land[at + c]! * (0.8 - 0.4 * depth)
    return mix(mix(mirrored, deep[c], 0.18 + 0.45 * depth) + glint * moonlight[c], fogColour[c] * glow, fog)
  })
}

/** Writes one painting; returns its size in bytes. */
export async function drawNight(name: keyof typeof sceneries, folder: string): Promise<number> {
  const s = sceneries[name]
  const next = seeded(s.seed)
  const ranges = makeRanges(s, next)
  const stars = starField(s, next)
  const rows = Math.ceil(s.height * s.horizon)
  const land = new Float32Array(s.width * rows * 3)
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < s.width; x++) {
      const u = x / s.width
      const v = y / s.height
      let colour = skyColour(s, stars, u, v)
      ranges.forEach((range, k) => {
        colour = overRange(s, range, k, u, v, colour)
      })
      land.set(colour, (y * s.width + x) * 3)
    }
  }
  const out = Buffer.alloc(s.width * s.height * 3)
  for (let y = 0; y < s.height; y++) {
    for (let x = 0; x < s.width; x++) {
      const u = x / s.width
      const v = y / s.height
      const at = (y * s.width + x) * 3
      const grain = (noise(x * 0.9, y * 0.9) - 0.5) * 0.012
      const vignette = 1 - 0.38 * clamp(Math.hypot(u - 0.5, (v - 0.45) * 0.9) * 1.25) ** 2.2
      const water = y < rows ? null : waterColour(s, land, rows, u, v)
      for (const c of [0, 1, 2] as const) {
        out[at + c] = Math.round(clamp(((water ? water[c] : land[at + c]!) + grain) * vignette) * 255)
      }
    }
  }
  const { size } = await sharp(out, { raw: { width: s.width, height: s.height, channels: 3 } })
    .webp({ quality: 80, effort: 6 })
    .toFile(`${folder}/night-${name}.webp`)
  return size
}
