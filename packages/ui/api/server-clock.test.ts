import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onServerClock, houseNow } from './server-clock.ts'

const HOUR = 3_600_000

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const told = (ms: number) =>
  new Response(null, { headers: { date: new Date(Date.now() + ms).toUTCString() } })
const ahead = () => Math.round((houseNow() - Date.now()) / HOUR)

test('CSH-01 counts down a deposit by the server’s clock, however wrong the phone’s is', () => {
  expect(ahead()).toBe(0)
  onServerClock(told(2 * HOUR), true)
  expect(ahead()).toBe(2)
})

test('ignores the outdated time of a cached reply, but not that of a reply to a change', () => {
  onServerClock(told(2 * HOUR), false)
  onServerClock(told(-HOUR), true)
  expect(ahead()).toBe(2)
  onServerClock(told(1_000), false)
  expect(houseNow()).toBe(Date.now())
})
