import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { wheel } from '#games/tables/roulette/outcome.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { fixedCalls, neighbours, piecesIn, type FixedCall } from '../../rules/page/calls.ts'
import { moveByArrows } from '../bets/arrows.ts'
import { useBoard } from '../bets/board-context.ts'
import { callName } from '../names.ts'
import { colourOf } from '../wheel/number-disc.tsx'

/** The track in units: two straights and two half circles. */
const LONG = 300
const RADIUS = 48
const WIDTH = 26
const ROUND = Math.PI * RADIUS
const WHOLE = 2 * LONG + 2 * ROUND
const MOST_AROUND = 5
/** The wheel's first number on the upper straight: tiers on the left, voisins on the right. */
const FIRST = 5

/** A point at a share of the way round, at a distance from the middle line. */
function at(share: number, off: number): string {
  let way = (((share % 1) + 1) % 1) * WHOLE
  const r = RADIUS + off
  const say = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  if (way < LONG) return say(way, -r)
  way -= LONG
  if (way < ROUND) {
    const turn = way / RADIUS - Math.PI / 2
    return say(LONG + r * Math.cos(turn), r * Math.sin(turn))
  }
  way -= ROUND
  if (way < LONG) return say(LONG - way, r)
  const turn = (way - LONG) / RADIUS + Math.PI / 2
  return say(r * Math.cos(turn), r * Math.sin(turn))
}

function piece(nth: number): string {
  const [from, to] = [nth / wheel.length, (nth + 1) / wheel.length]
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => from + (to - from) * part)
  const half = WIDTH / 2
  return `M${[...steps.map((share) => at(share, half)), ...steps.toReversed().map((share) => at(share, -half))].join('L')}z`
}

/** The wheel as a track: a number with its neighbours, and the call bets in the middle. */
export function Racetrack() {
  const { t } = useTexts()
  const board = useBoard()
  const [around, setAround] = useState(2)
  const [near, setNear] = useState<number | null>(null)
  const lit = near === null ? [] : neighbours(wheel, near, around).map(({ key }) => Number(key.split(':')[1]))
  const layAround = (number: number) => {
    if (board.isOpen) board.lay(neighbours(wheel, number, around), `neighbours:${number}:${around}`)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only moves the focus between its own buttons
    <div className="grid gap-1" role="group" aria-label={t('tables.view.track')} onKeyDown={moveByArrows}>
      <svg
        viewBox={`-66 -66 ${LONG + 132} 132`}
        className="lt-track"
        data-closed={board.isOpen ? undefined : ''}
      >
        {wheel.map((_, nth) => {
          const number = wheel[(nth + FIRST) % wheel.length] ?? 0
          const [x, y] = at((nth + 0.5) / wheel.length, 0).split(' ')
          return (
            <g
              key={number}
              role="button"
              tabIndex={0}
              data-spot={`track:${number}`}
              data-colour={colourOf(number)}
              data-near={lit.includes(number) || undefined}
              aria-label={callName(t, `neighbours:${number}:${around}`)}
              aria-disabled={!board.isOpen}
              onClick={() => layAround(number)}
              onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && layAround(number)}
              onPointerEnter={() => setNear(number)}
              onPointerLeave={() => setNear(null)}
            >
              <path d={piece(nth)} />
              <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
                {number}
              </text>
            </g>
          )
        })}
        <CallsInside />
      </svg>
      <div className="flex items-center justify-center gap-2 text-13">
        <span>{t('tables.neighboursEach')}</span>
        <IconButton
          icon={Minus}
          size="sm"
          label={t('tables.fewerNeighbours')}
          disabled={around === 0}
          onClick={() => setAround(around - 1)}
        />
        <span className="num w-5 text-center font-bold">{around}</span>
        <IconButton
          icon={Plus}
          size="sm"
          label={t('tables.moreNeighbours')}
          disabled={around === MOST_AROUND}
          onClick={() => setAround(around + 1)}
        />
      </div>
    </div>
  )
}

/** Where the call bets are in the middle of the track. */
const inside: readonly { readonly call: FixedCall; readonly x: number; readonly width: number }[] = [
  { call: 'tiers', x: -18, width: 92 },
  { call: 'orphelins', x: 76, width: 82 },
  { call: 'voisins', x: 160, width: 94 },
  { call: 'zero', x: 256, width: 62 },
]

function CallsInside() {
  const { t } = useTexts()
  const board = useBoard()
  return inside.map(({ call, x, width }) => {
    const lay = () => board.isOpen && board.lay(fixedCalls[call], call)
    const count = piecesIn(fixedCalls[call])
    return (
      <g
        key={call}
        role="button"
        tabIndex={0}
        data-spot={call}
        className="lt-call"
        aria-label={t('tables.callOf', { call: callName(t, call), count })}
        aria-disabled={!board.isOpen}
        onClick={lay}
        onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && lay()}
      >
        <rect x={x} y="-30" width={width} height="60" rx="8" />
        <text x={x + width / 2} y="-3" textAnchor="middle">
          {callName(t, call)}
        </text>
        <text x={x + width / 2} y="13" textAnchor="middle" className="lt-call-count">
          {t('tables.pieces', { count })}
        </text>
      </g>
    )
  })
}
