import { useEffect, useRef, useState, type Ref } from 'react'
import { useStore } from 'zustand'
import { ease } from '#game-kit/scene/clock.ts'
import { Choices, PastRow } from '#game-kit/scene/dom/choices.tsx'
import { eventOf, tenthsText, type BoardProps } from '#game-kit/scene/dom/quick.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written } from '#game-kit/scene/written.ts'
import type { TurnEvent, WheelChoice } from '../events.ts'
import { risks, sizes, wheels } from '../pays.ts'
import { petalOf } from '../rules.ts'
import { endOf, innerPetals, lamps, petalPath, RADIUS, turnOf, veinPath } from './layout.ts'
import { wheelWords } from './words.ts'
import './lotus-wheel.css'

/** Losing petals are leaves; paying ones range from pink to gold by their payout. `light` is added to the lightness. */
function petalColour(tenths: number, best: number, light = 0): string {
  if (tenths === 0) return `oklch(${0.36 + light} 0.075 165)`
  const rich = Math.min(1, tenths / best)
  return `oklch(${0.66 + 0.2 * rich + light} ${0.19 - 0.03 * rich} ${352 + 92 * rich ** 1.5})`
}

type WheelProps = {
  readonly choice: WheelChoice
  readonly hit: number | null
  readonly language: SceneLanguage
}

/** A shade for each payout, dark at the hub and light at the tip. */
function Shades({ choice }: { readonly choice: WheelChoice }) {
  const pays = wheels[choice.petals][choice.risk]
  const best = Math.max(...pays)
  return [...new Set(pays)].map((tenths) => (
    <radialGradient
      key={tenths}
      id={`lotus-${tenths}`}
      gradientUnits="userSpaceOnUse"
      cx="50"
      cy="50"
      r={RADIUS}
    >
      <stop offset="0.3" stopColor={petalColour(tenths, best, -0.2)} />
      <stop offset="0.62" stopColor={petalColour(tenths, best)} />
      <stop offset="1" stopColor={petalColour(tenths, best, 0.1)} />
    </radialGradient>
  ))
}

/** A label on ten petals stands across the petal; on thirty, along it, where it has room to be large. */
function Label({ petals, text }: { readonly petals: 10 | 30; readonly text: string }) {
  const y = 50 - RADIUS + (petals === 10 ? 12 : 9)
  return (
    <text
      x={50}
      y={y}
      dominantBaseline="central"
      textAnchor="middle"
      transform={petals === 30 ? `rotate(-90 50 ${y})` : undefined}
    >
      {text}
    </text>
  )
}

function Petals({ choice, hit, language }: WheelProps) {
  const { petals, risk } = choice
  const pays = wheels[petals][risk]
  return pays.map((tenths, petal) => (
    <g key={petal} data-hit={hit === petal || undefined}>
      <path d={petalPath(petal, petals)} fill={`url(#lotus-${tenths})`} />
      {petals < 50 && <path d={veinPath(petal, petals)} className="lotus-vein" />}
      {tenths > 0 && petals < 50 && (
        <g transform={`rotate(${turnOf(petal, petals)} 50 50)`}>
          <Label petals={petals === 10 ? 10 : 30} text={written(language, tenthsText(tenths))} />
        </g>
      )}
    </g>
  ))
}

/** The rim with its lamps, which chase each other while the wheel turns. */
function Rim() {
  return (
    <g>
      <circle cx={50} cy={50} r={RADIUS + 6.4} fill="url(#lotus-gold)" />
      <circle cx={50} cy={50} r={RADIUS + 2.2} className="lotus-well" />
      {lamps.map(({ at, x, y }) => (
        <circle
          key={at}
          cx={x}
          cy={y}
          r={1.05}
          className="lotus-lamp"
          ref={(el) => el?.style.setProperty('--at', String(at % 6))}
        />
      ))}
    </g>
  )
}

/** The flower in the middle; it shows the payout when the wheel has stopped. */
function Flower({ text, spot }: { readonly text: string; readonly spot: Ref<SVGCircleElement> }) {
  return (
    <g>
      {innerPetals.map((turn) => (
        <path
          key={turn}
          d="M50 50 C45.6 44 46 38.4 50 33.4 C54 38.4 54.4 44 50 50Z"
          fill="url(#lotus-inner)"
          className="lotus-inner"
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle ref={spot} cx={50} cy={50} r={11} fill="url(#lotus-hub)" className="lotus-hub" />
      {text === '' &&
        [0, 60, 120, 180, 240, 300].map((turn) => (
          <circle
            key={turn}
            cx={50}
            cy={44.6}
            r={1.7}
            className="lotus-seed"
            transform={`rotate(${turn} 50 50)`}
          />
        ))}
      <text x={50} y={50} dominantBaseline="central" textAnchor="middle" className="lotus-figure num">
        {text}
      </text>
    </g>
  )
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

/** The gradients of the drawing. */
function Paints({ choice }: { readonly choice: WheelChoice }) {
  return (
    <defs>
      <radialGradient id="lotus-hub" cx="0.4" cy="0.34" r="0.8">
        <stop offset="0" stopColor="#fff3c2" />
        <stop offset="0.5" stopColor="#e6a935" />
        <stop offset="1" stopColor="#7a3d0c" />
      </radialGradient>
      <linearGradient id="lotus-gold" x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" stopColor="#fbe6a2" />
        <stop offset="0.35" stopColor="#b9782a" />
        <stop offset="0.6" stopColor="#f0c765" />
        <stop offset="1" stopColor="#6b3a10" />
      </linearGradient>
      <linearGradient id="lotus-inner" x1="0" y1="1" x2="0" y2="0">
        <stop offset="0" stopColor="#9c1f5c" />
        <stop offset="0.6" stopColor="#f27bb0" />
        <stop offset="1" stopColor="#ffe3ef" />
      </linearGradient>
      <radialGradient id="lotus-shade" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0.3" stopColor="#1a0612" stopOpacity="0.4" />
        <stop offset="0.5" stopColor="#1a0612" stopOpacity="0" />
        <stop offset="0.97" stopColor="#fff" stopOpacity="0.05" />
        <stop offset="1" stopColor="#1a0612" stopOpacity="0.3" />
      </radialGradient>
      <Shades choice={choice} />
    </defs>
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
        <svg
          viewBox="-4 -9 108 114"
          role="img"
          aria-label={words.wheel(choice.petals)}
          data-hit={hit !== null || undefined}
        >
          <Paints choice={choice} />
          <Rim />
          <g ref={wheel} className="lotus-petals num" data-petals={choice.petals}>
            <Petals {...{ choice, hit }} language={port.language} />
          </g>
          <circle cx={50} cy={50} r={RADIUS} fill="url(#lotus-shade)" pointerEvents="none" />
          <Flower
            spot={hub}
            text={
              hit === null
                ? ''
                : `${written(port.language, tenthsText(wheels[choice.petals][choice.risk][hit] ?? 0))}×`
            }
          />
          <path d="M45.4 -8 H54.6 L50 4.4 Z" className="lotus-pointer" />
          <circle cx={50} cy={-4.6} r={1.7} className="lotus-pin" />
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
