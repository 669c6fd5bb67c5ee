import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { jackpots, jackpotsOffice } from './contract.ts'
import { addPool, listForOffice, listHits, setGames, setLevel, switchPool } from './service/office.ts'
import { createWinners, listPools } from './service/shown.ts'

const USUAL_LIMIT = 20

export function jackpotsRoutes(app: App): Handlers<typeof jackpots> {
  const winners = createWinners(app)
  const at = (merchant: { readonly code: string; readonly currency: string }, language: 'en' | 'vi') => ({
    merchant: merchant.code,
    currency: merchant.currency,
    language,
  })
  return {
    pools: (_, { merchant, language }) => listPools(app, at(merchant, language)),
    winners: ({ query }, { merchant, language }) =>
      winners(at(merchant, language), query.limit ?? USUAL_LIMIT),
  }
}

export function jackpotsOfficeRoutes(app: App): Handlers<typeof jackpotsOffice> {
  return {
    list: (_, call) => listForOffice(app, call),
    hits: (input) => listHits(app, input),
    add: (input, call) => addPool(app, input, call),
    setLevel: (input, call) => setLevel(app, input, call),
    setGames: (input, call) => setGames(app, input, call),
    stop: ({ params, body }, call) =>
      switchPool(app, { pool: params.pool, reason: body.reason, isRunning: false }, call),
    start: ({ params, body }, call) =>
      switchPool(app, { pool: params.pool, reason: body.reason, isRunning: true }, call),
  }
}
