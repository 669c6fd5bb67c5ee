import type { Tx } from '#db/pool.ts'
import type { App } from '#server/app.ts'
import { nextEventNumber } from '#live/event-number.ts'
import { liveRounds, type RoundRow } from '#features/play/shared-rounds/public/timed.ts'
import { withinTransaction } from '#features/play/shared-rounds/public/records.ts'
import { dealtTables, seriesOf, tellTable, type TableRow } from '#features/play/tables/public.ts'
import { insertIncident } from '#features/play/live-office/public.ts'
import { protocolOf, type Protocol } from '../rules/protocol.ts'
import { shiftsNow, type ShiftRow } from '../store/shifts.ts'
import { lockTable, type TableState } from '../store/tables.ts'

const byCode = new Map(dealtTables.map((row) => [row.code, row]))

/** A table that is dealt by hand; null: there is none with this code. */
export const dealtTableOf = (code: string): TableRow | null => byCode.get(code) ?? null

/** Whether the rounds of a series are dealt by hand. */
export const isDealtSeries = (series: string): boolean => dealtTables.some((row) => seriesOf(row) === series)

/** Everything that a change at a table needs; the table is locked for the length of it. */
export type At = {
  /** In the transaction. */
  readonly app: App
  readonly tx: Tx
  readonly row: TableRow
  readonly protocol: Protocol
  readonly table: TableState
  readonly shifts: readonly ShiftRow[]
  /** The round that is not over; null: the table is between two. */
  readonly round: RoundRow | null
}

/**
 * Changes a table in a transaction of its own, one change after the other, and tells its pages afterwards. `isSeen`: whether the pages show
 * what was changed.
 */
export async function atTable<T>(
  app: App,
  row: TableRow,
  work: (at: At) => Promise<T>,
  isSeen: (done: T) => boolean = () => true,
): Promise<T> {
  const done = await withinTransaction(app, async (staged, tx) => {
    const table = await lockTable(tx, row.code)
    const shifts = (await shiftsNow(tx)).filter(({ code }) => code === row.code)
    const [round = null] = await liveRounds(tx, seriesOf(row))
    return work({ app: staged, tx, row, protocol: protocolOf(row.game), table, shifts, round })
  })
  if (!isSeen(done)) return done
  await tellTable(app, row)
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish('operators', { topic: 'dealers.table', seq, of: row.code, patch: {} })
  return done
}

type Who = { readonly operator: { readonly id: string; readonly account: string } }

/** The caller's shift at this page, or why there is none. */
export function shiftOf(
  { shifts }: At,
  { operator }: Who,
  console: string,
): ShiftRow | 'dealers.notOnShift' | 'dealers.otherConsole' {
  const own = shifts.find((shift) => shift.operator === operator.id)
  if (!own) return 'dealers.notOnShift'
  return own.console === console ? own : 'dealers.otherConsole'
}

/** The same for what only the dealer does. */
export function dealerOf(
  at: At,
  who: Who,
  console: string,
): ShiftRow | 'dealers.notOnShift' | 'dealers.otherConsole' | 'dealers.dealerOnly' {
  const own = shiftOf(at, who, console)
  return typeof own === 'string' || own.source === 'dealer' ? own : 'dealers.dealerOnly'
}

type Incident = Parameters<typeof insertIncident>[1]

/** Notes something in the incident log of live tables. */
export const note = (
  { tx, row, round }: Pick<At, 'tx' | 'row' | 'round'>,
  incident: Omit<Incident, 'code'>,
): Promise<void> =>
  insertIncident(tx, {
    code: row.code,
    ...(round ? { round: round.id, label: round.label } : {}),
    ...incident,
  })
