import { expect, test } from 'vitest'
import { renderPanel } from '#apps/site/testing/panel.tsx'
import type { Reply } from '#contract/route.ts'
import { fakeServer } from '#contract/testing/fake-server.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { t } from '#texts/i18n.ts'
import { BetFilters } from './bet-filters.tsx'

type Game = Reply<typeof lobby.gameList>['list'][number]

const game = (gameId: string, kind: string): Game => ({
  gameId,
  nodeId: gameId,
  name: gameId,
  code: gameId,
  vassalage: 'JADE_FORGE',
  vendorName: 'Jade Forge',
  accountTypeName: 'JADE_FORGE',
  category: 'RNG',
  gameType: 'SLOT',
  kind,
  defaultPlayType: null,
  isGame: null,
  isHot: false,
  isNew: false,
  isUnderMaintenance: false,
  themes: [],
  volatility: 'low',
  rtpText: '96.22 %',
  isProvablyFair: true,
})
const slots = {
  key: 'RNG',
  name: 'hd_slots_games',
  enName: 'Slots',
  page: '/rng',
  gameType: 'SLOT',
  sideMenuIcon: 'gem',
  point: null,
  title: 'Slots',
  cards: [],
  games: 3,
}

test('MEM-05 the betting record is filtered by the same kinds of games as the home page', async () => {
  const server = fakeServer()
  server.on(lobby, 'categories', { list: [slots], pinned: [] })
  server.on(lobby, 'gameList', {
    list: [game('lacquer-21', 'blackjack'), game('dice', 'dice'), game('river-dragon', 'slots')],
  })
  const filter = { category: 'MINI', vendor: 'all', game: 'all', status: 'all', find: '' }
  const screen = await renderPanel(server, <BetFilters filter={filter} onNarrow={() => undefined} />)
  await expect.element(screen.getByRole('button', { name: t('category.CARD') })).toBeVisible()
  const chips = screen.getByRole('group', { name: t('rounds.category') }).getByRole('button')
  expect(chips.elements().map((chip) => chip.textContent)).toEqual([
    t('rounds.allCategories'),
    t('category.RNG'),
    t('category.MINI'),
    t('category.CARD'),
    // they have no games in the lobby, and bets all the same
    t('category.LIVE'),
    t('category.SPORTS'),
    t('category.ESPORTS'),
  ])
  // the games of the chosen kind only
  const games = screen.getByRole('combobox', { name: t('rounds.game') })
  await expect.element(games.getByRole('option', { name: 'dice' })).toBeInTheDocument()
  await expect.element(games.getByRole('option', { name: 'river-dragon' })).not.toBeInTheDocument()
})
