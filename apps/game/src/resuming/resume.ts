import type { PlacedBet, Scene } from '#game-kit/scene/port.ts'
import { moneyText, parseMoney, type Minor } from '#kit/money.ts'
import type { StoreApi } from 'zustand/vanilla'
import type { GameApi, GameSession, PlayedRound } from '../api.ts'
import { roundMessage, type Host } from '../host.ts'
import type { PendingRounds } from '../pending.ts'
import type { TableState } from '../table-state.ts'

/** The balance shown in the bar while a round is requested again. */
export type Shown = {
  /** The balance before the round's stake. */
  readonly before: Minor
  /** What the platform has credited already. */
  readonly owed: Minor
  /** The balance to show when the round is refused or its result stays unknown. */
  readonly otherwise: Minor
}

export type ResumeDeeds = {
  readonly state: StoreApi<TableState>
  readonly api: Pick<GameApi, 'recent'>
  readonly host: Pick<Host, 'tell'>
  readonly pending: PendingRounds
  readonly scene: () => Scene | null
  readonly round: (bets: readonly PlacedBet[], key: string, shown: Shown) => Promise<void>
  /** The round waits for a move. */
  readonly wait: (played: PlayedRound) => void
  readonly rest: () => void
}

/** The server's time: a device's clock may be wrong. */
const nowOf = ({ openedAt, elapsedSeconds }: GameSession): number =>
  openedAt.getTime() + elapsedSeconds * 1_000

const eventsOf = (rounds: readonly PlayedRound[]) => rounds.map(({ events }) => events)

/**
 * The part of the balance that belongs to a round not shown yet: its win. Example: 90 and a win of 50 make 140; 90 is shown until the win
 * is. Zero when money moved since that round: its win can no longer be separated from the balance.
 */
const heldBack = ({ balance }: GameSession, last: PlayedRound): Minor =>
  last.balance === balance ? last.win : 0n

const sumOf = (bets: readonly PlacedBet[]): Minor => bets.reduce((sum, { stake }) => sum + stake, 0n)

/** How a table resumes a round that began before the page opened or was continued elsewhere. */
export function resuming({ state, api, host, pending, scene, round, wait, rest }: ResumeDeeds) {
  const { setState: set, getState: get } = state

  const tellAll = (last: Pick<PlayedRound, 'roundId' | 'stake' | 'win'>, balance: Minor): void =>
    host.tell(roundMessage(last.roundId, last.stake, last.win, balance))

  /** Replays a round that was started and not seen; its result and its win in the balance stay hidden until it is shown. */
  const showAgain = async (last: PlayedRound, session: GameSession): Promise<void> => {
    const { balance } = session
    const owed = heldBack(session, last)
    const shown = balance - owed
    set({ phase: 'playing', notice: { kind: 'resumed' }, win: null, staked: last.stake, balance: shown })
    const stake = moneyText(last.stake)
    host.tell({ type: 'fairhouse.stake', stake, balance: moneyText(shown), owed: moneyText(owed) })
    scene()?.begin()
    await scene()?.play(last.events, last.stake, 'normal')
    set({ notice: null, win: last.win > 0n ? last.win : null, balance })
    tellAll(last, balance)
  }

  const lastOf = async (session: GameSession): Promise<void> => {
    const last = session.lastRound
    if (last && pending.isUnseen(last, nowOf(session))) await showAgain(last, session)
    else {
      if (last) scene()?.show(last.events, last.stake)
      set({ win: last?.win || null, staked: last?.stake ?? 0n, balance: session.balance })
    }
    pending.saw(last?.roundId ?? '')
  }

  const take = async (session: GameSession): Promise<void> => {
    const asked = pending.kept()
    const { lastRound: last, unfinishedRound: unfinished } = session
    if (asked) {
      // the platform may have played it already: then the balance excludes its stake and includes its win
      const isPlayed = last !== null && pending.isUnseen(last, nowOf(session))
      const { balance: otherwise } = session
      if (!isPlayed) return round(asked.bets, asked.key, { before: otherwise, owed: 0n, otherwise })
      const owed = heldBack(session, last)
      const before = otherwise - owed + sumOf(asked.bets)
      return round(asked.bets, asked.key, { before, owed, otherwise })
    }
    const steps = scene()?.steps
    if (!unfinished?.hand || !steps) return lastOf(session)
    const [main] = unfinished.bets
    const begun = main && parseMoney(main.stake)
    if (begun) set({ stake: begun }) // on another device, perhaps with another stake
    steps.stand(unfinished.events, unfinished.stake)
    wait(unfinished)
  }

  /** Shows earlier rounds beside the one that is replayed, each once: a round whose response was lost is among them too. */
  const resume = async (session: GameSession): Promise<void> => {
    const stage = scene()
    if (!stage?.history) return take(session)
    const isAsked = pending.kept() !== null
    const before = await api.recent().catch(() => null)
    // a missing history must not delay the round itself
    if (!before) return take(session)
    stage.history(eventsOf(before.filter(({ roundId }) => roundId !== session.lastRound?.roundId)))
    await take(session)
    stage.history(eventsOf(isAsked ? await api.recent().catch(() => before) : before))
  }

  /** The round was continued on another device: shows its current state. */
  const goOn = async (session: GameSession): Promise<void> => {
    set({ session, phase: 'playing' })
    await resume(session)
    if (!session.unfinishedRound) tellAll({ roundId: '', stake: 0n, win: 0n }, session.balance)
    if (get().phase === 'playing') rest()
    set({ notice: { kind: 'elsewhere' } })
  }

  return { resume, goOn }
}
