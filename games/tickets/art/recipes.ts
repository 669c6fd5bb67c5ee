import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces } from '#game-kit/art/letters.ts'
import { lantern, lotus } from '#game-kit/art/masks/flora.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { orb } from '#game-kit/art/masks/fruit.ts'
import { frog, dragonfly, mango } from '#game-kit/art/masks/garden.ts'
import { buffalo, sickle, strawHat, sun } from '#game-kit/art/masks/harvest.ts'
import { koi } from '#game-kit/art/masks/koi.ts'
import { blossom, fullMoon, mooncake, rabbit, teacup } from '#game-kit/art/masks/moonfeast.ts'
import { pearl } from '#game-kit/art/masks/pearl.ts'
import { coin, fan, ingot } from '#game-kit/art/masks/treasure.ts'
import { clamp, fbm, mix } from '#game-kit/art/maths.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { TicketArt } from '#game-kit/art/ticket.ts'

/** A pond from above: dark jade water with rings of light. */
function pond(u: number, v: number): Rgb {
  const warp = fbm(u * 5, v * 5 + 3, 4)
  const net = Math.abs(Math.sin((u * 9 + warp * 5) * 1.4) * Math.sin((v * 9 - warp * 4) * 1.6))
  const caustic = (1 - net) ** 5 * 0.22
  const far = Math.hypot(u - 0.72, v - 0.5)
  const lightness = mix(0.5, 0.22, clamp(far * 1.25)) + caustic * (1.1 - far)
  return oklch(clamp(lightness, 0.03, 0.95), 0.09 + caustic * 0.1, mix(188, 210, clamp(v)))
}

/** The instant tickets, by theme. */
export const ticketArts: Readonly<Record<'koi' | 'moon' | 'harvest', TicketArt>> = {
  koi: {
    title: { lines: ['Lucky', 'Koi'], middle: stone(28, 0.17), letters: faces.brush },
    hero: () => [
      ...place(lotus(), { scale: 0.5, x: 26, y: 24 }),
      ...place(koi(), { scale: 0.98, x: -4, y: -2 }),
    ],
    ground: pond,
    symbols: [
      () => place(koi(), { scale: 1 }),
      () => place(pearl(), { scale: 0.96 }),
      () => place(coin({ inner: materials.jade }), { scale: 0.96 }),
      () => place(lotus(), { scale: 0.98 }),
      () => place(fan(), { scale: 0.94 }),
      () => place(dragonfly(), { scale: 0.94 }),
      () => place(frog(), { scale: 0.94 }),
    ],
  },
  moon: {
    title: { lines: ['Moon', 'Festival'], middle: materials.amethyst, letters: faces.merry },
    hero: () => [
      ...place(fullMoon(), { scale: 0.98, x: -6, y: -2 }),
      ...place(lantern(), { scale: 0.5, x: 32, y: 14 }),
    ],
    ground: ground({
      top: [0.16, 0.09, 285],
      middle: [0.34, 0.12, 320],
      foot: [0.14, 0.07, 290],
      light: { x: 0.73, y: 0.36, r: 0.1, l: 0.96, c: 0.07, h: 92, halo: 0.4 },
      haze: { strength: 0.5, hue: 330, lightness: 0.5 },
      stars: 0.6,
      ranges: [
        { base: 0.74, rise: 0.07, grain: 4, peaks: 5, l: 0.28, c: 0.09, h: 300 },
        { base: 0.86, rise: 0.06, grain: 14, peaks: 9, l: 0.18, c: 0.08, h: 290 },
      ],
      seed: 51,
    }),
    symbols: [
      () => place(fullMoon(), { scale: 1 }),
      () => place(rabbit(), { scale: 0.94 }),
      () => place(lantern(), { scale: 0.96 }),
      () => place(mooncake(), { scale: 0.96 }),
      () => place(teacup(), { scale: 0.92 }),
      () => place(blossom(), { scale: 0.94 }),
      () => place(orb(50, true), { scale: 0.9, y: -3 }),
    ],
  },
  harvest: {
    title: { lines: ['Golden', 'Harvest'], middle: stone(135, 0.13), letters: faces.title },
    hero: () => [
      ...place(sun(), { scale: 0.5, x: 26, y: -26 }),
      ...place(buffalo(), { scale: 0.84, x: 4, y: 4 }),
    ],
    ground: ground({
      top: [0.6, 0.1, 230],
      middle: [0.86, 0.08, 95],
      foot: [0.4, 0.12, 110],
      light: { x: 0.8, y: 0.24, r: 0.06, l: 0.98, c: 0.08, h: 95, halo: 0.34 },
      haze: { strength: 0.4, hue: 90, lightness: 0.94 },
      ranges: [
        { base: 0.5, rise: 0.1, grain: 4, peaks: 5, l: 0.58, c: 0.06, h: 200 },
        { base: 0.64, rise: 0.05, grain: 2, peaks: 7, l: 0.66, c: 0.14, h: 110 },
        { base: 0.76, rise: 0.05, grain: 2, peaks: 9, l: 0.54, c: 0.14, h: 118 },
        { base: 0.88, rise: 0.05, grain: 3, peaks: 11, l: 0.4, c: 0.12, h: 125 },
      ],
      seed: 47,
    }),
    symbols: [
      () => place(buffalo(), { scale: 1 }),
      () => place(ingot(), { scale: 0.92, y: -5 }),
      () => place(sun(), { scale: 0.96 }),
      () => place(coin({ inner: materials.ruby }), { scale: 0.96 }),
      () => place(strawHat(), { scale: 0.94 }),
      () => place(mango(), { scale: 0.94 }),
      () => place(sickle(), { scale: 0.92 }),
    ],
  },
}
