import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { book, compass, hourglass, teapot, vase } from '#game-kit/art/masks/voyage.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'

function framed(hero: Layer[], placing: Placing, panel: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.8, ...placing })]
}

const dusk = stone(30, 0.08, { high: 0.55 })

/** Dunes at dusk, and a road through them. */
export const art: SlotArt = {
  symbols: {
    atlas: () => [
      ...framed(book(), { scale: 0.86, y: -7 }, stone(300, 0.1, { high: 0.5 })),
      ...plaque('ATLAS', materials.lapis),
    ],
    compass: () => framed(compass(), { scale: 0.82 }, dusk),
    teapot: () => framed(teapot(), { scale: 0.8 }, stone(190, 0.06, { high: 0.5 })),
    hourglass: () => framed(hourglass(), { scale: 0.8 }, materials.ink),
    vase: () => framed(vase(), { scale: 0.8 }, stone(60, 0.07, { high: 0.55 })),
    A: () => royal('A', materials.ruby),
    K: () => royal('K', materials.lapis),
    Q: () => royal('Q', materials.jade),
    J: () => royal('J', materials.amethyst),
    T: () => royal('10', materials.amber),
  },
  frame: { rail: materials.bronze, inlay: materials.lapis, gem: materials.amber },
  title: { lines: ['Silk', 'Atlas'], upper: materials.gold, middle: materials.lapis, letters: faces.scribe },
  hero: () => place(compass(), { scale: 1.02 }),
  border,
  cast,
  ground: ground({
    top: [0.2, 0.09, 285],
    // by rose to ember: hues count on past the full circle, so that no green lies between
    middle: [0.66, 0.14, 405],
    foot: [0.22, 0.07, 400],
    light: { x: 0.5, y: 0.46, r: 0.1, l: 0.95, c: 0.1, h: 440, halo: 0.3 },
    stars: 0.4,
    ranges: [
      { base: 0.6, rise: 0.06, grain: 2, peaks: 2.4, l: 0.58, c: 0.12, h: 50 },
      { base: 0.7, rise: 0.09, grain: 1.4, peaks: 1.7, l: 0.44, c: 0.1, h: 42 },
      { base: 0.86, rise: 0.1, grain: 1.2, peaks: 1.3, l: 0.28, c: 0.08, h: 35 },
    ],
    seed: 27,
  }),
  sparks: '#ffd9a0',
  seed: 115,
}
