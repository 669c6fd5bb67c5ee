import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import type { Level } from '#game-kit/jackpot/levels.ts'
import { moneyText } from '#kit/money.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { brandsOf, reaches } from '#features/platform/operators/public.ts'
import { gameNames } from '#features/play/rounds/public.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { jackpotsOffice, Terms } from '../contract.ts'
import { poolProblem, readTerms, writeTerms, type PoolProblem } from '../rules/pool.ts'
import { officeHits } from '../store/hits.ts'
import {
  accountRows,
  lockPool,
  poolRows,
  setGames as storeGames,
  setNext,
  setRunning,
  type PoolRow,
} from '../store/pools.ts'
import { createPool } from './create.ts'
import { gameInPool, offeredGames } from './games.ts'
import { levelShown, termsShown } from './shown.ts'
import { standings } from './standing.ts'

type Office = typeof jackpotsOffice
type Call = CallFor<Office['add']>

export async function listForOffice(app: App, { operator }: Call): Promise<Reply<Office['list']>> {
  const pools = await standings(app).all()
  const seen = brandsOf(operator)
  const merchants = await app.merchants.all()
  const mine = (merchant: string | null) => merchant === null || reaches(seen, merchant)
  return {
    list: pools
      .filter(({ pool }) => mine(pool.merchant))
      .map(({ pool, levels }) => ({
        ...pool,
        games: [...pool.games],
        levels: levels.map((level) => ({
          ...levelShown(level),
          amount: level.amount,
          hits: level.row.hits,
          next: level.row.next === null ? null : termsShown(readTerms(level.row.next)),
          accounts: [...level.accounts.values()]
            .filter(({ merchant }) => mine(merchant))
            .map(({ merchant, balance }) => ({ merchant, balance })),
        })),
      })),
    offered: offeredGames.map(({ id, name }) => ({ game: id, name: name.en })),
    brands: merchants
      .filter(({ code }) => mine(code))
      .map(({ code, currency }) => ({ merchant: code, currency })),
  }
}

export async function listHits(
  app: App,
  { params }: Given<Office['hits']>,
): Promise<Reply<Office['hits']> | Refusal<Office['hits']>> {
  const pools = await poolRows(app.db)
  if (!pools.some(({ code }) => code === params.pool)) return { refused: 'jackpots.unknown' }
  const rows = await officeHits(app.db, { pool: params.pool, limit: 100 })
  const named = await gameNames(
    app,
    rows.map(({ game }) => game),
    'en',
  )
  return {
    list: rows.map(({ memberId, game, ...hit }) => ({ ...hit, member: memberId, game: named(game).name })),
  }
}

const levelOf = (terms: Terms): Level => ({ ...terms })

type Invalid = Exclude<Refusal<Office['setGames']>, { readonly refused: 'jackpots.unknown' }>

function refusalOf({ problem, detail }: PoolProblem): Invalid {
  if (problem === 'levels') return { refused: 'jackpots.levelInvalid', detail: { detail } }
  return problem === 'rtp'
    ? { refused: 'jackpots.rtpTooHigh', detail: { game: detail } }
    : { refused: 'jackpots.gameInvalid', detail: { game: detail } }
}

type Wanted = Pick<PoolRow, 'code' | 'merchant' | 'currency' | 'games'>

/** Why a pool cannot have these games and levels, or null: a game is in one pool of a brand at most. */
async function problemOf(tx: Tx, pool: Wanted, levels: readonly Level[]): Promise<Invalid | null> {
  const games = pool.games.map(
    (id) => gameInPool(id, pool.currency) ?? { id, step: null, rtp: { n: 0n, d: 1n } },
  )
  const problem = poolProblem(levels, games)
  if (problem) return refusalOf(problem)
  const others = (await poolRows(tx)).filter(
    (other) =>
      other.code !== pool.code &&
      other.currency === pool.currency &&
      (other.merchant === null || pool.merchant === null || other.merchant === pool.merchant),
  )
  const taken = pool.games.find((game) => others.some((other) => other.games.includes(game)))
  return taken === undefined ? null : { refused: 'jackpots.gameTaken', detail: { game: taken } }
}

function audit(tx: Tx, { operator, ip, now }: Call, entry: Entry): Promise<void> {
  const { pool, ...of } = entry
  return writeAudit(tx, { operator, ip, now, object: `jackpot:${pool}`, ...of })
}
type Values = Parameters<typeof writeAudit>[1]['after']
type Entry = {
  readonly pool: string
  readonly action: string
  readonly reason: string
  readonly before?: Values
  readonly after?: Values
}

