import type { Db, Tx } from '#db/pool.ts'
import { prepareEnds, type PreparedEnds } from '#ledger/windows/settle.ts'
import type { RoundRow } from '../../store/rounds.ts'
import { actsOf, slipsToSettle } from '../../store/slips.ts'
import type { Host } from '../host.ts'
import { betSides, endOf } from './reckon.ts'
import { reckonAll } from './opposing.ts'
import type { BetSides } from '#features/play/settled-play/public.ts'

/** The next slips of a round with their results, ready to be posted. */
export type Slice = {
  readonly count: number
  /** The last slip; null: there is none. */
  readonly last: string | null
  readonly prepared: PreparedEnds
  readonly sides: readonly BetSides[]
}

async function readSlice(host: Host, db: Db | Tx, round: RoundRow, after: string | null): Promise<Slice> {
  const opened = await host.opened(round)
  const slips = await slipsToSettle(db, { round: round.id, after, limit: host.slice })
  const open = slips.filter(({ state }) => state === 'open')
  const ids = open.map(({ id }) => id)
  const acts = opened.open.timed ? await actsOf(db, round.id, ids) : null
  const reckoned = await reckonAll(host, db, round, { slips: open, acts })
  return {
    count: slips.length,
    last: slips.at(-1)?.id ?? null,
    prepared: prepareEnds(reckoned.map(({ slip, result }) => endOf(host, round, slip, result))),
    sides: reckoned
      .filter(({ result }) => result.sides.length > 0)
      .map(({ slip, result }) => betSides(round, slip, result)),
  }
}

type Ahead = { readonly name: string; readonly slice: Promise<Slice | null> }

const ahead = new WeakMap<Host, Map<string, Ahead>>()
/** Rounds of which a slice is kept; those that another worker finished are dropped with the rest. */
const MOST_KEPT = 16

const nameOf = (round: RoundRow, after: string | null): string => `${round.settlement}:${after}`

/**
 * Reads and reckons the slice after the one that is being posted, while the database works on that one. What it reads of a drawn round
 * does not change any more, except that a slip may have ended: the ledger then refuses its posting. Skipped without a free connection, so
 * that no transaction waits for one that others hold.
 */
export function readAhead(host: Host, round: RoundRow, after: string): void {
  const { pool, db } = host.app
  if (pool.totalCount - pool.idleCount >= pool.options.max) return
  const kept = ahead.get(host) ?? new Map<string, Ahead>()
  ahead.set(host, kept)
  if (kept.size >= MOST_KEPT) kept.clear()
  const slice = readSlice(host, db, round, after).catch(() => null) // it is read again in the transaction
  kept.set(round.id, { name: nameOf(round, after), slice })
}

/** The slice after the progress of a round: read ahead, or now. */
export async function nextSlice(host: Host, tx: Tx, round: RoundRow): Promise<Slice> {
  const kept = ahead.get(host)
  const found = kept?.get(round.id)
  kept?.delete(round.id)
  const slice = found?.name === nameOf(round, round.settledTo) ? await found.slice : null
  return slice ?? readSlice(host, tx, round, round.settledTo)
}
