import { faces } from '#game-kit/art/letters.ts'
import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { anchor, crown, scallop, starfish, trident, turtle } from '#game-kit/art/masks/reef.ts'
import { pearl } from '#game-kit/art/masks/pearl.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'

function framed(hero: Layer[], placing: Placing, panel: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.8, ...placing })]
}

const deep = stone(240, 0.09, { high: 0.55 })

/** A reef with light from above. */
export const art: SlotArt = {
  symbols: {
    wild: () => [
      ...framed(trident(), { scale: 0.78, y: -9 }, stone(190, 0.09, { high: 0.5 })),
      ...plaque('WILD', materials.lapis),
    ],
    scatter: () => framed(pearl(), { scale: 0.86 }, stone(300, 0.1, { high: 0.5 })),
    crown: () => framed(crown(), { scale: 0.82 }, materials.ruby),
    turtle: () => framed(turtle(), { scale: 0.84 }, deep),
    shell: () => framed(scallop(), { scale: 0.8 }, stone(210, 0.08, { high: 0.55 })),
    starfish: () => place(starfish(), { scale: 0.92 }),
    anchor: () => place(anchor(), { scale: 0.9 }),
    A: () => royal('A', stone(25, 0.16)),
    K: () => royal('K', stone(180, 0.12)),
    Q: () => royal('Q', stone(350, 0.14)),
    J: () => royal('J', materials.lapis),
    T: () => royal('10', materials.amber),
  },
  frame: { rail: materials.gold, inlay: stone(200, 0.13), gem: materials.rose },
  title: { lines: ['Coral', 'Crown'], upper: materials.rose, middle: stone(230, 0.15), letters: faces.swash },
  hero: () => [...place(scallop(), { scale: 0.74, y: 16 }), ...place(crown(), { scale: 0.74, y: -18 })],
  ground: ground({
    top: [0.72, 0.11, 205],
    middle: [0.42, 0.11, 230],
    foot: [0.16, 0.08, 255],
    bands: { count: 5, hue: 195, chroma: 0.1, strength: 0.26, slant: 0.9 },
    ranges: [
      { base: 0.7, rise: 0.1, grain: 8, peaks: 3, l: 0.34, c: 0.09, h: 245 },
      { base: 0.8, rise: 0.1, grain: 16, peaks: 4, l: 0.3, c: 0.1, h: 340 },
      { base: 0.92, rise: 0.08, grain: 26, peaks: 5, l: 0.2, c: 0.08, h: 280 },
    ],
    seed: 21,
  }),
  foot: () => [
    ...place(starfish(), { scale: 0.54, x: 32, y: 12, turn: -12 }),
    ...place(scallop(), { scale: 0.84, x: -14, y: 4, turn: -6 }),
    ...place(anchor(), { scale: 0.78, x: 210, y: -2, turn: 16 }),
    ...place(starfish(), { scale: 0.6, x: 170, y: 14, turn: 20 }),
  ],
  sparks: '#c8f4ff',
  seed: 94,
}
