import { materials, stone } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { box, circle, path, stroke } from '../shapes.ts'
import { part, starPath } from './parts.ts'

const { gold, bronze, ruby, lapis, porcelain, amber } = materials
const sand = stone(85, 0.09, { high: 0.96, vein: 0.05 })

export function book(): Layer[] {
  const page = 'M50 24Q34 12 10 18V78Q34 72 50 84Z'
  const flip = (shape: string) => `<g transform="translate(100 0) scale(-1 1)">${path(shape)}</g>`
  const cover = 'M50 20Q32 8 4 14V86Q32 80 50 92Z'
  return [
    part(path(cover) + flip(cover), lapis, 4),
    part(path('M50 22Q32 10 7 16V82Q33 76 50 88Z') + flip('M50 22Q32 10 7 16V82Q33 76 50 88Z'), gold, 2, {
      drop: false,
      lift: -0.1,
    }),
    part(path(page) + flip(page), sand, 7, { height: 0.6, smoothing: 3 }),
    part(
      stroke('M16 32Q26 28 40 34M16 42Q30 36 40 46M18 62Q26 52 40 58M60 64Q70 60 84 66', 1.6),
      bronze,
      0.8,
      { drop: false, lift: -0.1 },
    ),
    part(starPath(70, 42, 17, 5, 8), ruby, 3, { profile: 'chamfer' }),
    part(circle(70, 42, 4), gold, 3),
    part(stroke('M50 22V88', 1.4), bronze, 0.8, { drop: false, lift: -0.15 }),
  ]
}

export function compass(): Layer[] {
  return [
    part(circle(50, 9, 7), gold, 3),
    part(circle(50, 54, 44), gold, 6, { drop: { alpha: 0.7 } }),
    part(circle(50, 54, 35), porcelain, 4, { profile: 'cove', drop: false }),
    part(starPath(50, 54, 33, 7, 8), bronze, 2, { drop: false, lift: -0.05, opacity: 0.8 }),
    part('M50 20L58 54H42Z', ruby, 5, { profile: 'chamfer' }),
    part('M50 88L58 54H42Z', lapis, 5, { profile: 'chamfer' }),
    part(circle(50, 54, 6), gold, 5),
  ]
}

export function teapot(): Layer[] {
  return [
    part(stroke('M78 46C98 40 98 76 74 74', 6), bronze, 3),
    part('M24 56C12 52 12 38 2 32C12 26 20 30 26 44Z', bronze, 5),
    part('M20 60C20 42 34 34 50 34C66 34 80 42 80 60C80 78 68 88 50 88C32 88 20 78 20 60Z', porcelain, 22, {
      height: 0.8,
      smoothing: 5,
    }),
    part(stroke('M30 66Q36 52 44 64Q50 74 58 62Q64 52 70 66', 3), lapis, 1.4, { drop: false }),
    part(starPath(50, 54, 9, 4, 6), lapis, 3, { drop: false }),
    part('M32 36Q50 22 68 36Q50 42 32 36Z', gold, 4),
    part(circle(50, 22, 6), ruby, 6),
    part('M34 86H66L70 94H30Z', gold, 3),
  ]
}

export function hourglass(): Layer[] {
  const glass = stone(200, 0.05, { high: 0.99, vein: 0.05, through: 0.6 })
  return [
    part(stroke('M24 12V88M76 12V88', 5), bronze, 2.4),
    part('M28 14H72C72 36 56 42 54 50C56 58 72 64 72 86H28C28 64 44 58 46 50C44 42 28 36 28 14Z', glass, 12, {
      height: 0.8,
      opacity: 0.95,
    }),
    part('M34 30Q50 36 66 30C62 38 54 42 50 48C46 42 38 38 34 30Z', amber, 4, { drop: false }),
    part('M34 84Q36 70 50 62Q64 70 66 84Z', amber, 6, { drop: false }),
    part(stroke('M50 46V64', 1.6), amber, 0.8, { drop: false }),
    part(box(14, 4, 72, 11, 4) + box(14, 85, 72, 11, 4), gold, 4),
  ]
}

export function vase(): Layer[] {
  return [
    part(
      'M38 6H62L58 22C76 28 86 44 82 60C78 78 64 84 64 94H36C36 84 22 78 18 60C14 44 24 28 42 22Z',
      lapis,
      20,
      { height: 0.8, smoothing: 4 },
    ),
    part('M36 4H64L62 11H38Z', gold, 2.4),
    part('M34 90H66L69 97H31Z', gold, 2.4),
    part(stroke('M20 50Q30 42 40 50Q50 58 60 50Q70 42 80 50', 3.2), porcelain, 1.4, { drop: false }),
    part(starPath(50, 66, 11, 5, 8), gold, 3),
    part('M41 24H59V28H41Z', gold, 1.6),
  ]
}
