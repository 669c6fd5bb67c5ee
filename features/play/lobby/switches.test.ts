import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { heardBy } from '#apps/server/testing/heard.ts'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person } from '#apps/server/testing/people.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { createClient } from '#contract/client.ts'
import { READ_BEFORE_MS } from '#features/platform/merchants/public.ts'
import { play } from '#features/play/rounds/contract.ts'
import { evenBet, frameOf, seated, ticketIn } from '#features/play/rounds/testing/seat.ts'
import { major } from '#kit/money.ts'
import { run, sql } from '#db/rows.ts'
import { openLive } from '#live/client.ts'

let at: TestApp
let linh: Operator
beforeAll(async () => {
  at = await testApp()
  linh = await operator(at)
})
afterAll(() => at.close())

const stop = (game: string, isStopped: boolean, who = linh) =>
  who.api.lobbyOffice.setGame({ params: { game }, body: { isStopped, reason: 'the wheel squeaks' } })

test('G13 stopping a game rejects new rounds immediately, records operator and reason in the audit log, and can be undone', async () => {
  const { frame } = await seated(at, { balance: major(10_000) })
  const body = { bets: evenBet('1000') }
  await frame.round({ body })
  expect(await stop('dice', true)).toEqual({ isStopped: true })
  await expect(frame.round({ body })).rejects.toMatchObject({ code: 'play.gameStopped' })
  const { games } = await linh.api.lobbyOffice.list()
  expect(games.find(({ id }) => id === 'dice')).toMatchObject({
    isStopped: true,
    why: 'the wheel squeaks',
    by: linh.account,
    playing: 1,
  })
  await expect(stop('dice', true)).rejects.toMatchObject({ code: 'lobby.sameState' })
  await stop('dice', false)
  await frame.round({ body })
  const { entries } = await linh.api.audit.entries({ query: { object: 'game:dice' } })
  expect(entries.map(({ action, reason }) => [action, reason])).toEqual([
    ['games.start', 'the wheel squeaks'],
    ['games.stop', 'the wheel squeaks'],
  ])
  const typed = { object: 'game:dice', operator: linh.account.toUpperCase() }
  expect((await linh.api.audit.entries({ query: typed })).entries).toHaveLength(2)
})

test('G13 stopping a vendor stops its games; a brand’s switch removes a game from that brand only', async () => {
  const { frame, member } = await seated(at, { balance: major(10_000) })
  const reason = 'the contract rests'
  const vendor = (isStopped: boolean) =>
    linh.api.lobbyOffice.setVendor({ params: { vendor: 'JADE_FORGE' }, body: { isStopped, reason } })
  await vendor(true)
  await expect(frame.round({ body: { bets: evenBet('1000') } })).rejects.toMatchObject({
    code: 'play.gameStopped',
  })
  await expect(member.api.lobby.launch({ query: { gameId: 'river-dragon' } })).rejects.toMatchObject({
    code: 'lobby.gameStopped',
  })
  await vendor(false)
  const brand = (isOn: boolean) =>
    linh.api.lobbyOffice.setBrand({ params: { game: 'dice', merchant: 'JADE' }, body: { isOn, reason } })
  await brand(false)
  await expect(member.api.lobby.launch({ query: { gameId: 'dice' } })).rejects.toMatchObject({
    code: 'lobby.gameUnknown',
  })
  const grace = await person(at, { merchant: 'AMBER' })
  expect((await grace.api.lobby.launch({ query: { gameId: 'dice' } })).game_url).toContain('/play/dice')
  await brand(true)
  await member.api.lobby.launch({ query: { gameId: 'dice' } })
})

