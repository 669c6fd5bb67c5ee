import { materials, stone } from '#game-kit/art/materials.ts'
import { part } from '#game-kit/art/masks/parts.ts'
import { starfish } from '#game-kit/art/masks/reef.ts'
import type { Sprite } from '#game-kit/art/quick-stage.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, ellipse, leaf, points, stroke, taper } from '#game-kit/art/shapes.ts'

const shell = stone(28, 0.12, { high: 0.97, vein: 0.05 })
const skin = stone(24, 0.17, { high: 0.95, vein: 0.06 })
const weed = stone(168, 0.1, { high: 0.8, vein: 0.2 })
const { rose, amber, porcelain, gold, ink, lapis } = materials

const ribs = [-62, -42, -21, 0, 21, 42, 62]

/** The upper shell of the clam, its hinge at 50, 62. */
function lid(): Layer[] {
  const rib = (degrees: number): string => {
    const a = ((degrees - 90) * Math.PI) / 180
    const [x, y] = [50 + Math.cos(a) * 50, 62 + Math.sin(a) * 44]
    return leaf(
      [
        [50, 62],
        [(50 + x) / 2, (62 + y) / 2 - 2],
        [x, y],
      ],
      10,
      0.7,
    )
  }
  return [
    part('M3 62C2 34 22 14 50 14C78 14 98 34 97 62C80 70 20 70 3 62Z', shell, 14, {
      height: 0.7,
      smoothing: 3,
    }),
    ...ribs.map((degrees) => part(rib(degrees), shell, 7, { drop: { alpha: 0.3 }, lift: 0.05 })),
    part('M40 58H60L57 68H43Z', gold, 3),
  ]
}

/** The lower shell with its velvet, on which the pearl lies. */
function bowl(): Layer[] {
  return [
    part('M2 20C10 6 90 6 98 20C94 44 76 58 50 58C24 58 6 44 2 20Z', shell, 14, {
      height: 0.8,
      smoothing: 3,
    }),
    ...[14, 30, 50, 70, 86].map((x) =>
      part(stroke(`M${x} 26Q${50 + (x - 50) * 0.8} 44 ${50 + (x - 50) * 0.5} 54`, 2.2), shell, 1.2, {
        drop: false,
        lift: -0.14,
      }),
    ),
    part(ellipse(50, 20, 44, 11), rose, 9, { height: 0.5, profile: 'cove' }),
    part(ellipse(50, 22, 30, 6), rose, 5, { drop: false, lift: 0.12 }),
  ]
}

/** The crab without claws and eyes. */
function crab(): Layer[] {
  const leg = (side: number, nth: number): string => {
    const x = 50 + side * (26 + nth * 3)
    return stroke(
      `M${50 + side * 22} ${58 + nth * 5}Q${x + side * 12} ${52 + nth * 6} ${x + side * (16 - nth * 3)} ${74 + nth * 7}`,
      4.6,
    )
  }
  return [
    ...[-1, 1].flatMap((side) => [0, 1, 2].map((nth) => part(leg(side, nth), skin, 2.2, { lift: -0.05 }))),
    part(stroke('M41 40V28M59 40V28', 3.4), skin, 1.6),
    part('M16 54C16 38 32 32 50 32C68 32 84 38 84 54C84 72 68 80 50 80C32 80 16 72 16 54Z', skin, 20, {
      height: 0.9,
      smoothing: 4,
    }),
    part(ellipse(34, 46, 6, 3, -20) + ellipse(66, 46, 6, 3, 20), amber, 3, { drop: false, opacity: 0.6 }),
    part(ellipse(33, 62, 6, 4) + ellipse(67, 62, 6, 4), rose, 3, { drop: false, opacity: 0.7 }),
  ]
}

/** One raised claw, its joint at 50, 92. */
function claw(): Layer[] {
  return [
    part(stroke('M50 92Q40 76 50 62', 11), skin, 5),
    part('M50 66C24 60 16 34 34 12C34 28 42 34 50 38C56 26 66 22 72 10C84 34 76 60 50 66Z', skin, 11, {
      height: 0.9,
      smoothing: 2,
    }),
    part(ellipse(38, 40, 4, 9, 20), amber, 3, { drop: false, opacity: 0.5 }),
  ]
}

/** A tree of coral, its foot at 50, 98. */
function coral(): Layer[] {
  const tree = stone(350, 0.16, { high: 0.93, vein: 0.05 })
  const twigs = [
    ['50,98 50,76 42,56 44,36 38,16', 6],
    ['50,82 62,66 66,48 62,30 68,14', 5.4],
    ['44,60 30,52 24,36 26,22', 4.4],
    ['46,44 54,30 52,10', 4],
    ['64,54 78,46 84,30', 4.2],
    ['30,50 16,50 10,40', 3.4],
    ['68,44 76,28 90,20', 3],
  ] as const
  return [
    ...twigs.map(([line, wide]) =>
      part(taper(points(line), wide, wide * 0.55), tree, wide * 0.8, { height: 0.9 }),
    ),
    ...[
      [38, 16],
      [68, 14],
      [26, 22],
      [52, 10],
      [84, 30],
      [10, 40],
      [90, 20],
    ].map(([x = 0, y = 0]) => part(circle(x, y, 3.4), tree, 3, { lift: 0.16 })),
  ]
}

/** Three blades of weed from 50, 100. */
function kelp(): Layer[] {
  return ['50,100 42,76 52,52 40,28 48,4', '50,100 62,80 56,58 68,38 62,20', '50,100 36,86 32,66 22,52'].map(
    (line, nth) => part(leaf(points(line), 6 - nth * 0.8, 0.5), weed, 4, { height: 0.7 }),
  )
}

/** A small striped fish that swims to the right. */
function fish(): Layer[] {
  return [
    part('M24 50L4 30C2 42 2 58 4 70Z', amber, 6),
    part('M44 34Q58 14 74 34Z', amber, 5),
    part('M18 50C30 26 78 22 96 50C78 78 30 74 18 50Z', lapis, 16, { height: 0.9, smoothing: 3 }),
    part('M48 29C56 40 56 60 48 71L58 72C66 60 66 40 58 28Z', porcelain, 4, { drop: false, opacity: 0.9 }),
    part(circle(80, 46, 5), porcelain, 4, { drop: false }),
    part(circle(81, 46, 2.6), ink, 2, { drop: false }),
  ]
}

/** Every movable picture of the reef. */
export const reef: Readonly<Record<string, Sprite>> = {
  lid: { layers: lid, size: [208, 132], box: [-2, 8, 104] },
  bowl: { layers: bowl, size: [208, 120], box: [-2, 4, 104] },
  crab: { layers: crab, size: [160, 120], box: [0, 22, 100] },
  claw: { layers: claw, size: [80, 80], box: [0, 0, 100] },
  coral: { layers: coral, size: [200, 206], box: [0, 0, 100] },
  kelp: { layers: kelp, size: [140, 206], box: [14, 0, 70] },
  fish: { layers: fish, size: [96, 72], box: [0, 12, 100] },
  star: { layers: starfish, size: [96, 96], box: [0, 0, 104] },
}
