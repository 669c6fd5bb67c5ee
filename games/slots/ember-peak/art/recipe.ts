import { faces } from '#game-kit/art/letters.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { ember, gem, volcano } from '#game-kit/art/masks/garden.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'
import { border, cast } from './cast.ts'
import { ground } from './ground.ts'

/** Seen from so near the fire would be one white field: its heart stays bright, its rims are red. */
const cooler = (layer: Layer): Layer =>
  layer.material === materials.flame ? { ...layer, lift: -0.1, bevel: 11, height: 1 } : layer

/** Gems on a slope of fire. */
export const art: SlotArt = {
  symbols: {
    scatter: () => place(volcano(), { scale: 0.98 }),
    multiplier: () => place(ember(), { scale: 0.96 }),
    ruby: () => place(gem(materials.ruby, 8, 22.5), { scale: 0.96 }),
    amber: () => place(gem(materials.amber, 6, 0), { scale: 0.96 }),
    topaz: () => place(gem(stone(95, 0.16, { high: 0.97 }), 4, 0, 0.82), { scale: 0.98 }),
    emerald: () => place(gem(materials.jade, 8, 22.5, 0.78), { scale: 0.94 }),
    opal: () => place(gem(stone(340, 0.09, { high: 0.99, vein: 0.3 }), 12), { scale: 0.9 }),
    sapphire: () => place(gem(materials.lapis, 5, 0), { scale: 0.94 }),
    amethyst: () => place(gem(materials.amethyst, 3, 180), { scale: 0.94, y: 6 }),
  },
  frame: { rail: materials.bronze, inlay: stone(35, 0.16), gem: materials.ruby },
  title: { lines: ['Ember', 'Peak'], upper: materials.amber, middle: materials.ruby, letters: faces.molten },
  hero: () => place(volcano(), { scale: 1.04 }),
  // the slopes run out of the picture on both sides, their foot lies behind the name
  posterHero: () => [
    ...place(volcano(), { scale: 1.36, y: 23 }).map(cooler),
    ...place(gem(materials.amber, 6, 0), { scale: 0.17, x: 33, y: -30, turn: 20 }),
    ...place(gem(materials.lapis, 5, 0), { scale: 0.18, x: -34, y: -22, turn: -18 }),
    ...place(gem(materials.ruby, 8, 22.5), { scale: 0.2, x: -36, y: 12, turn: -12 }),
    ...place(gem(materials.jade, 8, 22.5, 0.78), { scale: 0.2, x: 36, y: 8, turn: 14 }),
  ],
  border,
  cast,
  ground,
  sparks: '#ff9a50',
  seed: 199,
  cell: 176,
}
