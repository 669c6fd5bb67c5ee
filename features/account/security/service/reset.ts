import type { Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { endSessions } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { security } from '../contract.ts'
import { checkAgree, checkKeep, type Request } from '../rules/reset.ts'
import { devicesOf, endTrust } from '../store/devices.ts'
import {
  decideReset,
  deleteProofs,
  holdReset,
  insertReset,
  resetsOf,
  waitingResets,
  type ResetRow,
} from '../store/resets.ts'
import { tellChange, type Change } from './history.ts'
import { payoutHold } from './hold.ts'
import { meansOf } from './proof/fresh.ts'

type Routes = typeof security
type Call = CallFor<Routes['agreeReset']>

const objectOf = (memberId: bigint): string => `member:${memberId}`

const shown = (row: ResetRow, operator: string) => ({
  ...row,
  askedBy: row.askedByAccount,
  decidedBy: row.decidedByAccount,
  isYours: row.askedBy === operator,
})

/** An account's security methods as an operator sees them: counts and dates, never secrets. */
export async function guardsOf(
  app: App,
  { params: { id } }: Given<Routes['guardsOf']>,
  { operator, now }: CallFor<Routes['guardsOf']>,
) {
  if (!(await memberById(app.db, id))) return { refused: 'security.unknownMember' } as const
  const { hasPassword, hasAuthenticator, passkeys, recoveryLeft } = await meansOf(app.db, id)
  return {
    hasPassword,
    hasAuthenticator,
    passkeys,
    recoveryLeft,
    trustedDevices: (await devicesOf(app.db, id, now)).length,
    hold: await payoutHold(app.db, id, now),
    requests: (await resetsOf(app.db, id)).map((row) => shown(row, operator.id)),
  }
}

export async function waiting(
  app: App,
  { query }: Given<Routes['waitingResets']>,
  { operator }: CallFor<Routes['waitingResets']>,
) {
  const rows = await waitingResets(app.db, query.merchant ?? null)
  return { requests: rows.map((row) => shown(row, operator.id)) }
}

/** Notifies the member in the platform's name, without the operator's address and browser. */
async function tellMember(
  app: App,
  tx: Tx,
  memberId: bigint,
  what: Extract<Change, 'proofsAsked' | 'proofsKept' | 'proofsReset'>,
  now: Date,
): Promise<void> {
  const member = await memberById(tx, memberId)
  const device = app.words(member?.language ?? 'en', 'security.byService')
  await tellChange(app, tx, { memberId, what, ip: '', device, now })
}

/** Requests the reset and notifies the member immediately, so that they can object (A12). */
export function askReset(
  app: App,
  { params: { id: memberId }, body: { reason } }: Given<Routes['askReset']>,
  call: CallFor<Routes['askReset']>,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    const member = await memberById(tx, memberId)
    if (!member || member.state === 'closed') return { refused: 'security.unknownMember' } as const
    const means = await meansOf(tx, memberId)
    if (!means.hasAuthenticator && means.passkeys === 0)
      return { refused: 'security.nothingToReset' } as const
    if (!means.hasPassword && !member.email && !member.mobile)
      return { refused: 'security.noWayLeft' } as const
    const { merchant } = member
    const id = await insertReset(tx, { memberId, merchant, reason, operator, now })
    if (id === null) return { refused: 'security.resetOpen' } as const
    await tellMember(app, tx, memberId, 'proofsAsked', now)
    const object = objectOf(memberId)
    await writeAudit(tx, { operator, action: 'security.askReset', object, after: { id }, reason, ip, now })
    return { id }
  })
}

type Chosen = Given<Routes['agreeReset']>
type Check<R extends string> = (request: Request, operator: string) => R | null

async function decidable<R extends string>(
  tx: Tx,
  { params, body }: Chosen,
  call: Call,
  check: Check<R>,
): Promise<{ readonly refused: R | 'security.resetUnknown' } | { readonly row: ResetRow }> {
  const row = await holdReset(tx, { id: body.request, memberId: params.id })
  if (!row) return { refused: 'security.resetUnknown' }
  const refused = check(row, call.operator.id)
  return refused ? { refused } : { row }
}

/**
 * Resets two-step verification on another operator's request. Ends all sessions and device trust, holds payouts, and notifies the member.
 * The password stays: a member who lost that too gets the link that an operator can send.
 */
export function agreeReset(app: App, chosen: Chosen, call: Call) {
  const { operator, ip, now } = call
  const { reason } = chosen.body
  return withIdempotency(app.db, call, async (tx) => {
    const found = await decidable(tx, chosen, call, checkAgree)
    if ('refused' in found) return found
    const { id, memberId, askedByAccount } = found.row
    const { hasAuthenticator, passkeys, recoveryLeft } = await meansOf(tx, memberId)
    await decideReset(tx, { id, state: 'done', operator, reason, now })
    await deleteProofs(tx, memberId)
    await endTrust(tx, { memberId, butToken: null })
    const ended = await endSessions(tx, memberId, { why: 'second proofs removed', now })
    await tellMember(app, tx, memberId, 'proofsReset', now)
    await writeAudit(tx, {
      operator,
      action: 'security.agreeReset',
      object: objectOf(memberId),
      before: { id, askedBy: askedByAccount, hasAuthenticator, passkeys, recoveryLeft },
      after: { hasAuthenticator: false, passkeys: 0, recoveryLeft: 0, ended },
      reason,
      ip,
      now,
    })
    return { ended }
  })
}

/** Rejects a request; the requesting operator may do so too. */
export function keepProofs(app: App, chosen: Chosen, call: CallFor<Routes['keepProofs']>) {
  const { operator, ip, now } = call
  const { reason } = chosen.body
  return withIdempotency(app.db, call, async (tx) => {
    const found = await decidable(tx, chosen, call, checkKeep)
    if ('refused' in found) return found
    const { id, memberId } = found.row
    await decideReset(tx, { id, state: 'kept', operator, reason, now })
    await tellMember(app, tx, memberId, 'proofsKept', now)
    const object = objectOf(memberId)
    await writeAudit(tx, { operator, action: 'security.keepProofs', object, before: { id }, reason, ip, now })
    return { state: 'kept' as const }
  })
}
