import { afterAll, beforeAll, expect, test } from 'vitest'
import { operator, type Operator } from '#apps/server/testing/operator.ts'
import { person, type Person } from '#apps/server/testing/people.ts'
import { refusal } from '#apps/server/testing/refusals.ts'
import { testApp, type TestApp } from '#apps/server/testing/test-app.ts'
import { major } from '#kit/money.ts'
import { proveWhole } from '#ledger/reconcile.ts'
import { driveSeries } from '#features/play/shared-rounds/public/timed.ts'
import { watchVideos } from './service/video.ts'
import { consoles, reason, soon } from './testing/consoles.ts'

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
  const set = (url: string) => room.pit.video({ params, body: { url, reason } })
  expect(await refusal(set('ftp://studio/live.m3u8'))).toBe('dealers.videoInvalid')
  expect(await refusal(boss.alone.dealerPit.video({ params, body: { url: video.url, reason } }))).toBe(
    'approvals.sent',
  )
  await room.manned(table)
  await set(video.url)
  await watchVideos(video.app)
  const shown = async () => (await mai.api.tables.table({ params })).table
  const { delayMs, isPaused } = (await room.dealer.show({ params })).table.video
  expect([Math.floor((delayMs ?? 0) / 1_000), isPaused]).toEqual([3, false])
  await expect.poll(shown, soon).toMatchObject({ dealer: { name: 'Linh', video: video.url }, isOpen: true })
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
  expect(await proveWhole(at.app.db)).toEqual([])
})

type Shown = { state: 'up' | 'down' | 'broken'; url: string }

/** A playlist whose newest part ends three seconds before the test's clock, while it is up. */
function playlist({ app, clock }: TestApp) {
  const shown: Shown = { state: 'up', url: 'https://studio.example/live.m3u8' }
  const answer = () => {
    const time = new Date(clock.now().getTime() - 5_000).toISOString()
    const text = `#EXTM3U\n#EXT-X-TARGETDURATION:2\n#EXT-X-PROGRAM-DATE-TIME:${time}\n#EXTINF:2.0,\n1.ts\n`
    if (shown.state === 'broken') return new Response('#EXTM3U\n#EXT-X-STREAM-INF:BANDWIDTH=1\nhttps://[\n')
    return new Response(shown.state === 'up' ? text : '', { status: shown.state === 'up' ? 200 : 404 })
  }
  const outbound = { ...app.outbound, fetch: () => Promise.resolve(answer()) }
  return Object.assign(shown, { app: { ...app, outbound } })
}
