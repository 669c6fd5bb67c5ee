import { createStore } from 'zustand/vanilla'
import type { GameSession, PlayedRound } from './api.ts'
import { followAutoplay } from './autoplay/follow.ts'
import { keysOf } from './changes/keys.ts'
import { resuming } from './resuming/resume.ts'
import { playKeys } from './round/keys.ts'
import { makeMove } from './round/move.ts'
import { beginRound, playRound } from './round/play.ts'
import { rest } from './round/rest.ts'
import { readJackpot } from './round/jackpot.ts'
import { mostStakeAt, placedAt, seatAt, type Seat, type TableParts } from './round/seat.ts'
import { waitForMove } from './round/show.ts'
import { startTable } from './round/start.ts'
import { beforeLoading, type Table, type TableState } from './table-state.ts'

/** Whether both are the same open round at the same move. */
const isSame = (one: PlayedRound | null, other: PlayedRound | null): boolean =>
  one?.roundId === other?.roundId && one?.hand?.step === other?.hand?.step

/** The table of one game on one page: its state, and the actions that change it. */
export function createTable(parts: TableParts): Table {
  const state = createStore<TableState>(() => beforeLoading)
  const seat = seatAt(parts, state)
  const { resume, goOn } = takingUp(seat)
  followAutoplay(state, () => beginRound(seat, placedAt(seat)))
  return {
    state,
    start: (load) => startTable(seat, load, resume),
    act: (action) => {
      const { phase, drawing } = state.getState()
      if (phase === 'deciding' && seat.open && drawing === 'whole')
        void makeMove(seat, seat.open, action, goOn)
    },
    jackpot: () => readJackpot(seat),
    ...playKeys(seat),
    ...keysOf(state, parts.sound, {
      session: parts.api.session,
      rest: () => rest(seat),
      goOn,
      isHere: (now) => isSame(seat.open, now.unfinishedRound),
      placed: () => placedAt(seat),
      mostStake: () => mostStakeAt(seat),
    }),
  }
}

/** How unfinished rounds are resumed: those that began before the page opened or were continued elsewhere. */
function takingUp(seat: Seat) {
  const { state, api, host, pending } = seat
  const taking = resuming({
    state,
    api,
    host,
    pending,
    scene: () => seat.scene,
    round: (...round) => playRound(seat, ...round),
    wait: (played) => waitForMove(seat, played),
    rest: () => rest(seat),
  })
  const goOn = (session: GameSession): Promise<void> => {
    seat.open = null
    return taking.goOn(session)
  }
  return { resume: taking.resume, goOn }
}
