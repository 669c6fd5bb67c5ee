import { koi } from '#game-kit/art/masks/koi.ts'
import { part } from '#game-kit/art/masks/parts.ts'
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
  moss,
  clay,
  slate,
  abyss,
} from '../stones.ts'
import { swimmer } from '../swimmer.ts'
import { fish, type Creatures } from './drawn.ts'

/** The plain fish of Koi Shallows. */
export const koiFish: Creatures = {
  minnow: fish(
    { body: silver, fin: sky, mark: teal, marks: 'ridge', wide: 9, tail: 'fork', fins: 9 },
    0.42,
    110,
  ),
  guppy: fish(
    { body: teal, fin: coral, mark: lemon, marks: 'spots', wide: 10, to: 62, tail: 'veil', fins: 9 },
    0.64,
    120,
  ),
  tetra: fish(
    { body: lapis, fin: ruby, mark: sky, marks: 'ridge', wide: 11, tail: 'fork', fins: 11, glow: '#5fb8ff' },
    0.56,
    120,
  ),
  goldfish: fish(
    {
      body: amber,
      fin: coral,
      mark: porcelain,
      marks: 'mask',
      wide: 15,
      to: 64,
      tail: 'veil',
      fins: 15,
      blunt: 0.8,
    },
    0.68,
    150,
  ),
  perch: fish(
    { body: moss, fin: amber, mark: ink, marks: 'bands', wide: 14, tail: 'fan', fins: 14 },
    0.52,
    170,
  ),
  carp: fish(
    { body: clay, fin: coral, mark: amber, marks: 'ridge', wide: 17, tail: 'fork', fins: 17, blunt: 0.7 },
    0.6,
    190,
  ),
  koi: { layers: () => koi({}), slim: 0.86, long: 220 },
  catfish: {
    layers: () => [
      part(
        stroke('M43 14C34 8 26 10 20 4', 1.8) +
          stroke('M57 14C66 8 74 10 80 4', 1.8) +
          stroke('M41 18C30 16 22 20 14 18', 1.6) +
          stroke('M59 18C70 16 78 20 86 18', 1.6),
        slate,
        0.9,
      ),
      ...swimmer({
        body: slate,
        fin: abyss,
        mark: moss,
        marks: 'spots',
        wide: 16,
        tail: 'fan',
        fins: 18,
        blunt: 1,
      }),
    ],
    slim: 0.74,
    long: 230,
  },
}
