import type * as z from 'zod/mini'
import { parseMoney } from '#kit/money.ts'
import { floorOf } from '#kit/rational.ts'
import { lineCount } from '#game-kit/sports/multiples/systems.ts'
import type { App } from '#server/app.ts'
import { databaseNow } from '#features/play/shared-rounds/public/records.ts'
import {
  eventsByIds,
  latestResults,
  shownEvents,
  type ResultRow,
  type ShownEvent,
} from '#features/sport/events/public.ts'
import type { Pair } from '#features/sport/events/rules/live.ts'
import { freeBetWallets } from '../extension-points.ts'
import type { bet as betShape, betState } from '../contract/shapes.ts'
import { endOfLeg } from '../rules/campaigns/end.ts'
import { campaignsOf, stepsOf } from '../rules/campaigns/pinned.ts'
import { beyondStake } from '../rules/free-bets/free-bet.ts'
import { mayEdit } from '../rules/edits/edit.ts'
import { bestFactor } from '../rules/factor.ts'
import { categoryOfGame, type TicketLeg } from '../rules/ticket.ts'
import { autoOf } from '../store/auto.ts'
import { cashedOf, type BetRow, type CashedRow } from '../store/bets.ts'
import { editsOf } from '../store/edits.ts'
import { knownOf, leadsFor } from './campaigns/ends.ts'
import { legWorth, mayEnd } from './worth.ts'

export type ShownBet = z.output<typeof betShape>
type State = z.output<typeof betState>

/** The number on a receipt: the end of the bet's ID. */
export const numberOf = (id: string): string => `B-${id.slice(-10).toUpperCase()}`

type Known = {
  readonly events: ReadonlyMap<string, ShownEvent>
  readonly results: ReadonlyMap<string, ResultRow>
  readonly cashed: ReadonlyMap<string, CashedRow>
  readonly autos: ReadonlyMap<string, bigint>
  readonly edits: ReadonlyMap<string, string>
  readonly now: Date
  readonly leads: ReadonlyMap<string, Pair>
  readonly free: ReadonlySet<bigint>
}

/** Bets with the state of each leg, in their order. */
export async function shownBets(app: App, bets: readonly BetRow[]): Promise<ShownBet[]> {
  const ids = [...new Set(bets.flatMap(({ inputs }) => inputs.legs.map(({ e }) => e)))]
  const purses = [...new Set(bets.flatMap(({ bonusWallet }) => bonusWallet ?? []))]
  const betIds = bets.map(({ id }) => id)
  // an edit ends its bet: a bet that was just placed costs no query for it
  const ended = bets.filter(({ state }) => state !== 'open').map(({ id }) => id)
  const [rows, results, cashed, autos, edits, leads, free] = await Promise.all([
    eventsByIds(app.db, ids),
    latestResults(app.db, ids),
    cashedOf(app.db, betIds),
    autoOf(app.db, betIds),
    editsOf(app.db, ended),
    leadsFor(app.db, bets),
    // cash paid for nearly all of them: these cost no query for it
    purses.length > 0 ? freeBetWallets.of(app)(app, purses) : new Set<bigint>(),
  ])
  // only the minute of a match in play depends on the time: other bets cost no query for it
  const isLive = rows.some(({ state }) => state === 'live')
  const now = isLive ? await databaseNow(app.db) : app.clock.now()
  const events = new Map((await shownEvents(app.db, rows)).map((event) => [event.id, event]))
  const known = { events, results, cashed, autos, edits, now, leads, free }
  return Promise.all(bets.map((bet) => shownBet(app, bet, known)))
}

async function shownBet(app: App, bet: BetRow, known: Known): Promise<ShownBet> {
  const { id, stake, inputs, outcome } = bet
  const { boost, early } = campaignsOf(bet)
  const cashed = known.cashed.get(id)
  const isOpen = bet.state === 'open'
  const running = isOpen ? stake - (cashed?.ended ?? 0n) : 0n
  const selections = inputs.legs.filter(({ b }) => !b).length
  const isFree = bet.bonusWallet !== null && known.free.has(bet.bonusWallet)
  const paidBefore = outcome?.state === 'cashedOut' ? (cashed?.paid ?? 0n) - bet.win : (cashed?.paid ?? 0n)
  const best = floorOf(isOpen ? running : stake, bestFactor(inputs))
  const back = (bet.state === 'void' ? stake : bet.win) + (isOpen ? 0n : paidBefore)
  return {
    id,
    number: numberOf(id),
    state: stateOf(bet),
    category: categoryOfGame(bet.game),
    sizes: [...inputs.sizes],
    isEachWay: inputs.ew !== undefined,
    lines: lineCount({ selections, sizes: inputs.sizes }) * (inputs.ew ? 2 : 1),
    stake,
    isFree,
    cashedOut: cashed?.paid ?? 0n,
    running,
    potential: isFree ? beyondStake(best, stake) : best,
    returned: isFree ? beyondStake(back, stake) : back,
    legs: await Promise.all(inputs.legs.map((leg) => shownLeg(app, bet, leg, known))),
    settlement: outcome?.n ?? 0,
    placedAt: bet.at,
    settledAt: bet.settledAt,
    editedTo: known.edits.get(id) ?? null,
    mayEdit: isOpen && mayEnd(bet) && mayEdit(eventsOf(bet, known), app.clock.now()),
    autoCashOut: known.autos.get(id) ?? null,
    boost: boost ? { steps: stepsOf(boost), leastPrice: boost.p, most: parseMoney(boost.m) ?? 0n } : null,
    earlyLead: early?.by ?? null,
  }
}

const eventsOf = ({ inputs }: BetRow, { events }: Known) =>
  inputs.legs.flatMap(({ e }) => events.get(e) ?? [])

function stateOf({ state, outcome }: BetRow): State {
  if (state === 'open') return 'open'
  if (state === 'void') return 'void'
  return outcome?.state ?? 'lost'
}

async function shownLeg(
  app: App,
  bet: BetRow,
  leg: TicketLeg,
  known: Known,
): Promise<ShownBet['legs'][number]> {
  const event = known.events.get(leg.e)
  if (!event) throw new Error(`sport bets: ${bet.id} is on an event that is gone`)
  const found = known.results.get(leg.e)
  const end = endOfLeg(leg, knownOf(bet, known.results, known.leads), bet.inputs.ew)
  const counted = found?.result.counts[leg.s[0]?.[1] ?? 'full'] ?? found?.result.reached ?? null
  const worth = bet.state === 'open' && !end ? await legWorth(app, leg, known.now) : null
  return {
    event,
    selections: leg.s.map(([market, period, line, outcome]) => ({ market, period, line, outcome })),
    price: leg.p,
    isBanker: leg.b === true,
    scoreAtBet: leg.f ? [leg.f[0], leg.f[1]] : null,
    state: end?.state ?? 'open',
    settledBy: found
      ? { score: counted ? [counted[0], counted[1]] : null, version: found.version, how: found.result.how }
      : null,
    fair: worth && typeof worth !== 'string' ? worth.chance : null,
  }
}
