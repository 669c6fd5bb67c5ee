import { brandOf, aboutOf } from '#features/platform/operators/public.ts'
import {
  watchEntries,
  writeAudit,
  type AuditEntry,
  type AuditValues,
} from '#features/platform/audit/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { randomUUID } from 'node:crypto'
import { inTransaction } from '#db/pool.ts'
import { wireOf } from '#server/http/wire.ts'
import type { OfficeAction, App, DutyAnswer } from '#server/app.ts'
import type { Refused } from '#server/idempotency.ts'
import { stageOn } from '#server/transaction/stage.ts'
import { reasonOf } from '../rules/approval.ts'
import { dutyOf } from '../catalogue.ts'
import { beforeOpening, firstOperators } from '../extension-points.ts'
import type { Flow } from '../rules/duty.ts'
import { approvalByKey, insertApproval, type Change, type Kept } from '../store.ts'
import { needsSecond } from './conditions.ts'
import { unfitFor } from './second.ts'
import { fieldsOf, isRefusal, runOn } from './stage.ts'
import { tellQueue } from './tell.ts'

const HOUR_MS = 3_600_000

/**
 * Null if the caller may do this alone; `done` if it was done here, as part of setting up the first brand. Otherwise it is tried, rolled
 * back and stored as a proposal, or refused. A call without a row in the table of duties is refused.
 */
export async function checkDuty(app: App, action: OfficeAction): Promise<DutyAnswer> {
  if (action.route.method === 'GET') return null
  const duty = dutyOf(action.fullName)
  if (!duty) throw new Error(`duties: ${action.fullName} has no row in its feature’s duties.ts`)
  if (duty.by === 'one') return null
  if (duty.by === 'flow') return checkFlow(app, action, duty.first)
  if (!(await needsSecond(app, duty.when, action))) return null
  return (duty.beforeOpening && (await runBeforeOpening(app, action))) || propose(app, action)
}

/** Runs it now if the first brand's site has not opened yet; its own transaction becomes a part of the one that excludes the opening. */
async function runBeforeOpening(
  app: App,
  { fullName, input, call }: OfficeAction,
): Promise<{ readonly done: unknown } | null> {
  let tellAll = () => {}
  const ran = await beforeOpening.of(app)(app, (tx) => {
    const stage = stageOn(app, tx)
    tellAll = stage.tellAll
    return runOn(stage.app, { fullName, input, call })
  })
  tellAll()
  return ran
}

/** A flow of its own already excludes the first operator; ties to the first are checked here. */
async function checkFlow(
  app: App,
  { operator, input, call }: OfficeAction,
  flow: Flow,
): Promise<Refused | null> {
  const id = textIn(input['params'], 'id')
  if (id === null) return null // its own schema refuses it
  for (const first of await firstsOf(app, flow, id)) {
    if (first === operator.id) continue
    const why = await unfitFor(app, app.db, {
      first: { id: first, browser: null },
      second: operator,
      newcomers: 'untied',
      isPermitted: true,
      now: call.now,
    })
    if (why) return { refused: 'approvals.notQualified', detail: { why } }
  }
  return null
}

/** Who acted first in a flow that has its own approval. */
async function firstsOf(app: App, flow: Flow, id: string): Promise<readonly string[]> {
  const rows = await firstOperators[flow].of(app)(app.db, id)
  return rows.flatMap(({ operator }) => (operator === null ? [] : [operator]))
}

/** Ends the trial run: it is always rolled back. */
class TrialOver extends Error {
  readonly outcome: Refused | readonly AuditEntry[]
  constructor(outcome: Refused | readonly AuditEntry[]) {
    super('trial over')
    this.outcome = outcome
  }
}

/** Runs the change and rolls it back (dry run): refusals surface now, and its audit entries become the proposal's before and after. */
async function tryOut(
  app: App,
  { fullName, input, call, operator }: OfficeAction,
): Promise<Refused | readonly AuditEntry[]> {
  try {
    return await inTransaction(app.db, async (tx): Promise<never> => {
      const entries = watchEntries(tx, null)
      const key = `trial:${randomUUID()}`
      // as if a second operator had approved: so that guarded parts are tried too
      const approvedBy = { id: operator.id, account: operator.account }
      const trial = { ...call, key, approvedBy }
      const answer = await runOn(stageOn(app, tx).app, { fullName, input, call: trial })
      throw new TrialOver(isRefusal(answer) ? answer : entries)
    })
  } catch (error) {
    if (error instanceof TrialOver) return error.outcome
    throw error
  }
}

async function propose(app: App, action: OfficeAction): Promise<Refused> {
  const { fullName, route, operator, input, call } = action
  const callKey = call.key || `${fullName}:${operator.id}:${randomUUID()}`
  const known = await approvalByKey(app.db, callKey)
  if (known) return sent(known)
  const tried = await tryOut(app, action)
  if (isRefusal(tried)) return tried
  const reason = reasonOf(fieldsOf(input['body'])['reason'], call.header('reason'))
  if (reason === null) return { refused: 'approvals.reasonNeeded' }
  const hours = await settingOf(app, (await app.merchants.first()).code, 'approvalHours')
  const stored = {
    route: fullName,
    brand: operator.brand,
    merchant: call.merchant.code,
    wire: wireOf(route, input),
  }
  const row = {
    route: fullName,
    merchant: await merchantOf(app, action),
    inputSealed: app.vault.close('approval', JSON.stringify(stored)),
    changes: tried.map(changeOf),
    reason,
    proposedBy: operator.id,
    proposedByAccount: operator.account,
    proposedSession: operator.sessionId,
    proposedBrowser: operator.browser,
    proposedIp: call.ip,
    proposedAt: call.now,
    expiresAt: new Date(call.now.getTime() + hours * HOUR_MS),
    callKey,
  }
  const kept = await inTransaction(app.db, async (tx) => {
    const made = await insertApproval(tx, row)
    if (!made) return approvalByKey(tx, callKey)
    const after = { route: fullName, number: made.number, about: row.changes[0]?.object ?? '' }
    const { ip, now } = call
    await writeAudit(tx, {
      operator,
      action: 'approvals.propose',
      object: `approval:${made.id}`,
      after,
      reason,
      ip,
      now,
    })
    return made
  })
  if (!kept) throw new Error('approvals: a proposal is neither new nor known')
  await tellQueue(app)
  return sent(kept)
}

function sent({ id, number, expiresAt }: Kept): Refused {
  const detail = { proposal: id, number: number.toString(), expiresAt: expiresAt.toISOString() }
  return { refused: 'approvals.sent', detail }
}

/** The brand of a call, from its row or its input; null: the whole installation. */
async function merchantOf(app: App, { fullName, route, input }: OfficeAction): Promise<string | null> {
  const about = aboutOf(fullName, route)
  const named =
    about.kind === 'brand'
      ? textIn(input[about.part], 'merchant')
      : about.kind === 'row'
        ? await brandOf(app, about.of, textIn(input[about.part], about.field) ?? '')
        : null
  return named !== null && (await app.merchants.byCode(named)) ? named : null
}

function textIn(part: unknown, field: string): string | null {
  const value = fieldsOf(part)[field]
  return value === undefined ? null : String(value)
}

const shown = (values: AuditValues | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values ?? {}).map(([name, value]) => [
      name,
      value instanceof Date ? value.toISOString() : String(value ?? ''),
    ]),
  )

function changeOf({ action, object, before, after }: AuditEntry): Change {
  return { action, object, before: shown(before), after: shown(after) }
}
