import type { MemberTrait } from '#features/rewards/segments/extension-points.ts'
import { levelOf } from '../store/ranks.ts'
import { openOf, ranksOf } from '../store/versions.ts'

/** Conditions of segments and promotions may name VIP ranks. */
export const rankTrait: MemberTrait = {
  trait: 'rank',
  en: 'VIP rank',
  vi: 'Hạng VIP',
  choices: async (app, merchant) => {
    const open = await openOf(app.db, merchant)
    const ranks = open ? await ranksOf(app.db, open.version) : []
    return ranks.map(({ level, name }) => ({ value: String(level), en: name.en, vi: name.vi }))
  },
  valuesOf: levelOf,
}
