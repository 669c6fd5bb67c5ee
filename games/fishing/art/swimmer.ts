import { part } from '#game-kit/art/masks/parts.ts'
import { materials, type Material } from '#game-kit/art/materials.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import { circle, ellipse, path, scales } from '#game-kit/art/shapes.ts'

export type Tail = 'fan' | 'fork' | 'moon' | 'whip' | 'veil'
export type Marks = 'none' | 'bands' | 'spots' | 'ridge' | 'mask' | 'lamps'

/** A fish from above, its head upwards: how long and wide it is, and what it wears. */
export type Swimmer = {
  readonly body: Material
  readonly fin: Material
  readonly mark?: Material
  readonly marks?: Marks
  /** Half the width of the body at its widest. */
  readonly wide: number
  /** Where head and tail root lie, 0 to 100. */
  readonly from?: number
  readonly to?: number
  readonly tail?: Tail
  /** Reach of the side fins; 0: none. */
  readonly fins?: number
  readonly eyes?: Material
  /** How blunt the head is, 0 to 1. */
  readonly blunt?: number
  /** Light of its own. */
  readonly glow?: string
}

const mirrored = (draw: (side: 1 | -1) => string): string => draw(1) + draw(-1)

function tailPath(kind: Tail, y: number, size: number): string {
  const tip = y + size
  const s = size
  if (kind === 'whip')
    return path(`M48.6 ${y - 4}L51.4 ${y - 4}L50.5 ${tip + s * 0.4}L49.5 ${tip + s * 0.4}Z`)
  if (kind === 'fork')
    return path(
      `M48 ${y - 3}C44 ${y + s * 0.3} ${50 - s * 0.55} ${y + s * 0.6} ${50 - s * 0.62} ${tip}C${50 - s * 0.3} ${tip - s * 0.34} 50 ${y + s * 0.5} 50 ${y + s * 0.46}C50 ${y + s * 0.5} ${50 + s * 0.3} ${tip - s * 0.34} ${50 + s * 0.62} ${tip}C${50 + s * 0.55} ${y + s * 0.6} 56 ${y + s * 0.3} 52 ${y - 3}Z`,
    )
  if (kind === 'moon')
    return path(
      `M48 ${y - 3}C40 ${y + s * 0.1} ${50 - s * 0.8} ${y + s * 0.3} ${50 - s * 0.92} ${tip}C${50 - s * 0.5} ${y + s * 0.62} ${50 - s * 0.2} ${y + s * 0.5} 50 ${y + s * 0.5}C${50 + s * 0.2} ${y + s * 0.5} ${50 + s * 0.5} ${y + s * 0.62} ${50 + s * 0.92} ${tip}C${50 + s * 0.8} ${y + s * 0.3} 60 ${y + s * 0.1} 52 ${y - 3}Z`,
    )
  const spread = kind === 'veil' ? 0.85 : 0.55
  return path(
    `M47.6 ${y - 4}C44 ${y + s * 0.2} ${50 - s * spread} ${y + s * 0.4} ${50 - s * spread} ${tip - s * 0.1}C${50 - s * spread * 0.6} ${tip + s * 0.12} ${50 - s * 0.2} ${tip - s * 0.12} 50 ${tip}C${50 + s * 0.2} ${tip - s * 0.12} ${50 + s * spread * 0.6} ${tip + s * 0.12} ${50 + s * spread} ${tip - s * 0.1}C${50 + s * spread} ${y + s * 0.4} 56 ${y + s * 0.2} 52.4 ${y - 4}Z`,
  )
}

function bodyPath(w: number, from: number, to: number, blunt: number): string {
  const long = to - from
  const head = w * (0.25 + 0.6 * blunt)
  return path(
    `M50 ${from}C${50 + head} ${from} ${50 + w} ${from + long * 0.14} ${50 + w} ${from + long * 0.36}C${50 + w} ${from + long * 0.66} 53 ${from + long * 0.84} 52 ${to}L48 ${to}C47 ${from + long * 0.84} ${50 - w} ${from + long * 0.66} ${50 - w} ${from + long * 0.36}C${50 - w} ${from + long * 0.14} ${50 - head} ${from} 50 ${from}Z`,
  )
}

