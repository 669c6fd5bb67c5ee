import { camt054, type Written } from '#apps/bank/camt.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { takeEntry } from '#features/money/bank-statements/service/take-entry.ts'
import { ACCOUNT, camtFeed, merchant, reason } from '#features/money/bank-statements/testing/setup.ts'
import { sandboxSetup, type SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import { approve, ask, moneyOf, payee, type Payee } from '#features/money/withdrawals/testing/payee.ts'
import { dayIn } from '#kit/day.ts'
import { major, type Minor } from '#kit/money.ts'

export type PayoutSetup = SandboxSetup & {
  readonly linh: Operator
  readonly huy: Operator
  /** An approved withdrawal of a new member that waits to be paid by hand. */
  readonly approved: (amount?: Minor) => Promise<{
    readonly own: Payee
    readonly id: string
    readonly reference: string
  }>
  readonly today: () => string
  readonly moneyOf: (own: Payee) => Promise<{ readonly balance: Minor; readonly held: Minor }>
  /** An outgoing entry of the brand's account with a reference of its own. */
  readonly sent: (text: string, amount?: string) => Written
  /** Imports a statement: uploaded by one operator, approved by another. */
  readonly imported: (entries: readonly Written[]) => Promise<string>
  /** Stores one entry as an import does, without the limit of uploads a minute. */
  readonly booked: (entry: Written) => Promise<void>
}

/** A server whose brand pays withdrawals by hand, with a feed of its bank account and two operators. */
export async function payoutSetup(): Promise<PayoutSetup> {
  const setup = await sandboxSetup()
  await applySetting(setup, merchant, 'payoutBank', 'manual')
  const [linh, huy] = [await operator(setup), await operator(setup)]
  const body = { ...camtFeed, accountNumber: ACCOUNT, currency: 'VND', reason } as const
  const { id: feed } = await linh.api.bankStatements.addFeed({ params: { merchant }, body })
  let refs = 0
  let first: Promise<string> | null = null
  const imported = async (entries: readonly Written[]) => {
    const { id } = await linh.api.bankStatements.upload({
      params: { merchant, id: feed },
      files: [new File([camt054(ACCOUNT, entries)], 'camt054.xml')],
    })
    await huy.alone.bankStatements.approve({ params: { merchant, id }, body: {} })
    return id
  }
  return {
    ...setup,
    linh,
    huy,
    async approved(amount = major(300_000)) {
      const own = await payee(setup, major(1_000_000))
      const { id, reference } = await ask(own, amount)
      await approve(linh, id)
      return { own, id, reference }
    },
    today: () => dayIn('Asia/Ho_Chi_Minh', setup.clock.now()),
    moneyOf: ({ mai }) => moneyOf(setup, mai),
    sent(text, amount = '300000') {
      refs += 1
      return { ref: `OUT${refs.toString().padStart(6, '0')}`, amount, text, isOut: true }
    },
    imported,
    async booked({ ref, amount, text = '' }) {
      first ??= imported([{ ref: 'FIRST', amount: '1', isOut: true }])
      const entry = {
        entryRef: ref,
        amount: major(Number(amount)),
        currency: 'VND',
        direction: 'out',
        isReversal: false,
        bookedOn: dayIn('Asia/Ho_Chi_Minh', setup.clock.now()),
        payer: '',
        payerAccount: '',
        text,
      } as const
      await takeEntry(setup.app, entry, {
        feed: { id: feed, merchant, accountNumber: ACCOUNT },
        statement: await first,
        policy: { isAuto: true, most: 0n },
      })
    },
  }
}
