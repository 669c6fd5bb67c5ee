import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction, type Tx } from '#db/pool.ts'
import { pageOf, windowOf } from '#db/review/pages.ts'
import { statementsOf } from '#features/agents/settlement/public.ts'
import { writeAudit, type AuditValues } from '#features/platform/audit/public.ts'
import { countedBatch } from '#features/play/settled-play/public.ts'
import type { App } from '#server/app.ts'
import type { AnyCall, CallFor } from '#server/call.ts'
import type { affiliatesOffice } from '../contract/office.ts'
import { mayClear } from '../rules/states.ts'
import { affiliateByNumber, affiliatesOf, lockAffiliate, setState } from '../store/affiliates.ts'
import { codesOf, dropDomain, isHostOf, openCode, setDomain } from '../store/codes.ts'
import { clearDuplicate, duplicatesOf, lockDuplicate } from '../store/players.ts'
import { insertAssignment, lockPlan } from '../store/plans.ts'

type Office = typeof affiliatesOffice

const PAGE = 50
const MOST_SHOWN = 24
const unknown = { refused: 'affiliates.unknown' } as const

export async function listAffiliates(
  app: App,
  { params: { merchant }, query: { find = '', ...page } }: Given<Office['list']>,
  { now }: CallFor<Office['list']>,
): Promise<Reply<Office['list']>> {
  const window = windowOf(page, PAGE)
  const { shown, next } = pageOf(await affiliatesOf(app.db, { merchant, find, now }, window), window)
  return { rows: [...shown], next }
}

export async function showAffiliate(
  app: App,
  { params }: Given<Office['detail']>,
): Promise<Reply<Office['detail']> | Refusal<Office['detail']>> {
  const found = await affiliateByNumber(app.db, params)
  if (!found) return unknown
  const window = { below: null, limit: MOST_SHOWN }
  const { memberId, merchant, number } = found
  const [codes, statements, duplicates] = await Promise.all([
    codesOf(app.db, memberId),
    statementsOf(app.db, { memberId, kind: 'affiliate' }, window),
    duplicatesOf(app.db, { merchant, affiliate: number }, { below: null, limit: 200 }),
  ])
  return {
    member: memberId,
    codes,
    statements,
    duplicates: duplicates.map(({ signals, ...row }) => ({ ...row, signals: [...signals] })),
  }
}

type Acting = Pick<AnyCall, 'ip' | 'now'> & { readonly operator: CallFor<Office['assign']>['operator'] }

/** Writes what an operator did with an affiliate. */
const audit = (
  tx: Tx,
  { operator, ip, now }: Acting,
  row: {
    readonly action: string
    readonly object: string
    readonly after: AuditValues
    readonly reason: string
  },
) => writeAudit(tx, { operator, ip, now, ...row })

/** Pauses an affiliate, or lets it bring players again. */
export function changeState(
  app: App,
  { params, body: { reason } }: Given<Office['pause']>,
  call: Acting,
  state: 'active' | 'paused',
): Promise<Record<never, never> | typeof unknown> {
  return inTransaction(app.db, async (tx) => {
    const found = await affiliateByNumber(tx, params)
    if (!found) return unknown
    await lockAffiliate(tx, found.memberId)
    await setState(tx, found.memberId, state)
    await audit(tx, call, {
      action: 'affiliates.state',
      object: `member:${found.memberId}`,
      after: { state },
      reason,
    })
    return {}
  })
}

/** Assigns the newest version of a plan for players who register from now on. */
export function assignPlan(
  app: App,
  { params, body: { plan: id, reason } }: Given<Office['assign']>,
  call: CallFor<Office['assign']>,
): Promise<Reply<Office['assign']> | Refusal<Office['assign']>> {
  return inTransaction(app.db, async (tx): Promise<Reply<Office['assign']> | Refusal<Office['assign']>> => {
    const found = await affiliateByNumber(tx, params)
    if (!found) return unknown
    await lockAffiliate(tx, found.memberId)
    const plan = await lockPlan(tx, { id, merchant: params.merchant })
    if (!plan) return { refused: 'affiliates.unknownPlan' }
    const { version, name } = plan
    const { operator, now } = call
    await insertAssignment(tx, {
      memberId: found.memberId,
      plan: id,
      version,
      by: operator.account,
      reason,
      now,
    })
    await audit(tx, call, {
      action: 'affiliates.plan',
      object: `member:${found.memberId}`,
      after: { plan: name, version },
      reason,
    })
    return {}
  })
}

/** Lets a player count again, from the next run on; what the duplicate took back comes as a correction. */
export function letCount(
  app: App,
  { params: { merchant, id }, body: { reason } }: Given<Office['clearDuplicate']>,
  call: CallFor<Office['clearDuplicate']>,
): Promise<Reply<Office['clearDuplicate']> | Refusal<Office['clearDuplicate']>> {
  type Answer = Reply<Office['clearDuplicate']> | Refusal<Office['clearDuplicate']>
  return inTransaction(app.db, async (tx): Promise<Answer> => {
    const signals = await lockDuplicate(tx, { id, merchant })
    if (!signals) return { refused: 'affiliates.unknownDuplicate' }
    if (!mayClear(signals)) return { refused: 'affiliates.samePerson' }
    const batch = (await countedBatch(tx)) + 1n
    await clearDuplicate(tx, { id, batch, by: call.operator.account, reason, now: call.now })
    await audit(tx, call, {
      action: 'affiliates.duplicate',
      object: `merchant:${merchant}/duplicate:${id}`,
      after: { signals: signals.join(', ') },
      reason,
    })
    return {}
  })
}

export async function mapDomain(
  app: App,
  { params: { merchant }, body }: Given<Office['setDomain']>,
  call: CallFor<Office['setDomain']>,
): Promise<Reply<Office['setDomain']> | Refusal<Office['setDomain']>> {
  const host = body.host.toLowerCase()
  type Answer = Reply<Office['setDomain']> | Refusal<Office['setDomain']>
  const answer = await inTransaction(app.db, async (tx): Promise<Answer> => {
    if (!(await isHostOf(tx, merchant, host))) return { refused: 'affiliates.unknownHost' }
    if (!(await openCode(tx, { merchant, code: body.code }))) return { refused: 'affiliates.unknownCode' }
    await setDomain(tx, { merchant, host, code: body.code, by: call.operator.account, now: call.now })
    await audit(tx, call, {
      action: 'affiliates.domain',
      object: `merchant:${merchant}/host:${host}`,
      after: { code: body.code },
      reason: body.reason,
    })
    return {}
  })
  app.merchants.forget()
  return answer
}

export async function unmapDomain(
  app: App,
  { params: { merchant }, body }: Given<Office['dropDomain']>,
  call: CallFor<Office['dropDomain']>,
): Promise<Reply<Office['dropDomain']> | Refusal<Office['dropDomain']>> {
  const host = body.host.toLowerCase()
  type Answer = Reply<Office['dropDomain']> | Refusal<Office['dropDomain']>
  const answer = await inTransaction(app.db, async (tx): Promise<Answer> => {
    if (!(await dropDomain(tx, merchant, host))) return { refused: 'affiliates.unknownHost' }
    await audit(tx, call, {
      action: 'affiliates.domain',
      object: `merchant:${merchant}/host:${host}`,
      after: { code: null },
      reason: body.reason,
    })
    return {}
  })
  app.merchants.forget()
  return answer
}
