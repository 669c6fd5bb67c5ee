import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place } from '#game-kit/art/masks/frames.ts'
import { lantern } from '#game-kit/art/masks/flora.ts'
import { orb, starfruit } from '#game-kit/art/masks/fruit.ts'
import { koi } from '#game-kit/art/masks/koi.ts'
import { blossom, fullMoon, mooncake, rabbit, teacup } from '#game-kit/art/masks/moonfeast.ts'
import { materials } from '#game-kit/art/materials.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'

/** The table of a mid-autumn night. */
export const art: SlotArt = {
  symbols: {
    scatter: () => place(fullMoon(), { scale: 1 }),
    multiplier: () => [...cartouche(materials.ruby), ...place(koi(), { scale: 0.82 })],
    mooncake: () => place(mooncake(), { scale: 0.96 }),
    lantern: () => place(lantern(), { scale: 0.96 }),
    rabbit: () => place(rabbit(), { scale: 0.92 }),
    persimmon: () => place(orb(50, true), { scale: 0.94, y: -3 }),
    teacup: () => place(teacup(), { scale: 0.92 }),
    pomelo: () => place(orb(128), { scale: 0.94 }),
    osmanthus: () => place(blossom(), { scale: 0.94 }),
    starfruit: () => place(starfruit(), { scale: 0.94 }),
  },
  frame: { rail: materials.gold, inlay: materials.amethyst, gem: materials.amber },
  title: {
    lines: ['Mooncake', 'Parade'],
    upper: materials.gold,
    middle: materials.amethyst,
    letters: faces.merry,
  },
  hero: () => [...place(fullMoon(), { scale: 0.96, y: -8 }), ...place(rabbit(), { scale: 0.6, y: 16 })],
  border,
  cast,
  ground: ground({
    top: [0.16, 0.09, 285],
    middle: [0.34, 0.12, 320],
    foot: [0.14, 0.07, 290],
    light: { x: 0.5, y: 0.17, r: 0.12, l: 0.96, c: 0.07, h: 92, halo: 0.34 },
    haze: { strength: 0.5, hue: 330, lightness: 0.5 },
    stars: 0.6,
    ranges: [
      { base: 0.66, rise: 0.07, grain: 4, peaks: 3, l: 0.3, c: 0.09, h: 300 },
      { base: 0.78, rise: 0.06, grain: 14, peaks: 5, l: 0.2, c: 0.08, h: 290 },
    ],
    seed: 45,
  }),
  sparks: '#ffe0a8',
  seed: 178,
  cell: 176,
}
