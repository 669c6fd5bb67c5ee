import { faces, text } from '../letters.ts'
import { part } from '../masks/parts.ts'
import { materials, type Material } from '../materials.ts'
import type { Layer } from '../relief.ts'
import { box, path, stroke } from '../shapes.ts'
import { guardsman } from './guardsman.ts'

export type Suit = 'spade' | 'heart' | 'diamond' | 'club'

/** Suit symbols within 20 by 20 around their centre. */
const signs: Readonly<Record<Suit, string>> = {
  spade: 'M0-10C-2-5-10-1-10 4c0 4 5 5 8.4 2L-3.5 10.5h7L1.6 6C5 9 10 8 10 4 10-1 2-5 0-10Z',
  heart: 'M0 10C-4 5-10 1-10-4c0-5.5 8-6.5 10-1 2-5.5 10-4.5 10 1C10 1 4 5 0 10Z',
  diamond: 'M0-10.5Q3-4 8 0 3 4 0 10.5-3 4-8 0-3-4 0-10.5Z',
  club: 'M-1.3 4.5A4.9 4.9 0 1 1-4.6-3.3 4.9 4.9 0 1 1 4.6-3.3 4.9 4.9 0 1 1 1.3 4.5Q1.6 8.5 3.8 10.5H-3.8Q-1.6 8.5-1.3 4.5Z',
}

const colours: Readonly<Record<Suit, Material>> = {
  spade: materials.ink,
  club: materials.ink,
  heart: materials.ruby,
  diamond: materials.ruby,
}
const robes: Readonly<Record<Suit, Material>> = {
  spade: materials.lapis,
  club: materials.jade,
  heart: materials.ruby,
  diamond: materials.amethyst,
}
/** Positions of pips, as on a printed card: columns at 40, 50 and 60. */
const pips: Readonly<Record<string, readonly (readonly [x: number, y: number])[]>> = {
  7: [
    [42, 20],
    [62, 20],
    [52, 35],
    [42, 50],
    [62, 50],
    [38, 80],
    [58, 80],
  ],
}

const sign = (suit: Suit, x: number, y: number, scale: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${path(signs[suit])}</g>`

/** The centre of a card. */
function middle(rank: string, suit: Suit): readonly Layer[] {
  if (rank === 'J') return guardsman(robes[suit])
  const material = colours[suit]
  const drop = { alpha: 0.45, dx: 0.3, dy: 0.6, blur: 0.8 }
  const places = pips[rank]
  if (places)
    return [
      part(places.map(([x, y]) => sign(suit, x, y, 0.72, y > 50 ? 180 : 0)).join(''), material, 2.4, {
        height: 0.9,
        drop,
      }),
    ]
  return [
    part(
      stroke(signs[suit], 1.2).replace('<path', '<path transform="translate(50 50) scale(1.86)"'),
      materials.gold,
      0.9,
      {
        drop: false,
      },
    ),
    part(sign(suit, 50, 50, 1.72), material, 5, { height: 0.95, smoothing: 0.8, drop }),
  ]
}

/** A card of 64 by 92 about 50, 50: paper, the index in two corners, and pips, a great sign or the guardsman. */
export function playingCard(rank: string, suit: Suit): readonly Layer[] {
  const index =
    path(text(rank, faces.banner, { cx: 25.6, cy: 14.6, width: 10.5, height: 13 })) +
    sign(suit, 25.6, 29.6, 0.52)
  const corners = `${index}<g transform="rotate(180 50 50)">${index}</g>`
  return [
    part(box(18, 4, 64, 92, 6), materials.pearl, 2.2, {
      height: 0.4,
      lift: 0.26,
      drop: { alpha: 0.75, dx: 2, dy: 4.5, blur: 5 },
    }),
    ...middle(rank, suit),
    part(corners, colours[suit], 1.2, { height: 0.6, drop: { alpha: 0.25, dx: 0.1, dy: 0.3, blur: 0.3 } }),
  ]
}
