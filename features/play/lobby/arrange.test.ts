import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { applySetting } from '#apps/server/testing/settings.ts'
import { testApp, type Api, type TestApp } from '#apps/server/testing/test-app.ts'
import { run, sql } from '#db/rows.ts'
import { openLive } from '#live/client.ts'
import { accountTypeOf } from './rules.ts'

let at: TestApp
let linh: Operator
let site: Api
/** A second vendor with a contract: two slots and a fishing game. */
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
  site = at.api()
  await site.lobby.categories() // loads the catalogue
  await run(at.database.owner, sql`update vendor set is_contracted = true, sort = 50 where code = 'PG'`)
  await run(
    at.database.owner,
    sql`
      insert into game (id, vendor, category, kind, name_en, name_vi, rtp_text, is_provably_fair, sort, since, outside_ref)
      values
        ('pg-one', 'PG', 'RNG', 'slots', 'One', 'Một', '96.00 %', false, 5000, '2026-01-01', 'one'),
        ('pg-two', 'PG', 'RNG', 'slots', 'Two', 'Hai', '96.00 %', false, 5010, '2026-01-01', 'two'),
        ('pg-fish', 'PG', 'FISH', 'fish', 'Fish', 'Cá', '96.00 %', false, 5020, '2026-01-01', 'fish')
    `,
  )
  app().merchants.forget()
})
afterAll(() => at.close())
beforeEach(async () => {
  await run(at.database.owner, sql`delete from merchant_game`)
  await run(at.database.owner, sql`delete from merchant_vendor`)
  app().merchants.forget()
})

const app = () => at.app
const JADE = { params: { merchant: 'JADE' } }
const orderOf = async (api = site) =>
  (await api.lobby.browse({ query: { count: 100 } })).list.map(({ gameId }) => gameId)
const moveGame = (game: string, before: string | null, who = linh) =>
  who.api.lobbyArrange.moveGame({ ...JADE, body: { game, before } })
const moveVendor = (vendor: string, before: string | null) =>
  linh.api.lobbyArrange.moveVendor({ ...JADE, body: { vendor, before } })
const mark = (game: string, mark: 'hot' | 'pinned', isOn: boolean) =>
  linh.api.lobbyArrange.mark({ params: { merchant: 'JADE', game }, body: { mark, isOn } })

test('OPS-01 moving a game changes the lobby order of that brand immediately and not that of another brand', async () => {
  const amber = at.api({ headers: { merchant: 'AMBER' } })
  const before = await orderOf(amber)
  expect((await orderOf())[0]).toBe('river-dragon')
  expect(await moveGame('dice', 'river-dragon')).toEqual({ isChanged: true })
  expect((await orderOf()).slice(0, 2)).toEqual(['dice', 'river-dragon'])
  expect(await moveGame('dice', 'river-dragon')).toEqual({ isChanged: false })
  await moveGame('river-dragon', null)
  expect((await orderOf()).at(-1)).toBe('river-dragon')
  expect(await orderOf(amber)).toEqual(before)
  const { entries } = await linh.api.audit.entries({ query: { object: 'game:dice' } })
  expect(entries.map(({ action, operator }) => [action, operator])).toEqual([['games.move', linh.account]])
})

test('OPS-01 twenty concurrent moves by two operators produce one order with every game exactly once', async () => {
  const huy = await operator(at)
  const all = await orderOf()
  const moves = all.slice(0, 10).map((game) => moveGame(game, null))
  await Promise.all([...moves, ...all.slice(10, 20).map((game) => moveGame(game, all[0] ?? null, huy))])
  const after = await orderOf()
  expect(after.toSorted()).toEqual(all.toSorted())
})

test('OPS-01 setting the hot mark adds a game to the hot games, and removing it removes the game', async () => {
  const hot = async () => (await site.lobby.hotGames({})).list.map(({ gameId }) => gameId)
  expect(await hot()).toEqual([])
  await mark('dice', 'hot', true)
  expect(await hot()).toEqual(['dice'])
  expect((await site.lobby.home()).rows.find(({ key }) => key === 'HOT')?.list[0]?.gameId).toBe('dice')
  await mark('dice', 'hot', false)
  expect(await hot()).toEqual([])
})

test('SHL-07 vendor cards, tabs and categories follow the vendor order set by an operator', async () => {
  const shown = async () =>
    (await site.lobby.categories()).list
      .filter(({ gameType }) => gameType !== 'LOTTERY')
      .map(({ key, cards }) => [key, ...cards.map((card) => card.vassalage)])
  expect(await shown()).toEqual([
    ['FISH', 'JADE_FORGE', 'PG'],
    ['RNG', 'JADE_FORGE', 'PG'],
    ['PVP', 'JADE_FORGE'],
  ])
  await moveVendor('PG', 'JADE_FORGE')
  expect(await shown()).toEqual([
    ['FISH', 'PG', 'JADE_FORGE'],
    ['RNG', 'PG', 'JADE_FORGE'],
    ['PVP', 'JADE_FORGE'],
  ])
  const { facets } = await site.lobby.browse({ query: { category: 'RNG' } })
  expect(facets.vendors.map(({ key }) => key)).toEqual(['PG', 'JADE_FORGE'])
  const { menus } = await site.lobby.gameMenus({})
  expect(menus.map(({ page }) => page)).toEqual(['/fish', '/rng', '/elott', '/lottery', '/pvp'])
})

