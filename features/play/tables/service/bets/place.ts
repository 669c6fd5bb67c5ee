import { LRUCache } from 'lru-cache'
import { moneyText } from '#kit/money.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import { mostOn } from '#game-kit/tables/stakes.ts'
import type { CheckedSlip } from '#game-kit/shared/open.ts'
import type { Given } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import { createCache, type Cache } from '#server/cache.ts'
import type { CallFor, MemberCaller } from '#server/call.ts'
import { parseMoney } from '#kit/money.ts'
import { runningAmong, saleById, type Reservation } from '#features/play/shared-rounds/public.ts'
import { dealersNow } from '#features/play/dealers/public.ts'
import { sellSlip } from '#features/play/shared-rounds/public/timed.ts'
import type { tables as contract } from '../../contract/member.ts'
import { configOf, gameOf, seriesOf, tableOf, type TableRow } from '../catalogue.ts'
import { releaseSeat, type NoRoom } from '../../store/seats.ts'
import { tellSeats } from '../news.ts'
import { ownRule } from '../limits.ts'
import { takeSeat } from './seating.ts'
import { cashOf } from '../slips.ts'

type Contract = typeof contract

const MOST_KEPT = 20_000
/** Longer than the bets of a round are open. */
const SERIES_MS = 3_600_000
/** A table that an operator closes takes no bets after this time. */
const OPEN_MS = 1_000

type Kept = {
  /** Series of rounds: it never changes. */
  readonly series: Cache<string | null>
  readonly wallets: LRUCache<bigint, { readonly id: bigint }>
  readonly isTaking: Cache<boolean>
}
const kept = new WeakMap<App['pool'], Kept>()

function keptOf(app: App): Kept {
  const known = kept.get(app.pool)
  if (known) return known
  const made: Kept = {
    series: createCache<string | null>(SERIES_MS, { most: MOST_KEPT, keeps: (series) => series !== null }),
    wallets: new LRUCache({ max: MOST_KEPT }),
    isTaking: createCache<boolean>(OPEN_MS),
  }
  kept.set(app.pool, made)
  return made
}

async function isOfTable(app: App, row: TableRow, round: string): Promise<boolean> {
  const read = async () => (await saleById(app.db, round))?.series ?? null
  return (await keptOf(app).series(round, read)) === seriesOf(row)
}

function isTaking(app: App, row: TableRow): Promise<boolean> {
  const key = seriesOf(row)
  return keptOf(app).isTaking(key, async () => {
    const isRunning = (await runningAmong(app.db, [key])).has(key)
    return isRunning && (!row.isDealt || (await dealersNow(app.db))(row.code).isOpen)
  })
}

async function walletId(app: App, member: MemberCaller): Promise<bigint | null> {
  const { wallets } = keptOf(app)
  const known = wallets.get(member.id)
  if (known) return known.id
  const wallet = await cashOf(app, member)
  if (wallet) wallets.set(member.id, { id: wallet.id })
  return wallet?.id ?? null
}

/** Stakes by bet: lines of one key are added up. */
export function byKey(lines: CheckedSlip['lines']): ReadonlyMap<string, bigint> {
  const sums = new Map<string, bigint>()
  for (const [key, stake] of lines) sums.set(key, (sums.get(key) ?? 0n) + (parseMoney(stake) ?? 0n))
  return sums
}

type Seat = { readonly row: TableRow; readonly round: string; readonly wallet: bigint }

/** Why there is no seat: the table takes no bets, or a bet is over its limit. */
type Why = NoRoom | 'closed'

/** The seat of the member, by the limits of the table; `note` hears why there is none. */
function seatFor(
  app: App,
  { row, round, wallet }: Seat,
  { member, note }: { readonly member: MemberCaller; readonly note: (none: Why) => void },
): Reservation {
  const bets = gameOf(row).bets(configOf(row))
  return {
    async take({ lines }) {
      if (!(await isTaking(app, row))) {
        note('closed')
        return false
      }
      const rule = await ownRule(app, row, { currency: member.currency, memberId: member.id })
      if (!rule) return true // the game refuses the currency
      const stakes = [...byKey(lines)].map(([key, stake]) => {
        const bet = bets.get(key)
        return [key, { stake, most: bet ? mostOn(rule, bet) : 0n }] as const
      })
      const none = await takeSeat(app, {
        round,
        wallet,
        currency: member.currency,
        name: maskedName(member.account),
        most: rule.tableMax,
        lines: new Map(stakes),
      })
      if (none) note(none)
      return none === null
    },
    giveBack: ({ lines }) => releaseSeat(app.db, { round, wallet }, byKey(lines)),
  }
}

/** Places bets on a round: one slip, through the ledger's batcher. A repeated request gets its first answer, whatever has changed since. */
export async function placeBets(
  app: App,
  { params, body }: Given<Contract['place']>,
  { member, key }: Pick<CallFor<Contract['place']>, 'member' | 'key'>,
) {
  const row = tableOf(params.table)
  if (!row) return { refused: 'tables.unknown' } as const
  if (!(await isOfTable(app, row, body.round))) return { refused: 'shared.roundUnknown' } as const
  const wallet = await walletId(app, member)
  if (wallet === null) return { refused: 'play.walletClosed' } as const
  const seat: { none: Why | null } = { none: null }
  const note = (none: Why) => void (seat.none = none)
  const sold = await sellSlip(app, member, {
    round: body.round,
    key,
    lines: body.bets.map(({ key: bet, stake, call: of }) => [bet, moneyText(stake), of ?? null]),
    reservation: seatFor(app, { row, round: body.round, wallet }, { member, note }),
  })
  if ('refused' in sold) {
    const { none } = seat
    if (sold.refused !== 'shared.capReached' || none === null) return sold
    if (none === 'closed') return { refused: 'tables.closed' } as const
    const { key: bet, most } = none
    return { refused: 'tables.overLimit', detail: { key: bet, most } } as const
  }
  tellSeats(app, row, body.round)
  const { slip, stake, balance } = sold
  return { slip, stake, balance }
}
