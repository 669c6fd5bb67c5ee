import { inTransaction, type Tx } from '#db/pool.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { nextEventNumber } from '#live/event-number.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { paymentsOffice } from '../contract.ts'
import { casesOf, closeCase, saveCase } from '../store/cases.ts'
import type { CaseNews } from './processor.ts'

type Contract = typeof paymentsOffice
/** Maximum cases on the screen; older closed ones are in the audit log. */
const SHOWN = 200

/** A refund or dispute becomes a case for an operator. No money moves: a correction of the balance needs two operators. */
export async function takeCase(
  app: App,
  tx: Tx,
  {
    merchant,
    processor,
    news,
    now,
  }: {
    readonly merchant: string
    readonly processor: string
    readonly news: CaseNews
    readonly now: Date
  },
): Promise<() => Promise<void>> {
  const { reference: deposit, ...rest } = news
  await saveCase(tx, { ...rest, merchant, processor, deposit, now })
  return () => tellCases(app)
}

async function tellCases(app: App): Promise<void> {
  const seq = (await nextEventNumber(app.db)).toString()
  app.events.publish('operators', { topic: 'payments.cases', seq, patch: {} })
}

export async function listCases(
  app: App,
  { query }: Given<Contract['cases']>,
): Promise<Reply<Contract['cases']>> {
  const merchant = query.merchant ?? null
  return { rows: await casesOf(app.db, { merchant, isOpen: query.state === 'open' }, SHOWN) }
}

export async function endCase(
  app: App,
  { params, body }: Given<Contract['closeCase']>,
  { operator, ip, now }: CallFor<Contract['closeCase']>,
): Promise<Reply<Contract['closeCase']> | Refusal<Contract['closeCase']>> {
  const closed = await inTransaction(app.db, async (tx) => {
    const row = await closeCase(tx, { ...params, by: operator.account, note: body.note, now })
    if (row)
      await writeAudit(tx, {
        operator,
        action: 'payments.closeCase',
        object: `paymentCase:${params.id}`,
        after: { state: 'closed', kind: row.kind, processorRef: row.processorRef },
        reason: body.note,
        ip,
        now,
      })
    return row
  })
  if (!closed) return { refused: 'payments.caseClosed' }
  await tellCases(app)
  return {}
}