test('SHL-11 a pinned game is a menu entry of type game; at most six can be pinned', async () => {
  await mark('dice', 'pinned', true)
  const { menus } = await site.lobby.gameMenus({})
  expect(menus.at(-1)).toEqual({ name: 'Dice', page: '/game', data: 'dice', type: 'game' })
  expect((await site.lobby.categories()).pinned.map(({ gameId }) => gameId)).toEqual(['dice'])
  for (const game of (await orderOf()).filter((id) => id !== 'dice').slice(0, 5))
    await mark(game, 'pinned', true)
  await expect(mark('pg-fish', 'pinned', true)).rejects.toMatchObject({
    code: 'lobby.tooManyPinned',
    detail: { most: 6 },
  })
})

test('GAM-01 a vendor that opens a list is one tile in mixed lists (isGame VASSALAGE) and complete in its own list', async () => {
  const params = { merchant: 'JADE', vendor: 'PG' }
  await linh.api.lobbyArrange.setList({ params, body: { opensList: true } })
  const own = async (query: { vassalage?: string }) =>
    (await site.lobby.gameList({ query: { ...query, category: 'RNG' } })).list
      .filter(({ vassalage }) => vassalage === 'PG')
      .map(({ name, isGame }) => [name, isGame])
  expect(await own({})).toEqual([['PG', 'VASSALAGE']])
  expect(await own({ vassalage: 'PG' })).toEqual([
    ['One', null],
    ['Two', null],
  ])
  const mixed = await site.lobby.browse({ query: { category: 'RNG', count: 100 } })
  expect(mixed.list.filter(({ isGame }) => isGame === 'VASSALAGE')).toHaveLength(1)
  expect(mixed.total).toBe(mixed.list.length)
  await linh.api.lobbyArrange.setList({ params, body: { opensList: false } })
  expect(await own({})).toHaveLength(2)
})

test('OPS-01 open pages receive an event when the arrangement changes', async () => {
  const member = await person(at)
  const heard: string[] = []
  const live = openLive(at.site, () => member.token, {
    onHint: ({ topic }) => heard.push(topic),
    onReconnect: () => undefined,
    onState: (state) => state === 'open' && heard.push('open'),
  })
  await expect.poll(() => heard).toContain('open')
  await mark('dice', 'hot', true)
  await expect.poll(() => heard).toContain('games.changed')
  live.close()
})

test('OPS-01 B1 rejects operators without the permission and unknown games, vendors and brands, without any change', async () => {
  const support = await operator(at, { roles: ['support'] })
  const before = await orderOf()
  await expect(moveGame('dice', null, support)).rejects.toMatchObject({ code: 'permission.missing' })
  await expect(moveGame('nonsense', null)).rejects.toMatchObject({ code: 'lobby.gameUnknown' })
  await expect(moveGame('dice', 'nonsense')).rejects.toMatchObject({ code: 'lobby.gameUnknown' })
  await expect(moveVendor('NOBODY', null)).rejects.toMatchObject({ code: 'lobby.vendorUnknown' })
  const nowhere = { params: { merchant: 'NOWHERE' }, body: { game: 'dice', before: null } }
  await expect(linh.api.lobbyArrange.moveGame(nowhere)).rejects.toMatchObject({ code: 'lobby.brandUnknown' })
  expect(await orderOf()).toEqual(before)
})

test('SHL-17 the banner shows the brand’s chosen game with its published figures, or the first game in the order', async () => {
  const hero = async () => {
    app().merchants.forget()
    return (await site.lobby.home()).hero
  }
  expect(await hero()).toMatchObject({ gameId: 'river-dragon', maxWin: expect.stringMatching(/^\d/) })
  await moveGame('dice', 'river-dragon')
  expect(await hero()).toMatchObject({ gameId: 'dice' })
  await applySetting(at, 'JADE', 'heroGame', 'bronze-drum')
  await expect.poll(async () => (await hero())?.gameId).toBe('bronze-drum')
  await applySetting(at, 'JADE', 'heroGame', 'no-such-game')
  await expect.poll(async () => (await hero())?.gameId).toBe('dice')
})

test('GAM-01 LOT-02 accountTypeName is the lottery’s market where §2 names a page for it, otherwise the vendor’s account', () => {
  const game = { category: 'LOTT', vendor: 'JADE_FORGE' }
  expect(accountTypeOf({ ...game, kind: 'sea' })).toBe('TCG_SEA')
  expect(accountTypeOf({ ...game, kind: 'vn' })).toBe('TCG_LOTTO_VN')
  expect(accountTypeOf({ ...game, kind: 'other' })).toBe('JADE_FORGE')
  expect(accountTypeOf({ category: 'RNG', kind: 'sea', vendor: 'PG' })).toBe('PG')
})
