import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { newId } from '#contract/new-id.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { databaseNow } from '#features/play/shared-rounds/public/records.ts'
import { driveSeries } from '#features/play/shared-rounds/public/timed.ts'
import { MOST_DELAY_MS } from './rules/video.ts'
import { watchVideos } from './service/video.ts'
import { consoles, reason, shareBrowser, soon, visitBrowser } from './testing/consoles.ts'

let at: TestApp
let linh: Operator
let huy: Operator
let boss: Operator
let mai: Person
let room: ReturnType<typeof consoles>
beforeAll(async () => {
  at = await testApp()
  at.clock.set(new Date())
  ;[linh, huy, boss] = [await operator(at), await operator(at), await operator(at)]
  mai = await person(at, { balance: major(1_000_000_000) })
  room = consoles({ linh, huy, boss, mai })
})
afterAll(() => at.close())

test('STU-06 a lost video pauses the table: a round of which nothing was read is called off, one that was begun is finished', async () => {
  const video = playlist(at)
  const table = 'SBD'
  const params = { table }
  const set = (url: string, whep = '') => room.pit.video({ params, body: { url, whep, reason } })
  expect(await refusal(set('ftp://studio/live.m3u8'))).toBe('dealers.videoInvalid')
  expect(
    await refusal(boss.alone.dealerPit.video({ params, body: { url: video.url, whep: '', reason } })),
  ).toBe('approvals.sent')
  await room.manned(table)
  expect(await refusal(set(video.url, 'ftp://studio/whep'))).toBe('dealers.whepInvalid')
  expect(await refusal(set('', 'https://rtc.example/whep'))).toBe('dealers.whepInvalid')
  await set(video.url, 'https://rtc.example/whep')
  // pages may load from both origins
  await expect.poll(() => at.app.videos(), soon).toEqual(['https://studio.example', 'https://rtc.example'])
  await watchVideos(video.app)
  const shown = async () => (await mai.api.tables.table({ params })).table
  const { delayMs, isPaused } = (await room.dealer.show({ params })).table.video
  expect(isPaused).toBe(false)
  expect(delayMs).toBeGreaterThanOrEqual(3_000)
  expect(delayMs).toBeLessThanOrEqual(MOST_DELAY_MS)
  await expect.poll(shown, soon).toMatchObject({
    dealer: { name: 'Linh', video: video.url, whep: 'https://rtc.example/whep' },
    isOpen: true,
  })
  const { round } = await room.dealer.open(room.of(table))
  expect(await refusal(set(''))).toBe('dealers.roundRunning')
  await room.bet(table, round, 'big', 10_000)
  const before = await room.balance()
  video.state = 'down'
  await watchVideos(video.app)
  expect((await room.dealer.show({ params })).table.video.isPaused).toBe(false) // one request may fail
  await watchVideos(video.app)
  await driveSeries(at.app, 'table-sbd')
  expect(await room.balance()).toBe(before + major(10_000))
  expect(await refusal(room.dealer.open(room.of(table)))).toBe('dealers.paused')
  await expect.poll(shown, soon).toMatchObject({ dealer: { isPaused: true }, isOpen: false })
  video.state = 'up'
  await watchVideos(video.app)
  const next = await room.dealer.open(room.of(table))
  await expect
    .poll(() => refusal(room.bet(table, next.round, 'big', 10_000)), soon)
    .toBe('nothing was refused')
  await room.dealer.close(room.of(table))
  await room.scan('linh', table, '246')
  await room.dealer.takeBack(room.of(table)) // it was seen nevertheless
  video.state = 'down'
  await watchVideos(video.app)
  await watchVideos(video.app)
  await room.scan('linh', table, '246')
  expect(await room.scan('huy', table, '642')).toEqual({ state: 'settled' })
  const told = ['videoLost', 'takenBack', 'videoBack', 'void', 'videoLost']
  expect((await room.log(table)).slice(0, told.length)).toEqual(told)
  // a master playlist whose variant is no address is a lost video too
  const isPausedAfter = async (state: Shown['state']) => {
    video.state = state
    await watchVideos(video.app)
    return (await room.dealer.show({ params })).table.video.isPaused
  }
  expect(await isPausedAfter('up')).toBe(false)
  expect(await isPausedAfter('broken')).toBe(false)
  expect(await isPausedAfter('broken')).toBe(true)
  expect(await isPausedAfter('up')).toBe(false)
  expect(await isPausedAfter('ahead')).toBe(false)
  expect(await isPausedAfter('ahead')).toBe(true)
  expect(await proveWhole(at.app.db)).toEqual([])
})

test('STU-06 two accounts of one person are not two sources', async () => {
  const params = { table: 'SBD' }
  await room.pit.relieve({ params, body: { source: 'second', reason } })
  const twin = await operator(at)
  await shareBrowser(at, { of: linh, with: twin })
  expect(await refusal(room.start(twin, 'SBD', 'second', newId()))).toBe('dealers.notIndependent')
  // of the newcomer, who works elsewhere now
  const guest = await operator(at)
  await visitBrowser(at, { of: linh, with: guest })
  expect(await refusal(room.start(guest, 'SBD', 'second', newId()))).toBe('dealers.notIndependent')
  // a shift that was begun at one browser and is taken over at the dealer's
  const mover = await operator(at)
  await room.start(mover, 'SBD', 'second', newId())
  await shareBrowser(at, { of: linh, with: mover })
  expect(await refusal(room.start(mover, 'SBD', 'second', newId()))).toBe('dealers.notIndependent')
  await room.pit.relieve({ params, body: { source: 'second', reason } })
  await room.start(huy, 'SBD', 'second', room.pages.huy)
})

test('STU-06 the pit lists rounds in the order they were opened, though a misdeal would have been drawn later', async () => {
  await room.unmanned('SBD')
  await room.manned('ROD')
  const params = { table: 'ROD' }
  const { round: misdealt } = await room.dealer.open(room.of('ROD'))
  await room.dealer.misdeal({ params, body: { console: room.pages.linh, reason } })
  const { round } = await room.dealer.open(room.of('ROD'))
  await room.dealer.close(room.of('ROD'))
  const { rounds } = await room.pit.show({ params })
  expect(rounds.slice(0, 2).map(({ id }) => id)).toEqual([round, misdealt])
})

type Shown = { state: 'up' | 'down' | 'broken' | 'ahead'; url: string }

/** A playlist whose newest part ends three seconds before the database's time, while it is up. */
function playlist({ app }: TestApp) {
  const shown: Shown = { state: 'up', url: 'https://studio.example/live.m3u8' }
  const answer = async () => {
    const aheadMs = shown.state === 'ahead' ? 60_000 : -5_000
    const time = new Date((await databaseNow(app.db)).getTime() + aheadMs).toISOString()
    const text = `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-PROGRAM-DATE-TIME:${time}\n#EXTINF:2.0,\n1.ts\n`
    if (shown.state === 'broken') return new Response('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhttps://[\n')
    return shown.state === 'down' ? new Response('', { status: 404 }) : new Response(text)
  }
  const outbound = { ...app.outbound, fetch: answer }
  return Object.assign(shown, { app: { ...app, outbound } })
}
