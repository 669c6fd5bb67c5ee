import { beforeEach, expect, test } from 'vitest'
import { answerMember, answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { beginSession, endSession } from '#ui/api/session.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { tournaments } from '#features/play/card-tournaments/contract.ts'
import { fairRooms } from '#features/play/fair-rooms/contract.ts'
import { cardRooms } from '../contract.ts'
import { roomTalk } from '../contract/talk.ts'
import { atTable, Room } from '../testing/at-table.tsx'
import { handOf, holdemTurn, liengTurn, roomInfo, roomReply, seatAt } from '../testing/fixtures.ts'
import { LobbyPage } from './lobby/lobby-page.tsx'

beforeEach(() => endSession())

test('STU-05 a player calls, or raises to what a preset or the slider says', async () => {
  const server = atTable(roomReply())
  const screen = await renderPanel(server, <Room />, { size: PHONE })
  await expect.element(screen.getByRole('img', { name: 'A♠' })).toBeVisible()
  await screen.getByRole('button', { name: t('rooms.preset.pot') }).click()
  await screen.getByRole('button', { name: /^Raise to / }).click()
  const heard = () => server.heard(cardRooms, 'act').map(({ body }) => body)
  await expect.poll(heard).toMatchObject([{ version: 3, action: { kind: 'raise' } }])
  await screen.getByRole('button', { name: /^Call / }).click()
  await expect.poll(heard).toMatchObject([{}, { version: 3, action: { kind: 'call' } }])
  await expectNoBarriers([PHONE])
})

test('STU-05 a decision in advance is sent when the turn comes, and never calls a bet that was not seen', async () => {
  const before = { ...holdemTurn, awaited: [1], legal: null }
  let reply = roomReply({ hand: handOf({ holdem: before }) })
  const server = atTable(reply)
  server.on(cardRooms, 'room', () => reply)
  const screen = await renderPanel(server, <Room />)
  await screen.getByRole('button', { name: t('rooms.pre.call') }).click()
  const players = holdemTurn.players.map((one) => (one.seat === 1 ? { ...one, bet: major(9_000) } : one))
  reply = roomReply({ hand: handOf({ version: 4, holdem: { ...holdemTurn, players } }) })
  await screen.hint('rooms.room')
  await expect.element(screen.getByRole('group', { name: t('rooms.yourTurn') })).toBeVisible()
  expect(server.heard(cardRooms, 'act')).toEqual([])
})

test('STU-05 a visitor sees free seats, and a member buys in with cash between the limits', async () => {
  const server = atTable(roomReply({ seats: [seatAt(1)], mine: null, hand: null }))
  server.on(cardRooms, 'sit', { seat: 0, chips: major(100_000) })
  const screen = await renderPanel(server, <Room />, { size: PHONE })
  await screen.getByRole('button', { name: t('rooms.sitHere', { number: 1 }) }).click()
  await expect.element(screen.getByText(/Bonus money/)).toBeVisible()
  await expectNoBarriers([PHONE])
  await screen
    .getByRole('dialog')
    .getByRole('button', { name: t('rooms.sit') })
    .click()
  await expect.poll(() => server.heard(cardRooms, 'sit').length).toBe(1)
})

test('STU-05 a spectator of a tournament is offered no seat at its table', async () => {
  const room = { ...roomInfo, isPractice: true, currency: 'FUN' as const, tournament: 12n }
  const server = atTable(roomReply({ room, seats: [seatAt(1)], mine: null, hand: null }))
  server.refuse(tournaments, 'one', 'tournaments.unknown')
  const screen = await renderPanel(server, <Room />)
  await expect.element(screen.getByRole('link', { name: t('rooms.toTournament') })).toBeVisible()
  expect(screen.getByRole('button', { name: t('rooms.sitHere', { number: 1 }) }).query()).toBeNull()
})

test('G18 a player reports another one at the table, once the reason is chosen', async () => {
  const server = atTable(roomReply())
  server.on(fairRooms, 'report', { done: true })
  const screen = await renderPanel(server, <Room />, { size: PHONE })
  await screen.getByRole('button', { name: t('rooms.moreActions') }).click()
  await screen.getByRole('menuitem', { name: t('fairRooms.report') }).click()
  const dialog = screen.getByRole('dialog', { name: t('fairRooms.report') })
  await dialog.getByLabelText(t('fairRooms.reason'), { exact: true }).selectOptions('stalling')
  await expectNoBarriers([PHONE])
  await dialog.getByRole('button', { name: t('fairRooms.send') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [heard] = server.heard(fairRooms, 'report')
  expect(heard?.body).toEqual({ seat: 1, reason: 'stalling', text: '' })
})

test('STU-05 at a full table a member joins the waiting list, and takes the seat that is held', async () => {
  const waiting = { count: 1, place: null, heldUntil: null, maySit: false }
  const seats = [0, 1, 2, 3, 4, 5].map((seat) => seatAt(seat))
  let reply = roomReply({ seats, mine: null, hand: null, waiting })
  const server = atTable(reply)
  server.on(cardRooms, 'room', () => reply)
  server.on(cardRooms, 'wait', () => {
    reply = { ...reply, waiting: { ...waiting, count: 2, place: 2 } }
    return { place: 2 }
  })
  const screen = await renderPanel(server, <Room />, { size: PHONE })
  await screen.getByRole('button', { name: t('rooms.join') }).click()
  await expect.element(screen.getByText(t('rooms.yourPlace', { place: 2 }))).toBeVisible()
  await expectNoBarriers([PHONE])
  reply = {
    ...reply,
    seats: seats.slice(1),
    waiting: { count: 1, place: 1, heldUntil: new Date(), maySit: true },
  }
  await screen.hint('rooms.room')
  await expect.element(screen.getByRole('button', { name: t('rooms.sit') })).toBeVisible()
})

test('STU-05 G18 the page cuts the deck with a seed of its own, and sends the same one again when its connection was cut', async () => {
  const server = atTable(roomReply({ hand: handOf({ state: 'cutting', wantsSeed: true, holdem: null }) }))
  server.cut(cardRooms, 'seed')
  await renderPanel(server, <Room />)
  const seeds = () => server.heard(cardRooms, 'seed').map(({ body }) => body.seed)
  await expect.poll(seeds).toHaveLength(1)
  server.on(cardRooms, 'seed', { done: true })
  await expect.poll(seeds).toHaveLength(2)
  expect(seeds()).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), seeds()[0]])
})

