import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { dragonfly, frog, mango, parasol, stormCloud } from '#game-kit/art/masks/garden.ts'
import { koi } from '#game-kit/art/masks/koi.ts'
import { lotus } from '#game-kit/art/masks/flora.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'

function framed(hero: Layer[], placing: Placing, panel: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.8, ...placing })]
}

const moss = stone(150, 0.07, { high: 0.6 })

/** A water garden in the first rain. */
export const art: SlotArt = {
  symbols: {
    wild: () => [
      ...framed(dragonfly(), { scale: 0.82, y: -8 }, stone(200, 0.08, { high: 0.55 })),
      ...plaque('WILD', materials.jade),
    ],
    scatter: () => framed(stormCloud(), { scale: 0.86 }, stone(270, 0.1, { high: 0.5 })),
    koi: () => framed(koi(), { scale: 0.88 }, stone(225, 0.08, { high: 0.55 })),
    frog: () => framed(frog(), { scale: 0.78 }, moss),
    lotus: () => framed(lotus(), { scale: 0.84, y: -1 }, stone(180, 0.06, { high: 0.6 })),
    parasol: () => place(parasol(), { scale: 0.88 }),
    mango: () => place(mango(), { scale: 0.88 }),
    A: () => royal('A', stone(15, 0.16)),
    K: () => royal('K', stone(150, 0.14)),
    Q: () => royal('Q', stone(330, 0.15)),
    J: () => royal('J', stone(235, 0.14)),
    T: () => royal('10', stone(85, 0.14)),
  },
  frame: { rail: materials.bronze, inlay: stone(150, 0.13), gem: materials.rose },
  title: {
    lines: ['Monsoon', 'Garden'],
    upper: materials.silver,
    middle: stone(155, 0.13),
    letters: faces.merry,
  },
  hero: () => place(frog(), { scale: 0.94 }),
  border,
  cast,
  ground: ground({
    top: [0.42, 0.045, 230],
    middle: [0.8, 0.06, 185],
    foot: [0.26, 0.07, 185],
    light: { x: 0.62, y: 0.2, r: 0.001, l: 0.95, c: 0.05, h: 110, halo: 0.5 },
    haze: { strength: 0.85, hue: 240, lightness: 0.46 },
    ranges: [
      { base: 0.5, rise: 0.13, grain: 6, peaks: 3, l: 0.62, c: 0.05, h: 195 },
      { base: 0.57, rise: 0.1, grain: 9, peaks: 4, l: 0.5, c: 0.08, h: 170 },
      { base: 0.61, rise: 0.06, grain: 24, peaks: 5, l: 0.36, c: 0.1, h: 150 },
      { base: 0.65, rise: 0.012, grain: 50, peaks: 7, l: 0.3, c: 0.07, h: 180 },
    ],
    seed: 15,
  }),
  sparks: '#d8fff0',
  seed: 73,
}
