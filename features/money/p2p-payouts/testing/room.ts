import sharp from 'sharp'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import type { TestApp } from '#apps/server/testing/test-app.ts'
import { many, sql } from '#db/rows.ts'
import { major, type Minor } from '#kit/money.ts'
import { houseBalance, walletById } from '#ledger/wallets.ts'

export type Receiver = { readonly person: Person; readonly withdrawal: string; readonly offeredBy: Operator }

/** A member whose withdrawal of this amount is offered to others, from a wallet of twice as much. */
export async function receiver(at: TestApp, amount: Minor): Promise<Receiver> {
  const mai = await person(at, { balance: amount * 2n })
  const account = await mai.api.withdrawals.addAccount({
    body: { bank: 'ACB', accountNumber: '9900884471', holder: 'NGUYEN THI MAI', password: PAYMENT_PASSWORD },
  })
  const body = { account: account.id, amount, paymentPassword: PAYMENT_PASSWORD }
  const { id } = await mai.api.withdrawals.create({ body })
  const linh = await operator(at)
  await linh.api.withdrawalsOffice.claim({ params: { id } })
  await linh.api.withdrawalsOffice.offer({ params: { id } })
  return { person: mai, withdrawal: id, offeredBy: linh }
}

export const deposit = (who: Person, amount: Minor) =>
  who.api.deposits.create({ body: { method: 'to-member', amount } })

const drawn = new Map<number, File>()

/** Each picture is generated once for all tests: that takes longer than uploading it. */
export async function picture(width = 40): Promise<File> {
  const known = drawn.get(width)
  if (known) return known
  const bytes = await sharp({ create: { width, height: 30, channels: 3, background: '#375' } })
    .png()
    .toBuffer()
  const made = new File([new Uint8Array(bytes)], 'slip.png', { type: 'image/png' })
  drawn.set(width, made)
  return made
}

export const sendSlip = async (who: Person, id: string) =>
  who.api.deposits.sendSlip({ params: { id }, files: [await picture()] })

export const balanceOf = async (at: TestApp, { wallet }: Person): Promise<Minor> =>
  (await walletById(at.app.db, wallet))?.balance ?? 0n

type Books = {
  readonly amount: Minor
  readonly open: Minor
  readonly promised: Minor
  readonly credited: Minor
  readonly returned: Minor
}

/** Each offer's own sums, with the sums of its active matches. */
export async function offersOf(at: TestApp): Promise<(Books & { readonly withdrawal: string })[]> {
  return many(
    at.app.db,
    sql<Books & { withdrawal: string }>`
      select o.withdrawal, o.amount, o.open, o.credited, o.returned, coalesce((
        select sum(m.amount) from payout_match m
        where m.withdrawal = o.withdrawal and m.state in ('waiting', 'sent', 'review', 'disputed')
      ), 0)::bigint as promised
      from payout_offer o
    `,
  )
}

/** Nothing is lost or duplicated: every offer adds up, and liabilities equal exactly what is not settled yet. */
export async function booksHold(at: TestApp): Promise<string[]> {
  const offers = await offersOf(at)
  const wrong = offers.filter(
    ({ amount, open, promised, credited, returned }) => amount !== open + promised + credited + returned,
  )
  const owed = offers.reduce((sum, { amount, credited, returned }) => sum + amount - credited - returned, 0n)
  const owing = await houseBalance(at.app.db, {
    merchant: 'JADE',
    currency: 'VND',
    kind: 'payout_clearing',
    detail: 'matching',
  })
  const said = wrong.map(({ withdrawal }) => `offer ${withdrawal} does not re-add`)
  return owing === owed ? said : [...said, `the house owes ${owing}, the offers say ${owed}`]
}

export const step = major(100_000)
