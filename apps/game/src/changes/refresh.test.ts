import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { major } from '#kit/money.ts'
import { open, played } from '../testing/tables.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('G13 a game that is stopped while its frame is open and idle says so without a press, and goes on when it runs again', async () => {
  const { table, change, keys, state } = await open([])
  change({ isStopped: true })
  await table.refresh()
  expect(state()).toMatchObject({ phase: 'stopped', balance: major(20) })
  table.press()
  change({ isStopped: false })
  await table.refresh()
  expect(state()).toMatchObject({ phase: 'ready', waiting: false })
  expect(keys).toHaveLength(0)
})

test('G13 a round that is under way is shown to its end before the game says that it was stopped', async () => {
  const { table, change, keys, state } = await open([played(major(1), major(3), major(22))])
  table.press()
  change({ isStopped: true, balance: major(22) })
  await table.refresh()
  expect(state()).toMatchObject({ phase: 'asking', balance: major(19) })
  await vi.advanceTimersByTimeAsync(100)
  expect(state()).toMatchObject({ balance: major(22), win: major(3) })
  await vi.runAllTimersAsync()
  expect(state().phase).toBe('stopped')
  expect(keys).toHaveLength(1)
})

test('GAM-02 money that comes while a game is open is there to be staked: what said that it falls short goes away', async () => {
  const { table, change, keys, state } = await open([played(major(10), 0n, major(40))], { balance: major(5) })
  table.step(1)
  table.press()
  expect(state().notice).toMatchObject({ kind: 'short' })
  change({ balance: major(50) })
  await table.refresh()
  expect(state()).toMatchObject({ phase: 'ready', balance: major(50), notice: null })
  table.press()
  await vi.runAllTimersAsync()
  expect(keys).toHaveLength(1)
})

test('R13 a place that forbids fast play takes it away from a game that is open', async () => {
  const { table, change, state } = await open([])
  table.turbo()
  change({ mayTurbo: false })
  await table.refresh()
  expect(state().turbo).toBe(false)
})
