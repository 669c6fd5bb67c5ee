import { faces } from '#game-kit/art/letters.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { ember, gem, volcano } from '#game-kit/art/masks/garden.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { ground } from '#game-kit/art/slot/grounds.ts'
import type { SlotArt } from '#game-kit/art/slot/slot-art.ts'

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
  ground: ground({
    top: [0.1, 0.04, 300],
    // by purple to fire: hues count on past the full circle, so that no green lies between
    middle: [0.4, 0.16, 395],
    foot: [0.08, 0.04, 380],
    light: { x: 0.5, y: 0.42, r: 0.001, l: 0.9, c: 0.16, h: 415, halo: 0.45 },
    haze: { strength: 0.7, hue: 385, lightness: 0.28 },
    stars: 0.4,
    ranges: [
      { base: 0.62, rise: 0.16, grain: 7, peaks: 3, l: 0.24, c: 0.07, h: 25 },
      { base: 0.74, rise: 0.1, grain: 12, peaks: 4, l: 0.15, c: 0.05, h: 15 },
      { base: 0.9, rise: 0.06, grain: 20, peaks: 5, l: 0.08, c: 0.03, h: 20 },
    ],
    seed: 51,
  }),
  foot: () => [
    ...place(gem(materials.amber, 6, 0), { scale: 0.5, x: 32, y: 16, turn: -10 }),
    ...place(gem(materials.ruby, 8, 22.5), { scale: 0.78, x: -12, y: 6, turn: -8 }),
    ...place(gem(materials.lapis, 5, 0), { scale: 0.5, x: 168, y: 16, turn: 12 }),
    ...place(gem(materials.jade, 8, 22.5, 0.78), { scale: 0.82, x: 212, y: 4, turn: 10 }),
  ],
  sparks: '#ff9a50',
  seed: 199,
  cell: 176,
}
