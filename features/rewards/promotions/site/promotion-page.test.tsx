import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { navigate } from '#ui/route/place.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { promotions } from '../contract/member.ts'
import { PromotionPage, type Detail } from './promotion-page.tsx'

const id = '019ab000-0000-7000-8000-000000000001'

const freeBets: Detail = {
  id,
  category: 'welcome',
  title: { en: 'Free bets on sports', vi: 'Cược miễn phí thể thao' },
  summary: { en: 'Two free bets', vi: 'Hai lượt cược miễn phí' },
  currency: 'VND',
  startsAt: new Date(),
  endsAt: null,
  budget: null,
  picture: null,
  trigger: 'claim',
  gift: { kind: 'freeRounds', rounds: 2 },
  isFreeBet: true,
  state: 'claimed',
  deposit: null,
  rule: { kind: 'claim' },
  needsCode: false,
  once: true,
  item: null,
  terms: {
    version: 1,
    kind: 'freeRounds',
    games: [],
    categories: ['SPORTS'],
    stake: '500000000',
    days: 7,
    wins: 'cash',
    isFreeBet: true,
  },
  termsHash: 'a'.repeat(64),
  unmet: null,
  reason: null,
  amount: 2n,
  outcome: null,
}

const open = async (promotion: Detail) => {
  const server = fakeServer()
  answerVisitor(server)
  server.on(promotions, 'one', promotion)
  await navigate({ to: '/promotions', search: { id } })
  return renderPanel(server, <PromotionPage />, { size: PHONE })
}

test('PRO-02 a promotion of free bets calls them so, says how many it gave, and its terms are those of bets', async () => {
  const screen = await open(freeBets)
  const sum = t('promotions.countFreeBets', { count: 2 })
  await expect.element(screen.getByText(t('promotions.youGot', { sum }))).toBeVisible()
  await expect.element(screen.getByText(/^Free bets: 2 of ₫50,000.00 each, on: /)).toBeVisible()
  await expect.element(screen.getByText(t('bonuses.term.freeBetCash'))).toBeVisible()
  await expect.element(screen.getByText(t('promotions.freeBets'), { exact: true })).toBeVisible()
  await expect.element(screen.getByText(t('promotions.gift.freeBets', { count: 2 }))).toBeVisible()
  // these are of rounds that a game draws
  expect(screen.getByText(t('bonuses.term.roundsFair')).elements()).toEqual([])
  await expectNoBarriers([PHONE])
})

test('PRO-02 a promotion says how many free rounds or points it gave', async () => {
  const { isFreeBet: _, ...terms } = freeBets.terms as Extract<Detail['terms'], { kind: 'freeRounds' }>
  const rounds = await open({ ...freeBets, isFreeBet: false, terms })
  const sum = t('promotions.countFreeRounds', { count: 2 })
  await expect.element(rounds.getByText(t('promotions.youGot', { sum }))).toBeVisible()
  await expect.element(rounds.getByText(t('promotions.gift.freeRounds', { count: 2 }))).toBeVisible()
  await expect.element(rounds.getByText(/^Free rounds: 2 of ₫50,000.00 each/)).toBeVisible()
  const points = await open({
    ...freeBets,
    gift: { kind: 'points', points: 30 },
    amount: 30n,
    terms: null,
    termsHash: null,
  })
  const given = t('promotions.points', { count: 30 })
  await expect.element(points.getByText(t('promotions.youGot', { sum: given }))).toBeVisible()
})
