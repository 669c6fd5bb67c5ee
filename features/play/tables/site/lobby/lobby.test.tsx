import { expect, test } from 'vitest'
import { answerVisitor } from '#apps/site/testing/answers.ts'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { t } from '#texts/i18n.ts'
import { expectNoBarriers, PHONE } from '#ui/testing/barriers.ts'
import { tables } from '../../contract/member.ts'
import { tableReply } from '../../testing/fixtures.ts'
import { setPref } from '../state/prefs.ts'
import { LiveRow } from './live-row.tsx'
import { TablesLobby } from './lobby.tsx'

function lobby() {
  const server = fakeServer()
  answerVisitor(server)
  const { table: cards } = tableReply({})
  const { table: wheel } = tableReply({ game: 'roulette', table: { code: 'ROU1', name: 'Bay wheel' } })
  server.on(tables, 'list', { now: new Date(), list: [cards, wheel] })
  return server
}

test('STU-02 the lobby lists tables with roads, and narrows them by game and to favourites', async () => {
  const screen = await renderPanel(lobby(), <TablesLobby />, { size: PHONE })
  await expect.element(screen.getByRole('link', { name: 'Lotus table' })).toBeVisible()
  await expect.element(screen.getByRole('img', { name: /Big road, Lotus table/ })).toBeVisible()
  await screen.getByRole('button', { name: t('tables.favourite', { name: 'Bay wheel' }) }).click()
  await screen.getByRole('button', { name: new RegExp(`^${t('tables.favourites')}`) }).click()
  await expect.element(screen.getByRole('link', { name: 'Bay wheel' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Lotus table' })).not.toBeInTheDocument()
})

test('R16 patterns in past results are off until the player asks, and never said to predict', async () => {
  const screen = await renderPanel(lobby(), <TablesLobby />)
  await expect.element(screen.getByRole('link', { name: 'Lotus table' })).toBeVisible()
  expect(document.body.textContent).not.toContain(t('tables.noForecast'))
  setPref('goodRoads', true)
  await expect
    .element(screen.getByText(t('tables.pattern.streak', { side: 'Banker', length: 6 })).first())
    .toBeVisible()
  await expect.element(screen.getByText(t('tables.noForecast')).first()).toBeVisible()
  setPref('goodRoads', false)
})

test('STU-02 the lobby has no barriers on a phone', async () => {
  const screen = await renderPanel(lobby(), <TablesLobby />, { size: PHONE })
  await expect.element(screen.getByRole('link', { name: 'Lotus table' })).toBeVisible()
  await expectNoBarriers([PHONE])
})

test('SHL-07 home shows open tables with their roads and a way to all of them, and nothing where none is open', async () => {
  const screen = await renderPanel(lobby(), <LiveRow />, { size: PHONE })
  await expect.element(screen.getByRole('link', { name: 'Lotus table' })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: t('home.allOf', { count: 2 }) })).toBeVisible()
  await expectNoBarriers([PHONE])
  const none = fakeServer()
  answerVisitor(none)
  const { table } = tableReply({ table: { isOpen: false } })
  none.on(tables, 'list', { now: new Date(), list: [table] })
  const empty = await renderPanel(none, <LiveRow />, { size: PHONE })
  await expect.element(empty.getByRole('region')).not.toBeInTheDocument()
})

test('STU-02 the tile of a blackjack table shows the dealer’s last points', async () => {
  const server = fakeServer()
  answerVisitor(server)
  const { table } = tableReply({
    table: {
      code: 'BJ1',
      name: 'Bamboo table',
      game: 'blackjack',
      marks: ['20', 'BJ', 'bust'],
      goodRoads: [],
    },
  })
  server.on(tables, 'list', { now: new Date(), list: [table] })
  const screen = await renderPanel(server, <TablesLobby />, { lang: 'vi', size: PHONE })
  for (const mark of ['20', 'BJ', '>21'])
    await expect.element(screen.getByText(mark, { exact: true })).toBeVisible()
})
