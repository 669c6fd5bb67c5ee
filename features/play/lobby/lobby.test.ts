import { afterAll, beforeAll, expect, it } from 'vitest'
import { major } from '#kit/money.ts'
import { run, sql } from '#db/rows.ts'
import { person } from '#apps/server/testing/people.ts'
import { catalogue } from '#games/catalogue.ts'
import { furtherGames } from '#games/further-names.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { countPlay } from '#features/play/settled-play/public.ts'
import { evenBet, seatAt, seated } from '#features/play/rounds/testing/seat.ts'
import { running, setStop, switchGame } from './store/switches.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

/** Live tables and virtual sports are listed by lobbies of their own. */
const listed = furtherGames.filter(({ category }) => ['LOTT', 'ELOTT', 'RNG', 'PVP'].includes(category))

const studio = [...catalogue, ...listed].map(({ id }) => id)
const further = (wanted: string) => listed.filter(({ category }) => category === wanted).length
const refusal = (code: string) => expect.objectContaining({ code })

const own = (key: string) => catalogue.filter(({ category }) => category === key).length

it('GAM-01 SHL-07 STU-04 the menus show only categories that have a vendor', async () => {
  const { navigation, menus } = await at.api().lobby.gameMenus()
  expect(navigation.map(({ key, page, point, games }) => ({ key, page, point, games }))).toEqual([
    { key: 'ELOTT', page: '/elott', point: null, games: further('ELOTT') },
    { key: 'LOTT', page: '/lottery', point: null, games: further('LOTT') },
    { key: 'FISH', page: '/fish', point: '1.20', games: own('FISH') },
    { key: 'RNG', page: '/rng', point: '1.20', games: own('RNG') + further('RNG') },
    { key: 'PVP', page: '/pvp', point: '1.00', games: further('PVP') },
  ])
  expect(navigation.find(({ key }) => key === 'RNG')?.cards).toEqual([
    {
      vassalage: 'JADE_FORGE',
      name: 'Jade Forge',
      isHot: false,
      contracted: true,
      logo: null,
      games: own('RNG') + further('RNG'),
    },
  ])
  expect(menus).toEqual([
    { name: 'E-lottery', page: '/elott', data: 'ELOTT', type: 'LOTTERY' },
    { name: 'Lottery', page: '/lottery', data: 'LOTT', type: 'LOTTERY' },
    { name: 'Fishing', page: '/fish', data: 'FISH', type: 'FISHING' },
    { name: 'Slots', page: '/rng', data: 'RNG', type: 'SLOT' },
    { name: 'PVP', page: '/pvp', data: 'PVP', type: 'PVP' },
  ])
})

it('decision 28 lists a vendor without a contract by name without any available games', async () => {
  const { list } = await at.api().lobby.newVendors()
  expect(list[0]?.vassalage).toBe('JADE_FORGE')
  const others = list.slice(1)
  expect(others).toHaveLength(32)
  expect(others.every((vendor) => !vendor.contracted && vendor.games === 0)).toBe(true)
})

it('GAM-01 finds games by vendor, category, kind and text without diacritics, in both languages', async () => {
  const ids = async (query: Record<string, string>, language = 'en') => {
    const { list } = await at.api({ headers: { language } }).lobby.gameList({ query })
    return list.map((game) => game.gameId)
  }
  expect(await ids({})).toEqual(studio)
  expect(await ids({ type: 'dice' })).toEqual(['dice'])
  expect(await ids({ search: 'rong song' })).toEqual(['river-dragon'])
  expect(await ids({ vassalage: 'PG' })).toEqual([])
  expect(await ids({ category: 'LIVE' })).toEqual([])
  const { list } = await at.api({ headers: { language: 'vi' } }).lobby.gameList()
  expect(list.map((game) => game.name)).toEqual([...catalogue, ...listed].map(({ name }) => name.vi))
})

it('GAM-04 each game shows its exact RTP and that it is provably fair', async () => {
  const { list } = await at.api().lobby.gameList()
  const told = list.map((game) => [game.gameId, game.rtpText, game.isProvablyFair])
  expect(told).toHaveLength(studio.length)
  expect(told).toContainEqual(['river-dragon', '96.22 %', true])
  expect(told).toContainEqual(['dice', '99.00 %', true])
  expect(told).toContainEqual(['pearl-drop', '98.98 %', true])
  // a prize group and its rebate together, a point on 27 prizes, and the printed prizes of a series
  expect(told).toContainEqual(['ssc', '97.80 %', true])
  expect(told).toContainEqual(['vn-north', '99.00 %', true])
  expect(told).toContainEqual(['ticket-koi', '90.00 %', true])
})

it('the specified calls accept the specified query parameters and reject unknown ones', async () => {
  const query = {
    merchantCode: 'JADE',
    isPlatform: '2',
    vassalage: '',
    platform: 'flash,html5-desktop',
    language: 'EN',
  }
  expect(await at.api().lobby.hotGames({ query })).toEqual({ list: [] })
  const answer = await fetch(`${at.site}/lgw/games/popular?count=20&order=asc`)
  expect([answer.status, (await answer.json()).errorCode]).toEqual([422, 'request.invalid'])
})

it('GAM-01 popular and hot games follow the rounds that members played', async () => {
  const { frame, member } = await seated(at, { balance: major(1_000_000) })
  for (let n = 0; n < 100; n++) await frame.round({ body: { bets: evenBet('1000') } })
  await countPlay(at.app)
  await countPlay(at.app)
  const popular = async () => {
    const { list } = await at.api().lobby.popular({ query: { count: 20 } })
    return list.map((game) => [game.gameId, game.isHot])
  }
  await expect
    .poll(popular)
    .toEqual([['dice', true], ...studio.filter((id) => id !== 'dice').map((id) => [id, false])].slice(0, 20))
  expect((await at.api().lobby.hotGames()).list.map((game) => game.gameId)).toEqual(['dice'])
  const recent = await member.api.lobby.recent()
  expect(recent.list.map((game) => game.gameId)).toEqual(['dice'])
})

