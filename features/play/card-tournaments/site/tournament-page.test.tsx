import { beforeEach, expect, test } from 'vitest'
import { answerMember } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { beginSession, endSession } from '#ui/api/session.ts'
import { tournaments } from '../contract.ts'
import type { TournamentReply } from './entry-actions.tsx'
import { Shown } from './tournament-page.tsx'
import type { Listed } from './tournament-state.tsx'
import { TournamentsList } from './tournaments-list.tsx'

beforeEach(() => endSession())

const now = new Date('2026-12-20T12:00:00Z')
const tournament: Listed = {
  id: 12n,
  game: 'holdem',
  name: 'Evening tournament',
  kind: 'scheduled',
  state: 'over',
  currency: 'VND',
  isPractice: false,
  seats: 6,
  buyIn: major(50_000),
  fee: major(5_000),
  pool: major(200_000),
  stack: major(3_000),
  playersMin: 4,
  playersMax: 180,
  entries: 4,
  players: 4,
  left: 1,
  startsAt: now,
  startedAt: now,
  endedAt: now,
  lateLevels: 6,
  reEntries: 1,
  levelMinutes: 6,
  isMine: true,
  takesEntries: false,
}
const won: NonNullable<TournamentReply['mine']> = {
  state: 'in',
  table: null,
  entries: 1,
  place: 1,
  prize: major(130_000),
  mayReEnter: false,
}
const reply = (state: Listed['state'], mine: TournamentReply['mine']): TournamentReply => ({
  now,
  watch: 'tournament:JADE-12',
  tournament: { ...tournament, state },
  structure: { levels: [], levelMinutes: 6, breakEvery: 6, breakMinutes: 5 },
  payouts: [major(130_000), major(70_000)],
  moment: null,
  standings: [],
  mine,
  cash: major(100_000),
})

function atSite() {
  const server = fakeServer()
  answerMember(server)
  beginSession('token')
  return server
}

test('STU-05 the page of a tournament tells the winner the place and the prize', async () => {
  const screen = await renderPanel(atSite(), <Shown data={reply('over', won)} />)
  await expect.element(screen.getByText(/^You finished in place 1 and won/)).toBeVisible()
})

test('STU-05 a cancelled tournament has no place, and its page says that it was cancelled', async () => {
  const out = { ...won, state: 'out', place: 3, prize: null } as const
  const screen = await renderPanel(atSite(), <Shown data={reply('cancelled', out)} />)
  await expect.element(screen.getByText(t('tournaments.state.cancelled'))).toBeVisible()
  expect(screen.getByText(/^You finished/).query()).toBeNull()
})

test('STU-05 the list shows the state of a tournament beside that the member entered it', async () => {
  const server = atSite()
  server.on(tournaments, 'list', { now, watch: 'tournaments:JADE', tournaments: [tournament] })
  const screen = await renderPanel(server, <TournamentsList />)
  await expect.element(screen.getByText(t('tournaments.yours'))).toBeVisible()
  await expect.element(screen.getByText(t('tournaments.state.over'))).toBeVisible()
})
