import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { coin, ingot } from '#game-kit/art/masks/treasure.ts'
import { buffalo, sickle, strawHat, sun } from '#game-kit/art/masks/harvest.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'

function framed(hero: Layer[], placing: Placing, panel: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.8, ...placing })]
}

const leafy = stone(140, 0.09, { high: 0.55 })

/** Terraces before the harvest. */
export const art: SlotArt = {
  symbols: {
    wild: () => [
      ...framed(sun(), { scale: 0.8, y: -8 }, stone(230, 0.1, { high: 0.6 })),
      ...plaque('WILD', materials.amber),
    ],
    coin: () => place(coin({ inner: materials.ruby }), { scale: 1 }),
    buffalo: () => framed(buffalo(), { scale: 0.84 }, leafy),
    hat: () => framed(strawHat(), { scale: 0.84 }, stone(200, 0.08, { high: 0.6 })),
    ingot: () => place(ingot(), { scale: 0.92, y: -5 }),
    sickle: () => place(sickle(), { scale: 0.9 }),
    A: () => royal('A', stone(30, 0.16)),
    K: () => royal('K', materials.jade),
    Q: () => royal('Q', stone(310, 0.14)),
    J: () => royal('J', stone(225, 0.14)),
    T: () => royal('10', materials.amber),
  },
  frame: { rail: materials.gold, inlay: stone(135, 0.14), gem: materials.ruby },
  title: {
    lines: ['Paddy', 'Gold'],
    upper: materials.silver,
    middle: stone(135, 0.13),
    letters: faces.brush,
  },
  hero: () => place(buffalo(), { scale: 1 }),
  border,
  cast,
  ground: ground({
    top: [0.6, 0.1, 230],
    middle: [0.86, 0.08, 95],
    foot: [0.4, 0.12, 110],
    light: { x: 0.3, y: 0.22, r: 0.07, l: 0.98, c: 0.08, h: 95, halo: 0.3 },
    haze: { strength: 0.4, hue: 90, lightness: 0.94 },
    ranges: [
      { base: 0.5, rise: 0.1, grain: 4, peaks: 3, l: 0.58, c: 0.06, h: 200 },
      { base: 0.64, rise: 0.05, grain: 2, peaks: 5, l: 0.66, c: 0.14, h: 110 },
      { base: 0.74, rise: 0.05, grain: 2, peaks: 6, l: 0.56, c: 0.14, h: 118 },
      { base: 0.86, rise: 0.05, grain: 3, peaks: 7, l: 0.4, c: 0.12, h: 125 },
    ],
    seed: 39,
  }),
  sparks: '#fff0a8',
  seed: 157,
}
