import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { CannotDraw } from '#game-kit/scene/port.ts'
import { major } from '#kit/money.ts'
import { AUTO, open, played } from './testing/tables.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('GAM-02 a press plays one round: the stake leaves the shown balance at once, the win comes when it was shown', async () => {
  const { table, keys, scene, types, state } = await open([played(major(1), major(3), major(22))])
  table.press()
  expect(state()).toMatchObject({ phase: 'asking', balance: major(19) })
  table.press()
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'ready', balance: major(22), win: major(3) })
  expect(keys).toHaveLength(1)
  expect(scene).toEqual(['begin', 'play'])
  expect(types()).toEqual(['ready', 'stake', 'round'])
})

test('GAM-05 while nothing is known of a round it is asked for with the same key until it is', async () => {
  const cut = new NetworkError('cut')
  const { table, keys, state } = await open([cut, cut, cut, played(major(1), 0n, major(19))])
  table.press()
  await vi.advanceTimersByTimeAsync(2_500)
  expect(state().notice).toEqual({ kind: 'line' })
  await vi.runAllTimersAsync()
  expect(new Set(keys).size).toBe(1)
  expect(keys).toHaveLength(4)
  expect(state()).toMatchObject({ phase: 'ready', balance: major(19), notice: null })
})

test('GAM-02 a refused round gives the shown stake back and says why', async () => {
  const refused = new RefusedError({ code: 'play.limit', status: 409, words: 'Your limit is reached.' })
  const { table, scene, types, state } = await open([refused])
  table.press()
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'ready', balance: major(20), win: null })
  expect(state().notice).toEqual({ kind: 'refused', what: 'round', words: 'Your limit is reached.' })
  expect(scene).toEqual(['begin', 'cancel'])
  expect(types().at(-1)).toBe('round')
})

test('GAM-02 a stake above the balance is not asked for, and can be lowered to it', async () => {
  const { table, keys, state } = await open([], { balance: major(5) })
  table.step(1)
  table.press()
  expect(state().notice).toEqual({ kind: 'short', of: 'bet', lower: major(1) })
  expect(keys).toHaveLength(0)
  table.lowerToBalance()
  expect(state()).toMatchObject({ stake: major(1), notice: null })
})

test('GAM-02 where not even the least bet is covered no lower one is offered', async () => {
  const { table, keys, state } = await open([], { balance: major(1) - 1n })
  table.press()
  expect(state().notice).toEqual({ kind: 'short', of: 'bet', lower: null })
  table.lowerToBalance()
  expect(state()).toMatchObject({ stake: major(1), notice: { kind: 'short' } })
  expect(keys).toHaveLength(0)
})

test('R13 a new round waits until the least time of a round is over, and what is shown cannot be cut short in it', async () => {
  const rounds = [played(major(1), 0n, major(19)), played(major(1), 0n, major(18))]
  const { table, keys, state } = await open(rounds, { minRoundMs: 2_500 })
  table.press()
  await vi.advanceTimersByTimeAsync(100)
  expect(state()).toMatchObject({ phase: 'ready', waiting: true })
  table.press()
  expect(keys).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(2_500)
  table.press()
  await vi.runAllTimersAsync()
  expect(keys).toHaveLength(2)
})

test('G13 a game that was stopped under an open frame says so, with the balance as it was, and is tried again', async () => {
  const stopped = new RefusedError({ code: 'play.gameStopped', status: 409, words: 'stopped', detail: null })
  const { table, state } = await open([stopped, played(major(1), 0n, major(19))])
  table.press()
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'stopped', balance: major(20), notice: null })
  table.press()
  expect(state().phase).toBe('stopped')
})

test('GAM-05 a picture that is lost in a round: the round ends unseen and stands, and nothing new begins', async () => {
  const { table, keys, types, state } = await open([played(major(1), major(3), major(22))])
  table.press()
  table.lost()
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'ready', balance: major(22), drawing: 'lost' })
  table.press()
  expect(keys).toHaveLength(1)
  expect(types()).toEqual(['ready', 'stake', 'round'])
})

test('GAM-05 a browser that can draw nothing is told so, and is not reported as a fault of ours', async () => {
  const report = vi.fn<() => void>()
  vi.stubGlobal('reportError', report)
  const { table, state } = await open([])
  await table.start(() => Promise.reject(new CannotDraw('neither WebGL nor a canvas')))
  expect(state()).toMatchObject({ phase: 'failed', drawing: 'impossible' })
  expect(report).not.toHaveBeenCalled()
  vi.unstubAllGlobals()
})

const plan = { rounds: 3, lossMost: major(10), stopsAtFeature: true }
const auto = (left: number, over: 'rounds' | 'feature' | null) => ({ autoplay: { left, over } })

test('R13 autoplay asks for round after round in its own name until the platform says that it is over', async () => {
  const answers = [2, 1, 0].map((left) => ({
    ...played(major(1), 0n, major(17 + left)),
    ...auto(left, left === 0 ? 'rounds' : null),
  }))
  const { table, asked, state } = await open(answers)
  await table.auto(plan)
  expect(state().auto).toEqual({ id: AUTO, left: 3 })
  await vi.runAllTimersAsync()
  expect(asked.map(({ autoplay }) => autoplay)).toEqual([AUTO, AUTO, AUTO])
  expect(state()).toMatchObject({ auto: null, notice: null, phase: 'ready', balance: major(17) })
})

