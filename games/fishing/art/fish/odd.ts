import { around, part, polygon } from '#game-kit/art/masks/parts.ts'
import { turtle } from '#game-kit/art/masks/reef.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, path } from '#game-kit/art/shapes.ts'
import {
  gold,
  silver,
  ruby,
  lapis,
  jade,
  rose,
  amber,
  ink,
  porcelain,
  amethyst,
  flame,
  coral,
  lemon,
  sky,
  slate,
} from '../stones.ts'
import { eyesAt, swimmer } from '../swimmer.ts'

/** A round fish with spikes and a burning fuse. */
export function puffer(): Layer[] {
  const spikes = Array.from({ length: 16 }, (_, nth) => {
    const turn = nth * 22.5
    const tip = around(50, 50, 45, turn)
    const [one, other] = [around(50, 50, 32, turn - 7), around(50, 50, 32, turn + 7)]
    return path(polygon([tip, one, other]))
  })
  return [
    part(path('M46 82L54 82L62 98C56 94 44 94 38 98Z'), coral, 3),
    part(spikes.join(''), amber, 2.4, { profile: 'chamfer' }),
    part(circle(50, 50, 35), ink, 30, { height: 0.9, smoothing: 3, lift: 0.1 }),
    part(path('M18 60A35 35 0 0 0 82 60C70 68 30 68 18 60Z'), ruby, 8, { drop: false }),
    part(circle(50, 52, 11), flame, 9, { glow: { colour: '#ff8a3a', blur: 9, alpha: 0.95 } }),
    ...eyesAt(26, 30, porcelain, 0.4, 4.4),
  ]
}

/** A shell turned wheel on the back of a turtle. */
export function wheelTurtle(): Layer[] {
  const slice = (nth: number): string => {
    const [a, b] = [around(50, 56, 25, nth * 45), around(50, 56, 25, nth * 45 + 45)]
    return path(`M50 56L${a[0]} ${a[1]}A25 25 0 0 1 ${b[0]} ${b[1]}Z`)
  }
  return [
    ...turtle().slice(0, 5),
    part(circle(50, 56, 30), gold, 4),
    ...[ruby, amber, jade, lapis, amethyst, rose, sky, lemon].map((colour, nth) =>
      part(slice(nth), colour, 3, { height: 0.4, drop: false }),
    ),
    part(circle(50, 56, 6.5), gold, 5),
  ]
}

/** A long head like a drill of spiralled gold. */
export function narwhal(): Layer[] {
  return [
    part(path('M50 0L54 26L46 26Z'), gold, 2.4, { bump: (x, y) => 0.4 * Math.sin((y + x * 0.6) * 1.7) }),
    ...swimmer({
      body: slate,
      fin: lapis,
      mark: silver,
      marks: 'spots',
      wide: 13,
      from: 22,
      to: 80,
      tail: 'moon',
      blunt: 0.9,
    }),
  ]
}

/** A long body with a spark along it. */
export function eel(): Layer[] {
  return [
    ...swimmer({
      body: lapis,
      fin: sky,
      mark: lemon,
      marks: 'lamps',
      wide: 9,
      from: 3,
      to: 88,
      tail: 'whip',
      fins: 7,
      glow: '#6fd8ff',
      blunt: 0.8,
    }),
    part(path('M52 30L45 48L50 48L46 66L57 44L51 44L56 30Z'), lemon, 1.6, {
      glow: { colour: '#fff27a', blur: 6, alpha: 1 },
    }),
  ]
}
