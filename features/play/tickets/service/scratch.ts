import { STUDIO } from '#game-kit/game.ts'
import { inTransaction } from '#db/pool.ts'
import { postOne } from '#ledger/posting.ts'
import type { WalletAfter } from '#ledger/types.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import { BLANK } from '#game-kit/lottery/tickets/tickets.ts'
import { seriesOf } from '#game-kit/lottery/tickets/proof.ts'
import type { tickets } from '../contract/member.ts'
import { winOf } from '../rules/tickets.ts'
import { seriesById, type SeriesRow } from '../store/series.ts'
import { holdTicket, setScratched, ticketById, type TicketRow } from '../store/tickets.ts'
import { ticketIn } from './print.ts'
import { shownTicket } from './shown.ts'

type Scratch = typeof tickets.scratch

/** A win enters the winners list from this multiple of the price (features/play/winners). */
const WINNER_TIMES = 5n

/** Scratches a ticket of the caller and pays its prize. Repeated or concurrent, it happens once and returns the same. */
export async function scratchTicket(
  app: App,
  { params }: Given<Scratch>,
  { member, now }: CallFor<Scratch>,
): Promise<Reply<Scratch> | Refusal<Scratch>> {
  const found = await ticketById(app.db, params.id)
  if (found?.memberId !== member.id) return { refused: 'tickets.unknown' }
  const { ticket, series, after } = await scratchOne(app, params.id, { isExpired: false, at: now })
  if (after) {
    tellBalance(app, member.id, after)
    const isWinner = member.currency !== 'FUN' && (ticket.win ?? 0n) >= ticket.price * WINNER_TIMES
    if (isWinner)
      app.events.publish(`merchant:${member.merchant}`, {
        topic: 'winners.latest',
        seq: String(now.getTime()),
        patch: {},
      })
  }
  return shownTicket(app, ticket, series)
}

type Scratched = {
  readonly ticket: TicketRow
  readonly series: SeriesRow
  /** The wallet after the payment; null where it was scratched before. */
  readonly after: WalletAfter | null
}

/** Reads what is under the scratch layer, stores it, and settles the ticket's stake with its prize, in one transaction. */
export async function scratchOne(
  app: App,
  id: string,
  { isExpired, at }: { readonly isExpired: boolean; readonly at: Date },
): Promise<Scratched> {
  return inTransaction(app.db, async (tx) => {
    const ticket = await holdTicket(tx, id)
    const series = ticket && (await seriesById(tx, ticket.series))
    if (!series) throw new Error(`tickets: ticket ${id} is not there`)
    if (ticket.scratchedAt !== null) return { ticket, series, after: null }
    const { prize, fields } = ticketIn(app, series, ticket.number)
    const printed = seriesOf(series.config)
    if (!printed) throw new Error(`tickets: the configuration of ${series.label} is not one of a series`)
    const win = winOf(printed.prizes, prize, ticket.price)
    await setScratched(tx, { id, prize, win, isExpired, at })
    const result = await postOne(tx, {
      step: 'settle',
      key: `ticket:settle:${id}`,
      wallet: ticket.wallet,
      vendor: STUDIO,
      round: id,
      stake: ticket.price,
      win,
      outcome: { label: series.label, number: ticket.number, prize: prize === BLANK ? null : prize, fields },
    })
    if (result.status === 'refused')
      throw new Error(`tickets: the ledger refused the prize of ${id}: ${result.reason}`)
    const { balance, held, seq } = result
    return {
      ticket: { ...ticket, prize, win, scratchedAt: at, isExpired },
      series,
      after: { balance, held, seq },
    }
  })
}
