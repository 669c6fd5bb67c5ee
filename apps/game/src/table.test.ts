import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import { CannotDraw } from '#game-kit/scene/port.ts'
import { major } from '#kit/money.ts'
import { AUTO, open, played } from './testing/tables.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('GAM-02 a press plays one round: the shown balance drops by the stake immediately and includes the win once it was shown', async () => {
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

test('GAM-05 repeats a round without a response with the same key until one arrives', async () => {
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

test('GAM-02 restores the shown stake of a refused round and gives the reason', async () => {
  const refused = new RefusedError({ code: 'play.limit', status: 409, words: 'Your limit is reached.' })
  const { table, scene, types, state } = await open([refused])
  table.press()
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'ready', balance: major(20), win: null })
  expect(state().notice).toEqual({ kind: 'refused', what: 'round', words: 'Your limit is reached.' })
  expect(scene).toEqual(['begin', 'cancel'])
  expect(types().at(-1)).toBe('round')
})

test('GAM-02 does not request a stake above the balance, and offers to lower it', async () => {
  const { table, keys, state } = await open([], { balance: major(5) })
  table.step(1)
  table.press()
  expect(state().notice).toEqual({ kind: 'short', of: 'bet', lower: major(1) })
  expect(keys).toHaveLength(0)
  table.lowerToBalance()
  expect(state()).toMatchObject({ stake: major(1), notice: null })
})

test('GAM-02 plays the next round at a typed stake, and ignores a stake outside the limits or between two steps', async () => {
  const { table, asked, state } = await open([played(major(3), 0n, major(17))])
  for (const stake of [major(11), 0n, major(3) + 1n]) table.bet(stake)
  expect(state().stake).toBe(major(1))
  table.bet(major(3))
  expect(table.mostStake()).toBe(major(10))
  table.press()
  await vi.runAllTimersAsync()
  expect(asked).toMatchObject([{ stake: major(3) }])
})

test('GAM-02 offers no lower stake when the balance does not cover the minimum bet', async () => {
  const { table, keys, state } = await open([], { balance: major(1) - 1n })
  table.press()
  expect(state().notice).toEqual({ kind: 'short', of: 'bet', lower: null })
  table.lowerToBalance()
  expect(state()).toMatchObject({ stake: major(1), notice: { kind: 'short' } })
  expect(keys).toHaveLength(0)
})

test('R13 delays a new round until the minimum round time is over, and does not skip the animation within it', async () => {
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

test('G13 reports a game that was stopped in an open frame, with the balance unchanged, and retries it', async () => {
  const stopped = new RefusedError({ code: 'play.gameStopped', status: 409, words: 'stopped', detail: null })
  const { table, state } = await open([stopped, played(major(1), 0n, major(19))])
  table.press()
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'stopped', balance: major(20), notice: null })
  table.press()
  expect(state().phase).toBe('stopped')
})

test('GAM-05 when the graphics context is lost in a round, the round ends unseen and remains valid, and no new one starts', async () => {
  const { table, keys, types, state } = await open([played(major(1), major(3), major(22))])
  table.press()
  table.lost()
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'ready', balance: major(22), drawing: 'lost' })
  table.press()
  expect(keys).toHaveLength(1)
  expect(types()).toEqual(['ready', 'stake', 'round'])
})

