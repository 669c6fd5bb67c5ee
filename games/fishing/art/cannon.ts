import { part } from '#game-kit/art/masks/parts.ts'
import { materials, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import type { Sprite } from '#game-kit/art/quick-stage.ts'
import { circle, path, stroke } from '#game-kit/art/shapes.ts'

const { gold, ink, bronze, lapis, ruby, jade } = materials

/** A barrel that points upwards; its stone tells the level. */
function barrel(stone: Material, wide: number, rings: number): Layer[] {
  const w = wide
  return [
    part(
      path(
        `M${50 - w} 92L${50 - w * 0.8} 26C${50 - w * 1.1} 24 ${50 - w * 1.3} 14 ${50 - w * 1.1} 6L${50 + w * 1.1} 6C${50 + w * 1.3} 14 ${50 + w * 1.1} 24 ${50 + w * 0.8} 26L${50 + w} 92Z`,
      ),
      bronze,
      w * 0.9,
      { height: 0.9 },
    ),
    part(path(`M${50 - w * 0.7} 6L${50 + w * 0.7} 6L${50 + w * 0.55} 12L${50 - w * 0.55} 12Z`), ink, 1, {
      drop: false,
      lift: -0.3,
    }),
    part(
      path(`M${50 - w * 0.5} 84L${50 - w * 0.34} 32L${50 + w * 0.34} 32L${50 + w * 0.5} 84Z`),
      stone,
      w * 0.5,
      { drop: false, lift: 0.08 },
    ),
    ...Array.from({ length: rings }, (_, nth) =>
      part(stroke(`M${50 - w * 1.02} ${34 + nth * 16}H${50 + w * 1.02}`, 5), gold, 2.4),
    ),
    part(circle(50, 86, w * 1.25), gold, w * 0.7),
    part(circle(50, 86, w * 0.8), stone, w * 0.7, { height: 0.9, lift: 0.06 }),
  ]
}

const box = [0, 0, 100] as const
/** Three barrels, a bullet and a net. */
export const cannons: Readonly<Record<string, Sprite>> = {
  'cannon-1': { layers: () => barrel(jade, 13, 1), size: [150, 150], box },
  'cannon-2': { layers: () => barrel(lapis, 16, 2), size: [150, 150], box },
  'cannon-3': { layers: () => barrel(ruby, 19, 3), size: [150, 150], box },
  bullet: {
    layers: () => [
      part(path('M50 4C64 18 68 36 66 62L58 96H42L34 62C32 36 36 18 50 4Z'), materials.amber, 14, {
        height: 0.9,
        glow: { colour: '#ffd27a', blur: 8, alpha: 0.9 },
      }),
      part(path('M50 16C56 26 58 40 57 56H43C42 40 44 26 50 16Z'), materials.porcelain, 6, {
        drop: false,
        lift: 0.2,
      }),
    ],
    size: [44, 44],
    box,
  },
  coin: {
    layers: () => [
      part(circle(50, 50, 44), gold, 9, { height: 0.6 }),
      part(
        `<path d="M50 14A36 36 0 1 1 49.9 14ZM40 40H60V60H40Z" fill="#fff" fill-rule="evenodd"/>`,
        gold,
        4,
        { lift: 0.1 },
      ),
    ],
    size: [56, 56],
    box,
  },
}
