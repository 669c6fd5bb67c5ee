import * as z from 'zod/mini'
import { unwatchEntries, watchEntries, writeAudit } from '#features/platform/audit/public.ts'
import type { Given, Refusal, Reply, Route } from '#contract/route.ts'
import type { Tx } from '#db/pool.ts'
import type { AnyCall, CallFor, OperatorCaller } from '#server/call.ts'
import { inputOf, replyOf } from '#server/http/wire.ts'
import type { App } from '#server/app.ts'
import type { CommonRefusal } from '#server/mount.ts'
import { withIdempotency, type Conflict } from '#server/idempotency.ts'
import { stageOn, type Stage } from '#server/transaction/stage.ts'
import type { approvals } from '../contract.ts'
import { stateAt } from '../rules/approval.ts'
import { dutyOf } from '../catalogue.ts'
import { decideApproval, lockApproval, type ApprovalRow } from '../store.ts'
import { mayDecide, unfitFor, worksFor } from './second.ts'
import { callerNow, fieldsOf, isRefusal, runOn, type Input } from './stage.ts'
import { tellQueue } from './tell.ts'

type Office = typeof approvals
type Operating = CallFor<Office['approve']>
type Closed = { readonly refused: 'approvals.unknown' | 'approvals.decided' | 'approvals.expired' }
type NotQualified = Extract<CommonRefusal, { refused: 'approvals.notQualified' }>

const Stored = z.object({
  route: z.string(),
  brand: z.nullable(z.string()),
  merchant: z.string(),
  wire: z.record(z.string(), z.unknown()),
})

/** Locks a pending proposal. For operators out of its reach it does not exist. */
async function lockOpen(tx: Tx, id: string, { operator, now }: Operating): Promise<ApprovalRow | Closed> {
  const row = await lockApproval(tx, id)
  if (!row) return { refused: 'approvals.unknown' }
  if (!worksFor(operator, row.merchant) && row.proposedBy !== operator.id)
    return { refused: 'approvals.unknown' }
  const state = stateAt(row, now)
  if (state === 'pending') return row
  return { refused: state === 'expired' ? 'approvals.expired' : 'approvals.decided' }
}

/** Whether an operator has the permission of the call itself. */
function isPermitted({ permissions }: OperatorCaller, route: Route): boolean {
  return route.permission === undefined || permissions.has(route.permission)
}

async function qualify(
  app: App,
  tx: Tx,
  row: ApprovalRow,
  route: Route,
  { operator, now }: Operating,
): Promise<NotQualified | null> {
  const duty = dutyOf(row.route)
  const why = await unfitFor(app, tx, {
    first: { id: row.proposedBy, browser: row.proposedBrowser },
    second: operator,
    newcomers: duty?.by === 'two' ? duty.newcomers : 'none',
    isPermitted: mayDecide(operator, route) && worksFor(operator, row.merchant),
    now,
  })
  return why ? { refused: 'approvals.notQualified', detail: { why } } : null
}

function audit(
  tx: Tx,
  row: ApprovalRow,
  { operator, ip, now }: Operating,
  entry: { readonly action: string; readonly reason?: string | undefined },
): Promise<void> {
  const before = { state: 'pending', number: row.number, proposedBy: row.proposedByAccount }
  const after = { route: row.route, about: row.changes[0]?.object ?? '' }
  return writeAudit(tx, { operator, object: `approval:${row.id}`, before, after, ip, now, ...entry })
}

type Applied = { readonly stage: Stage; readonly answer: unknown }

/** What can no longer be executed: the proposer left, or the contract has changed. */
const stale = { refused: 'approvals.stale' } as const

/** Executes a proposal in the proposer's name, after repeating every check of a direct call. */
async function apply(app: App, tx: Tx, row: ApprovalRow, call: Operating): Promise<Applied | typeof stale> {
  const stored = Stored.parse(JSON.parse(app.vault.open('approval', row.inputSealed)))
  const found = app.duties.routeOn(app, row.route)
  // a call at one of the installation's own hosts has no brand: use the approver's
  const merchant = stored.merchant === '' ? call.merchant : await app.merchants.byCode(stored.merchant)
  const operator = await callerNow(tx, {
    id: row.proposedBy,
    sessionId: row.proposedSession,
    browser: row.proposedBrowser,
    brand: stored.brand,
  })
  const wanted = found && stored.route === row.route ? inputOf(found.route, stored.wire) : null
  if (!found || !merchant || !operator || !wanted || !isPermitted(operator, found.route)) return stale
  const input = await narrowed(app, { fullName: row.route, route: found.route, operator }, wanted)
  if (!input) return stale
  const stage = stageOn(app, tx)
  const proposed: AnyCall = {
    ...call,
    operator,
    approvedBy: { id: call.operator.id, account: call.operator.account },
    merchant,
    ip: row.proposedIp,
    key: `approval:${row.id}`,
    fingerprint: new Uint8Array(),
    header: () => undefined,
    cookie: () => undefined,
    setCookie: () => undefined,
  }
  watchEntries(tx, call.operator.account)
  const answer = await runOn(stage.app, { fullName: row.route, input, call: proposed })
  unwatchEntries(tx)
  return { stage, answer }
}

