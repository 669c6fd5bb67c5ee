import { floorOf } from '#kit/rational.ts'
import type { Given, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { brandsOf } from '#features/platform/operators/public.ts'
import { bestFactor, exposedEvents, numberOf, reservedOn } from '#features/sport/bets/public.ts'
import type { sportTrading } from '../contract.ts'
import { positionsOf } from '../rules/position.ts'
import { tickerOf } from '../store/ticker.ts'
import { eventsShown } from './shown.ts'

type Desk = typeof sportTrading
const SHOWN = 50
const UUID = /^[0-9a-f-]{36}$/i

/** Bets on one event, or on all that have bets which are not settled. */
export async function listTicker(
  app: App,
  { query }: Given<Desk['ticker']>,
  { operator, now }: CallFor<Desk['ticker']>,
): Promise<Reply<Desk['ticker']>> {
  const limit = (query.limit ?? SHOWN) + 1
  const rows = await tickerOf(app.db, {
    events: query.event ? [query.event] : await exposedEvents(app.db),
    brands: brandsOf(operator),
    account: query.account ?? null,
    before: query.before && UUID.test(query.before) ? query.before : null,
    limit,
  })
  const shown = rows.slice(0, limit - 1)
  const eventOf = await eventsShown(
    app,
    shown.flatMap(({ inputs }) => inputs.legs.map(({ e }) => e)),
  )
  return {
    now,
    bets: shown.map(({ inputs, ...row }) => ({
      ...row,
      number: numberOf(row.id),
      potential: floorOf(row.stake, bestFactor(inputs)),
      sizes: [...inputs.sizes],
      isEachWay: inputs.ew !== undefined,
      legs: inputs.legs.map(({ e, s, p, b, f }) => ({
        event: eventOf(e),
        selections: s.map(([market, period, line, outcome]) => ({ market, period, line, outcome })),
        price: p,
        isBanker: b === true,
        scoreAtBet: f ? [f[0], f[1]] : null,
      })),
    })),
    next: rows.length === limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** What each outcome of an event would cost in the operator's brands. */
export async function showLiability(
  app: App,
  { params }: Given<Desk['liability']>,
  { operator }: CallFor<Desk['liability']>,
): Promise<Reply<Desk['liability']>> {
  const brands = brandsOf(operator)
  const positions = positionsOf(await reservedOn(app.db, params.event))
  return {
    list: positions
      .filter(({ merchant }) => brands === null || brands.includes(merchant))
      .map((row) => ({ ...row, selections: [...row.selections] })),
  }
}