test('G13 stopping a vendor or all games at one brand immediately affects open frames, open tickets and the lobby', async () => {
  const here = await seated(at, { balance: major(10_000) })
  const there = await seated(at, { balance: major(10_000), merchant: 'AMBER' })
  const reason = 'a regulator asked'
  const body = { bets: evenBet('1.00') }
  const local = { bets: evenBet('1000') }
  const stops = {
    vendor: (isStopped: boolean) =>
      linh.api.lobbyOffice.setVendorHere({
        params: { vendor: 'JADE_FORGE', merchant: 'JADE' },
        body: { isStopped, reason },
      }),
    brand: (isStopped: boolean) =>
      linh.api.lobbyOffice.setBrandPlay({ params: { merchant: 'JADE' }, body: { isStopped, reason } }),
  }
  for (const stop of Object.values(stops)) {
    const { game_url: open } = await here.member.api.lobby.launch({ query: { gameId: 'dice' } })
    expect(await stop(true)).toEqual({ isStopped: true })
    await expect(stop(true)).rejects.toMatchObject({ code: 'lobby.sameState' })
    await expect(here.frame.round({ body: local })).rejects.toMatchObject({ code: 'play.gameStopped' })
    // a ticket issued before the stop opens a frame that accepts no stakes
    const late = frameOf(
      at,
      (await createClient(play, { base: at.game }).enter({ body: { ticket: ticketIn(open) } })).token,
    )
    await expect(late.round({ body: local })).rejects.toMatchObject({ code: 'play.gameStopped' })
    await expect(here.member.api.lobby.launch({ query: { gameId: 'dice' } })).rejects.toMatchObject({
      code: 'lobby.gameStopped',
    })
    // cached lists must not be older than the switch
    expect((await at.api().lobby.gameList()).list.every((game) => game.isUnderMaintenance)).toBe(true)
    expect((await there.frame.round({ body })).stake).toBe(major(1))
    expect(await stop(false)).toEqual({ isStopped: false })
    expect((await here.frame.round({ body: local })).stake).toBe(major(1_000))
  }
  const { entries } = await linh.api.audit.entries({ query: { object: 'merchant:JADE' } })
  expect(entries.slice(0, 2).map(({ action }) => action)).toEqual(['games.startHere', 'games.stopHere'])
  const nobody = { body: { isStopped: true, reason } }
  await expect(
    linh.api.lobbyOffice.setBrandPlay({ params: { merchant: 'NOBODY' }, ...nobody }),
  ).rejects.toMatchObject({ code: 'lobby.brandUnknown' })
  await expect(
    linh.api.lobbyOffice.setVendorHere({ params: { vendor: 'NOBODY', merchant: 'JADE' }, ...nobody }),
  ).rejects.toMatchObject({ code: 'lobby.vendorUnknown' })
})

/** An open page of a member; `age` in milliseconds since its first call. */
async function openPage(merchant: 'JADE' | 'AMBER', age?: () => number) {
  const member = await person(at, { merchant })
  const heard: { readonly topic: string; readonly seq: bigint }[] = []
  let isOpen = false
  const live = openLive(at.site, () => member.token, {
    onHint: ({ topic, seq }) => heard.push({ topic, seq: BigInt(seq) }),
    onReconnect: () => undefined,
    onState: (state) => (isOpen ||= state === 'open'),
    ...(age ? { age } : {}),
  })
  onTestFinished(() => live.close())
  await expect.poll(() => isOpen).toBe(true)
  /** Whether it received a game change event of this server time, in milliseconds, or later. */
  const hasHeard = (from: number) =>
    heard.some(({ topic, seq }) => topic === 'games.changed' && seq >= BigInt(from))
  /** Waits for a second event, so that no earlier one is still in flight for a process that missed the first. */
  const repeated = async (change: () => Promise<unknown>) => {
    const from = at.clock.now().getTime()
    await change()
    await expect.poll(() => hasHeard(from + READ_BEFORE_MS)).toBe(true)
  }
  return { heard, hasHeard, repeated }
}

/** An event of another topic: a page that has it has every event of the brand before it too. */
const MARK = 'vendorWallets.offered'
async function mark(merchant: string, { heard }: Awaited<ReturnType<typeof openPage>>): Promise<void> {
  const seq = String(at.clock.now().getTime())
  at.app.events.publish(`merchant:${merchant}`, { topic: MARK, seq, patch: {} })
  await expect.poll(() => heard.some(({ topic }) => topic === MARK)).toBe(true)
}

