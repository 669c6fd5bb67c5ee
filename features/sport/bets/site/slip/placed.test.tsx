import { expect, test } from 'vitest'
import { t } from '#texts/i18n.ts'
import { endSession } from '#ui/api/session.ts'
import { DESKTOP, PHONE } from '#ui/testing/barriers.ts'
import { sportBets } from '../../contract.ts'
import { emptySlip, type Pick, type Slip } from '../../rules/picks.ts'
import { betOf, eventOf, idOf } from '../../testing/fixtures.ts'
import { asMember, book, show } from '../../testing/sportsbook.tsx'
import { changeSlip, openSlip, useSlip } from '../state/slip-store.ts'
import { forgetPlacing } from './place/placing-store.ts'

const pick = (nth: number): Pick => ({
  event: idOf(nth),
  selection: { market: 'winner', period: 'full', line: 0, outcome: 'home' },
  price: 21_000,
  epoch: 1,
  isBanker: false,
  sport: 'football',
  home: `Home ${nth}`,
  away: `Away ${nth}`,
  league: 'Harbour League',
  startsAt: eventOf(nth).startsAt.toISOString(),
})

const nameAt = (nth: number) => `${idOf(nth)}|winner|full|0|home`
const singles: Slip = {
  ...emptySlip,
  picks: [pick(1), pick(2)],
  stakes: { [nameAt(1)]: '20000', [nameAt(2)]: '30000' },
}
const picked = () => useSlip.getState().slip.picks.map(({ event }) => event)

const close = () => {
  forgetPlacing()
  changeSlip(() => emptySlip)
  openSlip(false)
  endSession('tab')
}

test('SPT-01 a placed bet is off the slip immediately, so a reload does not offer it again; its picks can be kept', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'place', { pending: null, bet: betOf(), balance: 1n })
  const screen = await show(server, {}, PHONE, { ...singles, mode: 'multiple', stake: '20000' })
  await screen.getByRole('button', { name: /^Bet slip/ }).click()
  await screen.getByRole('button', { name: /^Place bet/ }).click()
  await expect.element(screen.getByText('B-00000900')).toBeVisible()
  expect(picked()).toEqual([])
  // a closed sheet opens again on the receipt
  openSlip(false)
  await screen.getByRole('button', { name: /^Bet slip/ }).click()
  await expect.element(screen.getByText('B-00000900')).toBeVisible()
  await screen.getByRole('button', { name: t('sports.keepPicks') }).click()
  expect(useSlip.getState().slip).toMatchObject({ mode: 'multiple', stake: '20000' })
  expect(picked()).toEqual([idOf(1), idOf(2)])
  close()
})

test('SPT-01 of two singles the one that was refused stays on the slip, and the placed one is not placed twice', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'place', ({ body }) =>
    body.legs[0]?.event === idOf(1)
      ? { pending: null, bet: betOf(), balance: 1n }
      : { refusal: { refused: 'play.insufficient', detail: { balance: 1n } }, words: 'too little' },
  )
  const screen = await show(server, {}, DESKTOP, singles)
  await screen.getByRole('button', { name: /^Place 2 bets/ }).click()
  await expect.element(screen.getByText('B-00000900')).toBeVisible()
  expect(picked()).toEqual([idOf(2)])
  await screen.getByRole('button', { name: t('sports.done') }).click()
  await screen.getByRole('button', { name: /^Place bet/ }).click()
  await expect.poll(() => server.heard(sportBets, 'place').length).toBe(3)
  expect(server.heard(sportBets, 'place').map(({ body }) => body.legs[0]?.event)).toEqual([
    idOf(1),
    idOf(2),
    idOf(2),
  ])
  close()
})
