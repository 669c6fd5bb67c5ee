import type { Reply } from '#contract/route.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { gameNames } from '#features/play/rounds/public.ts'
import type { Level } from '#game-kit/jackpot/levels.ts'
import { isCurrency } from '#kit/currency.ts'
import { createCache } from '#server/cache.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { jackpots } from '../contract.ts'
import { levelKeys } from '../rules/keys.ts'
import { shownAmount } from '../rules/pool.ts'
import { newestHits, type WinnerRow } from '../store/hits.ts'
import { rtpTexts } from './games.ts'
import { standings, type LevelStanding, type PoolStanding } from './standing.ts'

type At = { readonly merchant: string; readonly currency: string; readonly language: Language }

const WINNERS_MS = 2_000
const MOST_WINNERS = 50

/** The pools of a brand: its own and those of the network in its currency. */
async function poolsOf(app: App, { merchant, currency }: Omit<At, 'language'>) {
  const pools = await standings(app).all()
  return pools.filter(({ pool }) =>
    pool.merchant === null ? pool.currency === currency : pool.merchant === merchant,
  )
}

export const termsShown = (level: Level) => ({
  seed: level.seed,
  sharePpm: level.sharePpm,
  oneInStaked: level.kind === 'random' ? level.oneInStaked : null,
  by: level.kind === 'mustHitBy' ? level.by : null,
})

export function levelShown({ key, level, amount, row }: LevelStanding) {
  return {
    level: levelKeys.find((one) => one === key) ?? 'mini',
    amount: shownAmount(level, amount),
    ...termsShown(level),
    triggerHash: row.triggerHash?.toString('hex') ?? null,
  }
}

/** What the ticker, the tiles and the page show. */
export async function listPools(app: App, at: At): Promise<Reply<(typeof jackpots)['pools']>> {
  const pools = await poolsOf(app, at)
  const named = await gameNames(
    app,
    pools.flatMap(({ pool }) => pool.games),
    at.language,
  )
  return { list: pools.map((own) => poolShown(own, at.language, (id) => named(id).name)) }
}

function poolShown({ pool, levels }: PoolStanding, language: Language, nameOf: (id: string) => string) {
  const terms = levels.map(({ level }) => level)
  return {
    code: pool.code,
    name: language === 'vi' ? pool.nameVi : pool.nameEn,
    isNetwork: pool.merchant === null,
    isRunning: pool.isRunning,
    currency: pool.currency,
    levels: levels.map(levelShown),
    games: pool.games.flatMap((gameId) => {
      const texts = rtpTexts(gameId, terms)
      return texts ? [{ gameId, name: nameOf(gameId), ...texts }] : []
    }),
  }
}

/** The newest hits, cached briefly for all visitors of a brand. */
export function createWinners(app: App) {
  const keep = createCache<readonly WinnerRow[]>(WINNERS_MS)
  return async (at: At, limit: number): Promise<Reply<(typeof jackpots)['winners']>> => {
    const pools = (await poolsOf(app, at)).map(({ pool }) => pool.code)
    const rows = await keep(at.merchant, () => newestHits(app.db, { pools, limit: MOST_WINNERS }))
    const shown = rows.slice(0, limit)
    const named = await gameNames(
      app,
      shown.map(({ game }) => game),
      at.language,
    )
    return {
      list: shown.map(({ pool, level, number, account, game, currency, prize, at: when }) => ({
        pool,
        level,
        number,
        name: account && maskedName(account),
        gameName: named(game).name,
        currency: isCurrency(currency) ? currency : 'VND',
        prize,
        at: when,
      })),
    }
  }
}