test('GAM-05 tells the member that the browser cannot draw the game, and does not report it as an error', async () => {
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

test('R13 autoplay requests its rounds until the platform says that it is over', async () => {
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

test('R13 a press stops autoplay, and a feature ends it with a notice', async () => {
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

test('R13 R11 a refused round ends autoplay: a reality check needs an acknowledgement', async () => {
  const { table, asked, state } = await open([
    new RefusedError({ code: 'play.limit', status: 409, words: 'Time for a look at the clock.' }),
  ])
  await table.auto(plan)
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(1)
  expect(state()).toMatchObject({ auto: null, notice: { kind: 'refused' } })
})

test('G9 the info sheet counts the rounds of the seed pair without a reload, and not those of another pair', async () => {
  const first = { ...played(major(1), 0n, major(19)), nonce: 7 }
  const { table, state } = await open([first, { ...first, seedId: AUTO, nonce: 1 }])
  table.press()
  await vi.runAllTimersAsync()
  expect(state().session?.fairness.nonce).toBe(8)
  table.press()
  await vi.runAllTimersAsync()
  expect(state().session?.fairness.nonce).toBe(8)
})

test('STU-01 a bought feature is one bet at its price, and is not offered when the platform sells none', async () => {
  const buy = { times: 42, rtpText: '96.38 %' }
  const { table, asked, state } = await open([played(major(42), 0n, major(58))], { buy, balance: major(100) })
  table.buy()
  await vi.runAllTimersAsync()
  expect(asked).toEqual([{ bet: 'buy', stake: major(42), autoplay: undefined }])
  table.step(1)
  table.buy()
  // the remaining 58 cover 42 stakes of 1, but not 42 of 10
  expect(state().notice).toEqual({ kind: 'short', of: 'bet', lower: major(1) })
  const none = await open([])
  none.table.buy()
  expect(none.asked).toEqual([])
})

test('GAM-05 lists the last round once in the history, whether it is replayed or not', async () => {
  const last = played(major(1), 0n, major(19))
  const older = { ...last, roundId: 'b0000000-0000-4000-8000-000000000000' }
  const { scene, beside } = await open([], { lastRound: last }, [last, older])
  expect(scene).toEqual(['show'])
  // beside the replayed round stands the older one; afterwards both, each once
  expect(beside).toEqual([1, 2])
})

test('G11 GAM-05 shows a round that was interrupted on a closed page or another device to its end where the game opens next', async () => {
  const last = played(major(1), major(3), major(22))
  const soon = await open([], { lastRound: last, balance: major(22), elapsedSeconds: 20 })
  // its result and its end state stay hidden until it is shown
  expect(soon.scene).toEqual(['begin', 'play'])
  expect(soon.toldAtPlay).toEqual([null])
  expect(soon.state()).toMatchObject({ phase: 'ready', balance: major(22), win: major(3), notice: null })
  const later = await open([], { lastRound: last, elapsedSeconds: 90 })
  expect(later.scene).toEqual(['show'])
})

test('GAM-05 while an interrupted round is replayed, the balance excludes its win in the game and in the bar, and includes it at the end', async () => {
  const last = played(major(1), major(3), major(22))
  const cut = await open([], { lastRound: last, balance: major(22), elapsedSeconds: 20 })
  expect(cut.balanceAtPlay).toEqual([major(19)])
  expect(cut.types()).toEqual(['ready', 'stake', 'round'])
  expect(cut.balances()).toEqual(['19.00', '22.00'])
  expect(cut.told).toContainEqual({ type: 'fairhouse.stake', stake: '1.00', balance: '19.00', owed: '3.00' })
  // money moved since that round: shows the actual balance
  const moved = await open([], { lastRound: last, balance: major(7), elapsedSeconds: 20 })
  expect(moved.balanceAtPlay).toEqual([major(7)])
})

/** A page that closed before the response to its round arrived, and that had shown an earlier one. */
function answerLost(): void {
  const storage = new Map([['game.pending.dice', '{"key":"lost","bets":[{"key":"roll","stake":"1.00"}]}']])
  storage.set('game.seen.dice', 'the round before')
  vi.stubGlobal('sessionStorage', {
    getItem: (slot: string) => storage.get(slot) ?? null,
    setItem: (slot: string, value: string) => void storage.set(slot, value),
    removeItem: (slot: string) => void storage.delete(slot),
  })
}

test('GAM-05 repeats a round with a lost response from the balance before it, although the platform has credited its win', async () => {
  answerLost()
  const last = played(major(1), major(3), major(22))
  const reloaded = await open([last], { lastRound: last, balance: major(22) })
  vi.unstubAllGlobals()
  expect(reloaded.keys).toEqual(['lost'])
  expect(reloaded.balances()).toEqual(['19.00', '22.00'])
})

test('GAM-05 shows the actual balance in the game and in the bar when the platform refuses a repeated round', async () => {
  answerLost()
  const last = played(major(1), major(3), major(22))
  const no = new RefusedError({ code: 'play.limit', status: 409, words: 'Your limit is reached.' })
  const reloaded = await open([no], { lastRound: last, balance: major(22) })
  vi.unstubAllGlobals()
  expect(reloaded.balances()).toEqual(['19.00', '22.00'])
  expect(reloaded.state()).toMatchObject({ phase: 'ready', balance: major(22) })
})
