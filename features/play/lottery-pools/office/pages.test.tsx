import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { lotteryPoolsOffice } from '../contract.ts'
import { LotteryPoolsPage, type OfficePool } from './pages.tsx'

const at = new Date('2026-11-28T11:40:00Z')
const terms = { seed: major(1_000_000_000), sharePpm: 50_000, full: major(10_000) }
const pool: OfficePool = {
  lottery: 'L645',
  name: { en: 'Jade 6/45', vi: 'Jade 6/45' },
  merchant: 'JADE',
  currency: 'VND',
  amount: major(1_234_567_890),
  terms,
  rtp: { rtpText: '54.75 %', rtpWithText: '59.75 %' },
  next: { terms: { ...terms, sharePpm: 70_000 }, from: at },
  draws: [
    {
      label: '20261128',
      staked: major(40_000_000),
      contributed: major(2_000_000),
      paid: 0n,
      seeded: 0n,
      amount: major(1_234_567_890),
      at,
    },
  ],
}

test('STU-06 terms of a lottery pool are sent for approval after a preview of their money, and typed again they are previewed again', async () => {
  const server = fakeServer()
  server.on(lotteryPoolsOffice, 'list', { list: [pool] })
  server.on(lotteryPoolsOffice, 'preview', {
    rtp: {
      before: { rtpText: '54.75 %', rtpWithText: '59.75 %' },
      after: { rtpText: '54.75 %', rtpWithText: '60.75 %' },
    },
    added: major(5),
    draws: 12,
    before: major(24_000_000),
    after: major(28_800_000),
  })
  server.refuse(lotteryPoolsOffice, 'setTerms', 'lotteryPools.seedInvalid')
  const screen = await renderPanel(
    server,
    <LotteryPoolsPage search={{ pool: undefined }} setSome={() => undefined} may={() => true} />,
    { lang: 'vi', size: PHONE },
  )
  await screen.getByRole('button', { name: t('lotteryPools.office.change') }).click()
  await screen.getByLabelText(t('lotteryPools.office.share')).fill('6')
  await screen.getByRole('button', { name: t('lotteryPools.office.preview') }).click()
  await expect.element(screen.getByText(/60[.,]75/)).toBeVisible()
  const send = screen.getByRole('button', { name: t('lotteryPools.office.send') })
  await expect.element(send).toBeDisabled()
  await screen.getByLabelText(t('lotteryPools.office.reason')).fill('quý mới')
  await expectNoBarriers()
  await send.click()
  await expect.element(screen.getByText(t('refusal.lotteryPools.seedInvalid'))).toBeVisible()
  expect(server.heard(lotteryPoolsOffice, 'setTerms')).toMatchObject([
    {
      params: { merchant: 'JADE', lottery: 'L645' },
      body: { ...terms, sharePpm: 60_000, reason: 'quý mới' },
    },
  ])
  await screen.getByLabelText(t('lotteryPools.office.share')).fill('5')
  await expect.element(screen.getByRole('button', { name: t('lotteryPools.office.preview') })).toBeVisible()
})
