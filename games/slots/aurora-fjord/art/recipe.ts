import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { crystal, fir, owl, rune, snowflake, whaleTail } from '#game-kit/art/masks/garden.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'

function framed(hero: Layer[], placing: Placing, panel: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.8, ...placing })]
}

const ice = stone(230, 0.06, { high: 0.75 })

/** A fjord under northern lights. */
export const art: SlotArt = {
  symbols: {
    wild: () => [
      ...framed(crystal(), { scale: 0.78, y: -8 }, stone(170, 0.07, { high: 0.5 })),
      ...plaque('WILD', materials.lapis),
    ],
    scatter: () => framed(snowflake(), { scale: 0.86 }, stone(290, 0.09, { high: 0.5 })),
    owl: () => framed(owl(), { scale: 0.86 }, ice),
    whale: () => framed(whaleTail(), { scale: 0.84 }, stone(215, 0.08, { high: 0.6 })),
    fir: () => framed(fir(), { scale: 0.84 }, stone(180, 0.06, { high: 0.6 })),
    rune: () => place(rune(), { scale: 0.9 }),
    A: () => royal('A', stone(345, 0.13)),
    K: () => royal('K', stone(165, 0.12)),
    Q: () => royal('Q', stone(300, 0.13)),
    J: () => royal('J', materials.lapis),
    T: () => royal('10', materials.silver),
  },
  frame: { rail: materials.silver, inlay: materials.lapis, gem: stone(165, 0.14) },
  title: {
    lines: ['Aurora', 'Fjord'],
    upper: materials.silver,
    middle: stone(170, 0.12),
    letters: faces.scribe,
  },
  hero: () => place(owl(), { scale: 0.96 }),
  ground: ground({
    top: [0.12, 0.06, 280],
    middle: [0.3, 0.09, 220],
    foot: [0.1, 0.05, 240],
    bands: { count: 3.2, hue: 160, chroma: 0.19, strength: 0.62, slant: 0.35 },
    stars: 0.6,
    ranges: [
      { base: 0.52, rise: 0.14, grain: 5, peaks: 3, l: 0.4, c: 0.05, h: 235 },
      { base: 0.62, rise: 0.12, grain: 8, peaks: 4, l: 0.24, c: 0.05, h: 245 },
      { base: 0.86, rise: 0.05, grain: 3, peaks: 2, l: 0.3, c: 0.06, h: 200 },
    ],
    seed: 9,
  }),
  foot: () => [
    ...place(fir(), { scale: 0.66, x: 30, y: 6 }),
    ...place(fir(), { scale: 0.94, x: -14, y: -4 }),
    ...place(rune(), { scale: 0.54, x: 166, y: 12, turn: 6 }),
    ...place(fir(), { scale: 0.94, x: 214, y: -4 }),
  ],
  sparks: '#bff8ff',
  seed: 52,
}