function markings(kind: Marks, w: number, from: number, to: number): string {
  const long = to - from
  const at = (share: number): number => from + long * share
  switch (kind) {
    case 'bands':
      return [0.2, 0.44, 0.68]
        .map((share) => `<rect x="0" y="${at(share)}" width="100" height="${long * 0.095}" fill="#fff"/>`)
        .join('')
    case 'spots':
      return [0.26, 0.36, 0.47, 0.58, 0.7]
        .map((share, nth) => circle(50 + (nth % 2 ? 0.42 : -0.42) * w, at(share), w * (0.34 - nth * 0.03)))
        .join('')
    case 'lamps':
      return mirrored((side) =>
        [0.25, 0.36, 0.47, 0.58, 0.69]
          .map((share, nth) => circle(50 + side * w * (0.62 - nth * 0.07), at(share), w * 0.15))
          .join(''),
      )
    case 'ridge':
      return `<rect x="${50 - w * 0.3}" y="${from}" width="${w * 0.6}" height="${long}" fill="#fff"/>`
    case 'mask':
      return `<rect x="0" y="${at(0.1)}" width="100" height="${long * 0.14}" fill="#fff"/><rect x="0" y="${at(0.72)}" width="100" height="${long * 0.4}" fill="#fff"/>`
    case 'none':
      return ''
  }
}

type Shape = Required<Pick<Swimmer, 'wide' | 'from' | 'to'>>

const wing = (side: 1 | -1, { wide: w, from, to }: Shape, at: number, reach: number): string => {
  const [x, y] = [50 + side * w * 0.8, from + (to - from) * at]
  return path(
    `M${x} ${y}C${x + side * reach * 0.7} ${y + reach * 0.1} ${x + side * reach} ${y + reach * 0.6} ${x + side * reach * 0.95} ${y + reach * 1.05}C${x + side * reach * 0.5} ${y + reach * 0.85} ${x + side * reach * 0.2} ${y + reach * 0.8} ${x - side * w * 0.3} ${y + reach * 0.55}Z`,
  )
}

/** Tail and side fins, with rays that run out from the head. */
function finsOf({ fin, tail = 'fan', fins = 16, glow }: Swimmer, shape: Shape): Layer[] {
  const ribs = ribsFrom(shape.from)
  const pair = (at: number, reach: number): string => mirrored((side) => wing(side, shape, at, reach))
  const light = glow ? { glow: { colour: glow, blur: 3, alpha: 0.4 } } : {}
  const back = part(tailPath(tail, shape.to, 98 - shape.to), fin, 2.6, { bump: ribs, ...light })
  if (fins === 0) return [back]
  return [
    back,
    part(pair(0.26, fins), fin, 2.4, { bump: ribs }),
    part(pair(0.62, fins * 0.5), fin, 2, { bump: ribs }),
  ]
}

const ribsFrom =
  (from: number) =>
  (x: number, y: number): number =>
    0.24 * Math.sin(Math.atan2(y - from, x - 50) * 46)

/** The layers of a fish from its shadow side up. */
export function swimmer(fish: Swimmer): Layer[] {
  const { body, fin, mark = fin, marks = 'none', wide: w, from = 8, to = 76 } = fish
  const { eyes = materials.gold, blunt = 0.5, glow } = fish
  const long = to - from
  const shape = bodyPath(w, from, to, blunt)
  const bump = (x: number, y: number): number =>
    y < from + long * 0.2 ? 0 : scales((y - from) / 3.4, (x - 50) / 2.8) * 0.5
  const round = { bevel: w * 0.9, height: 0.9, smoothing: 1.6, bump }
  const light = (blur: number, alpha: number) => (glow ? { glow: { colour: glow, blur, alpha } } : {})
  const marked: Layer = {
    shape,
    clip: markings(marks, w, from, to),
    material: mark,
    ...round,
    drop: false,
    edge: 0.1,
    rim: 0.4,
    ...(marks === 'lamps' ? light(5, 1) : {}),
  }
  return [
    ...finsOf(fish, { wide: w, from, to }),
    { shape, material: body, ...round, drop: { alpha: 0.7, dx: 1.2, dy: 1.8, blur: 2 }, ...light(4, 0.6) },
    ...(marks === 'none' ? [] : [marked]),
    part(ellipse(50, from + long * 0.5, w * 0.2, long * 0.22), fin, 1.6, {
      bump: ribsFrom(from),
      drop: { alpha: 0.5 },
    }),
    ...eyesAt(w, from + long * 0.13, eyes, blunt),
  ]
}

/** Two round eyes with a glint. */
export function eyesAt(
  w: number,
  y: number,
  rim: Material,
  blunt = 0.5,
  size = Math.max(1.6, w * 0.17),
): Layer[] {
  const off = w * (0.46 + 0.2 * blunt)
  const both = (r: number, dx = 0, dy = 0): string =>
    mirrored((side) => circle(50 + side * off + dx, y + dy, r))
  return [
    part(both(size * 1.5), rim, size * 0.8, { drop: { alpha: 0.4 } }),
    part(both(size), materials.ink, size * 0.5, { drop: false, lift: -0.3 }),
    part(both(size * 0.34, -size * 0.3, -size * 0.4), materials.porcelain, 0.3, {
      drop: false,
      lift: 0.4,
      edge: 0,
    }),
  ]
}