test('R13 a press stops autoplay, and a feature ends it with a word of why', async () => {
  const first = await open([{ ...played(major(1), 0n, major(19)), ...auto(2, null) }])
  await first.table.auto(plan)
  await vi.advanceTimersByTimeAsync(460)
  first.table.press()
  await vi.runAllTimersAsync()
  expect(first.asked).toHaveLength(1)
  const second = await open([{ ...played(major(1), 0n, major(19)), ...auto(2, 'feature') }])
  await second.table.auto(plan)
  await vi.runAllTimersAsync()
  expect(second.asked).toHaveLength(1)
  expect(second.state()).toMatchObject({ auto: null, notice: { kind: 'auto', why: 'feature' } })
})

test('R13 R11 a round that is refused ends autoplay: a reality check is answered by a person', async () => {
  const { table, asked, state } = await open([
    new RefusedError({ code: 'play.limit', status: 409, words: 'Time for a look at the clock.' }),
  ])
  await table.auto(plan)
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
  expect(state()).toMatchObject({ auto: null, notice: { kind: 'refused' } })
})

test('STU-01 a bought feature is one bet of its price, and none where the platform sells none', async () => {
  const buy = { times: 42, rtpText: '96.38 %' }
  const { table, asked, state } = await open([played(major(42), 0n, major(58))], { buy, balance: major(100) })
  table.buy()
  await vi.runAllTimersAsync()
  expect(asked).toEqual([{ bet: 'buy', stake: major(42), autoplay: undefined }])
  table.step(1)
  table.buy()
  // 42 stakes of 1 are covered by the 58 that are left, 42 of 10 are not
  expect(state().notice).toEqual({ kind: 'short', of: 'bet', lower: major(1) })
  const none = await open([])
  none.table.buy()
  expect(none.asked).toEqual([])
})

test('GAM-05 the last round stands once among the rounds before it, whether it is shown again or not', async () => {
  const last = played(major(1), 0n, major(19))
  const older = { ...last, roundId: 'b0000000-0000-4000-8000-000000000000' }
  const { scene, beside } = await open([], { lastRound: last }, [last, older])
  expect(scene).toEqual(['show'])
  // beside what is shown again stands the older one; then both, each once
  expect(beside).toEqual([1, 2])
})

test('G11 GAM-05 a round that was cut short on a page or a device that is closed is shown to its end where the game opens next', async () => {
  const last = played(major(1), major(3), major(22))
  const soon = await open([], { lastRound: last, balance: major(22), elapsedSeconds: 20 })
  // what it came to, and where it ended, is not told before it is shown
  expect(soon.scene).toEqual(['begin', 'play'])
  expect(soon.toldAtPlay).toEqual([null])
  expect(soon.state()).toMatchObject({ phase: 'ready', balance: major(22), win: major(3), notice: null })
  const later = await open([], { lastRound: last, elapsedSeconds: 90 })
  expect(later.scene).toEqual(['show'])
})

test('GAM-05 while a cut round is shown again the balance lacks its win, here and in the bar above, and has it at the end', async () => {
  const last = played(major(1), major(3), major(22))
  const cut = await open([], { lastRound: last, balance: major(22), elapsedSeconds: 20 })
  expect(cut.balanceAtPlay).toEqual([major(19)])
  expect(cut.types()).toEqual(['ready', 'stake', 'round'])
  expect(cut.balances()).toEqual(['19.00', '22.00'])
  expect(cut.told).toContainEqual({ type: 'fairhouse.stake', stake: '1.00', balance: '19.00', owed: '3.00' })
  // money moved since that round: what is there now is shown as it is
  const moved = await open([], { lastRound: last, balance: major(7), elapsedSeconds: 20 })
  expect(moved.balanceAtPlay).toEqual([major(7)])
})

/** A page that went away before it heard of its round, and has seen another one before it. */
function answerLost(): void {
  const storage = new Map([['game.pending.dice', '{"key":"lost","bets":[{"key":"roll","stake":"1.00"}]}']])
  storage.set('game.seen.dice', 'the round before')
  vi.stubGlobal('sessionStorage', {
    getItem: (slot: string) => storage.get(slot) ?? null,
    setItem: (slot: string, value: string) => void storage.set(slot, value),
    removeItem: (slot: string) => void storage.delete(slot),
  })
}

test('GAM-05 a round whose answer was lost is asked for again from the balance before it, though the platform has its win already', async () => {
  answerLost()
  const last = played(major(1), major(3), major(22))
  const reloaded = await open([last], { lastRound: last, balance: major(22) })
  vi.unstubAllGlobals()
  expect(reloaded.keys).toEqual(['lost'])
  expect(reloaded.balances()).toEqual(['19.00', '22.00'])
})

test('GAM-05 where the platform refuses the round that is asked for again, the balance is what is there, here and in the bar above', async () => {
  answerLost()
  const last = played(major(1), major(3), major(22))
  const no = new RefusedError({ code: 'play.limit', status: 409, words: 'Your limit is reached.' })
  const reloaded = await open([no], { lastRound: last, balance: major(22) })
  vi.unstubAllGlobals()
  expect(reloaded.balances()).toEqual(['19.00', '22.00'])
  expect(reloaded.state()).toMatchObject({ phase: 'ready', balance: major(22) })
})
