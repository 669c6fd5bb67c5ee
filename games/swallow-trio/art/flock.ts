import { part } from '#game-kit/art/masks/parts.ts'
import { materials, metal, stone } from '#game-kit/art/materials.ts'
import type { Sprite } from '#game-kit/art/quick-stage.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, points, taper } from '#game-kit/art/shapes.ts'
import { swallow } from './swallow.ts'

const bark = stone(45, 0.06, { high: 0.6, vein: 0.3 })
const { rose, gold, lapis } = materials
const copper = metal(50, 0.1)

/** A branch with blossom that comes in from the left. */
function branch(): Layer[] {
  const flowers = [
    [62, 30, 8],
    [86, 22, 6.4],
    [40, 52, 7],
    [104, 40, 7.4],
    [78, 50, 5],
    [124, 26, 5],
  ] as const
  return [
    part(taper(points('-8,70 30,58 60,40 100,32 134,18'), 5.4, 1.4), bark, 4),
    part(taper(points('44,50 66,56 84,52'), 3, 1), bark, 2.4),
    part(taper(points('74,38 92,44 110,42'), 3, 1), bark, 2.4),
    ...flowers.flatMap(([x, y, r]) => [
      part(
        [0, 72, 144, 216, 288]
          .map((d) => {
            const a = ((d - 90) * Math.PI) / 180
            return ellipse(x + Math.cos(a) * r * 0.62, y + Math.sin(a) * r * 0.62, r * 0.5, r * 0.56, d)
          })
          .join(''),
        rose,
        r * 0.4,
      ),
      part(circle(x, y, r * 0.26), gold, 1.6, { drop: false }),
    ]),
  ]
}

/** A chip, seen from above: a blue rim with ivory notches. */
function chip(): Layer[] {
  return [
    part(circle(50, 50, 46), lapis, 6),
    part(
      [0, 60, 120, 180, 240, 300]
        .map((d) => `<g transform="rotate(${d} 50 50)">${box(42, 3, 16, 13, 2)}</g>`)
        .join(''),
      materials.porcelain,
      2,
      { drop: false },
    ),
    part(circle(50, 50, 32), copper, 3, { drop: { alpha: 0.4 } }),
    part(circle(50, 50, 29), lapis, 14, { height: 0.4, drop: false, lift: -0.06 }),
  ]
}

/** Every movable picture of the table. */
export const flock: Readonly<Record<string, Sprite>> = {
  swallow: { layers: () => [...swallow(50, 50, 0.9, 1, -6)], size: [190, 150], box: [2, 12, 100] },
  branch: { layers: branch, size: [330, 190], box: [-8, 4, 146] },
  chip: { layers: chip, size: [112, 112], box: [-2, -2, 104] },
}
