import { LineError, RefusedError } from '#contract/envelope.ts'
import { newId } from '#contract/new-id.ts'
import type { Speed } from '#game-kit/scene/players.ts'
import { CannotDraw, type PlacedBet, type Scene } from '#game-kit/scene/port.ts'
import type { Sound } from '#game-kit/scene/sound.ts'
import { moneyText, type Minor } from '#kit/money.ts'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { patientAsk, type GameApi, type GameSession, type PlayedRound } from './api.ts'
import { followAutoplay } from './autoplay/follow.ts'
import { keysOf } from './changes/keys.ts'
import { roundMessage, type Host } from './host.ts'
import { createPending } from './pending.ts'
import { resuming, type Shown } from './resuming/resume.ts'
import { placedOn, shortOf, type Short } from './stakes.ts'
import { beforeLoading, noticeOf, type Table, type TableState } from './table-state.ts'

export type TableParts = { game: string; api: GameApi; host: Host; sound: Sound }

/** A round that may not be cut short is shown for so long before a press ends what is left of it: the reels have stopped. */
const WHOLE_MS = 2_500
/** What a round came to is read for so long before the page says that none follows. */
const READ_MS = 2_000

const sumOf = (bets: readonly PlacedBet[]): Minor => bets.reduce((sum, { stake }) => sum + stake, 0n)

/** Draws a round, or of a round in steps what came after `from` events. */
async function draw(scene: Scene | null, played: PlayedRound, from: number, speed: Speed): Promise<void> {
  if (scene?.steps) await scene.steps.go(played.events, from, played.stake, speed)
  else await scene?.play(played.events, played.stake, speed)
}

/** What helps a balance that does not cover the bets that lie there, or the feature at its price of so many stakes. */
function shortNow({ session, balance }: TableState, scene: Scene | null, buyTimes?: bigint): Short {
  const costAt = (stake: Minor) => (buyTimes ? stake * buyTimes : sumOf(placedOn(scene, stake)))
  return session ? shortOf(session.stakes, balance, costAt) : { kind: 'short', of: 'bet', lower: null }
}

/** A new round: what is shown is what is there. */
const asItIs = (balance: Minor): Shown => ({ before: balance, owed: 0n, otherwise: balance })

/** The next round may be asked for when the game's shortest pause since the last asking is over; none where the house stopped it. */
function restUntilAllowed(state: StoreApi<TableState>, askedAt: number): void {
  const { getState: get, setState: set } = state
  const { session, phase } = get()
  if (session?.isStopped) {
    if (phase !== 'playing') return set({ phase: 'stopped', auto: null, waiting: false })
    set({ phase: 'ready', auto: null, waiting: true })
    return void setTimeout(() => restUntilAllowed(state, askedAt), READ_MS)
  }
  const left = askedAt + (session?.minRoundMs ?? 0) - performance.now()
  set({ phase: 'ready', waiting: left > 0 })
  if (left > 0) setTimeout(() => set({ waiting: false }), left)
}

/** Whether a round that waits is the same at the same move. */
const isSame = (one: PlayedRound | null, other: PlayedRound | null): boolean =>
  one?.roundId === other?.roundId && one?.hand?.step === other?.hand?.step

/** A double or a split costs more: the page around counts it as it did the first stake. */
function tellStake(host: TableParts['host'], balance: Minor, more: Minor): void {
  const left = moneyText(balance - more)
  if (more > 0n) host.tell({ type: 'fairhouse.stake', stake: moneyText(more), balance: left })
}