const liengRoom = { ...roomInfo, game: 'lieng' as const, small: 0n }

test('STU-05 Liêng: the own hand is named, and players fold, call or raise in the words of their game', async () => {
  const server = atTable(roomReply({ room: liengRoom, hand: handOf({ holdem: null, lieng: liengTurn }) }))
  const screen = await renderPanel(server, <Room />, { size: PHONE, lang: 'vi' })
  await expect.element(screen.getByText('Liêng Q-K-A')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Úp bài' })).toBeVisible()
  await screen.getByRole('button', { name: /^Tố lên / }).click()
  await expect
    .poll(() => server.heard(cardRooms, 'act').map(({ body }) => body.action))
    .toEqual([{ kind: 'raise', to: '6000.00' }])
  await expectNoBarriers([PHONE])
})

test('STU-05 Liêng: at the showdown each shown hand has its name, and folded cards are not there', async () => {
  const players = liengTurn.players.map((one) =>
    one.seat === 1 ? { ...one, cards: [7, 20, 33] } : { ...one, folded: one.seat === 2 },
  )
  const wins = [{ seat: 1, amount: major(9_000), pot: 0 }]
  const result = { returned: null, pots: [], wins, shown: [1, 0] }
  const over = { ...liengTurn, phase: 'over' as const, players, awaited: [], legal: null, result }
  const server = atTable(
    roomReply({ room: liengRoom, hand: handOf({ state: 'over', holdem: null, lieng: over }) }),
  )
  const screen = await renderPanel(server, <Room />, { size: PHONE })
  await expect.element(screen.getByText('Sap 8')).toBeVisible()
  await expect.element(screen.getByRole('img', { name: t('rooms.hiddenCard') })).not.toBeInTheDocument()
})

test('STU-05 Liêng: the rules list the hands with their chances, and what the rake is', async () => {
  const server = atTable(roomReply({ room: liengRoom, hand: null }))
  const screen = await renderPanel(server, <Room />, { size: PHONE })
  await screen.getByRole('button', { name: t('rooms.moreActions') }).click()
  await screen.getByRole('menuitem', { name: t('rooms.rules') }).click()
  // 52, 768 and 144 of 22,100 hands
  for (const chance of ['0.24%', '3.48%', '0.65%'])
    await expect.element(screen.getByText(chance, { exact: true })).toBeVisible()
  await expect.element(screen.getByText(/RTP is at least 95%/)).toBeVisible()
  await expectNoBarriers([PHONE])
})

test('STU-05 SHL-07 the lobby lists tables with their stakes, and narrows them by game', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const listed = { ...roomInfo, taken: 2, people: 2, isPlaying: true, isMine: false }
  const rooms = [listed, { ...listed, code: 'TL4A', game: 'tien-len' as const, seats: 4 }]
  server.on(cardRooms, 'list', { watch: 'rooms:JADE', mayOpenPrivate: true, rooms })
  const screen = await renderPanel(server, <LobbyPage />, { size: PHONE })
  await expect.element(screen.getByRole('link', { name: /^Hold’em/ })).toBeVisible()
  await expectNoBarriers([PHONE])
  await screen.getByRole('combobox', { name: t('rooms.filter') }).selectOptions('tien-len')
  await expect.element(screen.getByRole('link', { name: /^Hold’em/ })).not.toBeInTheDocument()
})

