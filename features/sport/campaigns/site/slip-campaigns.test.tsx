import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { SlipCampaigns } from './slip-campaigns.tsx'

const boost = {
  kind: 'boost' as const,
  steps: [
    { legs: 3, percent: 5 },
    { legs: 5, percent: 10 },
  ],
  leastPrice: 15_000,
  most: major(1_000_000),
}

const given = { boost: { ...boost, counted: 3 }, earlyLead: 2, purse: null }

async function show(props: Partial<Parameters<typeof SlipCampaigns>[0]>) {
  const server = fakeServer()
  answerVisitor(server)
  const stakes = [major(10_000)]
  return renderPanel(
    server,
    <SlipCampaigns {...{ given, stakes, currency: 'VND', potential: major(80_000), ...props }} />,
    { size: PHONE },
  )
}

test('SPT-01 the slip shows what a boost adds, with its terms, and what is missing for the next one', async () => {
  const screen = await show({})
  await expect.element(screen.getByText(t('sportCampaigns.boostNow', { percent: '5' }))).toBeVisible()
  // 5 % of the winnings of 70,000
  await expect.element(screen.getByText(/\+.*3,500\.00/)).toBeVisible()
  await expect.element(screen.getByText(t('sportCampaigns.early', { lead: '2' }))).toBeVisible()
  screen
    .getByText(t('sportCampaigns.boostNow', { percent: '5' }))
    .element()
    .closest('summary')
    ?.click()
  await expect.element(screen.getByText(/3 selections \+5%, 5 selections \+10%/)).toBeVisible()
  await expectNoBarriers([PHONE])
})

test('SPT-01 the slip says how many selections are missing, and promises nothing that bonus money pays for', async () => {
  const low = { ...given, boost: { ...boost, counted: 1 }, earlyLead: null }
  const screen = await show({ given: low, potential: null })
  const words = t('sportCampaigns.boostMore', { more: 2, price: '1.50', percent: '5' })
  await expect.element(screen.getByText(words)).toBeVisible()
  const purse = { cash: major(9_000), bonus: major(5_000), isFirst: false, stakeMax: null, stakeExact: null }
  const paid = await show({ given: { ...given, purse } })
  await expect.element(paid.getByText(t('sportCampaigns.notBonus'))).toBeVisible()
  expect(paid.getByText(t('sportCampaigns.early', { lead: '2' })).elements()).toEqual([])
})

test('SPT-01 a single is promised early payout if the cash that the singles before it leave pays for it', async () => {
  const purse = { cash: major(9_000), bonus: major(5_000), isFirst: false, stakeMax: null, stakeExact: null }
  const single = { given: { boost: null, earlyLead: 2, purse }, stakes: [major(5_000)], potential: null }
  const first = await show({ ...single, spent: 0n })
  await expect.element(first.getByText(t('sportCampaigns.early', { lead: '2' }))).toBeVisible()
  const second = await show({ ...single, spent: major(5_000) })
  await expect.element(second.getByText(t('sportCampaigns.notBonus'))).toBeVisible()
})
