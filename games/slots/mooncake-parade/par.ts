import { tumblePar } from '#game-kit/rtp/tumble-par.ts'
import { mooncakeParadeModel } from './model.ts'
import { mooncakeParade } from './rules.ts'

export const par = tumblePar({ name: 'Mooncake Parade', game: mooncakeParade, model: mooncakeParadeModel })
