import { Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import { wheel } from '#games/tables/roulette/outcome.ts'
import { useIsPhone } from '#ui/theme/use-is-phone.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { fixedCalls, neighbours, piecesIn, type FixedCall } from '../../rules/page/calls.ts'
import { moveByArrows } from '../bets/arrows.ts'
import { useBoard } from '../bets/board-context.ts'
import { callName } from '../names.ts'
import { colourOf } from '../wheel/number-disc.tsx'

/** A track in units: two straights and two half circles, and the call bets in its middle. */
type Shape = {
  readonly long: number
  readonly radius: number
  readonly width: number
  readonly calls: readonly {
    readonly call: FixedCall
    readonly x: number
    readonly y: number
    readonly width: number
    readonly height: number
  }[]
}

const flat: Shape = {
  long: 300,
  radius: 48,
  width: 26,
  calls: [
    { call: 'tiers', x: -18, y: -30, width: 92, height: 60 },
    { call: 'orphelins', x: 76, y: -30, width: 82, height: 60 },
    { call: 'voisins', x: 160, y: -30, width: 94, height: 60 },
    { call: 'zero', x: 256, y: -30, width: 62, height: 60 },
  ],
}
/** On a phone: each number is at least 24 pixels wide on a track of 340. */
const round: Shape = {
  long: 100,
  radius: 144,
  width: 32,
  calls: [
    { call: 'tiers', x: -95, y: -78, width: 142, height: 74 },
    { call: 'orphelins', x: 53, y: -78, width: 142, height: 74 },
    { call: 'voisins', x: -95, y: 4, width: 142, height: 74 },
    { call: 'zero', x: 53, y: 4, width: 142, height: 74 },
  ],
}
const MARGIN = 2
const MOST_AROUND = 5
/** The wheel's first number on the upper straight: tiers on the left, voisins on the right. */
const FIRST = 5

/** A point at a share of the way round, at a distance from the middle line. */
function at({ long, radius }: Shape, share: number, off: number): string {
  const half = Math.PI * radius
  let way = (((share % 1) + 1) % 1) * 2 * (long + half)
  const r = radius + off
  const say = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  if (way < long) return say(way, -r)
  way -= long
  if (way < half) {
    const turn = way / radius - Math.PI / 2
    return say(long + r * Math.cos(turn), r * Math.sin(turn))
  }
  way -= half
  if (way < long) return say(long - way, r)
  const turn = (way - long) / radius + Math.PI / 2
  return say(r * Math.cos(turn), r * Math.sin(turn))
}

function piece(shape: Shape, nth: number): string {
  const [from, to] = [nth / wheel.length, (nth + 1) / wheel.length]
  const steps = [0, 0.25, 0.5, 0.75, 1].map((part) => from + (to - from) * part)
  const half = shape.width / 2
  const edge = (shares: readonly number[], off: number) => shares.map((share) => at(shape, share, off))
  return `M${[...edge(steps, half), ...edge(steps.toReversed(), -half)].join('L')}z`
}

function viewOf({ long, radius, width }: Shape): string {
  const out = radius + width / 2 + MARGIN
  return `${-out} ${-out} ${long + 2 * out} ${2 * out}`
}

/** The wheel as a track: a number with its neighbours, and the call bets in the middle. */
export function Racetrack() {
  const { t } = useTexts()
  const board = useBoard()
  const shape = useIsPhone() ? round : flat
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
        viewBox={viewOf(shape)}
        className="lt-track"
        data-round={shape === round || undefined}
        data-closed={board.isOpen ? undefined : ''}
      >
        {wheel.map((_, nth) => {
          const number = wheel[(nth + FIRST) % wheel.length] ?? 0
          const [x, y] = at(shape, (nth + 0.5) / wheel.length, 0).split(' ')
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
              <path d={piece(shape, nth)} />
              <text x={x} y={y} textAnchor="middle" dominantBaseline="central">
                {number}
              </text>
            </g>
          )
        })}
        <CallsInside shape={shape} />
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

function CallsInside({ shape }: { readonly shape: Shape }) {
  const { t } = useTexts()
  const board = useBoard()
  return shape.calls.map(({ call, x, y, width, height }) => {
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
        <rect x={x} y={y} width={width} height={height} rx="8" />
        <text x={x + width / 2} y={y + height / 2 - 3} textAnchor="middle">
          {callName(t, call)}
        </text>
        <text x={x + width / 2} y={y + height / 2 + 13} textAnchor="middle" className="lt-call-count">
          {t('tables.pieces', { count })}
        </text>
      </g>
    )
  })
}
