import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { part } from '#game-kit/art/masks/parts.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief, type Layer } from '#game-kit/art/relief.ts'
import { circle, path, stroke } from '#game-kit/art/shapes.ts'

const { ruby, gold, jade, ink, pearl, bronze } = materials

/** A late afternoon in the wind: teal above, honey below, banks of cloud and three rows of hills. */
function ground(x: number, y: number): Rgb {
  const low = y / POSTER_HIGH
  let lightness = mix(0.3, 0.82, smooth(0.02, 0.62, low))
  let hue = mix(228, 78, smooth(0.14, 0.6, low))
  let chroma = mix(0.1, 0.13, smooth(0.3, 0.62, low))
  const sun = Math.hypot(x - 80, (y - 74) * 1.1)
  lightness += 0.24 * Math.exp(-((sun / 22) ** 2))
  const cloud =
    smooth(0.48, 0.74, fbm(x * 0.024 + y * 0.012 + 7, y * 0.075 - x * 0.02, 5)) * smooth(0.02, 0.3, low)
  lightness += cloud * 0.16 * (1 - low)
  chroma *= 1 - cloud * 0.5
  const hills = [
    { base: 80, tall: 8, light: 0.46, tone: 190 },
    { base: 88, tall: 6, light: 0.34, tone: 205 },
    { base: 97, tall: 4, light: 0.22, tone: 220 },
  ]
  for (const [at, { base, tall, light, tone }] of hills.entries()) {
    const edge = base - tall * fbm(x * 0.045 + at * 9, at * 3 + 1, 4)
    if (y <= edge) continue
    lightness = light + 0.12 * Math.exp(-(y - edge) / 3)
    hue = tone
    chroma = 0.06
  }
  return oklch(clamp(lightness, 0.03, 0.97), chroma, hue)
}

/** The swallow kite from below, wings spread, two ribbons behind it. */
const kite: readonly Layer[] = [
  part(stroke('M48 66C40 78 22 76 18 90C14 102 4 98 2 110', 2.6), gold, 2.2, { drop: false }),
  part(stroke('M54 66C52 82 38 86 36 98C34 108 26 108 22 116', 2.6), ruby, 2.2, { drop: false }),
  {
    shape: path(
      'M50 22C64 14 84 16 98 32C86 30 76 34 70 42C64 50 58 56 51 70C44 56 38 50 32 44C26 36 14 32 2 38C12 20 34 14 50 22Z',
    ),
    material: ruby,
    bevel: 6,
    height: 0.7,
    smoothing: 1.6,
    drop: { alpha: 0.5 },
    glow: { colour: '#ffb36b', blur: 9, alpha: 0.6 },
  },
  part(stroke('M56 27C68 22 80 23 88 29M44 27C32 22 20 23 12 30', 2.2), gold, 1.6, { drop: false }),
  part(stroke('M56 36C64 32 70 34 76 36M44 36C36 32 30 34 24 36', 1.9), jade, 1.4, { drop: false }),
  part(circle(57.5, 30, 3.3) + circle(43.5, 30, 3.3), pearl, 2.4, { drop: false }),
  part(circle(57.9, 30.2, 1.5) + circle(43.1, 30.2, 1.5), ink, 1, { drop: false }),
  part(stroke('M50.5 21V66', 1.5), bronze, 1.2, { drop: false }),
  part(stroke('M34 17.5H67', 3.4), bronze, 2.2),
  part(stroke('M51 46C70 64 88 82 104 88', 0.55), pearl, 0.4, { drop: false }),
]

export const poster: Poster = {
  ground,
  hero: (at) => renderRelief(kite, at),
  title: { lines: ['Paper', 'Kite'], face: materials.pearl, middle: materials.ruby, letters: faces.swash },
  sparks: '#ffe0a8',
  seed: 77,
}
