import { part } from '#game-kit/art/masks/parts.ts'
import { path } from '#game-kit/art/shapes.ts'
import {
  silver,
  ruby,
  lapis,
  jade,
  rose,
  porcelain,
  pearl,
  coral,
  lemon,
  sky,
  teal,
  slate,
  violet,
  abyss,
} from '../stones.ts'
import { swimmer } from '../swimmer.ts'
import { fish, type Creatures } from './drawn.ts'
import { jelly, squid } from './soft.ts'

/** The plain fish of Moonlit Deep. */
export const deepFish: Creatures = {
  spark: fish(
    {
      body: lemon,
      fin: teal,
      mark: porcelain,
      marks: 'lamps',
      wide: 9,
      tail: 'fork',
      fins: 8,
      glow: '#f6ff8a',
    },
    0.54,
    110,
  ),
  hatchet: fish(
    {
      body: silver,
      fin: violet,
      mark: sky,
      marks: 'lamps',
      wide: 15,
      to: 68,
      tail: 'fork',
      fins: 9,
      glow: '#8fd8ff',
      blunt: 0.9,
    },
    0.62,
    130,
  ),
  jelly: { layers: () => jelly(violet, '#d79bff'), slim: 0.86, long: 150 },
  squid: { layers: () => squid(rose, coral), slim: 0.66, long: 180 },
  viper: fish(
    {
      body: teal,
      fin: jade,
      mark: lemon,
      marks: 'lamps',
      wide: 9,
      from: 3,
      to: 84,
      tail: 'fork',
      fins: 12,
      glow: '#5fffd0',
      blunt: 1,
    },
    0.56,
    200,
  ),
  gulper: fish(
    {
      body: abyss,
      fin: violet,
      mark: rose,
      marks: 'lamps',
      wide: 15,
      from: 3,
      to: 70,
      tail: 'whip',
      fins: 10,
      glow: '#ff8ad0',
      blunt: 1,
    },
    0.64,
    230,
  ),
  sunfish: {
    layers: () => [
      part(
        path('M28 50C16 50 8 60 6 76C18 72 26 66 32 60Z') +
          path('M72 50C84 50 92 60 94 76C82 72 74 66 68 60Z'),
        slate,
        3,
      ),
      ...swimmer({
        body: pearl,
        fin: silver,
        mark: sky,
        marks: 'spots',
        wide: 26,
        from: 6,
        to: 82,
        tail: 'fan',
        fins: 12,
        blunt: 0.8,
      }),
    ],
    slim: 0.94,
    long: 240,
  },
  oarfish: fish(
    {
      body: silver,
      fin: ruby,
      mark: lapis,
      marks: 'spots',
      wide: 7,
      from: 2,
      to: 90,
      tail: 'whip',
      fins: 14,
      glow: '#ff6a6a',
    },
    0.56,
    330,
  ),
}
