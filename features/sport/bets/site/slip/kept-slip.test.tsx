import { expect, test } from 'vitest'
import { t } from '#texts/i18n.ts'
import { beginSession, endSession } from '#ui/api/session.ts'
import { DESKTOP } from '#ui/testing/barriers.ts'
import { sportBets } from '../../contract.ts'
import { emptySlip, readSlip, type Slip } from '../../rules/picks.ts'
import { idOf, rowOf } from '../../testing/fixtures.ts'
import { asMember, book, quoteOf, show } from '../../testing/sportsbook.tsx'
import { changeSlip, lastSaved, unconfirmed, useSlip } from '../state/slip-store.ts'

test('SPT-01 a slip follows its member: what was not saved before a reload stays, and another device’s is taken', async () => {
  const server = await asMember(book())
  const screen = await show(server)
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await expect.poll(() => server.heard(sportBets, 'saveSlip').length).toBe(1)
  const slip = server.heard(sportBets, 'saveSlip')[0]!.body!.slip as Slip // as the page has sent it
  const pick = slip.picks[0]!
  const of = (event: number): Slip => ({
    ...slip,
    picks: [{ ...pick, event: idOf(event), home: `Home ${event}` }],
  })
  /** Opens the page with a slip of its own, after it saw another one saved. */
  const open = async (here: Slip, was: Slip, theirs: Slip, version: number) => {
    server.on(sportBets, 'slip', { slip: theirs, version })
    lastSaved.note(was)
    return show(server, {}, DESKTOP, here)
  }
  const stakeOn = (again: typeof screen, event: number) =>
    again.getByRole('textbox', { name: new RegExp(`^Stake on Home ${event}`) })
  // cleared here before a reload: the server has the slip from before
  await open(emptySlip, slip, slip, 1)
  const sent = () => server.heard(sportBets, 'saveSlip').map(({ body }) => body)
  await expect.poll(() => sent()[1]).toMatchObject({ version: 1, slip: { picks: [] } })
  // another device saved one since, and nothing changed here, or something did
  for (const here of [of(2), of(1)]) {
    const again = await open(here, of(2), of(3), 4)
    await expect.element(stakeOn(again, 3)).toBeVisible()
    expect(useSlip.getState().slip.picks.map(({ event }) => event)).toEqual([idOf(3)])
  }
  // changed here alone
  await open(of(1), of(2), of(2), 5)
  await expect.poll(() => sent().at(-1)).toMatchObject({ version: 5, slip: { picks: [{ event: idOf(1) }] } })
  expect(sent()).toHaveLength(3)
  changeSlip(() => emptySlip)
  endSession('tab')
})

test('SPT-01 a slip that another device saves in the meantime is taken instead of this one', async () => {
  const server = await asMember(book())
  const screen = await show(server)
  server.refuse(sportBets, 'saveSlip', 'sportBets.slipMoved', { slip: null, version: 2 })
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  const theirs = {
    ...useSlip.getState().slip,
    picks: useSlip.getState().slip.picks.map((pick) => ({ ...pick, event: idOf(3) })),
  }
  server.on(sportBets, 'slip', { slip: theirs, version: 2 })
  await expect.poll(() => useSlip.getState().slip.picks.map(({ event }) => event)).toEqual([idOf(3)])
  expect(server.heard(sportBets, 'saveSlip')).toHaveLength(1)
  changeSlip(() => emptySlip)
  endSession('tab')
})

const eventsOf = (slip: unknown) => readSlip(slip).picks.map(({ event }) => event)

test('SPT-01 a slip that arrived without a reply is this device’s own: what is picked after it stays', async () => {
  const server = await asMember(book())
  const screen = await show(server)
  const sent = () => server.heard(sportBets, 'saveSlip').map(({ body }) => body)
  server.cut(sportBets, 'saveSlip')
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await expect.poll(() => sent().length).toBe(1)
  const arrived = { slip: sent()[0]!.slip, version: 1 }
  server.on(sportBets, 'slip', arrived)
  server.on(sportBets, 'saveSlip', ({ body }) =>
    body.version === 1
      ? { version: 2 }
      : { refusal: { refused: 'sportBets.slipMoved', detail: arrived }, words: 'moved' },
  )
  await screen.getByRole('button', { name: 'Match result: Home 3, 2.10' }).click()
  await expect.poll(() => sent().at(-1)?.version).toBe(1)
  expect(sent().map(({ slip }) => eventsOf(slip))).toEqual([
    [idOf(2)],
    [idOf(2), idOf(3)],
    [idOf(2), idOf(3)],
  ])
  changeSlip(() => emptySlip)
  endSession('tab')
})

test('SPT-01 a placed slip does not come back after a reply was lost: what the server has settles what arrived', async () => {
  const server = await asMember(book())
  server.on(sportBets, 'slip', { slip: emptySlip, version: 2 })
  lastSaved.note(emptySlip)
  unconfirmed.note(emptySlip)
  await show(server)
  await expect.poll(() => unconfirmed.all()).toEqual([])
  endSession('tab')
})

test('SPT-01 a slip is kept on the server after it could not be read, and read again after each login', async () => {
  const server = await asMember(book())
  server.refuseGenerally(sportBets, 'slip', 'system.fault')
  const screen = await show(server)
  await expect.poll(() => server.heard(sportBets, 'slip').length).toBe(1)
  server.on(sportBets, 'slip', { slip: null, version: 0 })
  await screen.getByRole('button', { name: 'Match result: Home 2, 2.10' }).click()
  await expect.poll(() => server.heard(sportBets, 'saveSlip').length).toBe(1)
  const { slip } = useSlip.getState()
  endSession('tab')
  await expect.element(screen.getByRole('button', { name: 'Match result: Home 2, 2.10' })).toBeVisible()
  const theirs = { ...slip, picks: slip.picks.map((pick) => ({ ...pick, event: idOf(3) })) }
  server.on(sportBets, 'slip', { slip: theirs, version: 5 })
  beginSession('t'.repeat(43))
  await expect.poll(() => eventsOf(useSlip.getState().slip)).toEqual([idOf(3)])
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
