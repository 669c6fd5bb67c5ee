import { expect, test } from 'vitest'
import { answerMember } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import type { Reply } from '#contract/route.ts'
import { limits } from '#features/compliance/limits/contract/member.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { deposits } from '../contract/member.ts'
import { DepositPanel } from './deposit-panel.tsx'
import type { Deposit } from './steps.ts'
import { TransferCard } from './transfer-card.tsx'

type Offer = Reply<(typeof deposits)['methods']>

const method = {
  guide: [],
  note: '',
  least: 50_000_00n,
  most: 1_000_000_000_00n,
  presets: [],
  feePpm: 0,
  feeFixed: 0n,
}
const qr = {
  ...method,
  code: 'qr',
  kind: 'hosted',
  channel: 'qr',
  name: 'QR payment',
  arrivalSeconds: 30,
  expiryMinutes: 30,
} as const
const bank = {
  ...method,
  code: 'bank',
  kind: 'bank',
  channel: 'page',
  name: 'Bank transfer',
  arrivalSeconds: 300,
  expiryMinutes: 1_440,
} as const

type Order = Reply<(typeof deposits)['one']>

function draw(
  methods: Offer['methods'],
  {
    address = location.pathname,
    order,
    lang = 'en',
  }: { readonly address?: string; readonly order?: Order; readonly lang?: 'en' | 'vi' } = {},
) {
  const server = fakeServer()
  answerMember(server)
  server.on(deposits, 'methods', {
    currency: 'VND',
    lastUsed: null,
    hold: { state: 'open', until: null },
    methods,
  })
  server.on(deposits, 'list', { rows: [], next: null })
  server.hold(limits, 'mine')
  if (order) {
    server.on(deposits, 'create', order)
    server.on(deposits, 'one', order)
  }
  history.replaceState(null, '', address)
  return renderPanel(server, <DepositPanel />, { size: PHONE, lang })
}

test('CSH-01 the link to how a method works leaves room for the heading beside it, in both languages', async () => {
  const name = 'Chuyển khoản cho hội viên khác'
  const screen = await draw([{ ...qr, name }, bank], { lang: 'vi' })
  const link = screen.getByRole('button', { name: t('deposits.guide.open', { name }) })
  await expect.element(link).toBeVisible()
  const legend = screen.getByText(t('deposits.method'), { exact: true }).element()
  const text = document.createRange()
  text.selectNodeContents(legend)
  expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(link.element().getBoundingClientRect().left)
})

test('CSH-01 a newcomer finds beside the methods how each of them works, reads it from its beginning and comes back to it', async () => {
  const screen = await draw([qr, bank])
  const way = screen.getByRole('radio', { name: /Bank transfer/ })
  // in sight without scrolling: a newcomer looks here first
  await expect
    .element(screen.getByRole('button', { name: t('deposits.guide.open', { name: qr.name }) }))
    .toBeInViewport()
  await way.click({ force: true })
  await screen.getByRole('button', { name: t('deposits.guide.open', { name: bank.name }) }).click()
  const guide = screen.getByRole('region', { name: t('deposits.guide') })
  const heading = guide.getByRole('heading', { name: t('deposits.guide') })
  await expect.element(heading).toHaveFocus()
  await expect.element(heading).toBeInViewport()
  await expect.element(guide.getByText(t('deposits.guide.bank.1'))).toBeInViewport()
  // 1440 minutes, as people say it
  await expect.element(guide.getByText('24 h', { exact: true })).toBeVisible()
  await expectNoBarriers()
  await guide.getByRole('button', { name: t('deposits.guide.use', { name: bank.name }) }).click()
  await expect.element(way).toBeChecked()
  await expect.element(way).toHaveFocus()
})

test('CSH-01 a reload shows the bank transfer in progress, and not an earlier deposit that the URL named', async () => {
  const order: Order = {
    id: '00000000-0000-4000-8000-000000000002',
    reference: 'D-200002',
    method: 'bank',
    methodName: 'Bank transfer',
    kind: 'bank',
    channel: 'page',
    amount: 2_000_000_000n,
    fee: 0n,
    credited: 2_000_000_000n,
    currency: 'VND',
    state: 'awaitingSlip',
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 3_600_000),
    closedAt: null,
    payUrl: null,
    arrivalSeconds: 300,
    isLate: false,
    reason: null,
    transferTo: null,
    coin: null,
    hasSlip: false,
    steps: [],
  }
  const screen = await draw([bank], { order })
  await screen.getByLabelText(t('deposits.amount')).fill('200000')
  await screen.getByRole('button', { name: t('deposits.continueBank', { name: bank.name }) }).click()
  await expect.element(screen.getByText(order.reference)).toBeVisible()
  expect(new URLSearchParams(location.search).get('deposit')).toBe(order.id)
  // the page is opened again at this URL
  const reloaded = await draw([bank], { order, address: location.href })
  await expect.element(reloaded.getByText(order.reference)).toBeVisible()
})

