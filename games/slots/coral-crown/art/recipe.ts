import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { anchor, crown, scallop, starfish, trident, turtle } from '#game-kit/art/masks/reef.ts'
import { pearl } from '#game-kit/art/masks/pearl.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'

function framed(hero: Layer[], placing: Placing, panel: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.8, ...placing })]
}

/** A reef with light from above. */
export const art: SlotArt = {
  symbols: {
    wild: () => [
      ...framed(trident(), { scale: 0.78, y: -9 }, stone(190, 0.09, { high: 0.5 })),
      ...plaque('WILD', materials.lapis),
    ],
    scatter: () => framed(pearl(), { scale: 0.86 }, stone(300, 0.1, { high: 0.5 })),
    crown: () => place(crown(), { scale: 1 }),
    turtle: () => place(turtle(), { scale: 1 }),
    shell: () => place(scallop(), { scale: 0.98 }),
    starfish: () => place(starfish(), { scale: 0.98 }),
    anchor: () => place(anchor(), { scale: 0.94 }),
    A: () => royal('A', stone(25, 0.16)),
    K: () => royal('K', stone(180, 0.12)),
    Q: () => royal('Q', stone(350, 0.14)),
    J: () => royal('J', materials.lapis),
    T: () => royal('10', materials.amber),
  },
  frame: { rail: materials.gold, inlay: stone(200, 0.13), gem: materials.rose },
  title: { lines: ['Coral', 'Crown'], upper: materials.rose, middle: stone(230, 0.15), letters: faces.swash },
  hero: () => [...place(scallop(), { scale: 0.74, y: 16 }), ...place(crown(), { scale: 0.74, y: -18 })],
  border,
  cast,
  ground: ground({
    top: [0.86, 0.1, 200],
    middle: [0.5, 0.13, 228],
    foot: [0.3, 0.1, 250],
    light: { x: 0.42, y: -0.05, r: 0.001, l: 0.98, c: 0.05, h: 190, halo: 0.5 },
    ranges: [
      { base: 0.6, rise: 0.14, grain: 7, peaks: 3, l: 0.44, c: 0.11, h: 240 },
      { base: 0.68, rise: 0.1, grain: 14, peaks: 4, l: 0.38, c: 0.11, h: 262 },
      { base: 0.74, rise: 0.06, grain: 30, peaks: 5, l: 0.36, c: 0.11, h: 330 },
      { base: 0.8, rise: 0.03, grain: 12, peaks: 3, l: 0.5, c: 0.07, h: 75 },
    ],
    seed: 21,
  }),
  sparks: '#c8f4ff',
  seed: 94,
}
