import { dragon } from '#game-kit/art/masks/dragon.ts'
import { place } from '#game-kit/art/masks/frames.ts'
import { koi } from '#game-kit/art/masks/koi.ts'
import { scallop } from '#game-kit/art/masks/reef.ts'
import { gold, ruby, lapis, amber } from '../stones.ts'
import { type Creatures } from './drawn.ts'
import { ray } from './soft.ts'
import { puffer, wheelTurtle, narwhal, eel } from './odd.ts'

/** The special fish of all rooms. */
export const specialFish: Creatures = {
  chest: { layers: () => place(scallop(), { scale: 0.9 }), slim: 1, long: 150 },
  chain: { layers: eel, slim: 0.5, long: 240 },
  bomb: { layers: puffer, slim: 1, long: 170 },
  wheel: { layers: wheelTurtle, slim: 1, long: 200 },
  drill: { layers: narwhal, slim: 0.7, long: 250 },
  lucky: {
    layers: () => koi({ body: gold, patch: amber, fin: gold, accent: ruby }),
    slim: 0.86,
    long: 220,
  },
  boss: { layers: () => ray(lapis, amber, gold), slim: 1, long: 320 },
  king: { layers: () => dragon(), slim: 1, long: 360, turned: false },
}
