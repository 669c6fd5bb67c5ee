import { useState } from 'react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { userEvent } from 'vitest/browser'
import { answerMember } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { newId } from '#contract/new-id.ts'
import { major } from '#kit/money.ts'
import { t } from '#texts/i18n.ts'
import { beginSession } from '#ui/api/session.ts'
import { tellWatchers } from '#ui/api/watch.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { tables } from '../../contract/member.ts'
import { tableRound } from '../../contract/shapes.ts'
import { answerTable, slipOn, tableReply } from '../../testing/fixtures.ts'
import { setPref } from '../state/prefs.ts'
import { TablesLobby } from '../lobby/lobby.tsx'
import { chooseTables } from './chosen.ts'
import { Loaded } from './loaded.tsx'
import { QuickSwitch } from './quick-switch.tsx'
import { Several } from './several.tsx'

const WIDE = { width: 1_366, height: 1_200 }
const PATIENT = { timeout: 25_000 }

function twoTables() {
  const server = fakeServer()
  answerMember(server)
  beginSession('token')
  setPref('sound', false)
  const first = tableReply({})
  const base = tableReply({ table: { code: 'BAC2', name: 'River table' } })
  const round = { ...base.round!, table: 'BAC2' }
  const line = { key: 'banker', stake: major(50_000), call: null, win: null, tag: null }
  const mine = [slipOn(round.id, line)]
  const second = { ...base, round, mine }
  answerTable(server, first)
  server.on(tables, 'table', ({ params }) => (params.table === 'BAC2' ? second : first))
  server.on(tables, 'list', { now: new Date(), list: [first.table, second.table] })
  return server
}

test('STU-02 tables side by side have timer, road and bets of their own, and digits go from one to the other', async () => {
  const server = twoTables()
  server.on(tables, 'place', {
    slip: newId(),
    stake: major(50_000),
    balance: 0n,
  })
  const screen = await renderPanel(server, <Several codes={['BAC1', 'BAC2']} />, { size: WIDE })
  await expect.poll(() => document.querySelectorAll('[data-spot="banker"]').length, PATIENT).toBe(2)
  await expect.element(screen.getByRole('img', { name: /Big road, River table/ })).toBeVisible()
  expect(document.querySelectorAll('.lt-timer')).toHaveLength(2)
  await userEvent.keyboard('2')
  const section = document.activeElement?.closest('section')
  expect(section?.getAttribute('aria-label')).toBe(t('tables.tableNumber', { number: 2, code: 'BAC2' }))
  section?.querySelector<HTMLElement>('[data-spot="player"]')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => server.heard(tables, 'place').map(({ params }) => params.table)).toEqual(['BAC2'])
  await expectNoBarriers([WIDE])
})

test('STU-02 a table that does not exist can be closed', async () => {
  const server = twoTables()
  server.refuse(tables, 'table', 'tables.unknown')
  const screen = await renderPanel(server, <Several codes={['BAC1', 'NONE']} />, { size: WIDE })
  await expect
    .element(screen.getByRole('button', { name: t('tables.closeNamed', { name: 'NONE' }) }))
    .toBeVisible()
})

test('STU-02 the lobby chooses up to four tables, and remembers them', async () => {
  chooseTables([])
  const screen = await renderPanel(twoTables(), <TablesLobby />, { size: WIDE })
  const choose = (name: string) => screen.getByRole('button', { name: t('tables.chooseBeside', { name }) })
  await choose('Lotus table').click()
  const open = screen.getByRole('button', { name: t('tables.openBeside') })
  await expect.element(open).toBeDisabled()
  await choose('River table').click()
  await expect.element(open).toBeEnabled()
  expect(localStorage.getItem('tables.beside')).toBe('BAC1,BAC2')
  chooseTables([])
})

test('STU-02 on a phone the table that was left shows its time and the bet on it', async () => {
  const screen = await renderPanel(twoTables(), <QuickSwitch code="BAC1" beside="BAC2" />, { size: PHONE })
  const link = screen.getByRole('link', { name: /River table/ })
  await expect.element(link).toBeVisible()
  expect(link.element().textContent).toContain('50,000')
  await expectNoBarriers([PHONE])
})

function Phone() {
  const [code, setCode] = useState('BAC1')
  return (
    <>
      <Loaded key={code} code={code}>
        {({ table, round }) => <p>{`${table.code} ${round?.phase}`}</p>}
      </Loaded>
      <QuickSwitch code={code} beside="BAC2" />
      <button type="button" onClick={() => setCode('BAC2')}>
        go
      </button>
    </>
  )
}

test('STU-02 on a phone the other table opens as events have told it, before it is read again', async () => {
  const server = twoTables()
  const screen = await renderPanel(server, <Phone />, { size: PHONE })
  await expect.element(screen.getByRole('link', { name: /River table/ })).toBeVisible()
  await expect.element(screen.getByText('BAC1 betting')).toBeVisible()
  const { round } = tableReply({ phase: 'dealing', round: { table: 'BAC2', opensAt: new Date() } })
  server.hold(tables, 'table')
  const patch: unknown = z.encode(tableRound, round!)
  tellWatchers({ topic: 'tables.round', seq: '1', of: 'BAC2', patch })
  await screen.getByRole('button', { name: 'go' }).click()
  await expect.element(screen.getByText('BAC2 dealing')).toBeVisible()
})
