import { NetworkError, RefusedError } from '#contract/envelope.ts'
import type { GameEvent } from '#game-kit/events.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import type { GameApi, GameSession, PlayedRound } from '../api.ts'
import { createLive } from './live.ts'

/** A stored round with a known outcome, from a game's `golden/` folder. */
export type Golden = { name: string; title: string; stake: string; win: string; events: readonly GameEvent[] }

const files = import.meta.glob<Omit<Golden, 'name'>>(
  ['/../../games/*/golden/*.json', '/../../games/*/*/golden/*.json'],
  { import: 'default' },
)

/** The golden rounds of one game by file name, loaded on demand. */
export function goldenRounds(game: string): Promise<readonly Golden[]> {
  return Promise.all(
    Object.entries(files)
      .filter(([path]) => path.includes(`/${game}/golden/`))
      .map(async ([path, load]) => ({
        ...(await load()),
        name: path.replace(/^.*\//, '').replace(/\.json$/, ''),
      })),
  )
}

const units = (text: string): Minor => parseMoney(text) ?? 0n

/** What the studio can simulate instead of a round, so that every state of the page can be inspected. */
export type Mood = 'well' | 'short' | 'refused' | 'line' | 'closed' | 'slow'

export type StudioChoice = { round: string; mood: Mood; mayTurbo: boolean; minRoundMs: number }

const never = new Promise<never>(() => undefined)

function sessionOf(game: string, choice: StudioChoice, balance: Minor): GameSession {
  const hash = '9c41e07a5b2f4d18a6c3b90f7e21d5486a0cb7f3182e4d95c6ab30f1f3186ea0'
  return {
    game,
    edition: 1,
    name: game,
    currency: 'USD',
    amountDecimals: 2,
    isTrial: false,
    isStopped: false,
    balance,
    bonus: null,
    stakes: {
      min: units('0.20'),
      max: units('50'),
      step: units('0.20'),
      menu: ['0.20', '1', '2', '5', '10', '50'].map(units),
      start: units('1'),
      maxWin: units('150000'),
    },
    rtpText: game === 'dice' ? '99.00 %' : '96.22 %',
    odds: [],
    minRoundMs: choice.minRoundMs,
    mayTurbo: choice.mayTurbo,
    autoplay: { roundsMost: 100 },
    jackpot: null,
    buy: game === 'mooncake-parade' ? { times: 42, rtpText: '96.38 %' } : null,
    isBuyOff: false,
    fairness: {
      seedId: '0190a0b0-0000-7000-8000-000000000000',
      serverSeedHash: hash,
      clientSeed: 'studio',
      nonce: 7,
      nextServerSeedHash: hash,
      roundsLeft: 993,
      expiresAt: new Date(0),
    },
    lastRound: null,
    unfinishedRound: null,
    openedAt: new Date(0),
    elapsedSeconds: 0,
    net: 0n,
  }
}

/** Simulates the game API from files: no server, no money. Wins are those of the chosen round. */
export function createGoldenApi(game: string, choice: () => StudioChoice): GameApi {
  let known: Promise<readonly Golden[]> | null = null
  let balance = units('1250.40')
  let nth = 0
  const session = async (): Promise<GameSession> => {
    const { mood } = choice()
    if (mood === 'closed') throw new RefusedError({ code: 'session.required', status: 401, words: '' })
    if (mood === 'slow') return never
    if (mood === 'short') balance = units('0.40')
    return sessionOf(game, choice(), balance)
  }
  const round = async (): Promise<PlayedRound> => {
    const { mood, round: wanted } = choice()
    await new Promise((done) => setTimeout(done, 180))
    if (mood === 'line') throw new NetworkError('studio')
    if (mood === 'refused') {
      throw new RefusedError({
        code: 'play.limit',
        status: 409,
        words: 'Your daily limit of 50.00 is reached. It opens again at midnight.',
      })
    }
    const rounds = await (known ??= goldenRounds(game))
    const golden = rounds.find(({ name }) => name === wanted) ?? rounds[nth % rounds.length]
    if (!golden) throw new NetworkError('no golden rounds')
    nth += 1
    const [stake, win] = [units(golden.stake), units(golden.win)]
    balance += win - stake
    return {
      roundId: `0190a0b0-0000-7000-8000-${String(nth).padStart(12, '0')}`,
      game,
      seedId: '0190a0b0-0000-7000-8000-000000000000',
      nonce: nth,
      bets: [],
      stake,
      win,
      balance,
      seq: BigInt(nth),
      at: new Date(),
      events: golden.events.map((event) => ({ ...event })),
    }
  }
  const live = createLive(game, (moved) => (balance += moved))
  return {
    open: session,
    session,
    bonus: async () => null,
    round: async (bets) => (choice().round === '' ? await live.begin(bets) : null) ?? round(),
    autoplay: async ({ rounds: left }) => ({ id: 'studio', left }),
    act: live.act,
    recent: async () => [],
  }
}