test('STU-05 SHL-07 filters are kept in the address, an empty result offers to clear them, and a private table is opened', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const listed = { ...roomInfo, taken: 6, people: 6, isPlaying: true, isMine: false }
  server.on(cardRooms, 'list', { watch: 'rooms:JADE', mayOpenPrivate: true, rooms: [listed] })
  const screen = await renderPanel(server, <LobbyPage />, { size: PHONE })
  await screen.getByRole('button', { name: t('rooms.free') }).click()
  await expect.element(screen.getByText(t('rooms.noneFound'))).toBeVisible()
  expect(location.search).toContain('free=yes')
  await expectNoBarriers([PHONE])
  await screen.getByRole('button', { name: t('rooms.clearFilters') }).click()
  await expect.element(screen.getByRole('link', { name: /^Hold’em/ })).toBeVisible()
  expect(location.search).toBe('')
})

test('STU-05 a note about an opponent is kept with its colour', async () => {
  const server = atTable(roomReply())
  server.on(roomTalk, 'note', { done: true })
  const screen = await renderPanel(server, <Room />)
  await screen.getByRole('button', { name: t('rooms.noteAbout', { name: 'pl***1' }) }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox').fill('calls too much')
  await dialog.getByRole('radio', { name: t('rooms.colour.red') }).click({ force: true })
  await expectNoBarriers([PHONE])
  await dialog.getByRole('button', { name: t('rooms.noteKeep') }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  const [kept] = server.heard(roomTalk, 'note')
  expect(kept).toMatchObject({
    params: { seat: '1' },
    body: { opponent: '1'.repeat(32), note: { text: 'calls too much', colour: 'red' } },
  })
})

test('STU-05 an opponent is hidden from the dialog about them, and the seat says so', async () => {
  let isHidden = false
  const reply = () =>
    roomReply({ hasChat: true, seats: [seatAt(0, { isMine: true }), seatAt(1, { isHidden })] })
  const server = atTable(reply())
  server.on(cardRooms, 'room', reply)
  server.on(roomTalk, 'hide', ({ body }) => {
    isHidden = body.isHidden
    return { done: true as const }
  })
  const screen = await renderPanel(server, <Room />)
  await screen.getByRole('button', { name: t('rooms.noteAbout', { name: 'pl***1' }) }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('switch').click()
  await expect.element(dialog.getByRole('switch')).toBeChecked()
  await expect.element(screen.getByLabelText(t('rooms.isHidden'))).toBeInTheDocument()
  expect(server.heard(roomTalk, 'hide')[0]).toMatchObject({
    body: { opponent: '1'.repeat(32), isHidden: true },
  })
})

test('STU-05 a member opens a private table with the stakes of an open one and a number of seats', async () => {
  const server = fakeServer()
  answerMember(server)
  beginSession('token')
  const listed = { ...roomInfo, taken: 0, people: 0, isPlaying: false, isMine: false }
  server.on(cardRooms, 'list', { watch: 'rooms:JADE', mayOpenPrivate: true, rooms: [listed] })
  server.on(cardRooms, 'openPrivate', { code: 'PABCDEFGHJ' })
  const screen = await renderPanel(server, <LobbyPage />, { size: PHONE })
  await screen.getByRole('button', { name: t('rooms.openPrivate') }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox').selectOptions('2')
  await expectNoBarriers([PHONE])
  await dialog.getByRole('button', { name: t('rooms.privateOpen') }).click()
  await expect
    .poll(() => server.heard(cardRooms, 'openPrivate').map(({ body }) => body))
    .toEqual([{ like: 'NL6A', seats: 2 }])
})
