import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderPanel } from '#apps/office/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers } from '#ui/testing/barriers.ts'
import { desk, openEvent } from '../../testing/desk.tsx'
import { idOf, inPlay } from '../../testing/fixtures.ts'
import { EventsTab } from '../events-tab.tsx'
import { FeedsTab } from '../feeds/feeds-tab.tsx'

const may = () => true

test('SPT-01 an operator records a goal where no feed does, and takes one back', async () => {
  const server = desk(inPlay, [{ minute: 12 }])
  const screen = await openEvent(server)
  await screen.getByText(t('sportDesk.part.incidents'), { exact: true }).last().click()
  await screen.getByRole('button', { name: t('sportDesk.addIncident') }).click()
  const dialog = screen.getByRole('dialog').last()
  await dialog.getByLabelText(t('sportDesk.incident.minute')).fill('67')
  await dialog.getByLabelText(t('sportDesk.incident.who')).fill('Ann Lee')
  await expectNoBarriers()
  await dialog.getByRole('button', { name: t('sportDesk.addIncident') }).click()
  await expect
    .poll(() => server.heard(sportsOffice, 'addIncident')[0]?.body)
    .toEqual({ kind: 'goal', side: 'home', minute: 67, who: 'Ann Lee' })
  const goal = t('sportDesk.incident.goal')
  await screen.getByRole('button', { name: t('sportDesk.undoOf', { incident: goal }) }).click()
  await screen
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('sportDesk.undo') })
    .click()
  await expect.poll(() => server.heard(sportsOffice, 'addIncident')[1]?.body).toEqual({ kind: 'undo', no: 1 })
})

test('SPT-01 full time that was told by mistake can be taken back, and nothing else be told of an ended match', async () => {
  const server = desk({ ...inPlay, state: 'ended' }, [{}, { kind: 'end', minute: 90 }])
  const screen = await openEvent(server)
  await screen.getByText(t('sportDesk.part.incidents'), { exact: true }).last().click()
  const end = t('sportDesk.incident.end')
  await screen.getByRole('button', { name: t('sportDesk.undoOf', { incident: end }) }).click()
  await expect
    .element(screen.getByRole('button', { name: t('sportDesk.addIncident') }))
    .not.toBeInTheDocument()
  await screen
    .getByRole('dialog')
    .last()
    .getByRole('button', { name: t('sportDesk.undo') })
    .click()
  await expect.poll(() => server.heard(sportsOffice, 'addIncident')[0]?.body).toEqual({ kind: 'undo', no: 2 })
})

test('SPT-01 a kick-off can be taken back before anything else is told', async () => {
  const start = { kind: 'start', side: null, minute: 0 }
  const undo = t('sportDesk.undoOf', { incident: t('sportDesk.incident.start') })
  const screen = await openEvent(desk(inPlay, [start]))
  await screen.getByText(t('sportDesk.part.incidents'), { exact: true }).last().click()
  await expect.element(screen.getByRole('button', { name: undo })).toBeVisible()
  const played = await openEvent(desk(inPlay, [start, { isVoid: true }, {}]))
  await played.getByText(t('sportDesk.part.incidents'), { exact: true }).last().click()
  const goal = t('sportDesk.undoOf', { incident: t('sportDesk.incident.goal') })
  await expect.element(played.getByRole('button', { name: goal })).toBeVisible()
  await expect.element(played.getByRole('button', { name: undo })).not.toBeInTheDocument()
})

