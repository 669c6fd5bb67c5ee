import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { bell, cherry, clover, grapes, lemon, melon, plum, star } from '#game-kit/art/masks/fruit.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'

function framed(hero: Layer[], placing: Placing, panel: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.8, ...placing })]
}

/** An orchard on a summer afternoon. */
export const art: SlotArt = {
  symbols: {
    wild: () => [
      ...framed(clover(), { scale: 0.76, y: -8 }, stone(140, 0.09, { high: 0.6 })),
      ...plaque('WILD', materials.jade),
    ],
    scatter: () => framed(star(), { scale: 0.8 }, materials.amethyst),
    seven: () => place(royal('7', materials.ruby), { scale: 1.16 }),
    bell: () => place(bell(), { scale: 0.88 }),
    melon: () => place(melon(), { scale: 0.96, y: -6, turn: -12 }),
    grapes: () => place(grapes(), { scale: 0.92 }),
    plum: () => place(plum(), { scale: 0.86 }),
    lemon: () => place(lemon(), { scale: 0.9 }),
    cherry: () => place(cherry(), { scale: 0.92 }),
  },
  frame: { rail: materials.gold, inlay: materials.ruby, gem: materials.jade },
  title: {
    lines: ['Orchard', 'Bells'],
    upper: materials.silver,
    middle: materials.ruby,
    letters: faces.fair,
  },
  hero: () => [
    ...place(bell(), { scale: 0.8, x: 2, y: -4, turn: -8 }),
    ...place(cherry(), { scale: 0.42, x: -30, y: 28 }),
    ...place(lemon(), { scale: 0.4, x: 31, y: 30, turn: 14 }),
  ],
  border,
  cast,
  ground: ground({
    top: [0.5, 0.12, 235],
    middle: [0.78, 0.1, 75],
    foot: [0.3, 0.09, 140],
    light: { x: 0.5, y: 0.3, r: 0.09, l: 0.97, c: 0.09, h: 95, halo: 0.35 },
    ranges: [
      { base: 0.58, rise: 0.05, grain: 3, peaks: 3, l: 0.56, c: 0.09, h: 150 },
      { base: 0.68, rise: 0.07, grain: 9, peaks: 5, l: 0.42, c: 0.11, h: 145 },
      { base: 0.82, rise: 0.08, grain: 22, peaks: 4, l: 0.27, c: 0.09, h: 145 },
    ],
    haze: { strength: 0.35, hue: 80, lightness: 0.9 },
    seed: 4,
  }),
  sparks: '#ffe9a0',
  seed: 31,
}
