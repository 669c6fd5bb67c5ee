import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { endSession } from '#ui/api/session.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { sportBets } from '../../contract.ts'
import { emptySlip } from '../../rules/picks.ts'
import { betOf, eventOf, idOf } from '../../testing/fixtures.ts'
import { asMember, quoteOf } from '../../testing/sportsbook.tsx'
import { SlipPanel } from '../slip/slip-panel.tsx'
import { changeSlip } from '../state/slip-store.ts'
import type { CashOutOffer } from '../types.ts'
import { BetCard } from './bet-card.tsx'

test('SPT-01 an open double shows how far it has come, how its leg in play stands, and what it needs', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const [first, second] = betOf().legs
  const over = [{ market: 'total', period: 'full', line: 18, outcome: 'over' }]
  const bet = betOf({ legs: [{ ...first!, selections: over }, second!] })
  const screen = await renderPanel(server, <BetCard bet={bet} currency="VND" offer={undefined} />, {
    size: PHONE,
  })
  await expect.element(screen.getByText('1 in play · 1 to come')).toBeVisible()
  await expect.element(screen.getByText('At this score: Lost')).toBeVisible()
  await expect.element(screen.getByText('Needs 2 more goals')).toBeVisible()
  await expectNoBarriers()
})

test('SPT-01 a combination says of each of its selections how it stands', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const [first] = betOf().legs
  const selections = [
    { market: 'total', period: 'full', line: 18, outcome: 'over' },
    { market: 'winner', period: 'full', line: 0, outcome: 'home' },
  ]
  const bet = betOf({ sizes: [1], legs: [{ ...first!, selections }] })
  const screen = await renderPanel(server, <BetCard bet={bet} currency="VND" offer={undefined} />)
  await expect.element(screen.getByText('At this score: Won')).toBeVisible()
  const rows = screen
    .getByRole('listitem')
    .elements()
    .map(({ textContent }) => textContent)
  const [over, home] = rows.slice(-2)
  expect(over).toMatch(/^Over 4.5.*At this score: Lost/)
  expect(home).toMatch(/^Home 1.*At this score: Won/)
})

test('SPT-01 a bet shows the boost that its own selections can reach, not the highest of the campaign', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const steps = [
    { legs: 2, percent: 10 },
    { legs: 3, percent: 25 },
  ]
  const bet = betOf({ boost: { steps, leastPrice: 15_000, most: 10_000n } })
  const screen = await renderPanel(server, <BetCard bet={bet} currency="VND" offer={undefined} />)
  await expect.element(screen.getByText(t('sportCampaigns.boosted', { percent: '10' }))).toBeVisible()
})

/** A bet in my bets beside the slip, for a member. */
async function showEdit({ isRead = true, ...more }: Partial<CashOutOffer> & { isRead?: boolean } = {}) {
  const server = await asMember(fakeServer())
  const [, leg] = betOf().legs
  const bet = betOf({ sizes: [1], legs: [{ ...leg!, event: eventOf(2) }], mayEdit: true })
  const offer = {
    bet: bet.id,
    offer: 900_000_000n,
    why: null,
    fair: 950_000_000n,
    running: bet.stake,
    ...more,
  }
  server.on(sportBets, 'preferences', { format: 'decimal', policy: 'any', zone: null, quick: [] })
  server.on(sportBets, 'bet', { now: new Date(), bet, offer })
  if (!isRead) server.hold(sportBets, 'bet')
  server.on(sportBets, 'edit', { bet: betOf({ id: idOf(901), number: 'B-00000901' }), balance: 1n })
  const legs = [{ event: idOf(2), price: 21_000, epoch: 0, problem: null }]
  server.on(sportBets, 'quote', quoteOf(1, { legs, odds: '2.1000', most: null, least: 1n }))
  changeSlip(() => emptySlip)
  const screen = await renderPanel(
    server,
    <>
      <BetCard bet={bet} currency="VND" offer={undefined} />
      <SlipPanel />
    </>,
  )
  await screen.getByRole('button', { name: t('sports.edit') }).click()
  return { server, screen, bet }
}

test('SPT-01 an edited bet goes onto the slip with its stake and value, and is replaced, not placed beside', async () => {
  const { server, screen, bet } = await showEdit()
  await expect.element(screen.getByText('Editing bet B-00000900')).toBeVisible()
  await expect.element(screen.getByText(/₫95,000.00 counts towards the new stake/)).toBeVisible()
  await expectNoBarriers()
  // worth 95,000.00 and staked 100,000.00 again: the difference is said before it is taken
  await expect.element(screen.getByText(t('sports.editAdds'))).toBeVisible()
  await expect.element(screen.getByText('₫5,000.00')).toBeVisible()
  await screen.getByRole('button', { name: /^Replace bet/ }).click()
  await expect.element(screen.getByText('B-00000901')).toBeVisible()
  expect(server.heard(sportBets, 'place')).toEqual([])
  expect(server.heard(sportBets, 'edit')[0]).toMatchObject({
    params: { bet: bet.id },
    body: { stake: bet.running, value: 950_000_000n },
  })
  endSession()
})

test('SPT-01 without a shown value an edit is not sent, and not placed as a new bet either', async () => {
  const { server, screen } = await showEdit({ offer: null, fair: null, why: 'suspended' })
  await expect.element(screen.getByText(t('sports.editOver'))).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /^Replace bet/ })).toBeDisabled()
  await screen.getByRole('textbox').first().click()
  await userEvent.keyboard('{Enter}')
  expect(server.heard(sportBets, 'edit')).toEqual([])
  expect(server.heard(sportBets, 'place')).toEqual([])
  await screen.getByRole('button', { name: t('sports.editAsNew') }).click()
  await expect.element(screen.getByRole('button', { name: /^Place bet/ })).toBeEnabled()
  endSession()
})

test('SPT-01 while the value of an edited bet is being read, the slip is not placed as a new bet', async () => {
  const { server, screen } = await showEdit({ isRead: false })
  await expect.element(screen.getByRole('button', { name: /^Replace bet/ })).toBeDisabled()
  await screen.getByRole('textbox').first().click()
  await userEvent.keyboard('{Enter}')
  expect(server.heard(sportBets, 'place')).toEqual([])
  endSession()
})
