import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { sportCampaigns } from '../contract.ts'
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

function answers() {
  const server = fakeServer()
  answerVisitor(server)
  server.on(sportCampaigns, 'current', {
    currency: 'VND',
    list: [
      { version: 1, endsAt: new Date(Date.now() + 60_000), terms: boost },
      { version: 2, endsAt: new Date(Date.now() + 60_000), terms: { kind: 'earlyPayout', lead: 2 } },
    ],
  })
  return server
}

test('SPT-01 the slip shows what a boost adds, with its terms, and what is missing for the next one', async () => {
  const three = (
    <SlipCampaigns
      prices={[20_000, 20_000, 20_000]}
      isEarly
      stake={major(10_000)}
      potential={major(80_000)}
    />
  )
  const screen = await renderPanel(answers(), three, { size: PHONE })
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

test('SPT-01 selections below the minimum price do not count towards a boost', async () => {
  const low = <SlipCampaigns prices={[12_000, 20_000]} isEarly={false} stake={0n} potential={null} />
  const screen = await renderPanel(answers(), low, { size: PHONE })
  const words = t('sportCampaigns.boostMore', { more: 2, price: '1.50', percent: '5' })
  await expect.element(screen.getByText(words)).toBeVisible()
})
