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

function draw(methods: Offer['methods']) {
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
  history.replaceState(null, '', location.pathname)
  return renderPanel(server, <DepositPanel />, { size: PHONE })
}

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

test('CSH-01 a brand without a deposit method says so, and names who can tell when it has one', async () => {
  const screen = await draw([])
  await expect.element(screen.getByText(t('deposits.noMethods'))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: t('deposits.contactService') })).toBeVisible()
  expect(screen.getByText(t('limits.prompt')).query()).toBeNull()
  await expectNoBarriers()
})
