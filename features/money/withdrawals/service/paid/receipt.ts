import { inTransaction } from '#db/pool.ts'
import { couldAnswer } from '#features/compliance/exclusions/public.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import { currencies } from '#kit/currency.ts'
import { moneyText } from '#kit/money.ts'
import type { withdrawals } from '../../contract/member.ts'
import { decideReceipt } from '../../rules/receipt.ts'
import { addEvent } from '../../store/facts.ts'
import { setDisputed, setReceiptDue, setReceived } from '../../store/changes.ts'
import { lockWithdrawal, receiptsDue, withdrawalOf, type WithdrawalRow } from '../../store/withdrawals.ts'
import { tellWithdrawal } from '../tell.ts'
import { fullView } from '../view.ts'

type Received = typeof withdrawals.received
const BATCH = 50
const MS_PER_MINUTE = 60_000

/** Marks a paid withdrawal as received; null if it does not wait for that (any longer). */
async function receive(
  app: App,
  id: string,
  { isAuto, now }: { readonly isAuto: boolean; readonly now: Date },
): Promise<WithdrawalRow | null> {
  const row = await inTransaction(app.db, async (tx) => {
    const locked = await lockWithdrawal(tx, id)
    if (locked?.state !== 'paid') return null
    if (isAuto && (!locked.receiptDueAt || locked.receiptDueAt > now)) return null
    const since = locked.paidAt ?? now
    if (isAuto && !(await couldAnswer(tx, { memberId: locked.memberId, since, now }))) {
      // silence of a member who cannot answer means nothing (decision 46): checked again after the same time
      await setReceiptDue(tx, id, new Date(now.getTime() + locked.receiptMinutes * MS_PER_MINUTE))
      return null
    }
    await setReceived(tx, id, { isAuto, now })
    await addEvent(tx, id, { at: now, what: isAuto ? 'receivedAuto' : 'received' })
    return locked
  })
  if (row) await tellWithdrawal(app, { ...row, state: 'received' })
  return row
}

/** The member confirms that all of it arrived. Repeating it changes nothing. */
export async function confirmReceived(
  app: App,
  { params }: Given<Received>,
  { member, now }: CallFor<Received>,
): Promise<Reply<Received> | Refusal<Received>> {
  const row = await withdrawalOf(app.db, member.id, params.id)
  if (!row) return { refused: 'withdrawals.unknown' }
  if (row.state !== 'received' && !(await receive(app, row.id, { isAuto: false, now })))
    return { refused: 'withdrawals.notPaid' }
  const fresh = await withdrawalOf(app.db, member.id, params.id)
  return fullView(app, app.db, fresh ?? row)
}

type Answered = typeof withdrawals.receipt

/** The receiver's answer (CSH-03); a part or nothing stops the timeout and waits for an operator. */
export async function answerReceipt(
  app: App,
  { params, body }: Given<Answered>,
  call: CallFor<Answered>,
): Promise<Reply<Answered> | Refusal<Answered> | { refused: 'idempotency.conflict' }> {
  const { member, now } = call
  const news: WithdrawalRow[] = []
  const done = await withIdempotency(
    app.db,
    call,
    async (tx): Promise<{ done: true } | Refusal<Answered>> => {
      const own = await withdrawalOf(tx, member.id, params.id)
      const row = own && (await lockWithdrawal(tx, own.id))
      if (!row) return { refused: 'withdrawals.unknown' }
      const decision = decideReceipt(
        { state: row.state, receives: row.amount - row.fee, unit: currencies[row.currency].payable },
        body,
      )
      if ('refused' in decision) return decision
      if (decision.does === 'receive') {
        await setReceived(tx, row.id, { isAuto: false, now })
        await addEvent(tx, row.id, { at: now, what: 'received' })
      } else if (decision.does === 'dispute') {
        await setDisputed(tx, row.id, decision.arrived)
        const what = decision.arrived > 0n ? 'saidPart' : 'saidNone'
        await addEvent(tx, row.id, { at: now, what, note: moneyText(decision.arrived) })
      }
      news.push({ ...row, state: decision.does === 'dispute' ? 'disputed' : 'received' })
      return { done: true }
    },
  )
  if ('refused' in done) return done
  for (const row of news) await tellWithdrawal(app, row)
  const fresh = await withdrawalOf(app.db, member.id, params.id)
  return fresh ? fullView(app, app.db, fresh) : { refused: 'withdrawals.unknown' }
}

/** Silence for the setting's minutes counts as received. */
export async function receiveBySilence(app: App): Promise<void> {
  const now = app.clock.now()
  for (const { id } of await receiptsDue(app.db, now, BATCH)) await receive(app, id, { isAuto: true, now })
}
