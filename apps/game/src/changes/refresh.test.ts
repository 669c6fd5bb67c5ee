import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { major } from '#kit/money.ts'
import { open, played } from '../testing/tables.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('G13 shows that a game is stopped while its frame is idle, without a press, and continues when it runs again', async () => {
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

test('G13 shows a running round to its end before it reports that the game is stopped', async () => {
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

test('GAM-02 removes the insufficient-balance notice when money arrives while a game is open', async () => {
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

test('R13 turns fast play off in an open game when the jurisdiction forbids it', async () => {
  const { table, change, state } = await open([])
  table.turbo()
  change({ mayTurbo: false })
  await table.refresh()
  expect(state().turbo).toBe(false)
})
