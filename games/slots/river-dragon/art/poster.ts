import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { dragon } from '#game-kit/art/masks/dragon.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { materials } from '#game-kit/art/materials.ts'
import { clamp, fbm, mix, smooth } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief } from '#game-kit/art/relief.ts'

const peaks = [
  { x: 84, width: 13, height: 1.4 },
  { x: 8, width: 16, height: 1.5 },
  { x: 60, width: 30, height: 0.5 },
]

/** A jade night with the moon behind the dragon and three ranges below. */
function ground(x: number, y: number): Rgb {
  const d = Math.hypot(x - 46, (y - 50) * 0.9)
  const lit = Math.exp(-(((x - 30) / 70) ** 2) - ((y - 30) / 62) ** 2)
  let lightness = 0.13 + 0.4 * Math.exp(-((d / 46) ** 2)) + 0.14 * lit
  let hue = mix(255, 172, clamp(Math.exp(-((d / 52) ** 2)) * 1.1))
  let chroma = mix(0.09, 0.1, clamp(lightness * 1.6))
  const r = Math.hypot(x - 62, y - 27)
  const moon = smooth(25.2, 24.8, r)
  const crater = smooth(0.42, 0.58, fbm(x * 0.07 + 4, y * 0.07, 4))
  const face = 0.94 - 0.09 * crater - 0.08 * smooth(12.5, 25, Math.hypot(x - 55.7, y - 20.7))
  const halo = Math.exp(-Math.max(0, r - 25) / 9) * 0.32 * (1 - moon)
  lightness = mix(lightness + halo, face, moon)
  chroma = mix(chroma, 0.05, moon)
  if (moon > 0.5) hue = 88
  const cloud = smooth(0.47, 0.72, fbm(x * 0.03 + fbm(x * 0.04, y * 0.1, 3) * 1.3, y * 0.1 + 3, 4))
  const cover = cloud * (0.3 + (0.35 * y) / POSTER_HIGH) * 0.8
  lightness = mix(lightness, 0.42 + 0.2 * lit, cover)
  chroma = mix(chroma, 0.08, cover)
  peaks.forEach((peak, k) => {
    const rise = 26 * Math.exp(-(Math.abs((x - peak.x) / peak.width) ** 2.4)) * peak.height
    const top = 88 + k * 9 - rise - fbm(x * 0.3, k * 9, 4) * 4
    if (y <= top) return
    const shade = [0.36, 0.25, 0.14][k] ?? 0.14
    lightness = mix(lightness, shade - 0.1 * clamp((y - top) / 40) + 0.05 * Math.exp(-(y - top) / 2), 0.93)
    hue = 195 + k * 20
    chroma = 0.06
  })
  return oklch(clamp(lightness, 0.03, 0.98), Math.max(0, chroma), hue)
}

export const poster: Poster = {
  ground,
  hero: (at) => {
    const layers = place(dragon(), { scale: 1.04, y: -5 })
    return renderRelief(
      layers.map((layer) => ({ ...layer, rim: (layer.rim ?? 0.75) * 1.25 })),
      at,
    )
  },
  title: { lines: ['River', 'Dragon'], face: materials.gold, middle: materials.jade },
  sparks: '#ffd27a',
  seed: 175,
}
