import { PAYMENT_PASSWORD, person, type Person } from '#apps/server/testing/people.ts'
import type { Operator } from '#apps/server/testing/operator.ts'
import type { SandboxSetup } from '#features/money/payments/testing/sandbox.ts'
import type { Minor } from '#kit/money.ts'
import { walletById } from '#ledger/wallets.ts'

export type Payee = { readonly mai: Person; readonly account: string }

/** A member with money and an account in her own name; `digits` end the number ('0000' is refused by the sandbox's bank). */
export async function payee(setup: SandboxSetup, balance: Minor, digits = '4471'): Promise<Payee> {
  const mai = await person(setup, { balance })
  const { id } = await mai.api.withdrawals.addAccount({
    body: {
      bank: 'ACB',
      accountNumber: `990088${digits}`,
      holder: 'Nguyễn Thị Mai',
      password: PAYMENT_PASSWORD,
    },
  })
  return { mai, account: id }
}

export function ask({ mai, account }: Payee, amount: Minor) {
  return mai.api.withdrawals.create({ body: { account, amount, paymentPassword: PAYMENT_PASSWORD } })
}

export async function approve(who: Operator, id: string) {
  await who.api.withdrawalsOffice.claim({ params: { id } })
  return who.api.withdrawalsOffice.approve({ params: { id } })
}

export async function moneyOf(setup: SandboxSetup, { wallet }: Person) {
  const found = await walletById(setup.app.db, wallet)
  return { balance: found?.balance ?? 0n, held: found?.held ?? 0n }
}
