import { around, part } from '#game-kit/art/masks/parts.ts'
import { stroke } from '#game-kit/art/shapes.ts'
import {
  silver,
  ruby,
  lapis,
  amber,
  ink,
  porcelain,
  coral,
  lemon,
  sky,
  teal,
  slate,
  violet,
} from '../stones.ts'
import { swimmer } from '../swimmer.ts'
import { fish, type Creatures } from './drawn.ts'
import { ray } from './soft.ts'

/** The plain fish of Coral Bay. */
export const bayFish: Creatures = {
  damsel: fish(
    { body: sky, fin: lemon, mark: lemon, marks: 'mask', wide: 11, tail: 'fork', fins: 10 },
    0.46,
    110,
  ),
  clown: fish(
    { body: coral, fin: amber, mark: porcelain, marks: 'bands', wide: 13, tail: 'fan', fins: 13, blunt: 0.8 },
    0.52,
    130,
  ),
  butterfly: fish(
    {
      body: lemon,
      fin: amber,
      mark: ink,
      marks: 'bands',
      wide: 16,
      to: 72,
      tail: 'fan',
      fins: 13,
      blunt: 0.1,
    },
    0.56,
    140,
  ),
  tang: fish(
    { body: lapis, fin: lemon, mark: ink, marks: 'ridge', wide: 15, tail: 'moon', fins: 14 },
    0.62,
    150,
  ),
  angel: fish(
    {
      body: violet,
      fin: amber,
      mark: lemon,
      marks: 'bands',
      wide: 16,
      to: 66,
      tail: 'veil',
      fins: 22,
      blunt: 0.3,
    },
    0.78,
    180,
  ),
  lionfish: {
    layers: () => [
      part(
        [-70, -52, -36, 36, 52, 70, -90, 90]
          .map((d) => {
            const [x, y] = around(50, 44, 40, d + (d < 0 ? -40 : 40))
            return stroke(`M50 40L${x} ${y}`, 2.2)
          })
          .join(''),
        coral,
        1.2,
      ),
      ...swimmer({
        body: ruby,
        fin: coral,
        mark: porcelain,
        marks: 'bands',
        wide: 13,
        to: 74,
        tail: 'fan',
        fins: 26,
      }),
    ],
    slim: 0.86,
    long: 200,
  },
  ray: { layers: () => ray(teal, sky, porcelain), slim: 1, long: 220 },
  shark: fish(
    {
      body: silver,
      fin: slate,
      mark: sky,
      marks: 'ridge',
      wide: 14,
      from: 2,
      to: 78,
      tail: 'moon',
      fins: 26,
      blunt: 0.35,
    },
    0.72,
    290,
  ),
}
