import { expect, test } from 'vitest'
import { t } from '#texts/i18n.ts'
import { endSession } from '#ui/api/session.ts'
import { sportBets } from '../../contract.ts'
import { emptySlip, type Slip } from '../../rules/picks.ts'
import { idOf, rowOf } from '../../testing/fixtures.ts'
import { asMember, book, quoteOf, show } from '../../testing/sportsbook.tsx'
import { changeSlip, lastSaved } from '../state/slip-store.ts'

test('SPT-01 a slip that was cleared just before a reload stays empty, and another device’s is taken', async () => {
  const server = await asMember(book())
  const screen = await show(server)
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await expect.poll(() => server.heard(sportBets, 'saveSlip').length).toBe(1)
  const slip = server.heard(sportBets, 'saveSlip')[0]!.body!.slip as Slip // as the page has sent it
  const open = async (version: number) => {
    server.on(sportBets, 'slip', { slip, version })
    const again = await show(server)
    await expect.element(again.getByText('67’')).toBeVisible()
    return again
  }
  // the server has the slip from before: this device had no time to say that it was cleared
  lastSaved.note({ version: 1, slip })
  await open(1)
  await expect
    .poll(() => server.heard(sportBets, 'saveSlip')[1]?.body)
    .toMatchObject({ version: 1, slip: { picks: [] } })
  // a version that this device has not seen is another device's
  const other = await open(5)
  await expect.element(other.getByRole('textbox', { name: /^Stake on Home 2/ })).toBeVisible()
  changeSlip(() => emptySlip)
  endSession('tab')
})

test('SPT-01 selections of one match have one price, which has not moved before it was named', async () => {
  const server = await asMember(book([rowOf(1)]))
  server.on(sportBets, 'quote', () =>
    quoteOf(1, { legs: [{ event: idOf(1), price: 43_000, epoch: 1, problem: 'moved' }], odds: '4.3000' }),
  )
  const screen = await show(server)
  await screen.getByRole('button', { name: 'Match result: Home 1, 2.10' }).click()
  await screen.getByRole('button', { name: /^Over\/under: Over 2\.5/ }).click()
  await expect.element(screen.getByText('4.30').first()).toBeVisible()
  await expect.element(screen.getByText(t('sports.problem.moved'))).not.toBeInTheDocument()
  changeSlip(() => emptySlip)
  endSession('tab')
})