it('GAM-01 rejects the launch of a game under maintenance and suggests others', async () => {
  const member = await person(at)
  const dice = { table: 'game', id: 'dice' } as const
  await setStop(at.app.db, dice, { isStopped: true, why: 'test', by: null, at: null })
  await expect(member.api.lobby.launch({ query: { gameId: 'dice' } })).rejects.toMatchObject({
    code: 'lobby.gameStopped',
    detail: { suggestions: studio.filter((id) => id !== 'dice').slice(0, 6) },
  })
  const shown = async () => {
    const { game, suggestions } = await at.api().lobby.game({ params: { gameId: 'dice' } })
    return [game.isUnderMaintenance, suggestions.map((other) => other.gameId)]
  }
  await expect.poll(shown).toEqual([true, studio.filter((id) => id !== 'dice').slice(0, 6)])
  await setStop(at.app.db, dice, running)
})

it('G13 a game disabled at one brand disappears there, in open frames too, and stays available at others', async () => {
  const { frame, member } = await seated(at, { balance: major(10_000) })
  const amber = await person(at, { merchant: 'AMBER' })
  await switchGame(at.app.db, { merchant: 'JADE', game: 'dice', isOn: false })
  await expect(member.api.lobby.launch({ query: { gameId: 'dice' } })).rejects.toEqual(
    refusal('lobby.gameUnknown'),
  )
  await expect(frame.round({ body: { bets: evenBet('1000') } })).rejects.toEqual(refusal('play.gameStopped'))
  expect((await seatAt(at, amber)).token).toBeTruthy()
  await switchGame(at.app.db, { merchant: 'JADE', game: 'dice', isOn: true })
})

it('GAM-02 a launch accepts the specified payload and returns a URL on the games’ origin', async () => {
  const member = await person(at)
  const { game_url } = await member.api.lobby.launch({
    query: {
      gameId: 'river-dragon',
      nodeId: 'JADE_FORGE',
      accountType: '1',
      confirmTrans: '0',
      vassalage: 'JADE_FORGE',
      launchMode: 'GLS',
      platform: 'html5-desktop',
      clientType: '3',
      username: member.account,
      token: member.token,
      merchantCode: 'JADE',
      language: 'EN',
    },
  })
  const url = new URL(game_url)
  expect(url.pathname).toBe('/play/river-dragon')
  expect(url.searchParams.get('ticket')).toMatch(/^[\w-]{43}$/)
  expect(url.searchParams.get('host')).toBe(at.site)
})

it('GAM-02 decision 10 rejects a launch that names another person, token or merchant', async () => {
  const mai = await person(at)
  const duc = await person(at)
  for (const other of [{ username: duc.account }, { token: duc.token }, { merchantCode: 'AMBER' }])
    await expect(mai.api.lobby.launch({ query: { gameId: 'dice', ...other } })).rejects.toEqual(
      refusal('lobby.launchNotYours'),
    )
})

it('GAM-02 rejects a launch without a login or of an unknown game', async () => {
  await expect(at.api().lobby.launch({ query: { gameId: 'dice' } })).rejects.toEqual(
    refusal('session.required'),
  )
  const member = await person(at)
  await expect(member.api.lobby.launch({ query: { gameId: 'no-such' } })).rejects.toEqual(
    refusal('lobby.gameUnknown'),
  )
})

it('SYS-02 rejects a launch by a trial account when trial play is off', async () => {
  const trial = await person(at, { type: 4 })
  await run(
    at.database.owner,
    sql`insert into merchant_flag (merchant, name, is_on) values ('JADE', 'FREEPLAY3', false)`,
  )
  at.clock.forward(1_500)
  await expect(trial.api.lobby.launch({ query: { gameId: 'dice' } })).rejects.toEqual(
    refusal('lobby.trialOff'),
  )
  await run(at.database.owner, sql`delete from merchant_flag where name = 'FREEPLAY3'`)
})

it('GAM-01 rejects the 201st favourite and keeps the others', async () => {
  const { id, api } = await person(at)
  await run(
    at.database.owner,
    sql`
      with more as (
        insert into game (id, vendor, category, kind, name_en, name_vi, rtp_text, is_provably_fair, since, is_built)
        select 'old-' || n, 'JADE_FORGE', 'RNG', 'slots', 'Old', 'Old', '96.00 %', true, '2026-11-21', false
        from generate_series(1, 200) as n
        returning id
      )
      insert into favourite_game (member_id, game, added_at) select ${id}, id, ${at.clock.now()} from more
    `,
  )
  await expect(api.lobby.addFavourite({ body: { gameId: 'dice' } })).rejects.toEqual(
    refusal('lobby.tooManyFavourites'),
  )
  await api.lobby.removeFavourite({ body: { gameId: 'old-1' } })
  expect((await api.lobby.addFavourite({ body: { gameId: 'dice' } })).favGames).toHaveLength(200)
})

it('GAM-02 rejects a launch for an account without a wallet for the game', async () => {
  const { api, wallet } = await person(at)
  await run(at.database.owner, sql`update wallet set purpose = 'elsewhere' where id = ${wallet}`)
  await expect(api.lobby.launch({ query: { gameId: 'dice' } })).rejects.toEqual(
    refusal('lobby.walletMissing'),
  )
})
