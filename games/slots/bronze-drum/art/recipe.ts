import { cartouche, place, plaque, royal, type Placing } from '#game-kit/art/masks/frames.ts'
import { axe, boat, drum, horn, jar, lacBird } from '#game-kit/art/masks/bronze.ts'
import { materials, stone, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'

function framed(hero: Layer[], placing: Placing, panel: Material): Layer[] {
  return [...cartouche(panel), ...place(hero, { scale: 0.8, ...placing })]
}

const earth = stone(40, 0.06, { high: 0.5 })

/** A river valley of the bronze age at sunrise. */
export const art: SlotArt = {
  symbols: {
    wild: () => [
      ...framed(lacBird(), { scale: 0.82, y: -7 }, stone(25, 0.12, { high: 0.5 })),
      ...plaque('WILD'),
    ],
    coin: () => place(drum(), { scale: 1 }),
    boat: () => framed(boat(), { scale: 0.82 }, stone(220, 0.08, { high: 0.55 })),
    axe: () => framed(axe(), { scale: 0.82 }, earth),
    horn: () => framed(horn(), { scale: 0.84 }, stone(150, 0.06, { high: 0.5 })),
    jar: () => place(jar(), { scale: 0.88 }),
    A: () => royal('A', materials.ruby),
    K: () => royal('K', materials.jade),
    Q: () => royal('Q', materials.amber),
    J: () => royal('J', materials.lapis),
    T: () => royal('10', materials.bronze),
  },
  frame: { rail: materials.bronze, inlay: materials.ruby, gem: materials.jade },
  title: { lines: ['Bronze', 'Drum'], upper: materials.bronze, middle: materials.ruby },
  hero: () => [...place(drum(), { scale: 1.02 }), ...place(lacBird(), { scale: 0.6, x: 4, y: -2 })],
  border,
  cast,
  ground: ground({
    top: [0.34, 0.11, 25],
    middle: [0.8, 0.12, 72],
    foot: [0.18, 0.06, 40],
    light: { x: 0.5, y: 0.4, r: 0.13, l: 0.96, c: 0.12, h: 85, halo: 0.3 },
    haze: { strength: 0.4, hue: 50, lightness: 0.85 },
    ranges: [
      { base: 0.6, rise: 0.12, grain: 5, peaks: 4, l: 0.5, c: 0.09, h: 40 },
      { base: 0.7, rise: 0.11, grain: 8, peaks: 3, l: 0.34, c: 0.08, h: 30 },
      { base: 0.86, rise: 0.06, grain: 14, peaks: 5, l: 0.2, c: 0.05, h: 50 },
    ],
    seed: 33,
  }),
  sparks: '#ffce80',
  seed: 136,
}
