import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer, type FakeServer } from '#contract/testing/fake-server.ts'
import { limits } from '#features/compliance/limits/contract/member.ts'
import { t } from '#texts/i18n.ts'
import { deposits } from '../../contract/member.ts'
import { DepositForm } from './deposit-form.tsx'

const bank = {
  code: 'bank',
  kind: 'bank' as const,
  channel: 'page' as const,
  guide: [],
  name: 'Bank transfer',
  note: '',
  least: 100_0000n,
  most: 1_000_000_0000n,
  presets: [],
  feePpm: 0,
  feeFixed: 0n,
  arrivalSeconds: 300,
  expiryMinutes: 30,
}

function draw(server: FakeServer, heard = { refused: 0 }) {
  const offer = {
    currency: 'VND' as const,
    lastUsed: null,
    hold: { state: 'open' as const, until: null },
    methods: [bank],
  }
  return renderPanel(
    server,
    <DepositForm
      offer={offer}
      onOpened={() => undefined}
      onRefused={() => (heard.refused += 1)}
      onGuide={() => undefined}
      preferred={null}
      amount={null}
    />,
  )
}

const goOn = () => t('deposits.continueBank', { name: bank.name })

test('CSH-01 shows an amount below the minimum at its field, which has the focus, and sends nothing', async () => {
  const server = fakeServer()
  server.hold(limits, 'mine')
  server.hold(deposits, 'create')
  const screen = await draw(server)
  const amount = screen.getByLabelText(t('deposits.amount'))
  await amount.fill('99')
  await screen.getByRole('button', { name: goOn() }).click()
  await expect.element(amount).toHaveFocus()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  await expect.element(amount).toHaveAccessibleDescription(/100/)
  expect(server.heard(deposits, 'create')).toHaveLength(0)
})

test('CSH-01 shows a refusal with its amount, and refetches the methods', async () => {
  const server = fakeServer()
  server.hold(limits, 'mine')
  server.refuse(deposits, 'create', 'deposits.amountTooSmall', { least: 500_0000n })
  const heard = { refused: 0 }
  const screen = await draw(server, heard)
  await screen.getByLabelText(t('deposits.amount')).fill('200')
  await screen.getByRole('button', { name: goOn() }).click()
  await expect.element(screen.getByText(/500/).first()).toBeVisible()
  expect(server.heard(deposits, 'create')[0]?.body).toEqual({ method: 'bank', amount: 200_0000n })
  expect(heard.refused).toBe(1)
})

test('M4 repeats the order with its key after a network error; another amount has another key', async () => {
  const server = fakeServer()
  server.hold(limits, 'mine')
  server.cut(deposits, 'create')
  const screen = await draw(server)
  const amount = screen.getByLabelText(t('deposits.amount'))
  const send = screen.getByRole('button', { name: goOn() })
  await amount.fill('200')
  for (const times of [1, 2]) {
    await send.click()
    await expect.poll(() => server.heard(deposits, 'create').length).toBe(times)
    await expect.element(screen.getByText(t('ui.line'))).toBeVisible()
  }
  await amount.fill('300')
  await send.click()
  await expect.poll(() => server.heard(deposits, 'create').length).toBe(3)
  const [first, again, other] = server.heard(deposits, 'create').map((call) => call.idempotencyKey)
  expect(again).toBe(first)
  expect(other).not.toBe(first)
})
