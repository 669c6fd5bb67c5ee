import { beforeEach, expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { t } from '#texts/i18n.ts'
import { endSession } from '#ui/api/session.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { cardRooms } from '../../contract.ts'
import { atTable, Room } from '../../testing/at-table.tsx'
import { handOf, roomInfo, roomReply, samLocTurn, tienLenTurn } from '../../testing/fixtures.ts'

beforeEach(() => endSession())

test('STU-05 Tien Len: a hint lifts a playable card, which is then played', async () => {
  const room = { ...roomInfo, game: 'tien-len' as const, seats: 4 }
  const server = atTable(roomReply({ room, hand: handOf({ holdem: null, tienLen: tienLenTurn }) }))
  const screen = await renderPanel(server, <Room />, { size: PHONE, lang: 'vi' })
  await screen.getByRole('button', { name: t('rooms.hint') }).click()
  await screen.getByRole('button', { name: t('rooms.play'), exact: true }).click()
  await expect
    .poll(() => server.heard(cardRooms, 'act').map(({ body }) => body.action.kind))
    .toEqual(['play'])
  await expectNoBarriers([PHONE])
})

test('STU-05 Sam Loc: a player declares Sam when asked, or says no beforehand', async () => {
  const room = { ...roomInfo, game: 'sam-loc' as const, seats: 5 }
  const asked = { holdem: null, stepSeconds: 8 }
  let reply = roomReply({ room, hand: handOf({ ...asked, samLoc: samLocTurn }) })
  const server = atTable(reply)
  server.on(cardRooms, 'room', () => reply)
  const screen = await renderPanel(server, <Room />, { size: PHONE, lang: 'vi' })
  await screen.getByRole('button', { name: t('rooms.samYes') }).click()
  const heard = () => server.heard(cardRooms, 'act').map(({ body }) => body.action)
  await expect.poll(heard).toEqual([{ kind: 'sam', agrees: true }])
  await expectNoBarriers([PHONE])
  // seat 2 is asked first: the own answer is given before its turn, and sent with it
  const before = { ...samLocTurn, leader: 2, turn: 2 }
  reply = roomReply({ room, hand: handOf({ ...asked, version: 4, samLoc: before }) })
  await screen.hint('rooms.room')
  await screen.getByRole('button', { name: t('rooms.samNo') }).click()
  reply = roomReply({ room, hand: handOf({ ...asked, version: 5, samLoc: { ...before, turn: 0 } }) })
  await screen.hint('rooms.room')
  await expect.poll(heard).toEqual([
    { kind: 'sam', agrees: true },
    { kind: 'sam', agrees: false },
  ])
})

test('STU-05 Sam Loc: a player with one card is marked, a pass that may be paid for says so, and the rules are at hand', async () => {
  const room = { ...roomInfo, game: 'sam-loc' as const, seats: 5, rake: 400 }
  const players = samLocTurn.players.map((one) => (one.seat === 1 ? { ...one, left: 1 } : one))
  const table = { seat: 2, cards: [29] }
  const samLoc = { ...samLocTurn, phase: 'playing' as const, players, table }
  const server = atTable(roomReply({ room, hand: handOf({ holdem: null, samLoc }) }))
  const screen = await renderPanel(server, <Room />, { size: PHONE })
  await expect.element(screen.getByText(t('rooms.oneLeft'), { exact: true })).toBeVisible()
  await expect.element(screen.getByText(t('rooms.passCovers'))).toBeVisible()
  await screen.getByRole('button', { name: t('rooms.moreActions') }).click()
  await screen.getByRole('menuitem', { name: t('rooms.rules') }).click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/RTP is at least 96%/)).toBeVisible()
  await expectNoBarriers([PHONE])
})

test('STU-05 cards that cannot be played are dimmed while the hand is played, none once it is over', async () => {
  const room = { ...roomInfo, game: 'tien-len' as const, seats: 4 }
  const dimmed = async (state: 'playing' | 'over') => {
    const tienLen = { ...tienLenTurn, winner: state === 'over' ? 1 : null }
    const server = atTable(roomReply({ room, hand: handOf({ holdem: null, tienLen, state }) }))
    const screen = await renderPanel(server, <Room />, { size: PHONE })
    await expect.element(screen.getByRole('group', { name: t('rooms.ownCards') })).toBeVisible()
    return screen.container.querySelectorAll('.cr-own-card [data-dim]').length
  }
  expect(await dimmed('playing')).toBeGreaterThan(0)
  expect(await dimmed('over')).toBe(0)
})

test('STU-05 Tien Len: a chop is told as who chopped whom, and for how many cards', async () => {
  const room = { ...roomInfo, game: 'tien-len' as const, seats: 4 }
  const chopped = (from: number, to: number) =>
    atTable(
      roomReply({
        room,
        hand: handOf({ holdem: null, tienLen: { ...tienLenTurn, chop: { from, to, cards: 13 } } }),
      }),
    )
  const other = roomReply().seats[1]!.name
  const text = async (from: number, to: number, lang: 'en' | 'vi') => {
    const screen = await renderPanel(chopped(from, to), <Room />, { size: PHONE, lang })
    const status = () => screen.container.querySelector('.cr-pot')?.textContent
    await expect.poll(status).toBeTruthy()
    return status()
  }
  // the one who is chopped owes the cards
  expect(await text(0, 1, 'en')).toBe(`${other} chopped you: 13 cards`)
  expect(await text(1, 0, 'en')).toBe(`You chopped ${other}: 13 cards`)
  expect(await text(0, 1, 'vi')).toBe(`${other} chặt bạn: 13 lá`)
  expect(await text(1, 2, 'vi')).toBe(`Bot Mai chặt ${other}: 13 lá`)
  await expectNoBarriers([PHONE])
})