const termsText = (level: Level): string => JSON.stringify(writeTerms(level))

/** Adds a pool; its first seeds leave revenue in the same transaction. */
export async function addPool(
  app: App,
  { body }: Given<Office['add']>,
  call: Call,
): Promise<Reply<Office['add']> | Refusal<Office['add']>> {
  const brands = (await app.merchants.all()).filter(
    ({ code, currency }) => currency === body.currency && (body.merchant === null || code === body.merchant),
  )
  if (brands.length === 0 || body.currency === 'FUN') return { refused: 'jackpots.brandUnknown' }
  const pool: PoolRow = { ...body, isRunning: true }
  const levels = body.levels.map(levelOf)
  const done = await inTransaction(app.db, async (tx) => {
    const problem = await problemOf(tx, pool, levels)
    if (problem) return problem
    const codes = brands.map(({ code }) => code)
    const made = await createPool(app, tx, { pool, levels, brands: codes, by: call.operator.account })
    if (!made) return { refused: 'jackpots.codeTaken' } as const
    await audit(tx, call, {
      pool: pool.code,
      action: 'jackpots.add',
      reason: body.reason,
      after: {
        merchant: pool.merchant ?? '*',
        games: pool.games.join(' '),
        levels: levels.map(termsText).join('\n'),
      },
    })
    return { code: pool.code }
  })
  standings(app).forget()
  return done
}

/** Terms of a level from its next cycle on. */
export async function setLevel(
  app: App,
  { params, body }: Given<Office['setLevel']>,
  call: Call,
): Promise<Reply<Office['setLevel']> | Refusal<Office['setLevel']>> {
  const level = levelOf(body.terms)
  const done = await inTransaction(app.db, async (tx) => {
    const locked = await lockPool(tx, params.pool)
    const row = locked?.levels.find(({ key }) => key === level.key)
    if (!locked || !row) return { refused: 'jackpots.unknown' } as const
    const levels = locked.levels.map((one) =>
      one.key === level.key ? level : readTerms(one.next ?? one.terms),
    )
    const problem = await problemOf(tx, locked.pool, levels)
    if (problem) return problem
    await setNext(tx, { pool: params.pool, key: level.key, next: writeTerms(level) })
    await audit(tx, call, {
      pool: params.pool,
      action: 'jackpots.setLevel',
      reason: body.reason,
      before: { level: level.key, terms: termsText(readTerms(row.next ?? row.terms)) },
      after: { level: level.key, terms: termsText(level) },
    })
    return { done: true } as const
  })
  standings(app).forget()
  return done
}

export async function setGames(
  app: App,
  { params, body }: Given<Office['setGames']>,
  call: Call,
): Promise<Reply<Office['setGames']> | Refusal<Office['setGames']>> {
  const done = await inTransaction(app.db, async (tx) => {
    const locked = await lockPool(tx, params.pool)
    if (!locked) return { refused: 'jackpots.unknown' } as const
    const levels = locked.levels.map(({ terms }) => readTerms(terms))
    const problem = await problemOf(tx, { ...locked.pool, games: body.games }, levels)
    if (problem) return problem
    await storeGames(tx, params.pool, body.games)
    await audit(tx, call, {
      pool: params.pool,
      action: 'jackpots.setGames',
      reason: body.reason,
      before: { games: locked.pool.games.join(' ') },
      after: { games: body.games.join(' ') },
    })
    return { done: true } as const
  })
  standings(app).forget()
  return done
}

/** Stops or starts a pool: the lock waits for a hit under way, and the next bet under it sees the change. */
export async function switchPool(
  app: App,
  {
    pool,
    reason,
    isRunning,
  }: { readonly pool: string; readonly reason: string; readonly isRunning: boolean },
  call: Call,
): Promise<{ readonly done: true } | { readonly refused: 'jackpots.unknown' }> {
  const done = await inTransaction(app.db, async (tx) => {
    const locked = await lockPool(tx, pool)
    if (!locked) return { refused: 'jackpots.unknown' } as const
    await setRunning(tx, pool, isRunning)
    const amounts = (await accountRows(tx, pool)).map(
      ({ level, merchant, balance }) => `${level} ${merchant} ${moneyText(balance)}`,
    )
    await audit(tx, call, {
      pool,
      action: isRunning ? 'jackpots.start' : 'jackpots.stop',
      reason,
      before: { isRunning: locked.pool.isRunning, amounts: amounts.join('\n') },
      after: { isRunning },
    })
    return { done: true } as const
  })
  standings(app).forget()
  return done
}
