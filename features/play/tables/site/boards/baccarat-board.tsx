import { Spot } from '../bets/spot.tsx'
import { BoardFrame } from './frame.tsx'
import './dice-board.css'

/** Side bets in the order of the layout: the player's, those of both, the banker's. */
const sides = [
  'playerPair',
  'eitherPair',
  'perfectPair',
  'bankerPair',
  'playerBonus',
  'big',
  'small',
  'bankerBonus',
  'playerNatural',
  'super6',
  'lucky6',
  'dragon7',
  'panda8',
  'bankerNatural',
] as const

/** Player, tie and banker, the side bets above them. */
export function BaccaratBoard() {
  return (
    <BoardFrame>
      <div className="lt-sides">
        {sides.map((bet) => (
          <Spot key={bet} bet={bet} />
        ))}
      </div>
      <div className="grid grid-cols-[1fr_0.72fr_1fr] gap-1">
        <Spot bet="player" className="lt-big lt-blue" hasStand />
        <Spot bet="tie" className="lt-big lt-green" hasStand />
        <Spot bet="banker" className="lt-big lt-red" hasStand />
      </div>
    </BoardFrame>
  )
}
