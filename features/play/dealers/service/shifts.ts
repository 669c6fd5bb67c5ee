import { newId } from '#contract/new-id.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import { unfitFor } from '#features/platform/approvals/public.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { ensureTable } from '#features/play/tables/public.ts'
import type { dealerConsole } from '../contract/console.ts'
import type { dealerPit } from '../contract/pit.ts'
import { otherSource, type Source } from '../rules/scan.ts'
import { endShift as storeEnd, insertShift, moveShift, operatorsSince, shiftsNow } from '../store/shifts.ts'
import { atTable, dealtTableOf, note, shiftOf, type At } from './at.ts'

type Console = typeof dealerConsole
type Pit = typeof dealerPit

const DONE = { done: true } as const

/**
 * Whether the person can be a source beside everyone who is or was at the other console during this round, by the rules for a second
 * person (B2): two accounts of one person must not agree with each other. Browsers are compared both ways: neither may have been where
 * the other works.
 */
async function isIndependent(
  at: At,
  { operator, now }: Pick<CallFor<Console['start']>, 'operator' | 'now'>,
  source: Source,
): Promise<boolean> {
  const { app, tx, row, round } = at
  const others = await operatorsSince(tx, {
    code: row.code,
    source: otherSource(source),
    since: round?.opensAt ?? null,
  })
  for (const { operator: id, browser } of others) {
    if (id === operator.id) continue // who has read for the other source is refused with the first entry
    const first = { id, browser }
    const asked = { first, second: operator, newcomers: 'untied', isPermitted: true, now } as const
    if (await unfitFor(app, tx, asked)) return false
  }
  return true
}

/** Starts a shift; at another page of the same person it takes the shift over. */
export async function startShift(
  app: App,
  { params, body }: Given<Console['start']>,
  call: CallFor<Console['start']>,
): Promise<Reply<Console['start']> | Refusal<Console['start']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  const { operator, ip, now } = call
  const { console, source, name } = body
  await ensureTable(app, row)
  return atTable(app, row, async (at) => {
    const own = (await shiftsNow(at.tx)).find((shift) => shift.operator === operator.id)
    if (own && (own.code !== row.code || own.source !== source))
      return { refused: 'dealers.atAnother' } as const
    // also for a shift that is taken over: the other page may be at another browser
    if (!(await isIndependent(at, call, source))) return { refused: 'dealers.notIndependent' } as const
    const { account, browser } = operator
    if (own) {
      await moveShift(at.tx, { id: own.id, console, browser })
      return DONE
    }
    const shift = {
      id: newId(),
      code: row.code,
      source,
      operator: operator.id,
      account,
      name,
      console,
      browser,
    }
    if (!(await insertShift(at.tx, shift))) return { refused: 'dealers.seatTaken' } as const
    await note(at, { kind: 'shiftStarted', byName: account, reason: source })
    const object = `liveTable:${row.code}`
    await writeAudit(at.tx, { operator, action: 'dealers.start', object, after: { source, name }, ip, now })
    return DONE
  })
}

export async function endShift(
  app: App,
  { params, body }: Given<Console['end']>,
  call: CallFor<Console['end']>,
): Promise<Reply<Console['end']> | Refusal<Console['end']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  const { operator, ip, now } = call
  return atTable(app, row, async (at) => {
    const own = shiftOf(at, call, body.console)
    if (typeof own === 'string') return { refused: own } as const
    if (at.round) return { refused: 'dealers.roundRunning' } as const
    await storeEnd(at.tx, own.id, operator.account)
    await note(at, { kind: 'shiftEnded', byName: operator.account, reason: own.source })
    const object = `liveTable:${row.code}`
    await writeAudit(at.tx, {
      operator,
      action: 'dealers.end',
      object,
      after: { source: own.source },
      ip,
      now,
    })
    return DONE
  })
}

/** A pit boss ends the shift of someone who is gone; the next one reads on where it ended. */
export async function relieve(
  app: App,
  { params, body }: Given<Pit['relieve']>,
  { operator, ip, now }: CallFor<Pit['relieve']>,
): Promise<Reply<Pit['relieve']> | Refusal<Pit['relieve']>> {
  const row = dealtTableOf(params.table)
  if (!row) return { refused: 'dealers.unknownTable' }
  const { source, reason } = body
  return atTable(app, row, async (at) => {
    const shift = at.shifts.find((one) => one.source === source)
    if (!shift) return { refused: 'dealers.notOnShift' } as const
    await storeEnd(at.tx, shift.id, operator.account)
    await note(at, { kind: 'shiftEnded', byName: operator.account, reason: `${shift.account}: ${reason}` })
    const object = `liveTable:${row.code}`
    const after = { source, of: shift.account }
    await writeAudit(at.tx, { operator, action: 'dealers.relieve', object, after, reason, ip, now })
    return DONE
  })
}
