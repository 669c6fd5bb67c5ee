import { writeAudit } from '#features/platform/audit/public.ts'
import { readPicture } from '#features/platform/images/public.ts'
import { tellBalance } from '#features/money/wallet/public.ts'
import { moneyText } from '#kit/money.ts'
import type { Download, Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { withdrawalsOffice } from '../../contract/office.ts'
import { checkSettle, missingOf } from '../../rules/receipt.ts'
import { addEvent } from '../../store/facts.ts'
import { payoutProofs } from '../../store/proofs.ts'
import { setReceived, setReturned } from '../../store/changes.ts'
import { lockWithdrawal, referenceOf } from '../../store/withdrawals.ts'
import { returnPart } from '../money.ts'
import { tellOutcome, tellWithdrawal } from '../tell.ts'

type Office = typeof withdrawalsOffice
type Settle = Office['settle']

/**
 * Decides a payment that its receiver misses. 'arrived' marks it as received; 'return' refunds what is missing, in the same
 * transaction, once: the key is derived from the withdrawal.
 */
export async function settleDispute(
  app: App,
  { params, body }: Given<Settle>,
  { operator, ip, now, ...call }: CallFor<Settle>,
): Promise<Reply<Settle> | Refusal<Settle> | { refused: 'idempotency.conflict' }> {
  const after: (() => Promise<void>)[] = []
  const result = await withIdempotency(app.db, call, async (tx): Promise<Reply<Settle> | Refusal<Settle>> => {
    const row = await lockWithdrawal(tx, params.id)
    if (!row) return { refused: 'withdrawals.unknown' }
    const refused = checkSettle(row, operator.id)
    if (refused) return { refused }
    const arrived = row.arrived ?? 0n
    const back = missingOf({ amount: row.amount, fee: row.fee, arrived })
    const isBack = body.verdict === 'return'
    const returned = isBack ? back.rest + back.fee : 0n
    const state = isBack && arrived === 0n ? 'failed' : 'received'
    const { reason } = body
    if (isBack)
      await setReturned(tx, row.id, {
        state: state === 'failed' ? 'failed' : 'received',
        returned,
        reason,
        now,
      })
    else await setReceived(tx, row.id, { isAuto: false, now })
    const what = isBack ? 'settledReturned' : 'settledArrived'
    await addEvent(tx, row.id, { at: now, what, by: operator.account, note: reason })
    await writeAudit(tx, {
      operator,
      action: 'withdrawals.settle',
      object: `withdrawal:${row.id}`,
      before: { reference: referenceOf(row.number), state: row.state, arrived: moneyText(arrived) },
      after: { state, returned: moneyText(returned) },
      reason,
      ip,
      now,
    })
    if (isBack) await tellOutcome(tx, row, { is: 'failed', reason, now })
    const wallet = isBack ? await returnPart(tx, row, back) : null
    after.push(async () => {
      if (wallet) tellBalance(app, row.memberId, wallet)
      await tellWithdrawal(app, { ...row, state })
    })
    return { state, returned }
  })
  for (const tell of after) await tell()
  return result
}

export async function proofPicture(
  app: App,
  { params }: Given<Office['proof']>,
): Promise<Download | Refusal<Office['proof']>> {
  const proof = (await payoutProofs.all(app.db, params.id)).find(({ id }) => id === params.proof)
  if (!proof) return { refused: 'withdrawals.unknown' }
  return {
    name: 'proof.jpg',
    type: 'image/jpeg',
    bytes: await readPicture(app.files, proof.file),
  }
}
