import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { Json } from '#game-kit/schema.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { gameOf, tableOfSeries, type TableRow } from '#features/play/tables/public.ts'
import {
  correctOutcome,
  hasInterest,
  mayVoidUndrawn,
  previewCorrection,
  roundRecord,
  voidRound,
  type RoundRow,
} from '#features/play/shared-rounds/public/records.ts'
import type { dealerPit } from '../contract/pit.ts'
import { protocolOf, readRound } from '../rules/protocol.ts'
import { agreedOf } from '../rules/scan.ts'
import { afterRound } from '../rules/shoe.ts'
import { readingOf } from '../store/scans.ts'
import { setShoe } from '../store/tables.ts'
import { atTable, note } from './at.ts'

type Pit = typeof dealerPit
type Call = CallFor<Pit['correct']>

const DONE = { done: true } as const

type Found = { readonly row: TableRow; readonly round: RoundRow }

/** A round of a table that is dealt by hand; null: it is none. */
async function roundOf(app: App, id: string): Promise<Found | null> {
  const round = await roundRecord(app.db, id)
  const row = round && tableOfSeries(round.series)
  return round && row?.isDealt ? { row, round } : null
}

const shoeIn = (outcome: Json): Json =>
  typeof outcome === 'object' && outcome !== null && 'shoe' in outcome ? outcome.shoe : null

/** The outcome that entries make of a round; its shoe is as it was stated then. Null: they are not one complete round. */
function outcomeOf({ row, round }: Found, entries: string): Json {
  const protocol = protocolOf(row.game)
  const values = readRound(protocol, entries)
  return values && protocol.outcome(values, shoeIn(round.outcome))
}

/** Whether the operator, or the one who approves, has a bet on the round (P6). */
async function isInvolved(app: App, round: string, { operator, approvedBy, now }: Call): Promise<boolean> {
  for (const id of new Set([operator.id, approvedBy?.id ?? operator.id]))
    if (await hasInterest(app.db, { round, operator: id, now })) return true
  return false
}

export async function previewRound(
  app: App,
  { params, body }: Given<Pit['preview']>,
): Promise<Reply<Pit['preview']> | Refusal<Pit['preview']>> {
  const found = await roundOf(app, params.round)
  if (!found) return { refused: 'dealers.unknownRound' }
  const outcome = outcomeOf(found, body.entries)
  if (outcome === null) return { refused: 'dealers.entryInvalid' }
  const changed = await previewCorrection(app, params.round, outcome)
  if (!changed.ok) return { refused: 'dealers.wrongState' }
  return { mark: gameOf(found.row).mark(outcome), books: [...changed.value] }
}

/** Replaces the result of a settled round; the workers reverse and settle again what differs. */
export async function correctRound(
  app: App,
  { params, body }: Given<Pit['correct']>,
  call: Call,
): Promise<Reply<Pit['correct']> | Refusal<Pit['correct']>> {
  const found = await roundOf(app, params.round)
  if (!found) return { refused: 'dealers.unknownRound' }
  const outcome = outcomeOf(found, body.entries)
  if (outcome === null) return { refused: 'dealers.entryInvalid' }
  if (await isInvolved(app, params.round, call)) return { refused: 'dealers.ownBet' }
  const { row, round } = found
  const { reason } = body
  const { operator, ip, now } = call
  return atTable(app, row, async (at) => {
    const names = { enteredBy: operator.account, confirmedBy: approverOf(call), reason }
    const done = await correctOutcome(at.app, round.id, outcome, names)
    if (!done.ok) return { refused: 'dealers.wrongState' } as const
    const mark = gameOf(row).mark(outcome)
    await note(
      { ...at, round },
      { kind: 'corrected', byName: operator.account, approvedBy: approverOf(call), reason },
    )
    const object = `liveTable:${row.code}`
    const after = { round: round.label, result: mark }
    await writeAudit(at.tx, { operator, action: 'dealers.correct', object, after, reason, ip, now })
    return DONE
  })
}

/** Before the approval the second person is not known. */
const approverOf = ({ operator, approvedBy }: Call): string =>
  approvedBy && approvedBy.id !== operator.id ? approvedBy.account : '(awaits approval)'

/** Calls a round off of which something was read; what was seen of the shoe stays seen. */
export async function voidDealt(
  app: App,
  { params, body }: Given<Pit['void']>,
  call: CallFor<Pit['void']>,
): Promise<Reply<Pit['void']> | Refusal<Pit['void']>> {
  const found = await roundOf(app, params.round)
  if (!found) return { refused: 'dealers.unknownRound' }
  if (await isInvolved(app, params.round, call)) return { refused: 'dealers.ownBet' }
  const { row, round } = found
  const { reason } = body
  const { operator, ip, now } = call
  return atTable(app, row, async (at) => {
    if (!(await voidRound(at.app, round.id, reason)).ok) return { refused: 'dealers.wrongState' } as const
    const seen = agreedOf(await readingOf(at.tx, round.id))
    // a drawn round has its cards in the shoe already; under the table's lock no scan draws it now
    const isUncounted = at.round?.id === round.id && mayVoidUndrawn(at.round.state)
    if (isUncounted && at.table.shoe && at.protocol.kind === 'cards')
      await setShoe(at.tx, row.code, afterRound(at.table.shoe, seen))
    const who = { byName: operator.account, approvedBy: approverOf(call), reason }
    await note({ ...at, round }, { kind: 'void', ...who })
    const object = `liveTable:${row.code}`
    const after = { round: round.label }
    await writeAudit(at.tx, { operator, action: 'dealers.void', object, after, reason, ip, now })
    return DONE
  })
}
