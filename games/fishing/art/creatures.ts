import { place } from '#game-kit/art/masks/frames.ts'
import type { Layer } from '#game-kit/art/relief.ts'
import type { Sprite } from '#game-kit/art/quick-stage.ts'
import { bayFish } from './fish/bay.ts'
import { deepFish } from './fish/deep.ts'
import type { Creatures } from './fish/drawn.ts'
import { koiFish } from './fish/koi.ts'
import { specialFish } from './fish/special.ts'

/** Every creature by its key. All are laid to look to the right, so that an angle of 0 swims that way. */
const drawn: Creatures = { ...koiFish, ...bayFish, ...deepFish, ...specialFish }

/** The sprites as files of their key. */
export const creatures: Readonly<Record<string, Sprite>> = Object.fromEntries(
  Object.entries(drawn).map(([key, { layers, long = 170, slim = 0.6, turned = true }]): [string, Sprite] => [
    key,
    {
      layers: () => (turned ? place(layers(), { turn: 90 }) : layers()),
      size: [long, Math.round(long * slim)],
      box: [-3, 50 - (106 * slim) / 2, 106],
    },
  ]),
)

/** The creature as it is drawn, its head upwards, for posters. */
export const creature = (key: string): readonly Layer[] => drawn[key]?.layers() ?? []
