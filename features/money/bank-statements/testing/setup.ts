import { camt054, type Written } from '#apps/bank/camt.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major, type Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'

/** The demo brand's account of its method "bank-transfer". */
export const ACCOUNT = '1990000041718'
export const merchant = 'JADE'
export const reason = 'agreed with the bank'

export const camtFeed = {
  name: 'Demo Bank VND',
  format: 'camt054',
  csv: null,
  pull: 'none',
  pullUrl: null,
  isOpen: true,
} as const

/** The stand-in bank's CSV. */
export const csv = {
  delimiter: ';',
  decimal: ',',
  dayForm: 'dd/mm/yyyy',
  encoding: 'utf-8',
  skipLines: 1,
  columns: {
    reference: 'Số tham chiếu',
    day: 'Ngày',
    text: 'Nội dung',
    amount: '',
    credit: 'Ghi có',
    debit: 'Ghi nợ',
    currency: '',
    payer: 'Đối tác',
    payerAccount: '',
  },
} as const

export type BankSetup = TestApp & {
  readonly staff: Operator
  readonly second: Operator
  readonly feed: string
  readonly ordered: (amount?: Minor) => Promise<{
    readonly mai: Person
    readonly id: string
    readonly reference: string
  }>
  readonly balanceOf: (mai: Person) => Promise<Minor>
  /** A booked incoming entry with a reference of its own. */
  readonly paid: (text: string, amount?: string) => Written
  /** Uploads by one operator; nothing is approved yet. */
  readonly uploaded: (entries: readonly Written[]) => Promise<{ readonly id: string }>
  /** Uploaded by one operator and approved by another; the statement's ID. */
  readonly imported: (entries: readonly Written[]) => Promise<string>
  /** The entry of this bank reference in the queue. */
  readonly queued: (
    ref: string | undefined,
  ) => Promise<{ readonly id: string; readonly why: string | null } | undefined>
  readonly versionOf: () => Promise<number>
}

/** A server with a feed of the demo brand's bank account, and two operators. */
export async function bankSetup(): Promise<BankSetup> {
  const at = await testApp()
  const [staff, second] = [await operator(at), await operator(at)]
  const body = { ...camtFeed, accountNumber: ACCOUNT, currency: 'VND', reason } as const
  const { id: feed } = await staff.api.bankStatements.addFeed({ params: { merchant }, body })
  let refs = 0
  const uploaded = (entries: readonly Written[]) =>
    staff.api.bankStatements.upload({
      params: { merchant, id: feed },
      files: [new File([camt054(ACCOUNT, entries)], 'camt054.xml')],
    })
  return {
    ...at,
    staff,
    second,
    feed,
    uploaded,
    async ordered(amount = major(500_000)) {
      const mai = await person(at)
      const deposit = await mai.api.deposits.create({ body: { method: 'bank-transfer', amount } })
      return { mai, id: deposit.id, reference: deposit.reference }
    },
    balanceOf: async ({ wallet }) => (await walletById(at.app.db, wallet))?.balance ?? 0n,
    paid(text, amount = '500000') {
      refs += 1
      return { ref: `FT${refs.toString().padStart(6, '0')}`, amount, text, payer: 'NGUYEN VAN A' }
    },
    async imported(entries) {
      const { id } = await uploaded(entries)
      await second.alone.bankStatements.approve({ params: { merchant, id }, body: {} })
      return id
    },
    async queued(ref = '-') {
      const { rows } = await staff.api.bankStatements.entries({
        query: { merchant, state: 'queued', find: ref },
      })
      return rows.find(({ entryRef }) => entryRef === ref)
    },
    async versionOf() {
      const { rows } = await staff.api.bankStatements.feeds({ query: { merchant } })
      return rows.find(({ id }) => id === feed)?.version ?? 0
    },
  }
}