async function narrowed(
  app: App,
  office: { readonly fullName: string; readonly route: Route; readonly operator: OperatorCaller },
  input: Input,
): Promise<Input | null> {
  if (!office.operator.brands) return input
  const within = await app.reach.narrow(office, input)
  return isRefusal(within) ? null : within
}

/** Approves: the change is made in this transaction, once, even with concurrent approvals. */
export async function approve(
  app: App,
  { params, body }: Given<Office['approve']>,
  call: Operating,
): Promise<Reply<Office['approve']> | Refusal<Office['approve']> | NotQualified | Conflict> {
  const stages: Stage[] = []
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockOpen(tx, params.id, call)
    if ('refused' in row) return row
    const route = app.duties.routeOn(app, row.route)?.route
    if (!route) return stale
    const unfit = await qualify(app, tx, row, route, call)
    if (unfit) return unfit
    const { operator, now } = call
    const reason = body.reason ?? null
    await decideApproval(tx, { id: row.id, state: 'approved', operator, reason, now })
    const applied = await apply(app, tx, row, call)
    if ('refused' in applied) return applied
    const { answer, stage } = applied
    if (isRefusal(answer)) {
      const says = app.words(call.language, `refusal.${answer.refused}`, placesOf(answer.detail))
      return { refused: 'approvals.notPossible', detail: { code: answer.refused, says } } as const
    }
    await audit(tx, row, call, { action: 'approvals.approve', reason: body.reason })
    stages.push(stage)
    return { state: 'approved' as const, value: replyOf(route, answer) }
  })
  for (const { tellAll } of stages) tellAll()
  if (!('refused' in result)) await tellQueue(app)
  return result
}

/** Placeholder values from a refusal's detail. */
function placesOf(detail: unknown): Record<string, string> {
  const flat = Object.entries(fieldsOf(detail)).filter(([, value]) =>
    ['string', 'number'].includes(typeof value),
  )
  return Object.fromEntries(flat.map(([name, value]) => [name, String(value)]))
}

/** Rejects a proposal: any other operator, regardless of their ties; nothing is changed. */
export async function reject(
  app: App,
  { params, body }: Given<Office['reject']>,
  call: CallFor<Office['reject']>,
): Promise<Reply<Office['reject']> | Refusal<Office['reject']> | NotQualified | Conflict> {
  return close(app, params.id, call, { state: 'rejected', reason: body.reason })
}

/** Withdraws one's own proposal. */
export async function withdraw(
  app: App,
  { params, body }: Given<Office['withdraw']>,
  call: CallFor<Office['withdraw']>,
): Promise<Reply<Office['withdraw']> | Refusal<Office['withdraw']> | NotQualified | Conflict> {
  return close(app, params.id, call, { state: 'withdrawn', reason: body.reason ?? null })
}

type Closing = { readonly state: 'rejected' | 'withdrawn'; readonly reason: string | null }

async function close<S extends Closing>(app: App, id: string, call: Operating, { state, reason }: S) {
  const result = await withIdempotency(app.db, call, async (tx) => {
    const row = await lockOpen(tx, id, call)
    if ('refused' in row) return row
    const { operator, now } = call
    const isOwn = row.proposedBy === operator.id
    if (isOwn !== (state === 'withdrawn'))
      return { refused: 'approvals.notQualified', detail: { why: isOwn ? 'self' : 'permission' } } as const
    const route = app.duties.routeOn(app, row.route)?.route
    if (!isOwn && (!route || !mayDecide(operator, route)))
      return { refused: 'approvals.notQualified', detail: { why: 'permission' } } as const
    await decideApproval(tx, { id, state, operator, reason, now })
    const action = state === 'rejected' ? 'approvals.reject' : 'approvals.withdraw'
    await audit(tx, row, call, { action, reason: reason ?? undefined })
    return {}
  })
  if (!('refused' in result)) await tellQueue(app)
  return result
}
