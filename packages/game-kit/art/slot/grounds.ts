import { oklch, type Rgb } from '../colour.ts'
import { clamp, fbm, mix, smooth } from '../maths.ts'

/** Generated background paintings, in layers. Positions are 0..1 across and down. */
type Place = { l: number; c: number; h: number }

export type GroundLook = {
  /** Lightness, chroma and hue at the top, at the horizon and at the foot. */
  readonly top: readonly [number, number, number]
  readonly middle: readonly [number, number, number]
  readonly foot: readonly [number, number, number]
  /** A disc of light: sun, moon, window; and its colour. */
  readonly light?: { x: number; y: number; r: number; l: number; c: number; h: number; halo: number }
  /** Ranges of hills from far to near: height of the base, rise, roughness, and colour of each. */
  readonly ranges?: readonly {
    base: number
    rise: number
    grain: number
    peaks: number
    l: number
    c: number
    h: number
  }[]
  /** Bands of light across the sky: aurora, or rays from above under water. */
  readonly bands?: { count: number; hue: number; chroma: number; strength: number; slant: number }
  /** Clouds or haze, and stars. */
  readonly haze?: { strength: number; hue: number; lightness: number }
  readonly stars?: number
  readonly seed: number
}

export function ground(look: GroundLook): (u: number, v: number) => Rgb {
  return (u, v) => {
    const at: Place = skyAt(look, v)
    if (look.bands) addBands(at, look.bands, look.seed, u, v)
    if (look.stars) addStars(at, look.stars, look.seed, u, v)
    if (look.light) addLight(at, look.light, u, v)
    if (look.haze) {
      const { strength, hue, lightness } = look.haze
      const veil =
        smooth(0.46, 0.78, fbm(u * 3 + fbm(u * 4, v * 9 + look.seed, 3), v * 9 + look.seed, 4)) * strength
      at.l = mix(at.l, lightness, veil)
      at.h = mix(at.h, hue, veil * 0.6)
    }
    look.ranges?.forEach((range, k) => {
      const wave = Math.sin(u * Math.PI * range.peaks + k * 2.1 + look.seed) * 0.5 + 0.5
      const top =
        range.base - range.rise * wave - (fbm(u * range.grain, k * 7 + look.seed, 5) - 0.5) * range.rise * 1.1
      if (v <= top) return
      const deep = clamp((v - top) / 0.22)
      const lit = 0.05 * Math.exp(-(v - top) / 0.012)
      const cover = smooth(0, 0.004, v - top)
      at.l = mix(at.l, range.l * (1 - 0.45 * deep) + lit, cover)
      at.c = mix(at.c, range.c, cover)
      at.h = mix(at.h, range.h, cover)
    })
    return oklch(clamp(at.l, 0.02, 0.98), Math.max(0, at.c), at.h)
  }
}

function skyAt({ top, middle, foot }: GroundLook, v: number): Place {
  const [from, to, share] = v < 0.62 ? [top, middle, v / 0.62] : [middle, foot, (v - 0.62) / 0.38]
  const t = smooth(0, 1, share)
  return { l: mix(from[0], to[0], t), c: mix(from[1], to[1], t), h: mix(from[2], to[2], t) }
}

function addBands(
  at: Place,
  bands: NonNullable<GroundLook['bands']>,
  seed: number,
  u: number,
  v: number,
): void {
  const bend = fbm(u * 2.2, seed, 3) * 0.5 + v * bands.slant
  const wave = Math.sin((u + bend) * Math.PI * bands.count) * 0.5 + 0.5
  const fade = Math.exp(-(((v - 0.25) / 0.34) ** 2))
  const lit = wave ** 3 * fade * bands.strength * (0.6 + 0.4 * fbm(u * 30, v * 2, 3))
  at.l += lit
  at.h = mix(at.h, bands.hue, clamp(lit * 3))
  at.c = mix(at.c, bands.chroma, clamp(lit * 3))
}

function addStars(at: Place, strength: number, seed: number, u: number, v: number): void {
  const x = Math.floor(u * 150)
  const y = Math.floor(v * 150)
  const luck = Math.abs(Math.sin(x * 127.1 + y * 311.7 + seed) * 43758.5453) % 1
  if (luck < 0.985 || v > 0.62) return
  const d = Math.hypot(u * 150 - x - 0.5, v * 150 - y - 0.5)
  at.l += strength * Math.exp(-d * d * 9) * (luck - 0.98) * 50
}

function addLight(at: Place, light: NonNullable<GroundLook['light']>, u: number, v: number): void {
  const r = Math.hypot(u - light.x, v - light.y)
  const disc = smooth(light.r, light.r - 0.006, r)
  const halo = Math.exp(-Math.max(0, r - light.r) / 0.12) * light.halo * (1 - disc)
  at.l = mix(at.l + halo, light.l, disc)
  at.h = mix(at.h, light.h, clamp(disc + halo))
  at.c = mix(at.c, light.c, clamp(disc + halo * 0.8))
}
