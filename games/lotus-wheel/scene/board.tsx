import { useEffect, useRef, useState } from 'react'
import { useStore } from 'zustand'
import { ease } from '#game-kit/scene/clock.ts'
import { Choices, PastRow } from '#game-kit/scene/dom/choices.tsx'
import { eventOf, tenthsText, type BoardProps } from '#game-kit/scene/dom/quick.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written } from '#game-kit/scene/written.ts'
import type { TurnEvent, WheelChoice } from '../events.ts'
import { risks, sizes, wheels } from '../pays.ts'
import { petalOf } from '../rules.ts'
import { endOf, labelAt, petalPath, RADIUS } from './layout.ts'
import { wheelWords } from './words.ts'
import './lotus-wheel.css'

/** Losing petals are dark leaves; paying ones range from pink to gold by their payout. */
function petalColour(tenths: number, best: number): string {
  if (tenths === 0) return 'oklch(0.3 0.05 165)'
  const rich = Math.min(1, tenths / best)
  return `oklch(${0.62 + 0.22 * rich} ${0.17 - 0.02 * rich} ${350 + 96 * rich ** 1.5})`
}

type WheelProps = {
  readonly choice: WheelChoice
  readonly hit: number | null
  readonly language: SceneLanguage
}

function Petals({ choice, hit, language }: WheelProps) {
  const { petals, risk } = choice
  const pays = wheels[petals][risk]
  const best = Math.max(...pays)
  return pays.map((tenths, petal) => (
    <g key={petal} data-hit={hit === petal || undefined}>
      <path d={petalPath(petal, petals)} fill={petalColour(tenths, best)} />
      {tenths > 0 && petals < 50 && (
        <text
          transform={`rotate(${labelAt(petal, petals).degrees} 50 50)`}
          x={50}
          y={50 - RADIUS + (petals === 10 ? 11 : 7)}
          textAnchor="middle"
        >
          {written(language, tenthsText(tenths))}
        </text>
      )}
    </g>
  ))
}

/** Payouts of the wheel and the number of petals with each, for wheels whose petals are too narrow for text. */
function Legend({ choice, hit, language }: WheelProps) {
  const pays = wheels[choice.petals][choice.risk]
  const best = Math.max(...pays)
  const kinds = [...new Set(pays)].toSorted((a, b) => a - b)
  const landed = hit === null ? null : pays[hit]
  return (
    <ul className="lotus-legend num">
      {kinds.map((tenths) => (
        <li
          key={tenths}
          data-hit={landed === tenths || undefined}
          ref={(el) => el?.style.setProperty('--petal', petalColour(tenths, best))}
        >
          {written(language, tenthsText(tenths))}×
        </li>
      ))}
    </ul>
  )
}

/** The wheel, the payouts of its petals, and the controls. */
export function Board({ store, port, choose, onStage }: BoardProps<WheelChoice>) {
  const words = wheelWords[port.language]
  const { choice, isBusy, result, history } = useStore(store)
  const [hit, setHit] = useState<number | null>(null)
  const wheel = useRef<SVGGElement>(null)
  const hub = useRef<SVGCircleElement>(null)
  useEffect(() => {
    let at = 0
    const turn = (degrees: number): void => {
      at = degrees
      wheel.current?.setAttribute('transform', `rotate(${degrees.toFixed(3)} 50 50)`)
    }
    const placeIn = (events: Parameters<typeof eventOf>[0]) => eventOf<TurnEvent>(events, 'turn')?.place ?? 0
    onStage({
      run: async (events, ms) => {
        const { petals } = store.getState().choice
        const place = placeIn(events)
        const from = at
        const end = endOf(from, place, petals, ms > 1_000 ? 4 : 1)
        let passed = 0
        setHit(null)
        await port.clock.tween(
          ms,
          (_, share) => {
            const now = from + (end - from) * (1 - (1 - share) ** 3.2)
            const count = Math.floor((now - from) / (360 / Math.min(petals, 30)))
            if (count > passed) port.sound.play('tick')
            passed = count
            turn(now)
          },
          ease.line,
        )
        turn(end)
        port.sound.play('land')
        setHit(petalOf(place, petals))
      },
      rest: (events) => {
        const { petals } = store.getState().choice
        setHit(events ? petalOf(placeIn(events), petals) : null)
        turn(events ? endOf(0, placeIn(events), petals, 0) : 0)
      },
      spot: () => hub.current ?? document.body,
    })
  }, [onStage, port, store])
  const set = (next: WheelChoice): void => {
    setHit(null)
    choose(next)
  }
  return (
    <div
      className="quick beside painted named lotus"
      data-state={isBusy ? 'turning' : result?.isWin ? 'won' : 'rest'}
    >
      <PastRow history={history} label={words.history} />
      <div className="lotus-middle">
        <svg viewBox="0 0 100 100" role="img" aria-label={words.wheel(choice.petals)}>
          <defs>
            <radialGradient id="lotus-hub" cx="0.4" cy="0.34" r="0.8">
              <stop offset="0" stopColor="#fff3c2" />
              <stop offset="0.5" stopColor="#e6a935" />
              <stop offset="1" stopColor="#5a2a08" />
            </radialGradient>
            <radialGradient id="lotus-shade" cx="0.5" cy="0.5" r="0.5">
              <stop offset="0.3" stopColor="#fff" stopOpacity="0.28" />
              <stop offset="0.75" stopColor="#fff" stopOpacity="0" />
              <stop offset="1" stopColor="#1a0612" stopOpacity="0.35" />
            </radialGradient>
          </defs>
          <circle cx={50} cy={50} r={RADIUS + 2.6} className="lotus-rim" />
          <g ref={wheel} className="lotus-petals num" data-petals={choice.petals}>
            <Petals {...{ choice, hit }} language={port.language} />
          </g>
          <circle cx={50} cy={50} r={RADIUS} fill="url(#lotus-shade)" pointerEvents="none" />
          <circle ref={hub} cx={50} cy={50} r={13.5} fill="url(#lotus-hub)" />
          <text x={50} y={52.4} textAnchor="middle" className="lotus-figure num">
            {hit === null
              ? ''
              : `${written(port.language, tenthsText(wheels[choice.petals][choice.risk][hit] ?? 0))}×`}
          </text>
          <path d="M46.4 0.6 H53.6 L50 9.4 Z" className="lotus-pointer" />
        </svg>
      </div>
      <div className="lotus-foot">
        <Legend {...{ choice, hit }} language={port.language} />
        <p className="quick-win num" data-tier={result?.tier}>
          {result && result.win > 0n ? `+ ${port.money(result.win)}` : '\u00a0'}
        </p>
        <div className="quick-fields">
          <Choices
            label={words.petals}
            values={sizes}
            value={choice.petals}
            disabled={isBusy}
            nameOf={String}
            onChoose={(petals) => set({ ...choice, petals })}
          />
          <Choices
            label={words.risk}
            values={risks}
            value={choice.risk}
            disabled={isBusy}
            nameOf={(risk) => words.risks[risk]}
            onChoose={(risk) => set({ ...choice, risk })}
          />
        </div>
      </div>
    </div>
  )
}
