import { writeAudit } from '#features/platform/audit/public.ts'
import { endMemberSessions } from '#features/account/identity/public.ts'
import { changeMemberState } from '#features/account/members/public.ts'
import { voidOverrides } from '#features/money/withdrawals/public.ts'
import { inTransaction } from '#db/pool.ts'
import type { OperatorCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency, type Keyed } from '#server/idempotency.ts'
import { insertNote, memberFull } from '../store/members.ts'

type Call = { readonly operator: OperatorCaller; readonly ip: string; readonly now: Date }

const unknown = { refused: 'backoffice.unknownMember' } as const
const objectOf = (id: bigint): string => `member:${id}`

type Target = { readonly id: bigint; readonly reason: string }

/** Personal data unmasked; the audit log entry with operator and reason is written first (B3). */
export async function readPersonal(app: App, { id, reason }: Target, { operator, ip, now }: Call) {
  return inTransaction(app.db, async (tx) => {
    const member = await memberFull(tx, id)
    if (!member) return unknown
    await writeAudit(tx, { operator, action: 'members.readPersonal', object: objectOf(id), reason, ip, now })
    const { email, mobile, birthday, payeeName } = member
    return { email, mobile, birthday, payeeName }
  })
}

/** Locks a member and ends all their sessions (as R6 does), or unlocks them. */
export async function setMemberState(
  app: App,
  { id, reason, state }: Target & { readonly state: 'open' | 'locked' },
  { operator, ip, now }: Call,
) {
  return inTransaction(app.db, async (tx) => {
    const member = await memberFull(tx, id)
    if (!member) return unknown
    if (member.state === 'closed') return { refused: 'backoffice.memberClosed' } as const
    const changed = await changeMemberState(tx, id, state, reason)
    if (!changed) return { refused: 'backoffice.sameState' } as const // another operator has already changed the state
    if (state === 'locked') await voidOverrides(tx, id)
    const ended = state === 'locked' ? await endMemberSessions(tx, { memberId: id, why: 'locked', now }) : 0
    const action = state === 'locked' ? 'members.lock' : 'members.unlock'
    const [before, after] = [{ state: member.state }, { state, sessionsEnded: ended }]
    await writeAudit(tx, { operator, action, object: objectOf(id), before, after, reason, ip, now })
    return { state, ended }
  })
}

/** Ends one session of a member, or all. */
export async function endMemberSession(
  app: App,
  { id, reason, session }: Target & { readonly session: string | undefined },
  { operator, ip, now }: Call,
) {
  return inTransaction(app.db, async (tx) => {
    if (!(await memberFull(tx, id))) return unknown
    const which = { memberId: id, ...(session ? { id: session } : {}), why: 'ended by an operator', now }
    const ended = await endMemberSessions(tx, which)
    const after = { ended, session: session ?? 'all' }
    await writeAudit(tx, {
      operator,
      action: 'members.endSession',
      object: objectOf(id),
      after,
      reason,
      ip,
      now,
    })
    return { ended }
  })
}

/** Writes a note; idempotent, however often the button is pressed. */
export function addNote(
  app: App,
  { id, text }: { readonly id: bigint; readonly text: string },
  call: Call & Keyed,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    if (!(await memberFull(tx, id))) return unknown
    await insertNote(tx, { memberId: id, operator, text, now })
    await writeAudit(tx, { operator, action: 'members.note', object: objectOf(id), after: { text }, ip, now })
    return { at: now }
  })
}
