import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { winners } from './contract.ts'
import { createWinners } from './service.ts'

const USUAL_LIMIT = 20

export function winnersRoutes(app: App): Handlers<typeof winners> {
  const lists = createWinners(app)
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
