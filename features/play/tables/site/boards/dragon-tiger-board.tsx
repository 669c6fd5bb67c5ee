import { Spot } from '../bets/spot.tsx'
import { BoardFrame } from './frame.tsx'
import { DragonSign, TigerSign } from '../cards/signs.tsx'
import { useBetNames } from '../names.ts'

/** Dragon, tie and tiger, within a thumb's reach on a phone; size and parity of each card below. */
export function DragonTigerBoard() {
  const nameOf = useBetNames()
  return (
    <BoardFrame>
      <div className="grid grid-cols-[1fr_0.8fr_1fr] gap-1">
        <Spot bet="dragon" className="lt-big lt-blue" hasStand>
          <span className="inline-flex items-center gap-1.5">
            <DragonSign />
            {nameOf('dragon')}
          </span>
        </Spot>
        <div className="grid gap-1">
          <Spot bet="tie" className="lt-green" />
          <Spot bet="suitedTie" className="lt-green" />
        </div>
        <Spot bet="tiger" className="lt-big lt-red" hasStand>
          <span className="inline-flex items-center gap-1.5">
            <TigerSign />
            {nameOf('tiger')}
          </span>
        </Spot>
      </div>
      <div className="grid grid-cols-2 gap-1">
        {(['dragon', 'tiger'] as const).map((side) => (
          <div key={side} className="grid grid-cols-2 gap-1 sm:grid-cols-4">
            {(['Big', 'Small', 'Odd', 'Even'] as const).map((kind) => (
              <Spot key={kind} bet={`${side}${kind}`} />
            ))}
          </div>
        ))}
      </div>
    </BoardFrame>
  )
}
