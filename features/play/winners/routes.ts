import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { winners } from './contract.ts'
import { createWinners } from './service.ts'

const USUAL_LIMIT = 20

export function winnersRoutes(house: House): Handlers<typeof winners> {
  const lists = createWinners(house)
  return {
    latest: ({ query }, { merchant, language }) =>
      lists.latest({ merchant: merchant.code, language, limit: query.limit ?? USUAL_LIMIT }),
    biggest: ({ query }, { merchant, language }) =>
      lists.biggest({
        merchant: merchant.code,
        language,
        limit: query.limit ?? USUAL_LIMIT,
        period: query.period ?? 'week',
      }),
    rankList: ({ query }, { merchant, language }) =>
      lists.biggest({
        merchant: merchant.code,
        language,
        limit: query.count ?? USUAL_LIMIT,
        period: query.period ?? 'week',
      }),
  }
}
