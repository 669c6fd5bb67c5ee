import { writeAudit } from '#features/platform/audit/public.ts'
import { passFreeze } from '#ledger/holds.ts'
import type { Tx } from '#db/pool.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { decideProposal } from '#features/money/reviewed-orders/rules.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { withdrawalsOffice } from '../../contract/office.ts'
import { mayStillPay } from '../../rules/states.ts'
import { stopsOf, type StopKind } from '../../rules/stops.ts'
import { addEvent } from '../../store/facts.ts'
import {
  decideOverride,
  holdMemberState,
  insertOverride,
  overrideOf,
  standingOf,
  voidNarrow,
} from '../../store/stops.ts'
import { lockWithdrawal, referenceOf, type WithdrawalRow } from '../../store/withdrawals.ts'
import { holdsOf } from '../money.ts'
import { tellWithdrawal } from '../tell.ts'

type Office = typeof withdrawalsOffice
type Propose = Office['override']
type Decide = Office['decideOverride']
type Conflict = { readonly refused: 'idempotency.conflict' }

type Found = { readonly row: WithdrawalRow; readonly stops: readonly StopKind[] }

async function lockStopped(tx: Tx, id: string): Promise<Found | Refusal<Propose>> {
  const row = await lockWithdrawal(tx, id)
  if (!row) return { refused: 'withdrawals.unknown' }
  if (!mayStillPay(row.state)) return { refused: 'withdrawals.decided' }
  await holdMemberState(tx, row.memberId)
  const stops = stopsOf(await standingOf(tx, row))
  return stops.length > 0 ? { row, stops } : { refused: 'withdrawals.notStopped' }
}

/** The first of two operators proposes to pay a stopped withdrawal; nothing changes before the other approves. */
export async function proposeOverride(
  app: App,
  { params, body }: Given<Propose>,
  call: CallFor<Propose>,
): Promise<Reply<Propose> | Refusal<Propose> | Conflict> {
  const { operator, ip, now } = call
  const rows: WithdrawalRow[] = []
  const result = await withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<Propose> | Refusal<Propose>> => {
      const found = await lockStopped(tx, params.id)
      if ('refused' in found) return found
      const { row, stops } = found
      const { reason } = body
      const by = { id: operator.id, account: operator.account }
      await voidNarrow(tx, row.id, stops)
      if (!(await insertOverride(tx, { withdrawal: row.id, stops, reason, by, now })))
        return { refused: 'withdrawals.overrideProposed' }
      await addEvent(tx, row.id, { at: now, what: 'overrideProposed', by: operator.account, note: reason })
      const object = `withdrawal:${row.id}`
      const after = { reference: referenceOf(row.number), stops: stops.join(', ') }
      await writeAudit(tx, { operator, action: 'withdrawals.override', object, after, reason, ip, now })
      rows.push(row)
      return {}
    },
  )
  for (const row of rows) await tellWithdrawal(app, row)
  return result
}

/** The other operator approves or rejects; the proposer can only withdraw it. */
export async function decideOnOverride(
  app: App,
  { params, body }: Given<Decide>,
  call: CallFor<Decide>,
): Promise<Reply<Decide> | Refusal<Decide> | Conflict> {
  const { operator, ip, now } = call
  const rows: WithdrawalRow[] = []
  const result = await withIdempotency(app.db, call, async (tx): Promise<Reply<Decide> | Refusal<Decide>> => {
    const row = await lockWithdrawal(tx, params.id)
    if (!row) return { refused: 'withdrawals.unknown' }
    const override = await overrideOf(tx, row.id)
    if (override?.state !== 'proposed') return { refused: 'withdrawals.noOverride' }
    const state = decideProposal(override, operator.id, body.verdict)
    if (state === 'sameOperator') return { refused: 'withdrawals.sameOperator' }
    const { reason } = body
    await decideOverride(tx, override.id, { state, by: operator, reason, now })
    const what = { agreed: 'overrideAgreed', refused: 'overrideRefused', withdrawn: 'overrideWithdrawn' }[
      state
    ]
    await addEvent(tx, row.id, { at: now, what, by: operator.account, note: reason })
    await writeAudit(tx, {
      operator,
      action: 'withdrawals.decideOverride',
      object: `withdrawal:${row.id}`,
      before: { proposedBy: override.proposedByAccount, why: override.reason },
      after: { reference: referenceOf(row.number), state, stops: override.stops.join(', ') },
      reason,
      ip,
      now,
    })
    // last: it takes the wallet's lock
    if (state === 'agreed' && override.stops.includes('walletFrozen'))
      await passFreeze(tx, holdsOf(row), { first: override.proposedBy, second: operator.id })
    rows.push(row)
    return { state }
  })
  for (const row of rows) await tellWithdrawal(app, row)
  return result
}
