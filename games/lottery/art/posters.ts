import { oklch, type Rgb } from '#game-kit/art/colour.ts'
import { faces, text, type Face } from '#game-kit/art/letters.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { part } from '#game-kit/art/masks/parts.ts'
import { materials, stone } from '#game-kit/art/materials.ts'
import { clamp, fbm } from '#game-kit/art/maths.ts'
import { POSTER_HIGH, type Poster } from '#game-kit/art/poster.ts'
import { renderRelief, type Layer } from '#game-kit/art/relief.ts'
import { circle } from '#game-kit/art/shapes.ts'

/** A ball of a lottery: a coloured stone with its number on a pale disc. */
function ball(number: string, hue: number): Layer[] {
  const size = number.length > 2 ? 30 : 25
  return [
    part(circle(50, 50, 44), stone(hue, 0.17, { vein: 0.04, high: 0.95 }), 40, { height: 0.8, smoothing: 6 }),
    part(circle(50, 48, 25), materials.pearl, 3, { height: 0.3 }),
    part(text(number, faces.banner, { cx: 50, cy: 48, width: size, height: 22 }), materials.ink, 1),
  ]
}

/** Where balls lie, the hindmost first: place and size. */
const HEAP: readonly (readonly [x: number, y: number, scale: number])[] = [
  [-27, -24, 0.36],
  [25, -27, 0.4],
  [-30, 17, 0.42],
  [31, 13, 0.46],
  [0, -2, 0.66],
]

const light =
  (hue: number) =>
  (x: number, y: number): Rgb => {
    const down = y / POSTER_HIGH
    const glow = Math.exp(-((x - 50) ** 2 + (y - 44) ** 2) / 1_300)
    const rays = 0.5 + 0.5 * Math.sin(Math.atan2(y - 44, x - 50) * 18)
    const haze = (fbm(x * 0.05, y * 0.05 + hue, 4) - 0.5) * 0.12
    const lightness = 0.16 + 0.34 * glow + 0.05 * rays * glow + haze
    return oklch(clamp(lightness, 0.03, 0.9), 0.12 + 0.03 * glow, hue + 24 * down)
  }

type Look = {
  readonly hue: number
  readonly numbers: readonly [string, string, string, string, string]
  readonly lines: readonly string[]
  readonly letters?: Face
}

/** The lotteries by their game: colour of the ground, five numbers, title. */
const looks: Readonly<Record<string, Look>> = {
  ssc: { hue: 165, numbers: ['3', '8', '1', '6', '5'], lines: ['Jade', '5 digits'] },
  '11x5': { hue: 250, numbers: ['02', '07', '04', '10', '11'], lines: ['Jade', '11x5'] },
  pk10: { hue: 30, numbers: ['7', '4', '9', '2', '1'], lines: ['Racing', 'PK10'], letters: faces.merry },
  '3d': { hue: 320, numbers: ['0', '4', '2', '9', '3'], lines: ['Jade', '3D'] },
  '6of45': { hue: 95, numbers: ['08', '21', '37', '45', '6'], lines: ['Jade', '6/45'] },
  '6of55': { hue: 15, numbers: ['13', '29', '50', '55', '6'], lines: ['Jade', '6/55'] },
  max3d: { hue: 290, numbers: ['086', '412', '777', '305', '3D'], lines: ['Jade', 'Max 3D'] },
  'vn-north': { hue: 25, numbers: ['07', '70', '39', '93', '27'], lines: ['Northern', 'Lottery'] },
  'vn-south': { hue: 205, numbers: ['18', '81', '52', '25', '68'], lines: ['Southern', 'Lottery'] },
  thai3d: { hue: 60, numbers: ['5', '1', '9', '4', '3D'], lines: ['Thai', '3D'], letters: faces.swash },
  k3: { hue: 350, numbers: ['1', '6', '3', '5', '4'], lines: ['Jade', 'K3'] },
  pc28: { hue: 270, numbers: ['9', '12', '27', '0', '28'], lines: ['Jade', 'PC28'] },
  keno20: { hue: 140, numbers: ['16', '42', '77', '63', '80'], lines: ['Jade', 'Keno'] },
}

const ofLook = ({ hue, numbers, lines, letters = faces.title }: Look, seed: number): Poster => ({
  ground: light(hue),
  hero: (at) =>
    renderRelief(
      HEAP.flatMap(([x, y, scale], index) =>
        place(ball(numbers[index] ?? '', hue + 40 + index * 63), { scale, x, y }),
      ),
      at,
    ),
  title: { lines, face: materials.gold, middle: stone(hue, 0.15), letters },
  sparks: '#fff0c0',
  seed,
})

/** Posters of lotteries by game. */
export const lotteryPosters: Readonly<Record<string, Poster>> = Object.fromEntries(
  Object.entries(looks).map(([game, look], at) => [game, ofLook(look, 61 + at)]),
)
