import { Spot } from '../bets/spot.tsx'
import { BoardFrame } from './frame.tsx'

/** The main bet, and the two side bets on the first cards. */
export function BlackjackBoard() {
  return (
    <BoardFrame>
      <div className="grid grid-cols-[0.8fr_1fr_0.8fr] items-stretch gap-1">
        <Spot bet="pairs" />
        <Spot bet="main" className="lt-big lt-green" hasStand />
        <Spot bet="three" />
      </div>
    </BoardFrame>
  )
}
