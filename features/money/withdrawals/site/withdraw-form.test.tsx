import { expect, test } from 'vitest'
import { answerMember } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { PHONE } from '#ui/testing/barriers.ts'
import { withdrawals } from '../contract/member.ts'
import { AddAccountDialog } from './add-account-dialog.tsx'
import { ConditionsCard } from './conditions-card.tsx'
import type { Terms } from './steps.ts'
import { WithdrawForm } from './withdraw-form.tsx'

const UNIT = 10_000n
const condition = { need: null, have: null, missing: null }

/** A new member: 500,000 in the wallet, no bank account, no payment password. */
const terms: Terms = {
  currency: 'VND',
  balance: 500_000n * UNIT,
  held: 0n,
  bonus: null,
  free: 500_000n * UNIT,
  least: 50_000n * UNIT,
  most: 500_000_000n * UNIT,
  feePpm: 0,
  feeFixed: 0n,
  unit: UNIT,
  promiseMinutes: 30,
  receiptMinutes: 30,
  twoEyesFrom: 100_000_000n * UNIT,
  today: { used: 0, of: 5, amountLeft: 1_000_000_000n * UNIT, until: new Date(Date.UTC(2026, 10, 24, 17)) },
  hasPaymentPassword: false,
  payeeName: null,
  lately: null,
  conditions: [
    { ...condition, code: 'identity', isMet: false },
    { ...condition, code: 'account', isMet: false },
    { ...condition, code: 'paymentPassword', isMet: false },
  ],
  accounts: [],
  banks: [],
}

function draw(given: Terms) {
  const server = fakeServer()
  answerMember(server)
  const panel = (
    <>
      <ConditionsCard terms={given} />
      <WithdrawForm terms={given} onRequested={() => undefined} onRefused={() => undefined} />
    </>
  )
  return renderPanel(server, panel, { size: PHONE })
}

const account: Terms['accounts'][number] = {
  id: '00000000-0000-4000-8000-000000000001',
  bank: 'ACB',
  bankName: 'ACB',
  kind: 'bank',
  shown: '••4471',
  holder: 'NGUYEN THI MAI',
}

test('ERR-01 CSH-02 a withdrawal without a bank account or payment password says what comes first', async () => {
  const screen = await draw(terms)
  await screen.getByLabelText(t('withdrawals.amount')).fill('100000')
  await screen.getByRole('button', { name: /₫100,000/ }).click()
  const first = screen.getByRole('alert').getByText(t('withdrawals.first.account'))
  await expect.element(first).toBeInViewport()
  // the first account confirms the name: one step, told once
  await expect.element(screen.getByText(t('withdrawals.condition.identity.no'))).toBeVisible()
  expect(screen.getByText(t('withdrawals.condition.account.no'), { exact: true }).elements()).toEqual([])
})

test('ERR-01 CSH-02 with a bank account the payment password comes first', async () => {
  const screen = await draw({ ...terms, payeeName: 'NGUYEN THI MAI', accounts: [account] })
  await screen.getByLabelText(t('withdrawals.amount')).fill('100000')
  await screen.getByRole('button', { name: /₫100,000/ }).click()
  await expect
    .element(screen.getByRole('alert').getByText(t('withdrawals.first.paymentPassword')))
    .toBeVisible()
})

test('ERR-01 CSH-02 a bank account’s wrong password is told at its field; an empty one is required, not wrong', async () => {
  const server = fakeServer()
  answerMember(server)
  server.refuse(withdrawals, 'addAccount', 'withdrawals.wrongPassword')
  const bank = { code: 'ACB', name: 'ACB', kind: 'bank', leastDigits: 6, mostDigits: 16 } as const
  const dialog = (
    <AddAccountDialog
      terms={{ ...terms, banks: [bank] }}
      isOpen
      onClose={() => undefined}
      onAdded={() => undefined}
    />
  )
  const screen = await renderPanel(server, dialog, { size: PHONE })
  await screen.getByLabelText(t('withdrawals.bank')).selectOptions('ACB')
  await screen.getByLabelText(t('withdrawals.accountNumber')).fill('9900884471')
  await screen.getByLabelText(t('withdrawals.holder')).fill('NGUYEN THI MAI')
  const add = screen.getByRole('button', { name: t('withdrawals.add') })
  await add.click()
  const password = screen.getByLabelText(t('withdrawals.loginPassword'))
  await expect.element(password).toHaveAccessibleDescription(t('refusal.validation.field.required'))
  await password.fill('not the password')
  await add.click()
  await expect.element(password).toHaveAccessibleDescription(t('refusal.withdrawals.wrongPassword'))
  await expect.element(password).toHaveFocus()
})
