import { afterAll, beforeAll, expect, it } from 'vitest'
import { run, sql } from '#db/rows.ts'
import { person } from '#apps/server/testing/people.ts'
import { catalogue } from '#games/catalogue.ts'
import { furtherGames } from '#games/further-names.ts'
import { sharedCatalogue } from '#games/shared.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { typesOf } from './rules/browse.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Live tables and virtual sports are listed by lobbies of their own. */
const listed = furtherGames.filter(({ category }) => ['LOTT', 'ELOTT', 'RNG', 'PVP'].includes(category))

/** Every studio game in catalogue order, the order of a platform without any rounds. */
const studio = [...catalogue, ...listed].map(({ id }) => id)

/** The games of the slots page: with those that members play together. */
const slots = [
  ...catalogue
    .filter(({ category }) => category === 'RNG')
    .map(({ id, kind, themes = [] }) => ({ id, kind: String(kind), themes })),
  ...sharedCatalogue.flatMap(({ game, category, tile }) =>
    tile && category === 'RNG' ? [{ id: game.id, kind: tile.kind, themes: [] }] : [],
  ),
]

/** Every game by English name. */
const byName = [...catalogue, ...listed]
  .toSorted((a, b) => (a.name.en.toLowerCase() < b.name.en.toLowerCase() ? -1 : 1))
  .map(({ id }) => id)

const ids = (list: readonly { readonly gameId: string }[]) => list.map(({ gameId }) => gameId)

it('SHL-08 a page of games returns the total, its slice and the available filters', async () => {
  const { lobby } = at.api()
  const first = await lobby.browse({ query: { category: 'RNG', count: 1 } })
  expect([first.total, ids(first.list)]).toEqual([slots.length, ['river-dragon']])
  const { vendors, themes, volatilities, types } = first.facets
  expect(vendors).toEqual([{ key: 'JADE_FORGE', name: 'Jade Forge', count: slots.length }])
  const withTheme = (theme: string) => slots.filter(({ themes }) => themes.some((one) => one === theme))
  expect(themes).toContainEqual({ key: 'asia', count: withTheme('asia').length })
  expect(themes).toContainEqual({ key: 'myth', count: withTheme('myth').length })
  expect(volatilities.reduce((total, { count }) => total + count, 0)).toBe(slots.length)
  const kinds = new Map<string, number>()
  for (const slot of slots) for (const key of typesOf(slot)) kinds.set(key, (kinds.get(key) ?? 0) + 1)
  expect(types).toHaveLength(kinds.size)
  for (const [key, count] of kinds) expect(types).toContainEqual({ key, count })
  const filtered = async (query: Parameters<typeof lobby.browse>[0]) => ids((await lobby.browse(query)).list)
  expect(await filtered({ query: { from: 1 } })).toEqual(studio.slice(1))
  const minis = slots.filter((slot) => typesOf(slot).includes('mini'))
  expect(await filtered({ query: { type: 'mini' } })).toEqual(minis.map(({ id }) => id))
  expect(await filtered({ query: { volatility: 'medium', theme: 'myth' } })).toEqual([
    'river-dragon',
    'moonlit-deep',
  ])
  expect(await filtered({ query: { category: 'LIVE' } })).toEqual([])
  expect(await filtered({ query: { sort: 'name' } })).toEqual(byName)
})

it('GAM-01 the specified list call accepts the groups of the slots page, as the pages do', async () => {
  const { lobby } = at.api()
  for (const type of ['slots', 'mini', 'card', 'jackpot', 'dice']) {
    const listed = ids((await lobby.gameList({ query: { type } })).list)
    expect(listed).toEqual(ids((await lobby.browse({ query: { type } })).list))
    expect(listed).not.toEqual([])
  }
})

it('SHL-08 finds a vendor regardless of the letter case of its code in the URL', async () => {
  const { lobby } = at.api()
  const typed = { query: { vassalage: 'jade_forge' } }
  expect((await lobby.browse(typed)).total).toBe(studio.length)
  expect((await lobby.gameList(typed)).list).toHaveLength(studio.length)
  const { vendor } = await lobby.vendor({ params: { vassalage: 'pg' } })
  expect(vendor.vassalage).toBe('PG')
})

it('SHL-08 the selected provider keeps its tab when other filters leave it no games; an unknown provider has no tab', async () => {
  const { lobby } = at.api()
  const tabs = async (vassalage: string) =>
    (await lobby.browse({ query: { vassalage, volatility: 'low' } })).facets.vendors.filter(
      ({ key }) => key === vassalage,
    )
  expect(await tabs('JILI')).toEqual([{ key: 'JILI', name: 'JILI', count: 0 }])
  expect(await tabs('NOBODY')).toEqual([])
})

