import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError, RefusedError } from '#contract/envelope.ts'
import type { Scene } from '#game-kit/scene/port.ts'
import { major } from '#kit/money.ts'
import type { GameApi, GameSession, PlayedRound } from './api.ts'
import type { ToHost } from './host.ts'
import { createTable } from './table.ts'
import { played, session, silent, type Answer } from './testing/tables.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const hand = (step: number) => ({
  step,
  moves: [{ action: { do: 'take' }, charge: 0n }],
  view: {},
  until: new Date(0),
})

/** A table of a stepped game: starts a round, then each move gets one of these responses. */
async function openStepped(
  answers: Answer[],
  over: Partial<GameSession> = {},
  elsewhere?: GameSession,
  recent: PlayedRound[] = [],
) {
  const beside: number[] = []
  const asked: string[] = []
  const seen: string[] = []
  const told: string[] = []
  const stakes: ToHost[] = []
  const begun: PlayedRound = { ...played(major(1), 0n, major(19)), hand: hand(0) }
  const api: GameApi = {
    open: async () => session(over),
    session: async () => elsewhere ?? session({ unfinishedRound: { ...begun, hand: hand(4) } }),
    recent: async () => recent,
    bonus: async () => null,
    round: async () => begun,
    autoplay: async () => Promise.reject(new NetworkError('no autoplay here')),
    act: async ({ step }, key) => {
      asked.push(`${step} ${key}`)
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new NetworkError('none left')
      return answer
    },
  }
  const stage: Scene = {
    bet: () => ({ key: 'dig', choice: {} }),
    begin: () => undefined,
    cancel: () => undefined,
    play: async () => undefined,
    show: () => undefined,
    skip: () => undefined,
    history: (rounds) => void beside.push(rounds.length),
    destroy: () => undefined,
    steps: {
      go: async (_events, from) => void seen.push(`go ${from}`),
      stand: () => void seen.push('stand'),
      offer: (offered) => void seen.push(offered ? 'offer' : 'nothing'),
      press: () => void seen.push('press'),
    },
  }
  const host = {
    framed: false,
    tell: (message: ToHost) => {
      told.push(message.type)
      if (message.type === 'fairhouse.stake') stakes.push(message)
    },
    listen: () => () => undefined,
  }
  const table = createTable({ game: 'mines', api, host, sound: silent })
  await table.start(async () => stage)
  return { table, beside, asked, seen, told, stakes, state: table.state.getState }
}

test('GAM-05 tells the embedding page what a double or a split adds to the stake, and the resulting balance', async () => {
  const split: Answer = { ...played(major(2), 0n, major(18)), hand: hand(1) }
  const { table, stakes } = await openStepped([split, { ...split, hand: hand(2) }])
  table.press()
  await vi.runAllTimersAsync()
  expect(stakes).toHaveLength(1)
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(stakes.slice(1)).toEqual([{ type: 'fairhouse.stake', stake: '1.00', balance: '18.00' }])
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(stakes).toHaveLength(2)
})

test('R11 tells the embedding page when a round waits for a move, so that the end of play time does not cover it, and when it is over', async () => {
  const waits: Answer = { ...played(major(1), 0n, major(19)), hand: hand(1) }
  const { table, told } = await openStepped([waits, played(major(1), major(2), major(21))])
  table.press()
  await vi.runAllTimersAsync()
  expect(told.slice(1)).toEqual(['fairhouse.stake', 'fairhouse.hand'])
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(told.at(-1)).toBe('fairhouse.hand')
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(told.at(-1)).toBe('fairhouse.round')
})

test('R11 tells the embedding page that a round ended on another device', async () => {
  const gone = new RefusedError({ code: 'play.roundOver', status: 409, words: 'over' })
  const over = session({ unfinishedRound: null })
  const { table, told } = await openStepped([gone], {}, over)
  table.press()
  await vi.runAllTimersAsync()
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(told.at(-1)).toBe('fairhouse.round')
})

test('GAM-05 lists a round that was completed elsewhere once in the history', async () => {
  const gone = new RefusedError({ code: 'play.roundOver', status: 409, words: 'over' })
  const last = { ...played(major(1), major(2), major(21)), roundId: 'c0000000-0000-4000-8000-000000000000' }
  const older = { ...last, roundId: 'b0000000-0000-4000-8000-000000000000' }
  const over = session({ lastRound: last, balance: major(21) })
  const { table, beside, state } = await openStepped([gone], {}, over, [last, older])
  table.press()
  await vi.runAllTimersAsync()
  beside.length = 0
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  // beside the replayed round stands the older one; afterwards both, each once
  expect(beside).toEqual([1, 2])
  expect(state()).toMatchObject({ phase: 'ready', balance: major(21), win: major(2) })
})

test('GAM-05 a stepped round waits for each move; the main button does what the scene says, and the last move ends it', async () => {
  const { table, seen, state } = await openStepped([played(major(1), major(2), major(21))])
  table.press()
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'deciding', balance: major(19) })
  table.press()
  expect(seen.at(-1)).toBe('press')
  table.act({ do: 'take' })
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'ready', balance: major(21), win: major(2) })
  expect(seen).toEqual(['go 0', 'offer', 'press', 'nothing', 'go 0'])
})

test('GAM-05 repeats a move without a response with the same key until one arrives', async () => {
  const cut = new NetworkError('cut')
  const { table, asked, state } = await openStepped([cut, cut, played(major(1), 0n, major(19))])
  table.press()
  await vi.runAllTimersAsync()
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(asked).toHaveLength(3)
  expect(new Set(asked).size).toBe(1)
  expect(state().phase).toBe('ready')
})

test('GAM-05 shows an open round in its state when the frame opens, and in its current state when it was continued elsewhere', async () => {
  const unfinishedRound: PlayedRound = { ...played(major(1), 0n, major(19)), hand: hand(2) }
  const stale = new RefusedError({ code: 'play.moveStale', status: 409, words: 'went on' })
  const { table, seen, state } = await openStepped([stale], { unfinishedRound })
  expect(state().phase).toBe('deciding')
  expect(seen).toEqual(['stand', 'offer'])
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(state()).toMatchObject({ phase: 'deciding', notice: { kind: 'elsewhere' } })
  expect(seen.slice(2)).toEqual(['nothing', 'stand', 'offer'])
})

test('GAM-05 refuses a move that the balance does not cover, and the round stays open', async () => {
  const short = new RefusedError({ code: 'play.insufficient', status: 409, words: '' })
  const { table, state } = await openStepped([short])
  table.press()
  await vi.runAllTimersAsync()
  table.act({ do: 'take' })
  await vi.runAllTimersAsync()
  expect(state().notice).toEqual({ kind: 'short', of: 'move', lower: null })
  // the stake of an open round is the one it was started with
  table.lowerToBalance()
  expect(state()).toMatchObject({ phase: 'deciding', stake: major(1), notice: { kind: 'short' } })
})

test('GAM-05 shows the current state of a round that was continued elsewhere, without a press', async () => {
  const unfinishedRound: PlayedRound = { ...played(major(1), 0n, major(19)), hand: hand(2) }
  const { table, asked, seen, state } = await openStepped([], { unfinishedRound })
  await table.refresh()
  expect(state()).toMatchObject({ phase: 'deciding', notice: { kind: 'elsewhere' } })
  expect(seen).toEqual(['stand', 'offer', 'stand', 'offer'])
  expect(asked).toHaveLength(0)
  table.dismiss()
  await table.refresh()
  expect(state()).toMatchObject({ phase: 'deciding', notice: null })
})
