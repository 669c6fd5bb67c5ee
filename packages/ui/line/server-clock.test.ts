import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onServerClock, houseNow } from './server-clock.ts'

const HOUR = 3_600_000

beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterAll(() => void vi.useRealTimers())

const told = (ms: number) =>
  new Response(null, { headers: { date: new Date(Date.now() + ms).toUTCString() } })
const ahead = () => Math.round((houseNow() - Date.now()) / HOUR)

test('CSH-01 what is left of a deposit is counted by the house, however wrong the phone is', () => {
  expect(ahead()).toBe(0)
  onServerClock(told(2 * HOUR), true)
  expect(ahead()).toBe(2)
})

test('an answer that was kept tells an old moment and is not believed; the answer to a deed is', () => {
  onServerClock(told(2 * HOUR), false)
  onServerClock(told(-HOUR), true)
  expect(ahead()).toBe(2)
  onServerClock(told(1_000), false)
  expect(houseNow()).toBe(Date.now())
})
