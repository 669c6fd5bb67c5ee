import type { PlacedBet } from '#game-kit/scene/port.ts'
import type { Minor } from '#kit/money.ts'
import type { Sound } from '#game-kit/scene/sound.ts'
import type { StoreApi } from 'zustand/vanilla'
import { nextStake, stakeSteps, stakeWithin } from '../stakes.ts'
import type { Table, TableState } from '../table-state.ts'
import { refreshing, type RefreshDeeds } from './refresh.ts'

export type KeyDeeds = RefreshDeeds & {
  readonly placed: () => readonly PlacedBet[]
  readonly mostStake: () => Minor
}

/** Actions that change the view or the stake and start no round. */
export function keysOf(state: StoreApi<TableState>, sound: Sound, deeds: KeyDeeds) {
  const { setState: set, getState: get } = state
  return {
    refresh: refreshing(state, deeds),
    toStake: () => deeds.placed().reduce((sum, { stake }) => sum + stake, 0n),
    step: (by) => {
      const { phase, session, stake } = get()
      if (phase !== 'ready' || !session) return
      const next = nextStake(stakeSteps(session.stakes), stake, by)
      sound.play(next === stake ? 'refuse' : 'step', by > 0 ? 2 : 0)
      set({ stake: next, notice: null })
    },
    bet: (stake) => {
      const { phase, session, auto } = get()
      if (phase !== 'ready' || auto || !session || stakeWithin(session.stakes, stake) !== stake) return
      sound.play('step', stake > get().stake ? 2 : 0)
      set({ stake, notice: null })
    },
    mostStake: () => deeds.mostStake(),
    lowerToBalance: () => {
      const { notice, phase } = get()
      if (notice?.kind !== 'short' || notice.lower === null || phase !== 'ready') return
      set({ stake: notice.lower, notice: null })
    },
    turbo: () => {
      if (get().session?.mayTurbo) set({ turbo: !get().turbo })
    },
    dismiss: () => set({ notice: null }),
    won: (win) => set({ win: win > 0n ? win : null }),
    lost: () => set({ drawing: 'lost' }),
  } satisfies Partial<Table>
}
