import { part } from '../masks/parts.ts'
import { materials, stone, type Material } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { box, circle, path, stroke } from '../shapes.ts'

/** Drawn like the cards of the tables, in a card of 70 by 100, the half above the sash at 50. */
const ROBE = 'M15.5 50v-3.4c1.4-4.6 7.6-6.8 13.2-7.6h12.6c5.6.8 11.8 3 13.2 7.6V50z'
const FACE = 'M28.2 28.6h13.6v3.7c0 5.2-3.7 8.3-6.8 8.3s-6.8-3.1-6.8-8.3z'
const HAT = 'M20.4 29.6C26.4 25.6 31.6 21.4 35 16.4c3.4 5 8.6 9.2 14.6 13.2-7 2.4-22.2 2.4-29.2 0z'
const RIBS = 'M35 18.5V30.6M35 18.5l-6.6 12M35 18.5l6.6 12M24.6 28.6q10.4 2.4 20.8 0'
const SPEAR = 'M50.1 50V27.5h2V50zM51.1 13.5c3.2 3.9 3.2 8.2.8 11.6h-1.6c-2.4-3.4-2.4-7.7.8-11.6z'
const LOOK =
  'M30 30.9h3.3M36.7 30.9H40M30.3 32.6q1.6-1.5 3.1 0M36.6 32.6q1.6-1.5 3.1 0M35.1 33.4q-1.2 1.7.2 1.9'

const skin = stone(62, 0.07, { high: 0.95 })
const flat = { height: 0.35, drop: false } as const

function half(robe: Material): readonly Layer[] {
  return [
    part(circle(35, 31, 16.5), materials.amber, 8, { ...flat, lift: 0.1, opacity: 0.85 }),
    part(ROBE, robe, 2.4, { drop: { alpha: 0.5, dx: 0.3, dy: 0.5, blur: 0.8 } }),
    part(stroke('M18.5 49q.6-4 4.4-5.6M51.5 49q-.6-4-4.4-5.6', 0.9), materials.gold, 0.5, flat),
    part('M31.9 37h6.2v4.6L35 45.4l-3.1-3.8z', skin, 1.5, flat),
    part(stroke('M29.4 38.4 39 50M40.6 38.4 31 50', 1.7), materials.gold, 0.9, flat),
    part(SPEAR, materials.gold, 0.9, { drop: { alpha: 0.5 } }),
    part(FACE, skin, 3.2, { height: 0.8, drop: { alpha: 0.4 } }),
    part(stroke(LOOK, 0.75), materials.ink, 0.4, flat),
    part('M33.1 36.9h3.8q-1.9 1.9-3.8 0z', materials.ruby, 0.5, flat),
    part(HAT, materials.gold, 3, { height: 0.9, drop: { alpha: 0.6, dx: 0.3, dy: 0.9, blur: 0.8 } }),
    part(stroke(RIBS, 0.55), materials.bronze, 0.3, flat),
    part('M35 12.2c2.3 1.2 2.3 3.8 0 5.6-2.3-1.8-2.3-4.4 0-5.6z', materials.ruby, 1, flat),
  ]
}

const placed = (layer: Layer, transform: string): Layer => ({
  ...layer,
  shape: `<g transform="${transform}">${layer.shape}</g>`,
})

/** The guardsman of the court, each half a figure that stands on its own head, within 43 by 80 about 50, 50. */
export function guardsman(robe: Material): readonly Layer[] {
  const fit = 'translate(50 50) scale(1) translate(-35 -50)'
  const panel = [
    part(box(14.5, 12, 41, 76, 4), materials.porcelain, 1.2, { ...flat, lift: -0.08 }),
    part(
      stroke('M18.5 12h33a4 4 0 0 1 4 4v68a4 4 0 0 1-4 4h-33a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4z', 0.9),
      materials.gold,
      0.5,
      flat,
    ),
  ]
  const sash = [
    part(box(14.5, 47.9, 41, 4.2, 0.6), materials.gold, 1.2, { drop: { alpha: 0.5 } }),
    part(
      path([19.7, 27.3, 35, 42.7, 50.3].map((x) => `M${x - 2} 50l2-1.4 2 1.4-2 1.4z`).join('')),
      robe,
      0.7,
      flat,
    ),
  ]
  const upper = half(robe)
  return [
    ...panel.map((layer) => placed(layer, fit)),
    ...upper.map((layer) => placed(layer, `rotate(180 50 50) ${fit}`)),
    ...upper.map((layer) => placed(layer, fit)),
    ...sash.map((layer) => placed(layer, fit)),
  ]
}
