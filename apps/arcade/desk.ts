import { randomBytes, randomInt } from 'node:crypto'
import type * as z from 'zod/mini'
import { purseKey, type Journal } from './journal.ts'
import {
  textOf,
  unitsOf,
  type Purse,
  type Transfer,
  type TransferAsk,
  type Visit,
  type VisitAsk,
  type VisitEnd,
} from './shapes.ts'

/** How long a visit's URL stays valid. */
const VISIT_MS = 30 * 60_000

type Ask = z.output<typeof TransferAsk>
type Owner = Omit<Purse, 'units'>

export type Toss = { readonly side: 'heads' | 'tails'; readonly isWon: boolean }

/** The arcade's money logic. It is synchronous, and every change is written to the journal before it is acknowledged. */
export type Desk = ReturnType<typeof createDesk>

export function createDesk(journal: Journal, clock: () => number) {
  const unitsIn = (owner: Owner): bigint => BigInt(journal.purses.get(purseKey(owner))?.units ?? '0')
  const purse = ({ merchant, member, currency }: Owner, units: bigint): Purse => ({
    merchant,
    member,
    currency,
    units: units.toString(),
  })

  /** Moves the money and records the result in one journal line; a transfer above the balance fails. */
  function settle(transfer: Transfer): Transfer {
    const sum = unitsOf(transfer.amount)
    const after = unitsIn(transfer) + (transfer.direction === 'in' ? sum : -sum)
    if (after < 0n) return fail(transfer, 'notEnough')
    const settled: Transfer = { ...transfer, status: 'confirmed' }
    journal.write({ transfer: settled, purse: purse(transfer, after) })
    return settled
  }

  function fail(transfer: Transfer, reason: string): Transfer {
    const failed: Transfer = { ...transfer, status: 'failed', reason }
    journal.write({ transfer: failed })
    return failed
  }

  return {
    find: (merchant: string, reference: string): Transfer | null =>
      journal.transfers.get(`${merchant} ${reference}`) ?? null,
    balance: (owner: Owner): string => textOf(unitsIn(owner)),
    /** Idempotent by the merchant's reference; 'another' when the same reference comes with different content. */
    transfer(ask: Ask): Transfer | 'another' {
      const known = journal.transfers.get(`${ask.merchant} ${ask.reference}`)
      if (known) {
        const isSame =
          known.member === ask.member &&
          known.direction === ask.direction &&
          known.amount === ask.amount &&
          known.currency === ask.currency
        return isSame ? known : 'another'
      }
      const begun: Transfer = {
        ...ask,
        id: `tr_${randomBytes(9).toString('base64url')}`,
        status: 'pending',
        reason: null,
        createdAt: new Date(clock()).toISOString(),
      }
      const { transfers } = journal.behaviour()
      if (transfers === 'fail') return fail(begun, 'refused')
      if (transfers === 'wait') {
        journal.write({ transfer: begun })
        return begun
      }
      return settle(begun)
    },
    /** Pending transfers that are due. */
    settleDue(): void {
      const { waitSeconds } = journal.behaviour()
      for (const transfer of journal.transfers.values())
        if (transfer.status === 'pending' && clock() - Date.parse(transfer.createdAt) >= waitSeconds * 1000)
          settle(transfer)
    },
    visit(ask: z.output<typeof VisitAsk>): Visit {
      const visit = { ...ask, token: randomBytes(18).toString('base64url'), until: clock() + VISIT_MS }
      journal.write({ visit })
      return visit
    },
    visitBy(token: string): Visit | null {
      const visit = journal.visits.get(token)
      const isOver =
        !visit || visit.until <= clock() || journal.ended.has(`${visit.merchant} ${visit.reference}`)
      return isOver ? null : visit
    },
    /** The visit can no longer be played. Also stored when the end arrives before the request for the visit. */
    endVisit({ merchant, reference }: z.output<typeof VisitEnd>): void {
      const ended = `${merchant} ${reference}`
      if (!journal.ended.has(ended)) journal.write({ ended })
    },
    /** A fair coin: half of all tosses win, and a win returns twice the stake. Null when the balance does not cover the stake. */
    toss(visit: Visit, stake: string, choice: Toss['side']): Toss | null {
      const sum = unitsOf(stake)
      const before = unitsIn(visit)
      if (sum <= 0n || sum > before) return null
      const side = randomInt(2) === 0 ? 'heads' : 'tails'
      const isWon = side === choice
      journal.write({ purse: purse(visit, isWon ? before + sum : before - sum) })
      return { side, isWon }
    },
  }
}
