import { tumblePar } from '#game-kit/rtp/tumble-par.ts'
import { emberPeakModel } from './model.ts'
import { emberPeak } from './rules.ts'

export const par = tumblePar({ name: 'Ember Peak', game: emberPeak, model: emberPeakModel })
