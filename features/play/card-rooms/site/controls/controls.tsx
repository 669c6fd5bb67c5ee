import { climbIn } from '../../rules/play.ts'
import { climbRulesOf } from '../climbing/climb-rules.ts'
import { ClimbControls } from '../climbing/climb-controls.tsx'
import { DeclareSam } from '../sam-loc/declare-sam.tsx'
import type { Decision, RoomHand, RoomInfo } from '../use-room.ts'
import { BettingControls } from './betting-controls.tsx'
import { HoldemControls } from './holdem-controls.tsx'

export type ControlsProps = {
  readonly room: RoomInfo
  readonly hand: RoomHand
  readonly mine: number
  /** Cards of the own hand that are lifted. */
  readonly cards: readonly number[]
  readonly isBusy: boolean
  readonly onChoose: (cards: readonly number[]) => void
  readonly onDecide: (decision: Decision) => void
}

/** The decisions of the own seat, by the game and its step. */
export function Controls({ room, hand, mine, cards, isBusy, onChoose, onDecide }: ControlsProps) {
  const { holdem, lieng, samLoc, version } = hand
  const shared = { mine, isBusy, onDecide }
  if (holdem) return <HoldemControls {...shared} {...{ room, version }} view={holdem} />
  if (lieng) return <BettingControls {...shared} {...{ room, version }} view={lieng} />
  if (samLoc?.phase === 'declaring')
    return <DeclareSam key={hand.id} {...shared} view={samLoc} version={version} />
  const view = climbIn(hand)
  const rules = climbRulesOf(hand, mine)
  return view && rules && <ClimbControls {...shared} {...{ view, rules, onChoose }} chosen={cards} />
}
