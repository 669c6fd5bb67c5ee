import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { crystal, fir, owl, rune, snowflake, whaleTail } from '#game-kit/art/masks/garden.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'

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
  border,
  cast,
  ground: ground({
    top: [0.1, 0.06, 275],
    middle: [0.34, 0.08, 225],
    foot: [0.14, 0.06, 235],
    stars: 0.8,
    ranges: [
      { base: 0.5, rise: 0.17, grain: 5, peaks: 3, l: 0.46, c: 0.05, h: 235 },
      { base: 0.57, rise: 0.13, grain: 8, peaks: 4, l: 0.32, c: 0.06, h: 245 },
      { base: 0.625, rise: 0.06, grain: 24, peaks: 6, l: 0.2, c: 0.05, h: 230 },
    ],
    seed: 9,
  }),
  sparks: '#bff8ff',
  seed: 52,
}
