import { writeAudit } from '#features/platform/audit/public.ts'
import type { Given, Reply } from '#contract/route.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency, type Keyed } from '#server/idempotency.ts'
import type { exclusionsOffice } from '../contract/office.ts'
import { COOLING_MS, checkLift, endOf, isInForce } from '../rules/terms.ts'
import { followersOf, lockExclusion, memberBrief, setLifted } from '../store/exclusions.ts'
import {
  countsInForce,
  decideLift,
  insertLift,
  listedExclusions,
  lockLift,
  proposedCount,
  type ListedRow,
} from '../store/office.ts'
import { dropSockets, excludeIn } from './exclude.ts'
import { guardMembers } from './wallet-limits.ts'

type Contract = typeof exclusionsOffice
type Call = Keyed & { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

const PAGE = 50
const objectOf = (id: string): string => `exclusion:${id}`

function shown(row: ListedRow, operator: string, now: Date): Reply<Contract['list']>['list'][number] {
  const { liftId, liftReason, proposedByAccount, proposedAt, followsMember } = row
  return {
    id: row.id,
    number: row.number.toString(),
    memberId: row.memberId,
    account: row.account,
    merchant: row.merchant,
    kind: row.kind,
    startsAt: row.startsAt,
    endsAt: row.endsAt,
    isInForce: isInForce(row, now),
    setBy: row.setByAccount,
    reason: row.reason,
    follows:
      followsMember === null
        ? null
        : { memberId: followsMember, account: row.followsAccount ?? '', merchant: row.followsMerchant ?? '' },
    matchedBy: [...row.matchedBy],
    liftedAt: row.liftedAt,
    liftRefused: checkLift(row, now),
    lift:
      liftId && proposedAt
        ? {
            id: liftId,
            reason: liftReason ?? '',
            proposedBy: proposedByAccount ?? '',
            proposedAt,
            isYours: row.proposedBy === operator,
          }
        : null,
  }
}

export async function listExclusions(
  app: App,
  { kind, only, member, before, limit = PAGE }: Given<Contract['list']>['query'],
  { operator, now }: Pick<Call, 'operator' | 'now'>,
): Promise<Reply<Contract['list']>> {
  const [rows, counts, proposed] = await Promise.all([
    listedExclusions(app.db, {
      kind: kind ?? null,
      only: only ?? null,
      member: member ?? null,
      before: before ?? null,
      limit: limit + 1,
      now,
    }),
    countsInForce(app.db, now),
    proposedCount(app.db),
  ])
  const page = rows.slice(0, limit)
  return {
    list: page.map((row) => shown(row, operator.id, now)),
    next: rows.length > limit ? (page.at(-1)?.number ?? null) : null,
    counts,
    proposed,
  }
}

/** An operator excludes a member: effective immediately, with a reason; all sessions end (R6). */
export async function excludeMember(
  app: App,
  {
    member: memberId,
    days,
    reason,
  }: { readonly member: bigint; readonly days: number | null; readonly reason: string },
  call: Call,
) {
  const { operator, ip, now } = call
  const ended: string[] = []
  const done = await withIdempotency(app.db, call, async (tx) => {
    if (!(await memberBrief(tx, memberId))) return { refused: 'exclusions.unknownMember' } as const
    await writeAudit(tx, {
      operator,
      action: 'exclusions.exclude',
      object: `member:${memberId}`,
      after: { kind: 'operator', days: days ?? 'until lifted' },
      reason,
      ip,
      now,
    })
    const { row, sessions } = await excludeIn(app, tx, {
      memberId,
      kind: days === null ? 'operator' : 'timeOut',
      startsAt: now,
      endsAt: days === null ? null : endOf({ kind: 'timeOut', days }, now),
      by: { id: operator.id, account: operator.account },
      reason,
    })
    ended.push(...sessions)
    return { id: row.id }
  })
  dropSockets(app, ended)
  return done
}

/** Proposes to lift an exclusion; the term of a member's own choice must be over (R7). */
export function proposeLift(
  app: App,
  { id, reason }: { readonly id: string; readonly reason: string },
  call: Call,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    const row = await lockExclusion(tx, id)
    if (!row) return { refused: 'exclusions.unknown' } as const
    const refused = checkLift(row, now)
    if (refused) return { refused }
    const lift = await insertLift(tx, { exclusionId: id, reason, by: operator, now })
    if (!lift) return { refused: 'exclusions.alreadyProposed' } as const
    const after = { member: row.memberId, kind: row.kind }
    await writeAudit(tx, {
      operator,
      action: 'exclusions.propose',
      object: objectOf(id),
      after,
      reason,
      ip,
      now,
    })
    return lift
  })
}

/** The second operator approves: the member may play a day later, and accounts that follow are released too (decision 41). */
export function approveLift(
  app: App,
  { id, reason }: { readonly id: string; readonly reason: string | null },
  call: Call,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    const lift = await lockLift(tx, id)
    const row = lift && (await lockExclusion(tx, lift.exclusionId))
    if (!lift || !row) return { refused: 'exclusions.unknown' } as const
    if (lift.state !== 'proposed') return { refused: 'exclusions.alreadyDecided' } as const
    if (lift.proposedBy === operator.id) return { refused: 'exclusions.secondOperatorNeeded' } as const
    const refused = checkLift(row, now)
    if (refused) return { refused }
    const liftedAt = row.kind === 'match' ? now : new Date(now.getTime() + COOLING_MS)
    const members = [row.memberId]
    await decideLift(tx, { id, state: 'approved', by: operator, reason, now })
    await setLifted(tx, row.id, liftedAt)
    for (const follower of await followersOf(tx, row.id)) {
      await setLifted(tx, follower.id, liftedAt)
      members.push(follower.memberId)
    }
    await writeAudit(tx, {
      operator,
      action: 'exclusions.approve',
      object: objectOf(row.id),
      before: { proposedBy: lift.proposedByAccount, why: lift.reason },
      after: { liftedAt, members: members.join(', ') },
      reason: reason ?? undefined,
      ip,
      now,
    })
    await guardMembers(tx, members, now)
    return { liftedAt }
  })
}

/** Rejects the proposal; the proposer withdraws their own with the same call. */
export function rejectLift(
  app: App,
  { id, reason }: { readonly id: string; readonly reason: string },
  call: Call,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    const lift = await lockLift(tx, id)
    if (!lift) return { refused: 'exclusions.unknown' } as const
    if (lift.state !== 'proposed') return { refused: 'exclusions.alreadyDecided' } as const
    const state = lift.proposedBy === operator.id ? ('withdrawn' as const) : ('rejected' as const)
    await decideLift(tx, { id, state, by: operator, reason, now })
    const object = objectOf(lift.exclusionId)
    await writeAudit(tx, { operator, action: 'exclusions.reject', object, after: { state }, reason, ip, now })
    return { state }
  })
}
