import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer, type FakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { lotteryPools } from '#features/play/lottery-pools/contract.ts'
import { jackpots } from '../contract.ts'
import { JackpotPage } from './jackpot-page.tsx'
import { JackpotTicker } from './ticker.tsx'
import type { Pool } from './use-pools.ts'

const SMALL = { width: 360, height: 740 }
const hash = 'ab'.repeat(32)

const lotus: Pool = {
  code: 'lotus-fund',
  name: 'Lotus Fund',
  isNetwork: false,
  isRunning: true,
  currency: 'VND',
  levels: [
    {
      level: 'mini',
      amount: major(58_412),
      seed: major(50_000),
      sharePpm: 2_000,
      oneInStaked: major(25_000_000),
      by: null,
      triggerHash: null,
    },
    {
      level: 'minor',
      amount: major(1_204_550),
      seed: major(500_000),
      sharePpm: 2_000,
      oneInStaked: null,
      by: major(1_500_000),
      triggerHash: hash,
    },
    {
      level: 'grand',
      amount: major(9_999_999_999),
      seed: major(10_000_000),
      sharePpm: 4_000,
      oneInStaked: major(5_000_000_000),
      by: null,
      triggerHash: null,
    },
  ],
  games: [
    { gameId: 'bronze-drum', name: 'Bronze Drum', rtpText: '96.02 %', rtpWithText: '97.62 %' },
    { gameId: 'monsoon-garden', name: 'Monsoon Garden', rtpText: '96.31 %', rtpWithText: '97.91 %' },
  ],
}

function answers(pools: readonly Pool[]): FakeServer {
  const server = fakeServer()
  answerVisitor(server, [])
  server.on(jackpots, 'pools', { list: [...pools] })
  server.on(lotteryPools, 'list', { list: [], winners: [] })
  server.on(jackpots, 'winners', {
    list: pools.map(({ code, currency }) => ({
      pool: code,
      level: 'minor',
      number: 4,
      name: 'ng***84',
      gameName: 'Bronze Drum',
      currency,
      prize: major(1_377_120),
      at: new Date('2026-11-28T09:12:00Z'),
    })),
  })
  return server
}

for (const lang of ['en', 'vi'] as const)
  test(`SHL-17 STU-06 the page shows amounts, odds, RTP with and without, and winners on a small phone (${lang})`, async () => {
    const screen = await renderPanel(answers([lotus]), <JackpotPage />, { size: SMALL, lang })
    await expect.element(screen.getByRole('heading', { name: 'Lotus Fund' })).toBeVisible()
    await expect.element(screen.getByText(/97[.,]62/)).toBeVisible()
    await expect.element(screen.getByText('ng***84')).toBeVisible()
    await expect.element(screen.getByText(t('jackpots.hash'))).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(SMALL.width)
    await expectNoBarriers()
  })

test('STU-06 a stopped jackpot says that its money stays, and home shows only running ones', async () => {
  const stopped = { ...lotus, isRunning: false }
  const page = await renderPanel(answers([stopped]), <JackpotPage />)
  await expect.element(page.getByText(t('jackpots.paused'))).toBeVisible()
  await page.unmount()
  const home = await renderPanel(
    answers([stopped, { ...lotus, code: 'second', name: 'Second Fund' }]),
    <JackpotTicker />,
  )
  await expect.element(home.getByRole('heading', { name: 'Second Fund' })).toBeVisible()
  expect(home.getByRole('heading', { name: 'Lotus Fund' }).query()).toBeNull()
})

test('SHL-17 the ticker fits a small phone with large amounts', async () => {
  const screen = await renderPanel(answers([lotus]), <JackpotTicker />, { size: SMALL, lang: 'vi' })
  await expect.element(screen.getByText(/9\.999\.999\.999/)).toBeVisible()
  expect(document.documentElement.scrollWidth).toBe(SMALL.width)
  await expectNoBarriers()
})

test('STU-06 a brand without a jackpot says so on the page, and nothing on home', async () => {
  const page = await renderPanel(answers([]), <JackpotPage />)
  await expect.element(page.getByText(t('jackpots.noneText'))).toBeVisible()
  await page.unmount()
  const home = await renderPanel(answers([]), <JackpotTicker />)
  await expect.poll(() => home.container.textContent).toBe('')
})
