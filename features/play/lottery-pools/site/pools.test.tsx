import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer, type FakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { lotteryPools } from '../contract.ts'
import { LotteryPool } from './lottery-pool.tsx'
import { LotteryTicker } from './lottery-ticker.tsx'
import { RollingPools } from './rolling-pools.tsx'
import type { LotteryPools } from './use-lottery-pools.ts'

const SMALL = { width: 360, height: 740 }
const pool = {
  lottery: 'L655',
  name: 'Jade 6/55',
  currency: 'VND',
  amount: major(98_765_432_100),
  seed: major(3_000_000_000),
  sharePpm: 50_000,
  full: major(10_000),
  rtpText: '54.75 %',
  rtpWithText: '59.75 %',
} as const
const winner = {
  lottery: 'L655',
  name: 'Jade 6/55',
  numero: '20261128',
  winner: 'ng***84',
  currency: 'VND',
  prize: major(12_345_678_900),
  at: new Date('2026-11-28T11:40:00Z'),
} as const

function answers(shown: LotteryPools): FakeServer {
  const server = fakeServer()
  answerVisitor(server, [])
  server.on(lotteryPools, 'list', shown)
  return server
}

for (const lang of ['en', 'vi'] as const)
  test(`LOT-04 SHL-17 a rolling pool is on home, its lottery's page and the jackpots' page of a small phone, with terms and winners (${lang})`, async () => {
    const screen = await renderPanel(
      answers({ list: [pool], winners: [winner] }),
      <>
        <LotteryTicker />
        <LotteryPool code="L655" />
        <RollingPools />
      </>,
      { size: SMALL, lang },
    )
    await expect.element(screen.getByText('ng***84')).toBeVisible()
    const own = screen.getByRole('region', { name: t('lotteryPools.pool'), exact: true })
    await expect.element(own.getByText(/98[.,]765[.,]432[.,]100/)).toBeVisible()
    await own.getByText(t('lotteryPools.pool'), { exact: true }).click()
    await expect.element(own.getByText(/59[.,]75/)).toBeVisible()
    expect(document.documentElement.scrollWidth).toBe(SMALL.width)
    await expectNoBarriers()
  })

test('LOT-04 a brand without rolling pools shows none of it', async () => {
  const { container } = await renderPanel(
    answers({ list: [], winners: [] }),
    <>
      <LotteryTicker />
      <LotteryPool code="L655" />
      <RollingPools />
    </>,
  )
  await expect.poll(() => container.textContent).toBe('')
})
