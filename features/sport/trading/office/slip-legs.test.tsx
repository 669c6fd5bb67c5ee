import { expect, test } from 'vitest'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { eventOf } from '#features/sport/bets/testing/fixtures.ts'
import { t } from '#texts/i18n.ts'
import { SlipLegs } from './slip-legs.tsx'

const leg = (nth: number, isBanker = false) => ({
  event: eventOf(nth),
  selections: [{ market: 'winner', period: 'full', line: 0, outcome: 'home' }],
  price: 21_000,
  isBanker,
  scoreAtBet: null,
})

test('SPT-01 the desk says what kind of bet its legs are: a system of so many bets is not a multiple', async () => {
  const system = { legs: [leg(1), leg(2), leg(3)], sizes: [2, 3], isEachWay: false }
  const screen = await renderPanel(fakeServer(), <SlipLegs bet={system} />)
  const name = t('sports.system.trixie')
  await expect.element(screen.getByText(t('sports.systemLines', { name, lines: 4 }))).toBeVisible()
  const treble = { ...system, sizes: [3] }
  const multiple = await renderPanel(fakeServer(), <SlipLegs bet={treble} />)
  await expect.element(multiple.getByText(t('sports.fold.3'), { exact: true })).toBeVisible()
  const banked = { legs: [leg(1, true), leg(2), leg(3), leg(4)], sizes: [2], isEachWay: false }
  const withBanker = await renderPanel(fakeServer(), <SlipLegs bet={banked} />)
  await expect.element(withBanker.getByText(`(${t('sports.banker')})`)).toBeVisible()
})
