import { STUDIO } from '#game-kit/game.ts'
import { floorOf } from '#kit/rational.ts'
import type { Db, Tx } from '#db/pool.ts'
import type { LedgerItem } from '#ledger/types.ts'
import { prepareEnds, type PreparedEnds, type RoundEnd } from '#ledger/windows/settle.ts'
import type { BetSides } from '#features/play/settled-play/public.ts'
import { latestResults } from '#features/sport/events/public.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import type { Ended } from '../campaigns/costs.ts'
import { earlyEvents, isCampaigned, knownOf, leadsOf } from '../campaigns/ends.ts'
import { endWith } from '../../rules/campaigns/end.ts'
import { boostAdded, campaignsOf, type Known } from '../../rules/campaigns/pinned.ts'
import type { BetEnd } from '../../rules/settle.ts'
import type { TicketOutcome } from '../../rules/ticket.ts'
import { singleSides, validAfter, type Hedges } from '../../rules/valid.ts'
import { betsOn, cashedOf, hedgesOn, type BetRow } from '../../store/bets.ts'

export const settleKey = (bet: string, n: number) => `bet:settle:${n}:${bet}`
export const reverseKey = (bet: string, n: number) => `bet:reverse:${n}:${bet}`

/** What happens to the bets of a slice, by results of these versions. */
export type Reckoned = {
  readonly versions: ReadonlyMap<string, number>
  /** The events that its bets with early payout are on, and their leads as they were read. */
  readonly early: readonly string[]
  readonly leads: ReadonlyMap<string, Pair>
  /** Whether a lead has decided an open bet before the result of its event: a part of it can still be cashed out. */
  readonly isLed: boolean
  readonly ends: readonly RoundEnd[]
  readonly prepared: PreparedEnds
  readonly sides: readonly BetSides[]
  /** Corrections of settled bets, each a reversal and mostly a new settlement; then everything is posted item by item. */
  readonly corrections: readonly LedgerItem[]
  /** Bets with a campaign as they end, for what it costs. */
  readonly campaigned: readonly Ended[]
  readonly count: number
  readonly last: string | null
}

export type Slice = Parameters<typeof betsOn>[1]

/** Computes a slice; pure apart from its reads. */
export async function reckon(db: Db | Tx, slice: Slice, hedges: Hedges): Promise<Reckoned> {
  const bets = await betsOn(db, slice)
  const events = [...new Set([slice.event, ...bets.flatMap(({ inputs }) => inputs.legs.map(({ e }) => e))])]
  // Results first: once an event has one, its window is shut and no part of its bets can still be cashed out
  const results = await latestResults(db, events)
  const cashed = await cashedOf(
    db,
    bets.filter(({ state }) => state !== 'void').map(({ id }) => id),
  )
  const early = earlyEvents(bets)
  const leads = await leadsOf(db, early)
  const ends: RoundEnd[] = []
  const campaigned: Ended[] = []
  const led = new Set<string>()
  let isLed = false
  const sides: BetSides[] = []
  const corrections: LedgerItem[] = []
  for (const bet of bets) {
    const { ended = 0n, valid = 0n } = cashed.get(bet.id) ?? {}
    const running = bet.stake - ended
    const known = knownOf(bet, results, leads)
    const end = endWith(bet.inputs, known)
    const ending = { end, running, cashed: valid, hedges, known }
    if (isCampaigned(bet)) campaigned.push({ bet, running, end, known })
    if (end.state !== 'open' && bet.state !== 'void')
      for (const event of ledBefore(results, { bet, known })) {
        led.add(event)
        isLed ||= bet.state === 'open'
      }
    if (bet.state === 'open' && end.state !== 'open') {
      ends.push(roundEnd(bet, { ...ending, n: (bet.outcome?.n ?? 0) + 1 }))
      sides.push({ round: bet.id, wallet: bet.wallet, sides: singleSides(bet) })
    } else if (bet.state === 'settled' && bet.outcome && bet.outcome.state !== 'cashedOut')
      corrections.push(...correction(bet, bet.outcome, ending))
  }
  return {
    versions: versionsOf(results, led),
    early,
    leads,
    isLed,
    ends,
    prepared: prepareEnds(corrections.length > 0 ? [] : ends),
    sides,
    corrections,
    campaigned,
    count: bets.length,
    last: bets.at(-1)?.id ?? null,
  }
}

type Results = Awaited<ReturnType<typeof latestResults>>

const versionsOf = (results: Results, led: ReadonlySet<string>): ReadonlyMap<string, number> =>
  new Map([
    ...[...results].map(([event, { version }]) => [event, version] as const),
    ...[...led].map((event) => [event, 0] as const),
  ])

/** The events of a bet that have no result, and a lead that has decided its leg. */
const ledBefore = (results: Results, { bet, known }: { readonly bet: BetRow; readonly known: Known }) =>
  bet.inputs.legs.filter((leg) => !results.has(leg.e) && known.isEarly(leg)).map(({ e }) => e)

type Ending = {
  readonly end: BetEnd
  readonly running: bigint
  readonly cashed: bigint
  readonly hedges: Hedges
  readonly known: Known
}

function roundEnd(
  bet: BetRow,
  { end, running, cashed, hedges, known, n }: Ending & { readonly n: number },
): RoundEnd {
  if (end.state === 'open') throw new Error(`sport bets: ${bet.id} is open`)
  // rounded down once, in the operator's favour
  const plain = floorOf(running, end.factor)
  const { boost } = campaignsOf(bet)
  const added =
    boost && end.state === 'won' ? boostAdded(bet.inputs, boost, { known, stake: running, win: plain }) : 0n
  const outcome: TicketOutcome = { n, state: end.state }
  return {
    round: bet.id,
    key: settleKey(bet.id, n),
    wallet: bet.wallet,
    vendor: STUDIO,
    stake: bet.stake,
    win: plain + added,
    valid: validAfter(bet, { running, cashed, hedges, isAtRisk: end.isAtRisk }),
    outcome,
  }
}

/** The postings of a bet whose return differs by the newest results; none if it does not. A bet that is open again is only reversed. */
function correction(
  bet: BetRow,
  before: TicketOutcome,
  { end, running, cashed, hedges, known }: Ending,
): readonly LedgerItem[] {
  const reversal: LedgerItem = {
    step: 'rollback',
    key: reverseKey(bet.id, before.n),
    wallet: bet.wallet,
    target: settleKey(bet.id, before.n),
  }
  if (end.state === 'open') return [reversal]
  const next = roundEnd(bet, { end, running, cashed, hedges, known, n: before.n + 1 })
  if (next.win === bet.win && end.state === before.state) return []
  return [reversal, { step: 'settle', ...next }]
}

export const hedgesOf = async (db: Db | Tx, event: string): Promise<Hedges> =>
  new Map((await hedgesOn(db, event)).map((row) => [`${row.wallet}|${row.market}|${row.outcome}`, row]))
