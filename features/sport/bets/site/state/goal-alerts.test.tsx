import { expect, test, vi } from 'vitest'
import { answerMember, answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { sports } from '#features/sport/events/contract.ts'
import { beginSession, endSession } from '#ui/api/session.ts'
import { tellWatchers } from '#ui/api/watch.ts'
import { sportBets } from '../../contract.ts'
import { betOf, eventOf, idOf, inPlay } from '../../testing/fixtures.ts'
import { setAlerts, useGoalAlerts } from './use-goal-alerts.ts'

function Alerts() {
  useGoalAlerts()
  return <p>board</p>
}

function follow() {
  const server = fakeServer()
  answerVisitor(server)
  answerMember(server)
  beginSession('t'.repeat(43))
  const [leg] = betOf().legs
  const bet = betOf({ legs: [{ ...leg!, event: eventOf(1, inPlay) }] })
  server.on(sportBets, 'mine', { now: new Date(), bets: [bet], next: null })
  server.on(sports, 'favourites', { leagues: [], events: [], sides: [] })
  server.on(sports, 'event', {
    now: new Date(),
    event: eventOf(1, inPlay),
    incidents: [],
    results: [],
    form: { home: [], away: [], meetings: [] },
    round: null,
  })
  return server
}

const goalIn = (nth: number, version: number) =>
  tellWatchers({
    topic: 'sport.event',
    seq: String(version),
    patch: { event: idOf(nth), version, incident: { kind: 'goal' } },
  })

test('SPT-01 a goal in a match of an open bet is read and told once; another match is not', async () => {
  setAlerts(true)
  const server = follow()
  await renderPanel(server, <Alerts />)
  await vi.waitFor(() => {
    goalIn(1, 5)
    expect(server.heard(sports, 'event')).toHaveLength(1)
  })
  goalIn(1, 5)
  goalIn(2, 5)
  goalIn(1, 6)
  await vi.waitFor(() => expect(server.heard(sports, 'event')).toHaveLength(2))
  endSession()
})

test('SPT-01 with alerts off neither bets nor favourites are read for them', async () => {
  setAlerts(false)
  const server = follow()
  const screen = await renderPanel(server, <Alerts />)
  await expect.element(screen.getByText('board')).toBeVisible()
  goalIn(1, 5)
  expect(server.heard(sportBets, 'mine')).toEqual([])
  expect(server.heard(sports, 'favourites')).toEqual([])
  expect(server.heard(sports, 'event')).toEqual([])
  setAlerts(true)
  endSession()
})
