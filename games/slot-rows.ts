import type { CatalogueRow } from './catalogue.ts'
import { auroraFjord } from './slots/aurora-fjord/rules.ts'
import { bronzeDrum } from './slots/bronze-drum/rules.ts'
import { coralCrown } from './slots/coral-crown/rules.ts'
import { emberPeakModel } from './slots/ember-peak/model.ts'
import { emberPeak } from './slots/ember-peak/rules.ts'
import { monsoonGarden } from './slots/monsoon-garden/rules.ts'
import { mooncakeParadeModel } from './slots/mooncake-parade/model.ts'
import { mooncakeParade } from './slots/mooncake-parade/rules.ts'
import { orchardBells } from './slots/orchard-bells/rules.ts'
import { paddyGold } from './slots/paddy-gold/rules.ts'
import { silkAtlas } from './slots/silk-atlas/rules.ts'

const own = {
  vendor: 'JADE_FORGE',
  category: 'RNG',
  kind: 'slots',
  isProvablyFair: true,
  bornOn: '2026-11-21',
  mainBet: 'spin',
} as const

/** The shared-stage slots in the catalogue. One entry per game. */
export const slotRows: readonly CatalogueRow[] = [
  {
    ...own,
    id: 'bronze-drum',
    folder: 'slots/bronze-drum',
    game: bronzeDrum,
    name: { en: 'Bronze Drum', vi: 'Trống Đồng' },
    features: ['wild'],
    themes: ['asia', 'jackpot'],
  },
  {
    ...own,
    id: 'monsoon-garden',
    folder: 'slots/monsoon-garden',
    game: monsoonGarden,
    name: { en: 'Monsoon Garden', vi: 'Vườn Mùa Mưa' },
    features: ['wild', 'scatter', 'freeSpins', 'multiplier'],
    themes: ['asia', 'nature'],
  },
  {
    ...own,
    id: 'mooncake-parade',
    folder: 'slots/mooncake-parade',
    game: mooncakeParade,
    buyTimes: mooncakeParadeModel.buyCost,
    name: { en: 'Mooncake Parade', vi: 'Rước Đèn Trăng Rằm' },
    features: ['scatter', 'freeSpins', 'multiplier'],
    themes: ['asia'],
  },
  {
    ...own,
    id: 'silk-atlas',
    folder: 'slots/silk-atlas',
    game: silkAtlas,
    name: { en: 'Silk Atlas', vi: 'Bản Đồ Tơ Lụa' },
    features: ['wild', 'scatter', 'freeSpins'],
    themes: ['treasure', 'myth'],
  },
  {
    ...own,
    id: 'aurora-fjord',
    folder: 'slots/aurora-fjord',
    game: auroraFjord,
    name: { en: 'Aurora Fjord', vi: 'Cực Quang' },
    features: ['wild', 'scatter', 'freeSpins', 'multiplier'],
    themes: ['nature'],
  },
  {
    ...own,
    id: 'orchard-bells',
    folder: 'slots/orchard-bells',
    game: orchardBells,
    name: { en: 'Orchard Bells', vi: 'Vườn Quả Reo' },
    features: ['wild', 'scatter'],
    themes: ['fruit', 'classic'],
  },
  {
    ...own,
    id: 'coral-crown',
    folder: 'slots/coral-crown',
    game: coralCrown,
    name: { en: 'Coral Crown', vi: 'Vương Miện San Hô' },
    features: ['wild', 'scatter', 'freeSpins', 'multiplier'],
    themes: ['nature', 'treasure'],
  },
  {
    ...own,
    id: 'ember-peak',
    folder: 'slots/ember-peak',
    game: emberPeak,
    buyTimes: emberPeakModel.buyCost,
    name: { en: 'Ember Peak', vi: 'Đỉnh Lửa Ngọc' },
    features: ['scatter', 'freeSpins', 'multiplier'],
    themes: ['treasure', 'nature'],
  },
  {
    ...own,
    id: 'paddy-gold',
    folder: 'slots/paddy-gold',
    game: paddyGold,
    name: { en: 'Paddy Gold', vi: 'Đồng Lúa Vàng' },
    features: ['wild'],
    themes: ['asia', 'jackpot'],
  },
]
