import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { vars } from '#ui/theme/vars.ts'
import { Tabs } from '#ui/layer/tabs.tsx'
import { numbersOf } from '../../rules/page/calls.ts'
import { Spot } from '../bets/spot.tsx'
import { colourOf } from '../wheel/number-disc.tsx'
import { useBetNames } from '../names.ts'
import { BoardFrame } from './frame.tsx'
import { placeOf, insideBets } from './roulette-places.ts'
import { Racetrack } from './racetrack.tsx'
import './roulette.css'

const numbers = Array.from({ length: 36 }, (_, nth) => nth + 1)
type View = 'table' | 'track'

/** The layout of a European wheel, upright on a phone, and the racetrack with call bets. */
export function RouletteBoard() {
  const { t } = useTexts()
  const [view, setView] = useState<View>('table')
  return (
    <div className="grid gap-2">
      <div className="lg:hidden">
        <Tabs<View>
          label={t('tables.layout')}
          look="segment"
          wide
          value={view}
          onChange={setView}
          tabs={[
            { value: 'table', label: t('tables.view.table') },
            { value: 'track', label: t('tables.view.track') },
          ]}
        />
      </div>
      <div className={view === 'track' ? 'hidden lg:block' : ''}>
        <RouletteTable />
      </div>
      <div className={view === 'table' ? 'hidden lg:block' : ''}>
        <Racetrack />
      </div>
    </div>
  )
}

function RouletteTable() {
  const nameOf = useBetNames()
  const [near, setNear] = useState<readonly number[]>([])
  const overs = (key: string) => ({
    onPointerEnter: () => setNear(numbersOf(key)),
    onPointerLeave: () => setNear([]),
  })
  return (
    <BoardFrame>
      <div className="lt-rou">
        <div className="lt-rou-cell" data-colour="green" data-zero style={placed(0)}>
          <Spot bet="straight:0" hasOdds={false}>
            0
          </Spot>
        </div>
        {numbers.map((number) => (
          <div
            key={number}
            className="lt-rou-cell"
            data-colour={colourOf(number)}
            data-near={near.includes(number) || undefined}
            style={placed(number)}
          >
            <Spot bet={`straight:${number}`} hasOdds={false}>
              {number}
            </Spot>
          </div>
        ))}
        {[3, 2, 1].map((column) => (
          <div
            key={column}
            className="lt-rou-cell lt-rou-column"
            style={vars({ '--along': 13, '--across': 3 - column })}
          >
            <Spot bet={`column:${column}`} hasOdds={false}>
              2:1
            </Spot>
          </div>
        ))}
        {insideBets.map((bet) => (
          <div key={bet} className="lt-rou-joint" style={jointed(bet)} {...overs(bet)}>
            <Spot bet={bet} hasOdds={false}>
              <span className="sr-only">{nameOf(bet)}</span>
            </Spot>
          </div>
        ))}
        <div className="lt-rou-dozens">
          {[1, 2, 3].map((dozen) => (
            <Spot key={dozen} bet={`dozen:${dozen}`} hasOdds={false} />
          ))}
        </div>
        <div className="lt-rou-outside">
          {(['low', 'even', 'red', 'black', 'odd', 'high'] as const).map((bet) => (
            <Spot
              key={bet}
              bet={bet}
              hasOdds={false}
              className={bet === 'red' ? 'lt-red' : bet === 'black' ? 'lt-dark' : ''}
            />
          ))}
        </div>
      </div>
    </BoardFrame>
  )
}

/** Place along the layout, 0 for the zero, and across it. */
const placed = (number: number) =>
  number === 0
    ? vars({ '--along': 0, '--across': 0 })
    : vars({ '--along': Math.ceil(number / 3), '--across': 2 - ((number - 1) % 3) })

const jointed = (bet: string) => {
  const { along, across } = placeOf(bet)
  return vars({ '--along': along, '--across': across })
}
