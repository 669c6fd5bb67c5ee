import { NetworkError } from '#contract/envelope.ts'
import type { Scene } from '#game-kit/scene/port.ts'
import type { Sound } from '#game-kit/scene/sound.ts'
import { major, type Minor } from '#kit/money.ts'
import type { GameApi, GameSession, PlayedRound } from '../api.ts'
import type { ToHost } from '../host.ts'
import { createTable } from '../table.ts'

/** A device without sound. */
export const silent: Sound = {
  play: () => undefined,
  muted: true,
  mute: () => undefined,
  volume: () => 0,
  setVolume: () => undefined,
  accompany: () => () => undefined,
}

const fairness = {
  seedId: '0190a0b0-0000-7000-8000-000000000000',
  serverSeedHash: '0'.repeat(64),
  clientSeed: 'test',
  nonce: 1,
  nextServerSeedHash: '1'.repeat(64),
  roundsLeft: 1,
  expiresAt: new Date(0),
}

export function session(over: Partial<GameSession> = {}): GameSession {
  const stakes = {
    min: major(1),
    max: major(10),
    step: major(1),
    menu: [major(1), major(10)],
    start: major(1),
    maxWin: major(100),
  }
  return {
    game: 'dice',
    edition: 1,
    name: 'Dice',
    currency: 'USD',
    amountDecimals: 2,
    isTrial: false,
    isStopped: false,
    balance: major(20),
    bonus: null,
    stakes,
    rtpText: '99 %',
    jackpot: null,
    odds: [],
    minRoundMs: 0,
    mayTurbo: true,
    autoplay: null,
    buy: null,
    isBuyOff: false,
    fairness,
    lastRound: null,
    unfinishedRound: null,
    openedAt: new Date(0),
    // an hour after every round in these tests
    elapsedSeconds: 3_600,
    net: 0n,
    ...over,
  }
}

export function played(stake: Minor, win: Minor, balance: Minor): PlayedRound {
  const id = fairness.seedId
  return {
    roundId: id,
    game: 'dice',
    seedId: id,
    nonce: 1,
    bets: [],
    stake,
    win,
    balance,
    seq: 1n,
    at: new Date(0),
    events: [],
  }
}

export const AUTO = 'a0000000-0000-4000-8000-000000000000'

export type Answer = PlayedRound | Error

/** A table with an API that returns these responses in turn, and a record of its requests and messages. */
export async function open(answers: Answer[], over: Partial<GameSession> = {}, recent: PlayedRound[] = []) {
  let current = session(over)
  const keys: string[] = []
  const asked: { bet: string; stake: Minor; autoplay: string | undefined }[] = []
  const told: ToHost[] = []
  const scene: string[] = []
  /** What the platform says of the bonus after each round. */
  const bonuses: GameSession['bonus'][] = []
  const beside: number[] = []
  /** The last win and the balance in the bar when the scene begins to play. */
  const toldAtPlay: (Minor | null)[] = []
  const balanceAtPlay: Minor[] = []
  const api: GameApi = {
    open: async () => current,
    session: async () => current,
    bonus: async () => bonuses.shift() ?? null,
    recent: async () => recent,
    act: async () => Promise.reject(new NetworkError('no moves here')),
    autoplay: async ({ rounds: left }) => ({ id: AUTO, left }),
    round: async (bets, key, autoplay) => {
      keys.push(key)
      asked.push({ bet: bets[0]?.key ?? '', stake: bets[0]?.stake ?? 0n, autoplay })
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new NetworkError('none left')
      return answer
    },
  }
  const stage: Scene = {
    bet: () => ({ key: 'roll', choice: {} }),
    begin: () => scene.push('begin'),
    cancel: () => scene.push('cancel'),
    play: async () => {
      scene.push('play')
      toldAtPlay.push(table.state.getState().win)
      balanceAtPlay.push(table.state.getState().balance)
    },
    show: () => scene.push('show'),
    skip: () => scene.push('skip'),
    history: (rounds) => void beside.push(rounds.length),
    destroy: () => undefined,
  }
  const host = {
    framed: true,
    tell: (message: ToHost) => void told.push(message),
    listen: () => () => undefined,
  }
  const table = createTable({
    game: 'dice',
    api,
    host,
    sound: silent,
  })
  await table.start(async () => stage)
  const balances = (): string[] => told.flatMap((message) => ('balance' in message ? [message.balance] : []))
  const types = (): string[] => told.map(({ type }) => type.replace('fairhouse.', ''))
  /** The platform's session responses from now on. */
  const change = (later: Partial<GameSession>): void => {
    current = { ...current, ...later }
  }
  return {
    table,
    change,
    keys,
    asked,
    scene,
    beside,
    toldAtPlay,
    balanceAtPlay,
    told,
    bonuses,
    types,
    balances,
    state: table.state.getState,
  }
}
