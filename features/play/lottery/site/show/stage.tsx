import { useEffect, useRef } from 'react'
import { lookOf } from '../../rules/outcome.ts'
import { boardAfter, raceProgress, shapeOf } from '../../rules/show.ts'
import type { Show } from '../../rules/show.ts'
import { Ball } from '../draw/balls.tsx'
import { Die } from '../draw/die.tsx'
import { PrizeTable } from '../draw/prize-table.tsx'
import './show.css'
import type { Shown } from './use-show.ts'

type StageProps = {
  readonly game: string
  readonly show: Show
  readonly shown: Shown
}

/** A draw on its stage, as far as it is shown. */
export function Stage(props: StageProps) {
  switch (props.show.kind) {
    case 'balls':
      return <Drum {...props} />
    case 'dice':
      return <Dome {...props} />
    case 'race':
      return <Race {...props} />
    case 'prizes':
      return <Prizes {...props} />
  }
}

/** Balls that tumble: enough to fill the drum, whatever the lottery. */
const TUMBLING = 9

function Drum({ game, show, shown }: StageProps) {
  const { look, digits, bonusAt } = lookOf(game)
  const size = show.steps.length > 8 ? 'sm' : 'lg'
  return (
    <div className="draw-stage">
      <div className="draw-drum" data-still={shown.isDone ? '' : undefined} aria-hidden>
        {Array.from({ length: TUMBLING }, (_, n) => (
          <span
            key={n}
            className="lottery-ball num font-bold"
            ref={(ball) => ball?.style.setProperty('--n', `${n}`)}
          >
            {`${(n * 7 + 3) % 10}`.padStart(digits, '0')}
          </span>
        ))}
      </div>
      <ol className="flex flex-wrap justify-center gap-1.5">
        {show.steps.map(({ text }, at) => (
          <li key={at} className={at < shown.count ? 'draw-drop' : ''}>
            {at < shown.count ? (
              <Ball number={Number(text)} look={look} digits={digits} size={size} isBonus={at === bonusAt} />
            ) : (
              <span className={`draw-slot block ${size === 'sm' ? 'size-7' : 'size-12'}`} />
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

function Dome({ show, shown }: StageProps) {
  const isOpen = shown.count > 0
  const sum = show.steps.reduce((total, { text }) => total + Number(text), 0)
  return (
    <div className="draw-stage">
      <div className="draw-dome" data-open={isOpen ? '' : undefined}>
        {show.steps.map(({ text }, at) => (
          <span key={at} className="draw-die">
            <Die face={isOpen ? Number(text) : ((at * 2 + 1) % 6) + 1} size={56} />
            {isOpen && <span className="sr-only">{text}</span>}
          </span>
        ))}
        <span className="draw-lid" aria-hidden />
      </div>
      <p className="num h-8 text-22 font-bold">{shown.isDone ? sum : ''}</p>
    </div>
  )
}

/** The cars drive once; the order at the line is the drawn one. */
function Race({ show, shown }: StageProps) {
  const order = show.steps.map(({ text }) => Number(text))
  const ranks = new Map(order.map((car, rank) => [car, rank]))
  const driveMs = show.steps[0]?.waitMs ?? 0
  return (
    <div className="draw-stage">
      <div className="draw-track" aria-hidden>
        {order
          .toSorted((a, b) => a - b)
          .map((car) => (
            <div key={car} className="draw-lane">
              <Car
                car={car}
                way={raceProgress(car, ranks.get(car) ?? 0, order.length)}
                driveMs={driveMs}
                isDone={shown.isDone}
              />
            </div>
          ))}
      </div>
      <ol className="flex min-h-9 flex-wrap justify-center gap-1">
        {order.slice(0, shown.count).map((car) => (
          <li key={car} className="draw-drop">
            <Ball number={car} look="cars" digits={2} size="md" />
          </li>
        ))}
      </ol>
    </div>
  )
}

type CarProps = {
  readonly car: number
  readonly way: readonly number[]
  readonly driveMs: number
  readonly isDone: boolean
}

function Car({ car, way, driveMs, isDone }: CarProps) {
  const own = useRef<HTMLSpanElement>(null)
  const drive = useRef<Animation | null>(null)
  useEffect(() => {
    const frames = way.map((share) => ({ left: `calc(${share} * (100% - 48px))` }))
    drive.current =
      own.current?.animate(frames, { duration: driveMs, fill: 'forwards', easing: 'linear' }) ?? null
    return () => drive.current?.cancel()
    // the way belongs to the draw: a new draw is a new stage
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (isDone) drive.current?.finish()
  }, [isDone])
  return (
    <span ref={own} className="draw-car lottery-car num text-12 font-bold" data-car={car}>
      {car}
    </span>
  )
}

function Prizes({ game, show, shown }: StageProps) {
  const shape = shapeOf(game)
  if (!shape) return null
  const done = show.steps.slice(0, shown.count)
  const last = done.at(-1)
  const widths = Object.fromEntries(shape.tiers.map(({ key, width }) => [key, width]))
  return (
    <PrizeTable
      draw={boardAfter(shape, done)}
      widths={widths}
      newest={last?.tier && !shown.isDone ? { tier: last.tier, at: last.at } : null}
    />
  )
}