export function createTable({ game, api, host, sound }: TableParts): Table {
  const state = createStore<TableState>(() => beforeLoading)
  const { setState: set, getState: get } = state
  const pending = createPending(game)
  let scene: Scene | null = null
  let askedAt = -Infinity
  /** The round that waits for a move. */
  let open: PlayedRound | null = null

  const ask = patientAsk((notice) => set({ notice }))

  const rest = () => restUntilAllowed(state, askedAt)
  const placed = () => placedOn(scene, get().stake)
  const isHere = (now: GameSession) => isSame(open, now.unfinishedRound)

  const refuse = (problem: unknown, balance: Minor): void => {
    scene?.cancel()
    set({ balance, auto: null })
    host.tell(roundMessage('', 0n, 0n, balance))
    if (!(problem instanceof RefusedError)) {
      // an answer that is not ours: the round is asked for again when the page opens anew
      set({ phase: 'failed' })
      throw problem
    }
    pending.forget()
    sound.play('refuse')
    if (problem.code === 'session.required') return set({ phase: 'closed' })
    if (problem.code === 'play.gameStopped') return set({ phase: 'stopped' })
    rest()
    set({ notice: noticeOf(problem, 'round', () => shortNow(get(), scene)) })
  }

  const round = async (
    bets: readonly PlacedBet[],
    key: string,
    { before, owed, otherwise }: Shown = asItIs(get().balance),
  ): Promise<void> => {
    const stake = sumOf(bets)
    set({ phase: 'asking', win: null, staked: stake, notice: null, balance: before - stake })
    askedAt = performance.now()
    const told = { stake: moneyText(stake), balance: moneyText(before - stake) }
    host.tell({ type: 'fairhouse.stake', ...told, ...(owed > 0n && { owed: moneyText(owed) }) })
    pending.keep({ key, bets })
    scene?.begin()
    try {
      const played = await ask(() => api.round(bets, key, get().auto?.id))
      pending.forget()
      await show(played, 0)
    } catch (problem) {
      refuse(problem, otherwise)
    }
  }

  /** Shows what came of a round or a move; a round that is open waits then. */
  const show = async (played: PlayedRound, from: number): Promise<void> => {
    set({ phase: 'playing', staked: played.stake })
    await draw(scene, played, from, speedOf(get()))
    set({ balance: played.balance })
    if (played.hand) return wait(played)
    open = null
    set({ win: played.win > 0n ? played.win : null })
    if (played.autoplay && get().auto) goOnOrEnd(state, played.autoplay)
    pending.saw(played.roundId)
    host.tell(roundMessage(played.roundId, played.stake, played.win, played.balance))
    rest()
  }

  const wait = (played: PlayedRound): void => {
    open = played
    set({ phase: 'deciding', balance: played.balance })
    host.tell({ type: 'fairhouse.hand' })
    scene?.steps?.offer(played.hand ?? null)
  }

  const move = async (played: PlayedRound, action: unknown): Promise<void> => {
    const { roundId, hand, events } = played
    set({ phase: 'asking', notice: null })
    scene?.steps?.offer(null)
    const key = newId()
    try {
      const next = await ask(() => api.act({ roundId, step: hand?.step ?? 0, action }, key))
      tellStake(host, get().balance, next.stake - played.stake)
      await show(next, events.length)
    } catch (problem) {
      if (!(problem instanceof RefusedError)) {
        set({ phase: 'failed' })
        throw problem
      }
      sound.play('refuse')
      if (problem.code === 'session.required') return set({ phase: 'closed' })
      if (problem.code === 'play.moveStale' || problem.code === 'play.roundOver')
        return goOn(await api.session())
      wait(played)
      set({ notice: noticeOf(problem, 'move', () => ({ kind: 'short', of: 'move', lower: null })) })
    }
  }

  const taking = resuming({ state, api, host, pending, scene: () => scene, round, wait, rest })
  const goOn = (session: GameSession): Promise<void> => {
    open = null
    return taking.goOn(session)
  }

  /** Begins a round of these bets, unless the balance does not cover them. */
  const begin = (bets: readonly PlacedBet[], buyTimes?: bigint): void => {
    const isShort = get().balance < sumOf(bets)
    if (isShort || bets.length === 0) {
      sound.play('refuse')
      return set({ auto: null, ...(isShort && { notice: shortNow(get(), scene, buyTimes) }) })
    }
    sound.play('press')
    void round(bets, newId())
  }

  followAutoplay(state, () => begin(placed()))

  return {
    state,
    start: async (load) => {
      set({ phase: 'loading', loaded: 0, drawing: 'whole' })
      try {
        scene?.destroy()
        scene = null
        const loading = load((loaded) => set({ loaded })).then((ready) => {
          scene = ready
          return ready
        })
        const [session] = await Promise.all([api.open(), loading])
        // a scene that is made anew (another language, another try) keeps the stake that was chosen
        const stake = get().session ? get().stake : session.stakes.start
        set({ session, balance: session.balance, stake })
        host.tell({ type: 'fairhouse.ready', game })
        await taking.resume(session)
        if (get().phase === 'loading' || get().phase === 'playing') rest()
      } catch (problem) {
        const isClosed = problem instanceof RefusedError
        const drawing = problem instanceof CannotDraw ? 'impossible' : 'whole'
        set({ phase: isClosed ? 'closed' : 'failed', drawing })
        const isExpected = isClosed || problem instanceof CannotDraw || problem instanceof LineError
        if (!isExpected) reportError(problem)
      }
    },
    press: () => {
      const { phase, waiting, drawing, auto } = get()
      if (auto) return set({ auto: null })
      if (phase === 'playing') return skip()
      if (phase === 'deciding') return scene?.steps?.press()
      if (phase !== 'ready' || waiting || !scene || drawing !== 'whole') return
      begin(placed())
    },
    auto: async (plan) => {
      if (get().phase !== 'ready') return
      try {
        const auto = await api.autoplay(plan)
        if (get().phase === 'ready') set({ auto, notice: null })
      } catch (problem) {
        if (!(problem instanceof RefusedError)) throw problem
        set({ notice: noticeOf(problem, 'round', () => shortNow(get(), scene)) })
      }
    },
    buy: () => {
      const { phase, waiting, session, stake } = get()
      if (phase !== 'ready' || waiting || !session?.buy) return
      const times = BigInt(session.buy.times)
      begin([{ key: 'buy', choice: {}, stake: stake * times }], times)
    },
    act: (action) => {
      if (get().phase === 'deciding' && open && get().drawing === 'whole') void move(open, action)
    },
    skip,
    ...keysOf(state, sound, { session: api.session, rest, goOn, isHere, placed }),
  }

  /** Where the rules ask for a pause between rounds, the reels may not be cut short within it. */
  function skip(): void {
    const { phase, session } = get()
    if (phase !== 'playing' || !session) return
    const least = session.mayTurbo ? session.minRoundMs : Math.max(session.minRoundMs, WHOLE_MS)
    if (performance.now() - askedAt >= least) scene?.skip()
  }
}

const speedOf = ({ turbo }: TableState): Speed => (turbo ? 'turbo' : 'normal')

/** The house has counted: the next round follows, or the member is told why none does. */
function goOnOrEnd(
  { setState: set, getState: get }: StoreApi<TableState>,
  { left, over }: NonNullable<PlayedRound['autoplay']>,
): void {
  const { auto } = get()
  set({ auto: auto && over === null ? { id: auto.id, left } : null })
  if (over !== null && over !== 'rounds') set({ notice: { kind: 'auto', why: over } })
}