test('SPT-01 an incident that could not be taken back says why, and nothing looks done', async () => {
  const server = desk(inPlay, [{}])
  server.refuse(sportsOffice, 'addIncident', 'sports.incidentInvalid', { detail: 'no such incident' })
  const screen = await openEvent(server)
  await screen.getByText(t('sportDesk.part.incidents'), { exact: true }).last().click()
  const goal = t('sportDesk.incident.goal')
  await screen.getByRole('button', { name: t('sportDesk.undoOf', { incident: goal }) }).click()
  const dialog = screen.getByRole('dialog').last()
  await dialog.getByRole('button', { name: t('sportDesk.undo') }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expectNoBarriers()
  await dialog.getByRole('button', { name: t('ui.cancel') }).click()
  await screen.getByRole('button', { name: t('sportDesk.undoOf', { incident: goal }) }).click()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})

test('SPT-01 an operator moves a match to another time, for a second one to approve', async () => {
  const server = desk({ state: 'scheduled' })
  const screen = await openEvent(server)
  await screen.getByRole('button', { name: t('sportDesk.move') }).click()
  const dialog = screen.getByRole('dialog').last()
  await dialog.getByLabelText(t('sportDesk.moveTo')).selectOptions('scheduled')
  await dialog.getByLabelText(/^Starts/).fill('2026-12-24T18:30')
  await dialog.getByLabelText(t('sportDesk.reason')).fill('snow in the stadium')
  await expectNoBarriers()
  await dialog.getByRole('button', { name: t('sportDesk.moveSend') }).click()
  await expect
    .poll(() => server.heard(sportsOffice, 'changeState')[0]?.body)
    .toMatchObject({ to: 'scheduled', reason: 'snow in the stadium', startsAt: expect.any(Date) })
})

test('SPT-01 a file of fixtures is tried before it is imported, and its bad rows are named', async () => {
  const server = desk({})
  server.on(sportsOffice, 'importFile', {
    created: 2,
    changed: 0,
    same: 0,
    corrections: 1,
    problems: [{ row: 3, problem: 'date' }],
  })
  const screen = await renderPanel(server, <EventsTab filter={{}} onFilter={() => undefined} may={may} />)
  await screen.getByRole('button', { name: t('sportDesk.import') }).click()
  const dialog = screen.getByRole('dialog')
  // more than a call takes is said before it is sent
  const large = new File(['x'.repeat(3_000_001)], 'seasons.csv', { type: 'text/csv' })
  await userEvent.upload(dialog.getByLabelText(t('sportDesk.file')), large)
  await expect.element(dialog.getByText(t('sportDesk.fileTooLarge'))).toBeVisible()
  const file = new File(['date,time,home,away\n'], 'v-league.CSV', { type: 'text/csv' })
  await userEvent.upload(dialog.getByLabelText(t('sportDesk.file')), file)
  await dialog.getByLabelText(t('sportDesk.league.key')).fill('v-league')
  await dialog.getByLabelText(t('sportDesk.league.name')).fill('V.League 1')
  await dialog.getByLabelText(t('sportDesk.league.country')).fill('vn')
  await dialog.getByLabelText(t('sportDesk.league.season')).fill('2026-27')
  await dialog.getByLabelText(t('sportDesk.league.timeZone')).fill('Asia/Ho_Chi_Minh')
  await dialog.getByRole('button', { name: t('sportDesk.importTry') }).click()
  await expect.element(dialog.getByText(t('sportDesk.importWould'))).toBeVisible()
  await expect
    .element(dialog.getByText(t('sportDesk.importProblem', { row: 3, problem: 'date' })))
    .toBeVisible()
  await expectNoBarriers()
  await dialog.getByRole('button', { name: t('sportDesk.import') }).click()
  await expect.element(dialog.getByText(t('sportDesk.importDone'))).toBeVisible()
  const sent = server.heard(sportsOffice, 'importFile').map(({ body }) => body)
  expect(sent.map((body) => body?.isTrial)).toEqual([true, false])
  expect(sent[0]).toMatchObject({ format: 'csv', league: { key: 'v-league', country: 'VN' } })
})

test('SPT-01 an operator adds a feed with a key of its own, and reads what became of each message', async () => {
  const server = fakeServer()
  server.on(sportsOffice, 'feeds', {
    list: [
      {
        key: 'football',
        name: 'World Cup replay',
        isOn: true,
        health: 'stale',
        lastSequence: 0,
        lastAt: null,
        repeated: 0,
        reordered: 0,
        rejected: 0,
        lastProblem: '',
        liveEvents: 0,
      },
    ],
  })
  server.on(sportsOffice, 'addFeed', { done: true })
  server.on(sportsOffice, 'feedLog', {
    list: [{ sequence: 7, at: new Date(), kind: 'incident', outcome: 'taken', event: idOf(1) }],
    next: null,
  })
  const screen = await renderPanel(server, <FeedsTab may={may} />)
  // not heard yet is no silence
  await expect.element(screen.getByText(t('sportDesk.feedNever'))).toBeVisible()
  await expect.element(screen.getByText(t('sportDesk.health.stale'))).not.toBeInTheDocument()
  await screen.getByRole('button', { name: t('sportDesk.feedLog') }).click()
  await expect.element(screen.getByText('incident', { exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await screen.getByRole('button', { name: t('sportDesk.feedAdd') }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByLabelText(t('sportDesk.feedName')).fill('Score wire')
  await dialog.getByRole('textbox', { name: t('sportDesk.feedKey') }).fill('score-wire')
  await dialog.getByLabelText(t('sportDesk.reason')).fill('new provider')
  await expectNoBarriers()
  await dialog.getByRole('button', { name: t('sportDesk.feedAdd') }).click()
  await expect
    .poll(() => server.heard(sportsOffice, 'addFeed')[0]?.body)
    .toMatchObject({ key: 'score-wire', name: 'Score wire', apiKey: expect.stringMatching(/^[0-9a-f]{48}$/) })
})
