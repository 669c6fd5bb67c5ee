import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { seriesOf } from '#features/play/tables/public.ts'
import { driveSeries, type RoundRow } from '#features/play/shared-rounds/public/timed.ts'
import { enterOutcome, hasInterest } from '#features/play/shared-rounds/public/records.ts'
import type { dealerConsole } from '../contract/console.ts'
import type { Entry } from '../rules/protocol.ts'
import { agreedOf, decideScan, decideTakeBack, differs, hasReadForOther, isWhole } from '../rules/scan.ts'
import { afterRound, shoeStated } from '../rules/shoe.ts'
import { deleteScan, insertScan, readingOf, type Reading as RoundReading } from '../store/scans.ts'
import type { ShiftRow } from '../store/shifts.ts'
import { setShoe } from '../store/tables.ts'
import { atTable, dealtTableOf, note, shiftOf, type At } from './at.ts'

type Console = typeof dealerConsole

const CODES = {
  differs: 'dealers.differs',
  whole: 'dealers.readAll',
  noShoe: 'dealers.noShoe',
  notInShoe: 'dealers.notInShoe',
  scannedTwice: 'dealers.scannedTwice',
} as const

/** The round whose result is read now; its bets are over and sealed. */
function dealingOf({ round }: At): RoundRow | 'dealers.noRound' | 'dealers.betsOpen' {
  if (!round || (round.state !== 'locked' && round.state !== 'open')) return 'dealers.noRound'
  return round.state === 'locked' && round.ticketsHash !== null ? round : 'dealers.betsOpen'
}

/** Reads an entry of the caller's source; the last one that both have read alike settles the round in the same transaction. */
export async function scan(
  app: App,
  { params, body }: Given<Console['scan']>,
  call: CallFor<Console['scan']>,
): Promise<Reply<Console['scan']> | Refusal<Console['scan']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  // the worker may not have sealed the tickets yet
  await driveSeries(app, seriesOf(row))
  const done = await atTable(
    app,
    row,
    async (at): Promise<Reply<Console['scan']> | Refusal<Console['scan']>> => {
      const own = shiftOf(at, call, body.console)
      if (typeof own === 'string') return { refused: own }
      const round = dealingOf(at)
      if (typeof round === 'string') return { refused: round }
      const entry = at.protocol.read(body.entry)
      if (!entry) return { refused: 'dealers.entryInvalid' }
      const read = await readingOf(at.tx, round.id)
      if (await isInvolved(at, { own, round, read, now: call.now })) return { refused: 'dealers.involved' }
      const place = read[own.source].length + 1
      // a request that is repeated, or a scanner that reads one card twice
      if (body.place !== place) return { refused: 'dealers.outOfTurn', detail: { place } }
      const { protocol, table } = at
      const decided = decideScan({ protocol, shoe: table.shoe, read, source: own.source, entry })
      if (typeof decided === 'string') return refusedCard(at, { own, entry, problem: decided })
      await insertScan(at.tx, { round: round.id, source: own.source, account: own.account, ...entry }, place)
      const by = { ...read.by, [own.source]: [...read.by[own.source], own.account] }
      return { state: await settleOn(at, { round, own, read: { ...decided, by } }) }
    },
  )
  if ('state' in done && done.state === 'settled') await driveSeries(app, seriesOf(row))
  return done
}

/** Whether the person has read for the other source of this round, or has a bet on it (P6). */
async function isInvolved(
  { tx }: At,
  { own, round, read, now }: Reading & { readonly now: Date },
): Promise<boolean> {
  if (hasReadForOther(read, own)) return true
  return hasInterest(tx, { round: round.id, operator: own.operator, now })
}

type Refused = { readonly own: ShiftRow; readonly entry: Entry; readonly problem: keyof typeof CODES }

/** A card that cannot be in the shoe is an incident, and each source may have read it. */
async function refusedCard(at: At, { own, entry, problem }: Refused) {
  if (problem === 'notInShoe' || problem === 'scannedTwice') {
    const reason = `${problem}: ${at.protocol.textOf(entry)}`
    await note(at, { kind: 'refusedCard', byName: own.account, reason })
  }
  return { refused: CODES[problem] } as const
}

type Reading = { readonly round: RoundRow; readonly own: ShiftRow; readonly read: RoundReading }

/** What an entry has led to; a complete round is entered with both people's names. */
async function settleOn(at: At, { round, own, read }: Reading): Promise<Reply<Console['scan']>['state']> {
  const { protocol, table, tx, app } = at
  if (differs(read)) {
    // without what they read: the one who reads again does it from the table
    await note(at, { kind: 'differs', byName: own.account })
    return 'differs'
  }
  if (!isWhole(protocol, read))
    return agreedOf(read).length === read[own.source].length ? 'agreed' : 'waiting'
  const entries = agreedOf(read)
  const shoe = table.shoe && afterRound(table.shoe, entries)
  const outcome = protocol.outcome(
    entries.map(({ value }) => value),
    shoe && shoeStated(shoe),
  )
  // the last who read for each source; no one reads for both
  const names = { enteredBy: read.by.dealer.at(-1) ?? '', confirmedBy: read.by.second.at(-1) ?? '' }
  const entered = await enterOutcome(app, round.id, outcome, names)
  if (!entered.ok) throw new Error(`dealers: ${round.id} refused what was agreed: ${entered.error.problem}`)
  if (shoe && protocol.kind === 'cards') await setShoe(tx, at.row.code, shoe)
  return 'settled'
}

export async function takeBack(
  app: App,
  { params, body }: Given<Console['takeBack']>,
  call: CallFor<Console['takeBack']>,
): Promise<Reply<Console['takeBack']> | Refusal<Console['takeBack']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  return atTable(app, row, async (at) => {
    const own = shiftOf(at, call, body.console)
    if (typeof own === 'string') return { refused: own } as const
    const round = dealingOf(at)
    if (typeof round === 'string') return { refused: 'dealers.noRound' } as const
    const read = await readingOf(at.tx, round.id)
    if (await isInvolved(at, { own, round, read, now: call.now }))
      return { refused: 'dealers.involved' } as const
    const last = read[own.source].at(-1)
    if (!last || !decideTakeBack(read, own.source)) return { refused: 'dealers.isAgreed' } as const
    await deleteScan(at.tx, round.id, own.source, read[own.source].length)
    const reason = at.protocol.textOf(last)
    await note(at, { kind: 'takenBack', byName: own.account, reason })
    return { done: true } as const
  })
}