it('SHL-17 the search tolerates a typo, finds providers and categories, and suggests popular games without a match', async () => {
  const { lobby } = at.api()
  const found = await lobby.search({ query: { text: 'rivr dragn' } })
  expect([ids(found.games), found.popular]).toEqual([['river-dragon'], []])
  expect(ids((await lobby.search({ query: { text: 'xuc xac' } })).games)).toEqual(['dice', 'k3'])
  expect(ids((await lobby.search({ query: { text: 'mien bac' } })).games)).toEqual(['vn-north'])
  const makers = await lobby.search({ query: { text: 'jili' } })
  expect(makers.vendors.map(({ vassalage, contracted }) => [vassalage, contracted])).toEqual([
    ['JILI', false],
  ])
  expect((await lobby.search({ query: { text: 'slots' } })).categories).toEqual([
    { key: 'RNG', page: '/rng' },
  ])
  const none = await lobby.search({ query: { text: 'zzzzzz' } })
  expect([none.total, ids(none.popular)]).toEqual([0, studio.slice(0, 8)])
})

it('decision 28 a provider without a contract shows its name plate and studio games instead', async () => {
  const { lobby } = at.api()
  const { vendor, similar } = await lobby.vendor({ params: { vassalage: 'PG' } })
  expect([vendor.contracted, vendor.games, ids(similar)]).toEqual([false, 0, studio.slice(0, 12)])
  await expect(lobby.vendor({ params: { vassalage: 'NOBODY' } })).rejects.toMatchObject({
    code: 'lobby.vendorUnknown',
  })
  expect((await lobby.vendorTypes()).list).toEqual([
    { vassalage: 'JADE_FORGE', gameTypes: ['LOTTERY', 'FISHING', 'SLOT', 'PVP'] },
  ])
})

it('SHL-12 SHL-17 a favourite is stored once and only for its member', async () => {
  const [mai, duc] = [await person(at), await person(at)]
  const add = (gameId: string) => mai.api.lobby.addFavourite({ body: { gameId } })
  await add('river-dragon')
  at.clock.forward(1_000)
  await Promise.all([add('dice'), add('dice')])
  expect((await add('dice')).favGames).toEqual(['dice', 'river-dragon'])
  expect(ids((await mai.api.lobby.favourites()).list)).toEqual(['dice', 'river-dragon'])
  expect((await duc.api.lobby.favourites()).list).toEqual([])
  await expect(add('no-such')).rejects.toMatchObject({ code: 'lobby.gameUnknown' })
  expect((await mai.api.lobby.removeFavourite({ body: { gameId: 'dice' } })).favGames).toEqual([
    'river-dragon',
  ])
  await expect(at.api().lobby.addFavourite({ body: { gameId: 'dice' } })).rejects.toMatchObject({
    code: 'session.required',
  })
})

it('SHL-17 a catalogue of 2,000 games returns home page rows and one lobby page, never the whole list', async () => {
  const before = await at.api().lobby.home()
  const { total: calm } = await at.api().lobby.browse({ query: { volatility: 'low' } })
  expect([before.total, before.rows.map(({ key }) => key), before.hero?.gameId]).toEqual([
    studio.length,
    ['ELOTT', 'LOTT', 'FISH', 'RNG', 'JACKPOT', 'MINI', 'CARD', 'PVP'],
    'river-dragon',
  ])
  await run(
    at.database.owner,
    sql`
      insert into game (
        id, vendor, category, kind, name_en, name_vi, rtp_text, is_provably_fair, since, sort, themes, volatility
      )
      select 'many-' || n, 'JADE_FORGE', 'RNG', 'slots', 'Game ' || n, 'Trò ' || n, '96.00 %', false, '2026-01-01', 5000 + n,
        array[(array['asia', 'fruit'])[1 + n % 2]], (array['low', 'medium', 'high'])[1 + n % 3]
      from generate_series(1, 2000) n
    `,
  )
  await expect.poll(async () => (await at.api().lobby.home()).total).toBe(2_000 + studio.length)
  const { rows } = await at.api().lobby.home()
  expect(rows.every(({ list }) => list.length <= 20)).toBe(true)
  const last = await at.api().lobby.browse({ query: { from: 1_995, count: 105, volatility: 'low' } })
  expect([last.total, last.list]).toEqual([666 + calm, []])
  const page = await at.api().lobby.browse({ query: { from: 1_890, count: 105 } })
  expect([page.total, page.list.length, page.list.at(-1)?.gameId]).toEqual([
    2_000 + studio.length,
    105,
    `many-${1_890 + 105 - studio.length}`,
  ])
})
