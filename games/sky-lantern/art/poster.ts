import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, seeded, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'
import { lantern } from './lantern.ts'

const next = seeded(31)
const stars = Array.from({ length: 90 }, () => ({ x: next() * 100, y: next() * 74, r: 0.12 + next() * 0.32 }))

/** Dusk over water: stars above, the last red of the day behind far hills. */
function ground(x: number, y: number): Rgb {
  const low = y / POSTER_HIGH
  let lightness = mix(0.14, 0.5, smooth(0.1, 0.66, low) ** 1.6)
  let hue = mix(276, 385, smooth(0.2, 0.66, low))
  let chroma = mix(0.09, 0.15, smooth(0.2, 0.6, low))
  for (const star of stars) {
    const d = Math.hypot(x - star.x, y - star.y)
    if (d < star.r * 4) lightness += 0.7 * Math.exp(-((d / star.r) ** 2)) * (1 - low)
  }
  const cloud = smooth(0.5, 0.76, fbm(x * 0.025 + 3, y * 0.1, 4)) * smooth(0.2, 0.5, low)
  lightness += cloud * 0.09
  const hills = 82 - 7 * fbm(x * 0.05 + 2, 1, 4) - 5 * Math.exp(-(((x - 18) / 16) ** 2))
  if (y > hills) {
    lightness = 0.17 + 0.05 * Math.exp(-(y - hills) / 2.5)
    hue = 290
    chroma = 0.07
  }
  if (y > 90) {
    const ripple = fbm(x * 0.06, y * 0.7, 3)
    lightness = 0.15 + 0.32 * Math.exp(-(((x - 52) / 22) ** 2)) * smooth(0.42, 0.7, ripple)
    hue = mix(290, 410, Math.exp(-(((x - 52) / 26) ** 2)))
    chroma = 0.1
  }
  return oklch(clamp(lightness, 0.03, 0.97), chroma, hue)
}

export const poster: Poster = {
  ground,
  hero: (at) =>
    renderRelief(
      [
        ...lantern(16, 22, 13),
        ...lantern(86, 16, 10),
        ...lantern(79, 56, 17),
        ...lantern(12, 64, 9),
        ...lantern(48, 46, 66),
      ],
      at,
    ),
  title: { lines: ['Sky', 'Lantern'], face: materials.gold, middle: materials.ruby, letters: faces.swash },
  sparks: '#ffc46a',
  seed: 140,
}
