import type { Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { decideProposal } from '#features/money/reviewed-orders/rules.ts'
import { withIdempotency, type Conflict } from '#server/idempotency.ts'
import type { vendorWalletsOffice } from '../contract/office.ts'
import { settle } from '../rules/moves.ts'
import { checkPropose, toldBy } from '../rules/verdict.ts'
import { closeIncidents } from '../store/incidents.ts'
import { lockTransfer, referenceOf, type TransferRow } from '../store/transfers.ts'
import { insertVerdict, proposedOn, setVerdict } from '../store/verdicts.ts'
import { transferIn } from './office.ts'
import { endTransfer, pollVendorStatus, notifyMember, type Settled } from './settle.ts'

type Contract = typeof vendorWalletsOffice
type Operating = Pick<CallFor<Contract['agree']>, 'operator' | 'ip' | 'now'>

function audit(
  tx: Tx,
  row: TransferRow,
  { operator, ip, now }: Operating,
  entry: {
    readonly action: string
    readonly after: Readonly<Record<string, string>>
    readonly reason: string
  },
): Promise<void> {
  const { id, number, merchant, state, amount } = row
  const before = { reference: referenceOf(number), merchant, state, amount: moneyText(amount) }
  return writeAudit(tx, { operator, object: `vendorTransfer:${id}`, before, ip, now, ...entry })
}

/** Proposes, with evidence, the outcome of a transfer without a vendor response; no money moves before another operator approves it. */
export async function proposeVerdict(
  app: App,
  { params, body }: Given<Contract['propose']>,
  call: CallFor<Contract['propose']>,
): Promise<Reply<Contract['propose']> | Refusal<Contract['propose']> | Conflict> {
  const { operator, now } = call
  const { verdict, evidence } = body
  return withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<Contract['propose']> | Refusal<Contract['propose']>> => {
      const row = await lockTransfer(tx, params.id)
      if (row?.merchant !== params.merchant) return { refused: 'vendorWallets.unknownTransfer' }
      const refused = checkPropose(row, now)
      if (refused) return refused
      const made = { transfer: row.id, verdict, evidence, by: operator.id, now }
      if (!(await insertVerdict(tx, made))) return { refused: 'vendorWallets.alreadyProposed' }
      await audit(tx, row, call, { action: 'vendors.proposeVerdict', after: { verdict }, reason: evidence })
      return {}
    },
  )
}

/**
 * The second approval: settles the transfer as proposed, state and money in one transaction. The vendor is polled once more first; if it
 * responds with an outcome, that applies and there is nothing left to approve.
 */
export async function agreeVerdict(
  app: App,
  { params, body }: Given<Contract['agree']>,
  call: CallFor<Contract['agree']>,
): Promise<Reply<Contract['agree']> | Refusal<Contract['agree']> | Conflict> {
  const { operator, now } = call
  const asked = await transferIn(app, params)
  if (asked?.state === 'pending') await pollVendorStatus(app, asked)
  const ended: Settled[] = []
  const result = await withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<Contract['agree']> | Refusal<Contract['agree']>> => {
      const row = await lockTransfer(tx, params.id)
      if (row?.merchant !== params.merchant) return { refused: 'vendorWallets.unknownTransfer' }
      if (row.state !== 'pending') return { refused: 'vendorWallets.settled' }
      const proposal = await proposedOn(tx, row.id)
      if (!proposal) return { refused: 'vendorWallets.nothingProposed' }
      if (decideProposal(proposal, operator.id, 'agree') === 'sameOperator')
        return { refused: 'vendorWallets.secondOperatorNeeded' }
      const settling = settle('pending', row.direction, toldBy(proposal.verdict))
      if (settling === 'wait' || settling === 'alarm') throw new Error(`transfer ${row.id} does not settle`)
      const { verdict } = proposal
      await setVerdict(tx, proposal.id, { state: 'agreed', by: operator.id, note: body.reason, now })
      const state = settling === 'finish' || settling === 'credit' ? 'done' : 'failed'
      const after = { verdict, state, proposedBy: proposal.proposedByAccount }
      await audit(tx, row, call, { action: 'vendors.agreeVerdict', after, reason: body.reason })
      ended.push(await endTransfer(tx, row, settling, { reason: null, vendorRef: null, now }))
      return { state }
    },
  )
  for (const settled of ended) await notifyMember(app, params.id, settled)
  return result
}

/** Rejects another operator's proposal, or withdraws one's own. */
export async function rejectVerdict(
  app: App,
  { params, body }: Given<Contract['reject']>,
  call: CallFor<Contract['reject']>,
): Promise<Reply<Contract['reject']> | Refusal<Contract['reject']> | Conflict> {
  const { operator, now } = call
  return withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<Contract['reject']> | Refusal<Contract['reject']>> => {
      const row = await lockTransfer(tx, params.id)
      if (row?.merchant !== params.merchant) return { refused: 'vendorWallets.unknownTransfer' }
      const proposal = await proposedOn(tx, row.id)
      if (!proposal) return { refused: 'vendorWallets.nothingProposed' }
      await setVerdict(tx, proposal.id, { state: 'rejected', by: operator.id, note: body.reason, now })
      const { verdict } = proposal
      await audit(tx, row, call, { action: 'vendors.rejectVerdict', after: { verdict }, reason: body.reason })
      return {}
    },
  )
}

/** An operator has reviewed the contradictory status and records what was done about it. */
export async function closeIncident(
  app: App,
  { params, body }: Given<Contract['closeIncident']>,
  call: CallFor<Contract['closeIncident']>,
): Promise<Reply<Contract['closeIncident']> | Refusal<Contract['closeIncident']> | Conflict> {
  const { operator, now } = call
  return withIdempotency(
    app.db,
    call,
    async (tx): Promise<Reply<Contract['closeIncident']> | Refusal<Contract['closeIncident']>> => {
      const row = await lockTransfer(tx, params.id)
      if (row?.merchant !== params.merchant) return { refused: 'vendorWallets.unknownTransfer' }
      if (!(await closeIncidents(tx, row.id, { by: operator.id, why: body.reason, now })))
        return { refused: 'vendorWallets.noIncident' }
      const after = { incident: 'closed' }
      await audit(tx, row, call, { action: 'vendors.closeIncident', after, reason: body.reason })
      return {}
    },
  )
}
