import { factorNumber } from '../rules/factor.ts'
import type { App } from '#server/app.ts'
import type { WindowEpoch } from '#ledger/types.ts'
import { databaseNow } from '#features/play/shared-rounds/public/records.ts'
import { latestResults, type ResultRow } from '#features/sport/events/public.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { pricingOf } from '#features/sport/prices/public.ts'
import { endOfLeg, endWith } from '../rules/campaigns/end.ts'
import { valueOf } from '../rules/cash-out.ts'
import { positionOf } from '../rules/leg-price.ts'
import type { TicketLeg } from '../rules/ticket.ts'
import { worthOf, type Worth } from '../rules/worth.ts'
import { cashedOf, type BetRow, type CashedRow } from '../store/bets.ts'
import { presentOf } from './present.ts'
import { knownOf, leadsFor } from './campaigns/ends.ts'

export type Why = 'suspended' | 'decided' | 'tooSmall' | 'notOffered'

/** What a bet is worth now. */
export type Value = {
  readonly running: bigint
  readonly fair: bigint | null
  readonly offer: bigint | null
  readonly why: Why | null
  /** The windows of its open legs, in the epochs that it was valued in. */
  readonly windows: readonly WindowEpoch[]
  readonly parts: number
  /** What was at risk of the parts that were cashed out before. */
  readonly partsValid: bigint
  /** The results that decided legs were valued by, by event. */
  readonly versions: ReadonlyMap<string, number>
  /** An open leg is in play. */
  readonly isLive: boolean
}

const nothing = (running: bigint, why: Why, parts: number): Value => ({
  running,
  fair: null,
  offer: null,
  why,
  windows: [],
  parts,
  partsValid: 0n,
  versions: new Map(),
  isLive: false,
})

/** What an open leg is worth now; a reason where it has no value. */
export async function legWorth(
  app: App,
  leg: TicketLeg,
  now: Date,
): Promise<(Worth & { readonly window: WindowEpoch; readonly isLive: boolean }) | Why> {
  const present = await presentOf(app)(leg.e)
  if (!present) return 'notOffered'
  const { event, book, isOpen } = present
  if (!isOpen || !book) return 'suspended'
  const pricing =
    event.sport === 'football' && event.kind === 'match' ? await pricingOf(app.db, event.id) : null
  const at = pricing
    ? positionOf(
        pricing.expected.map((value, place) => value + (pricing.shift[place] ?? 0)),
        event.live,
        now,
      )
    : null
  const worth = worthOf(leg, at, book.offers)
  return worth
    ? { ...worth, window: { id: event.id, epoch: event.epoch }, isLive: event.state === 'live' }
    : 'notOffered'
}

/**
 * Whether a bet is offered for cash-out and edit at all: not an each-way bet, and not one that a bonus or free bet paid for: a part would
 * be paid in cash, without the wagering of the bonus or the stake of the free bet.
 */
export const mayEnd = ({ inputs, bonusWallet }: Pick<BetRow, 'inputs' | 'bonusWallet'>): boolean =>
  !inputs.ew && bonusWallet === null

type Known = {
  readonly results: ReadonlyMap<string, ResultRow>
  readonly cashed: CashedRow | undefined
  readonly now: Date
  readonly leads: ReadonlyMap<string, Pair>
}

/** Values an open bet by the results and prices of this moment. */
async function valueBet(app: App, bet: BetRow, { results, cashed, now, leads }: Known): Promise<Value> {
  const running = bet.stake - (cashed?.ended ?? 0n)
  const parts = cashed?.count ?? 0
  const known = knownOf(bet, results, leads)
  if (bet.state !== 'open' || endWith(bet.inputs, known).state !== 'open')
    return nothing(running, 'decided', parts)
  if (!mayEnd(bet)) return nothing(running, 'notOffered', parts)
  const values: number[] = []
  const windows: WindowEpoch[] = []
  const versions = new Map<string, number>()
  let isLive = false
  for (const leg of bet.inputs.legs) {
    const end = endOfLeg(leg, known)
    if (end) {
      // what early payout has won does not depend on the result
      const found = known.isEarly(leg) ? undefined : results.get(leg.e)
      if (found) versions.set(leg.e, found.version)
      values.push(factorNumber(end.factor))
      continue
    }
    const worth = await legWorth(app, leg, now)
    if (typeof worth === 'string') return nothing(running, worth, parts)
    values.push(worth.value)
    windows.push(worth.window)
    isLive ||= worth.isLive
  }
  const { fair, offer } = valueOf(bet.inputs, values, running)
  const partsValid = cashed?.valid ?? 0n
  const why = offer === null ? 'tooSmall' : null
  return { running, fair, offer, why, windows, parts, partsValid, versions, isLive }
}

/** Values several bets; results and parts are read once. */
export async function valueBets(app: App, bets: readonly BetRow[]): Promise<ReadonlyMap<string, Value>> {
  const events = [...new Set(bets.flatMap(({ inputs }) => inputs.legs.map(({ e }) => e)))]
  const [now, results] = await Promise.all([databaseNow(app.db), latestResults(app.db, events)])
  const cashed = await cashedOf(
    app.db,
    bets.map(({ id }) => id),
  )
  const leads = await leadsFor(app.db, bets)
  const values = await Promise.all(
    bets.map(
      async (bet) =>
        [bet.id, await valueBet(app, bet, { results, cashed: cashed.get(bet.id), now, leads })] as const,
    ),
  )
  return new Map(values)
}