test('G13 open pages of the brand receive an event within a second when games are stopped or resumed', async () => {
  const jade = await openPage('JADE')
  const amber = await openPage('AMBER')
  const reason = 'the wheel squeaks'
  const dice = { game: 'dice', merchant: 'JADE' }
  const brand = (merchant: string, isStopped: boolean) =>
    linh.api.lobbyOffice.setBrandPlay({ params: { merchant }, body: { isStopped, reason } })
  const switches = [
    (off: boolean) => stop('dice', off),
    (off: boolean) =>
      linh.api.lobbyOffice.setVendor({ params: { vendor: 'JADE_FORGE' }, body: { isStopped: off, reason } }),
    (off: boolean) => linh.api.lobbyOffice.setBrand({ params: dice, body: { isOn: !off, reason } }),
    (off: boolean) => brand('JADE', off),
  ]
  await jade.repeated(() => stop('dice', true))
  await jade.repeated(() => stop('dice', false))
  for (const set of switches) {
    for (const off of [true, false]) {
      jade.heard.length = 0
      const from = at.clock.now().getTime()
      await set(off)
      await expect.poll(() => jade.hasHeard(from), { timeout: 1_000 }).toBe(true)
    }
  }
  await jade.repeated(() => stop('dice', true))
  jade.heard.length = 0
  await amber.repeated(() => brand('AMBER', true))
  await mark('JADE', jade)
  expect(jade.hasHeard(0)).toBe(false)
  await brand('AMBER', false)
  await stop('dice', false)
})

test('SHL-18 a page that loaded before a change and connected after it receives the event on connection', async () => {
  const askedAt = performance.now()
  const open = await openPage('JADE')
  await open.repeated(() => stop('dice', true))
  const early = await openPage('JADE', () => performance.now() - askedAt)
  await expect.poll(() => early.hasHeard(0)).toBe(true)
  const late = await openPage('JADE', () => 1)
  await mark('JADE', late)
  expect(late.hasHeard(0)).toBe(false)
  await stop('dice', false)
})

test('G13 a process invalidates its cached lists when another process switches a game, a vendor or a brand', async () => {
  const dice = async () => (await at.api().lobby.gameList()).list.find(({ gameId }) => gameId === 'dice')
  const switches = [
    [
      sql`update game set is_stopped = true where id = 'dice'`,
      sql`update game set is_stopped = false where id = 'dice'`,
    ],
    [
      sql`update vendor set is_stopped = true where code = 'JADE_FORGE'`,
      sql`update vendor set is_stopped = false where code = 'JADE_FORGE'`,
    ],
    [
      sql`
        insert into brand_stop (merchant, vendor, why, stopped_by, stopped_at)
        values ('JADE', '*', 'a leak', 'op', now())
      `,
      sql`delete from brand_stop where merchant = 'JADE'`,
    ],
  ] as const
  const { db } = at.database
  for (const [stops, starts] of switches) {
    expect((await dice())?.isUnderMaintenance).toBe(false)
    await run(db, stops)
    await heardBy(at.app, db)
    expect((await dice())?.isUnderMaintenance).toBe(true)
    await run(db, starts)
    await heardBy(at.app, db)
  }
})

test('B1 rejects switching games without the permission, and unknown targets', async () => {
  const auditor = await operator(at, { roles: ['auditor'] })
  await expect(stop('dice', true, auditor)).rejects.toMatchObject({ code: 'permission.missing' })
  await expect(stop('no-such-game', true)).rejects.toMatchObject({ code: 'lobby.gameUnknown' })
  const body = { isStopped: true, reason: 'nobody is there' }
  await expect(linh.api.lobbyOffice.setVendor({ params: { vendor: 'NOBODY' }, body })).rejects.toMatchObject({
    code: 'lobby.vendorUnknown',
  })
  await expect(
    linh.api.lobbyOffice.setBrand({
      params: { game: 'dice', merchant: 'NOBODY' },
      body: { isOn: false, reason: 'nobody is there' },
    }),
  ).rejects.toMatchObject({ code: 'lobby.gameUnknown' })
})
