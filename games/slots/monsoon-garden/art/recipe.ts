import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { dragonfly, frog, mango, parasol, stormCloud } from '#game-kit/art/masks/garden.ts'
import { koi } from '#game-kit/art/masks/koi.ts'
import { lotus } from '#game-kit/art/masks/flora.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'

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
  ground: ground({
    top: [0.3, 0.05, 235],
    middle: [0.55, 0.07, 190],
    foot: [0.2, 0.07, 160],
    light: { x: 0.72, y: 0.2, r: 0.001, l: 0.8, c: 0.04, h: 100, halo: 0.3 },
    haze: { strength: 0.75, hue: 225, lightness: 0.6 },
    ranges: [
      { base: 0.56, rise: 0.1, grain: 7, peaks: 3, l: 0.42, c: 0.06, h: 175 },
      { base: 0.68, rise: 0.07, grain: 18, peaks: 5, l: 0.33, c: 0.09, h: 150 },
      { base: 0.84, rise: 0.05, grain: 30, peaks: 4, l: 0.22, c: 0.08, h: 150 },
    ],
    seed: 15,
  }),
  foot: () => [
    ...place(mango(), { scale: 0.5, x: 32, y: 14, turn: -10 }),
    ...place(lotus(), { scale: 0.84, x: -12, y: 4 }),
    ...place(lotus(), { scale: 0.5, x: 168, y: 16 }),
    ...place(parasol(), { scale: 0.86, x: 212, y: -4, turn: 14 }),
  ],
  sparks: '#d8fff0',
  seed: 73,
}
