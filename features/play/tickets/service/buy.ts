import { STUDIO } from '#game-kit/game.ts'
import { randomUUID } from 'node:crypto'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import { currencies } from '#kit/currency.ts'
import { post } from '#ledger/posting.ts'
import type { OpenItem, Wallet } from '#ledger/types.ts'
import type { TicketDesign } from '#games/tickets.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { createTurns } from '#server/guards/turns.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { readyToPlay } from '#features/compliance/limits/public.ts'
import { cashWallet, tellBalance } from '#features/money/wallet/public.ts'
import { roundIdOf } from '#features/play/rounds/rules.ts'
import type { tickets } from '../contract/member.ts'
import { splitOf } from '../rules/tickets.ts'
import { addSold, lockSale, markOpen, openSeries, printedSeries, type SeriesRow } from '../store/series.ts'
import { insertTickets, type NewTicket } from '../store/tickets.ts'
import { designByCode } from './designs.ts'
import { moneyRefusal } from './refusal.ts'

type Buy = typeof tickets.buy

type Busy =
  | { readonly refused: 'idempotency.conflict' }
  | { readonly refused: 'service.overloaded'; readonly detail: { readonly retryAfterSeconds: number } }

export const CATEGORY = 'ELOTT'
/** Purchases of one design that may wait in this process: some seconds of work. */
const MOST_WAITING = 400
/** When a purchase may be tried again while too many wait. */
const RETRY_SECONDS = 2

/**
 * One purchase of a design after the other in this process. The database's lock keeps them apart too, but a purchase that waited there
 * would hold a connection, and a hundred of them all connections.
 */
const inTurn = createTurns(MOST_WAITING)

/**
 * Sells the next tickets of the series on sale: the tickets, their stakes and the place in the series commit together, and the same key
 * returns the same tickets. The last ticket closes the series and opens the next one; a purchase of several goes on in that one.
 */
export async function buyTickets(
  app: App,
  { body }: Given<Buy>,
  call: CallFor<Buy>,
): Promise<Reply<Buy> | Refusal<Buy> | Busy> {
  const { member, now } = call
  const design = designByCode(app, body.design)
  if (!design) return { refused: 'tickets.unknownDesign' }
  const price = design.prices[member.currency]
  if (price === undefined) return { refused: 'games.currencyNotOffered' }
  const order = { design, price, count: body.count ?? 1 }
  const turn = inTurn(app.pool, design.code, async () => {
    const stopped = await readyToPlay(app, member, 'lottery', now)
    return stopped ?? withIdempotency(app.db, call, (tx) => sell(tx, order, call))
  })
  if (!turn) return { refused: 'service.overloaded', detail: { retryAfterSeconds: RETRY_SECONDS } }
  const bought = await turn
  if ('refused' in bought) return bought
  const { balance, held, seq } = bought
  tellBalance(app, member.id, { balance, held, seq })
  return { tickets: bought.tickets, balance: balance - held }
}

type Order = { readonly design: TicketDesign; readonly price: bigint; readonly count: number }

/** Locks the design's sale, so that buyers of the last tickets follow one another, then takes numbers, rows and stakes. */
async function sell(tx: Tx, { design, price, count }: Order, { member, now }: CallFor<Buy>) {
  const key = { design: design.code, isDemo: currencies[member.currency].isPlay }
  const sale = await lockSale(tx, key)
  const series = sale?.isOpen ? await openSeries(tx, key) : null
  if (!series) return { refused: 'tickets.notOnSale' } as const
  const following = await printedSeries(tx, key)
  const left = { here: series.size - series.sold, next: following?.size ?? null }
  const split = splitOf(count, left)
  if (!split) return { refused: 'tickets.fewLeft', detail: { left: left.here } } as const
  const wallet = await cashWallet(tx, member)
  const made = (of: SeriesRow, from: number, many: number) =>
    Array.from({ length: many }, (_, at): NewTicket & { label: string } => ({
      // a millisecond apart: IDs ascend with the numbers
      id: roundIdOf(now.getTime() + at, randomUUID()),
      series: of.id,
      label: of.label,
      number: from + at + 1,
      memberId: member.id,
      wallet: wallet.id,
      price,
      boughtAt: now,
    }))
  const bought = made(series, series.sold, split.here)
  await addSold(tx, series.id, split.here)
  if (following && split.here === left.here) {
    await markOpen(tx, following.id)
    bought.push(...made(following, 0, split.next))
    if (split.next > 0) await addSold(tx, following.id, split.next)
  }
  await insertTickets(tx, bought)
  return charge(tx, design, wallet, bought)
}

/** The stakes, last in the transaction: all of them or none. */
async function charge(
  tx: Tx,
  design: TicketDesign,
  wallet: Wallet,
  bought: readonly (NewTicket & { readonly label: string })[],
) {
  const results = await post(
    tx,
    bought.map(({ id, label, number, price }): OpenItem => ({
      step: 'open',
      key: `ticket:open:${id}`,
      wallet: wallet.id,
      vendor: STUDIO,
      stake: price,
      play: { category: CATEGORY },
      round: {
        id,
        game: design.game,
        edition: design.edition,
        seedId: null,
        nonce: null,
        inputs: { label, number },
        outcome: null,
        events: null,
      },
    })),
  )
  const refused = results.find((result) => result.status === 'refused')
  if (refused?.status === 'refused') return moneyRefusal(refused)
  const last = results.at(-1)
  if (last?.status !== 'ok') throw new Error('tickets: a new ticket’s stake was posted before')
  const { balance, held, seq } = last
  return {
    balance,
    held,
    seq,
    tickets: bought.map(({ id, label, number, price }) => ({ id, label, number, price })),
  }
}