test('CSH-01 on a phone a finished deposit offers one next step; the form returns with a new deposit', async () => {
  const done: Order = {
    id: '00000000-0000-4000-8000-000000000003',
    reference: 'D-200003',
    method: 'qr',
    methodName: 'QR payment',
    kind: 'hosted',
    channel: 'qr',
    amount: 2_000_000_000n,
    fee: 0n,
    credited: 2_000_000_000n,
    currency: 'VND',
    state: 'paid',
    createdAt: new Date(),
    expiresAt: new Date(),
    closedAt: new Date(),
    payUrl: null,
    arrivalSeconds: 30,
    isLate: false,
    reason: null,
    transferTo: null,
    coin: null,
    hasSlip: false,
    steps: [],
  }
  const screen = await draw([qr], { order: done, address: `?member=depositv2&deposit=${done.id}` })
  await expect.element(screen.getByText(done.reference)).toBeVisible()
  const send = screen.getByRole('button', { name: t('deposits.continue.qr'), includeHidden: true })
  await expect.element(send).toBeInTheDocument()
  await expect.element(send).not.toBeVisible()
  await screen.getByRole('button', { name: t('deposits.new') }).click()
  await expect.element(send).toBeVisible()
})

test('ERR-01 CSH-01 on the smallest phone the amount is in sight at first, and its mistake above the sticky button', async () => {
  const codes = ['a', 'b', 'c', 'd', 'e', 'f']
  const screen = await draw(codes.map((code) => ({ ...bank, code, name: `Bank ${code}` })))
  const amount = screen.getByLabelText(t('deposits.amount'))
  await expect.element(amount).toBeInViewport({ ratio: 1 })
  await amount.fill('1')
  const send = screen.getByRole('button', { name: t('deposits.continueBank', { name: 'Bank a' }) })
  await send.click()
  await expect.element(amount).toHaveFocus()
  await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
  const words = screen.getByRole('alert').element().getBoundingClientRect()
  expect(words.bottom).toBeLessThanOrEqual(send.element().getBoundingClientRect().top)
})

test('CSH-01 a brand without a deposit method says so, and names who can tell when it has one', async () => {
  const screen = await draw([])
  await expect.element(screen.getByText(t('deposits.noMethods'))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('deposits.contactService') })).toBeVisible()
  expect(screen.getByText(t('limits.prompt')).query()).toBeNull()
  await expectNoBarriers()
})

test('RSP-01 CSH-01 the cashier says how much a deposit limit still allows before an amount is typed', async () => {
  const server = fakeServer()
  answerMember(server)
  server.on(deposits, 'methods', {
    currency: 'VND',
    lastUsed: null,
    hold: { state: 'open', until: null },
    methods: [qr],
  })
  server.on(deposits, 'list', { rows: [], next: null })
  const limit = {
    kind: 'deposit',
    period: 'month',
    value: { amount: 0n },
    by: 'member',
    own: { amount: 0n },
    used: { amount: 55_000_000_000n },
    left: { amount: 0n },
    opensAt: new Date(Date.UTC(2026, 10, 30, 17)),
    next: null,
  } as const
  server.on(limits, 'mine', {
    currency: 'VND',
    timeZone: 'Asia/Ho_Chi_Minh',
    rule: { pack: 'default', name: 'Default', why: 'brand', country: null, minimumAge: 18 },
    limits: [limit],
    loosenHours: 24,
    needsPrompt: false,
  })
  history.replaceState(null, '', location.pathname)
  const screen = await renderPanel(server, <DepositPanel />, { size: PHONE })
  await expect.element(screen.getByText(/^You’ve reached your monthly deposit limit/)).toBeVisible()
  await expectNoBarriers()
})

test('CSH-01 after the proof of transfer neither account nor QR is in sight, so that no transfer is paid twice', async () => {
  const server = fakeServer()
  answerMember(server)
  const transfer: Deposit = {
    id: '00000000-0000-4000-8000-000000000001',
    reference: 'D-1',
    method: 'bank',
    methodName: 'Bank transfer',
    kind: 'bank',
    channel: 'page',
    amount: 2_000_000_000n,
    fee: 0n,
    credited: 0n,
    currency: 'VND',
    state: 'inReview',
    createdAt: new Date(Date.UTC(2026, 10, 23, 5)),
    expiresAt: new Date(Date.UTC(2026, 10, 24, 5)),
    closedAt: null,
    payUrl: null,
    arrivalSeconds: 300,
    isLate: false,
    reason: null,
    transferTo: {
      bank: 'Vietcombank',
      accountNumber: '0071000123456',
      holder: 'JADE',
      content: 'D1',
      qr: '00020101021238',
    },
    coin: null,
    hasSlip: true,
    steps: [],
  }
  const screen = await renderPanel(server, <TransferCard deposit={transfer} />, { size: PHONE })
  await expect.element(screen.getByText(t('deposits.paidText'))).toBeVisible()
  expect(screen.getByText('0071000123456').query()).toBeNull()
  await screen.getByRole('button', { name: t('deposits.showAccount') }).click()
  await expect.element(screen.getByText('0071000123456')).toBeVisible()
})
