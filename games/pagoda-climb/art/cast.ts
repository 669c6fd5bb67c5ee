import { lantern } from '#game-kit/art/masks/flora.ts'
import { part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import type { Sprite } from '#game-kit/art/quick-stage.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { box, circle, ellipse, leaf, points, stroke } from '#game-kit/art/shapes.ts'

const fur = stone(52, 0.11, { high: 0.86, vein: 0.06 })
const face = stone(70, 0.07, { high: 0.96, vein: 0.03 })
const orange = stone(58, 0.17, { high: 0.95, vein: 0.05 })
const { gold, ruby, ink, porcelain, rose, amber, bronze } = materials

/** An eave of one storey, stretched to its width: upturned at both ends. */
function roof(): Layer[] {
  return [
    part('M2 6Q14 30 44 30H356Q386 30 398 6Q396 40 372 46H28Q4 40 2 6Z', ruby, 9, {
      height: 0.9,
      smoothing: 2,
    }),
    ...Array.from({ length: 22 }, (_, nth) =>
      part(box(42 + nth * 14.6, 28, 7, 18, 3), ruby, 3, { drop: { alpha: 0.3 }, lift: 0.08 }),
    ),
    part('M34 22H366Q372 26 366 31H34Q28 26 34 22Z', gold, 4),
    part(stroke('M3 7Q12 34 34 44H366Q388 34 397 7', 4), gold, 2),
  ]
}

/** A closed door of two leaves with studs and rings. */
function door(): Layer[] {
  const wood = stone(30, 0.15, { high: 0.8, vein: 0.25 })
  const studs = [22, 50, 78].flatMap((y) => [16, 38, 82, 104].map((x) => circle(x, y, 3.6))).join('')
  return [
    part(box(2, 2, 116, 96, 8), gold, 4),
    part(box(8, 8, 104, 84, 4), ink, 2, { drop: false, lift: -0.1 }),
    part(box(9, 9, 50, 82, 3), wood, 5, { height: 0.6 }),
    part(box(61, 9, 50, 82, 3), wood, 5, { height: 0.6 }),
    part(studs, gold, 3, { drop: { alpha: 0.4 } }),
    part(circle(50, 52, 7) + circle(70, 52, 7), gold, 4),
    part(circle(50, 54, 3.4) + circle(70, 54, 3.4), bronze, 2, { drop: false, lift: -0.15 }),
  ]
}

/** The climber: a small monkey with a red scarf. */
function monkey(): Layer[] {
  return [
    part(stroke('M70 84C92 84 94 62 84 54C80 50 74 54 78 60', 5), fur, 2.4),
    part(ellipse(38, 94, 9, 5) + ellipse(62, 94, 9, 5), fur, 4),
    part('M28 68C28 54 72 54 72 68C76 84 68 95 50 95C32 95 24 84 28 68Z', fur, 14, { height: 0.8 }),
    part(ellipse(50, 80, 12, 12), face, 8, { drop: false }),
    part(stroke('M30 66Q16 60 16 44M70 66Q84 60 86 46', 7), fur, 3.4),
    part(circle(16, 42, 5) + circle(86, 44, 5), face, 4),
    part(circle(20, 34, 10) + circle(80, 34, 10), fur, 7),
    part(circle(20, 34, 5) + circle(80, 34, 5), rose, 4, { drop: false }),
    part(circle(50, 34, 29), fur, 22, { height: 0.9, smoothing: 3 }),
    part('M50 22C60 12 76 22 72 36C76 50 64 60 50 60C36 60 24 50 28 36C24 22 40 12 50 22Z', face, 10, {
      drop: { alpha: 0.25 },
    }),
    part(ellipse(40, 34, 4.6, 6) + ellipse(60, 34, 4.6, 6), ink, 3, { drop: false }),
    part(circle(41.6, 31.6, 1.7) + circle(61.6, 31.6, 1.7), porcelain, 1.4, { drop: false, lift: 0.6 }),
    part(stroke('M40 49Q50 57 60 49', 2.4), ink, 1, { drop: false }),
    part(ellipse(50, 43, 4, 2.4), bronze, 2, { drop: false }),
    part('M28 60Q50 72 72 60L70 68Q50 78 30 68Z', ruby, 4),
    part('M64 66L76 84L66 84L58 70Z', ruby, 3),
  ]
}

/** The tiger that waits behind some doors. */
function tiger(): Layer[] {
  const stripe = (line: string, wide: number): Layer =>
    part(leaf(points(line), wide, 0.4), ink, 1.6, { drop: false })
  return [
    part(circle(18, 20, 14) + circle(82, 20, 14), orange, 9),
    part(circle(18, 21, 7) + circle(82, 21, 7), ink, 4, { drop: false }),
    part('M50 8C78 8 94 26 94 52C94 80 76 96 50 96C24 96 6 80 6 52C6 26 22 8 50 8Z', orange, 28, {
      height: 0.9,
      smoothing: 4,
    }),
    stripe('50,8 50,18 50,30', 4.4),
    stripe('36,10 40,18 44,28', 3.6),
    stripe('64,10 60,18 56,28', 3.6),
    stripe('7,44 16,46 27,50', 4),
    stripe('93,44 84,46 73,50', 4),
    stripe('8,60 16,60 26,61', 3.6),
    stripe('92,60 84,60 74,61', 3.6),
    part(ellipse(37, 72, 18, 15) + ellipse(63, 72, 18, 15), porcelain, 12, { height: 0.8 }),
    part('M26 88Q50 80 74 88Q66 98 50 98Q34 98 26 88Z', ruby, 4, { lift: -0.1 }),
    part('M36 85L40 95L44 85ZM56 85L60 95L64 85Z', porcelain, 2),
    part(ellipse(32, 44, 11, 9, 14) + ellipse(68, 44, 11, 9, -14), amber, 6, { lift: 0.3 }),
    part(ellipse(33, 45, 4, 7) + ellipse(67, 45, 4, 7), ink, 3, { drop: false }),
    part(stroke('M20 34L42 40M80 34L58 40', 4), ink, 1.6, { drop: false }),
    part('M42 58H58Q56 68 50 69Q44 68 42 58Z', rose, 4),
  ]
}

/** The top of the tower: a ball, rings and a flame. */
function finial(): Layer[] {
  return [
    part('M30 98L38 70H62L70 98Z', gold, 5),
    part(ellipse(50, 68, 20, 6) + ellipse(50, 56, 16, 5) + ellipse(50, 45, 12, 4.4), gold, 4),
    part(circle(50, 32, 10), ruby, 9, { glow: { colour: '#ff9a6a', blur: 6, alpha: 0.7 } }),
    part('M50 2C56 12 56 18 50 24C44 18 44 12 50 2Z', gold, 3),
  ]
}

/** Every movable picture of the tower. */
export const cast: Readonly<Record<string, Sprite>> = {
  roof: { layers: roof, size: [640, 80], box: [0, 0, 400] },
  door: { layers: door, size: [180, 150], box: [0, 0, 120] },
  monkey: { layers: monkey, size: [144, 144], box: [0, 0, 100] },
  tiger: { layers: tiger, size: [144, 144], box: [0, 0, 100] },
  lamp: { layers: () => lantern({}), size: [132, 144], box: [4, -4, 100] },
  finial: { layers: finial, size: [96, 96], box: [0, 0, 100] },
}
