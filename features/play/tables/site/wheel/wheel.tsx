import { useEffect, useRef } from 'react'
import { redNumbers, wheel } from '#games/tables/roulette/outcome.ts'
import { useTexts } from '#texts/use-texts.ts'
import { ballAt, seedOf, type Spin } from '../../rules/page/ball.ts'
import { serverNow } from '../server-time.ts'
import { isCalm } from '../stage/calm.ts'
import './wheel.css'

const STEP = 360 / wheel.length

export type WheelProps = {
  readonly round: string
  /** Drawn number; null while bets are taken. */
  readonly number: number | null
  /** Server's time in milliseconds at which the ball starts and falls. */
  readonly startsAt: number
  readonly fallsAt: number
  /** The ball has fallen and the number may be said. */
  readonly isOpen: boolean
}

/** The wheel from above. Ball and wheel follow a path that the round decides; a page that opens late sees the same. */
export function Wheel({ round, number, startsAt, fallsAt, isOpen }: WheelProps) {
  const { t } = useTexts()
  const disc = useRef<HTMLDivElement>(null)
  const ball = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const pocket = number === null ? null : wheel.findIndex((each) => each === number)
    const spin: Spin = {
      pocket: pocket ?? 0,
      pockets: wheel.length,
      ms: Math.max(1, fallsAt - startsAt),
      seed: seedOf(round),
    }
    let frame = 0
    const draw = () => {
      const ms =
        isCalm() || isOpen ? Math.max(spin.ms, isCalm() ? 0 : serverNow() - startsAt) : serverNow() - startsAt
      const at = ballAt(spin, ms)
      disc.current?.style.setProperty('transform', `rotate(${at.wheel * 360}deg)`)
      const isThere = pocket !== null && ms >= 0 && (!isCalm() || isOpen)
      ball.current?.style.setProperty('opacity', isThere ? '1' : '0')
      ball.current?.style.setProperty(
        'transform',
        `rotate(${at.ball * 360}deg) translateY(calc(${-at.radius} * var(--radius)))`,
      )
      if (!isCalm()) frame = requestAnimationFrame(draw)
    }
    draw()
    return () => cancelAnimationFrame(frame)
  }, [round, number, startsAt, fallsAt, isOpen])
  return (
    <div
      className="lt-wheel"
      role="img"
      aria-label={isOpen && number !== null ? t('tables.ballIn', { number }) : t('tables.wheel')}
    >
      <div className="lt-bowl" />
      <div ref={disc} className="lt-disc">
        <Disc lit={isOpen ? number : null} />
      </div>
      <div ref={ball} className="lt-ball" />
      <div className="lt-glass" />
    </div>
  )
}

/** A sector of a ring, in degrees clockwise from the top, about the middle of 200 by 200. */
function sector(from: number, to: number, inner: number, outer: number): string {
  const at = (degrees: number, radius: number) => {
    const turn = ((degrees - 90) * Math.PI) / 180
    return `${(100 + radius * Math.cos(turn)).toFixed(2)} ${(100 + radius * Math.sin(turn)).toFixed(2)}`
  }
  return `M${at(from, outer)}A${outer} ${outer} 0 0 1 ${at(to, outer)}L${at(to, inner)}A${inner} ${inner} 0 0 0 ${at(from, inner)}z`
}

function Disc({ lit }: { readonly lit: number | null }) {
  return (
    <svg viewBox="0 0 200 200" aria-hidden>
      <defs>
        <radialGradient id="lt-cone" cx="0.4" cy="0.36">
          <stop offset="0" stopColor="#b98549" />
          <stop offset="0.55" stopColor="#6f4420" />
          <stop offset="1" stopColor="#2e190a" />
        </radialGradient>
        <linearGradient id="lt-brass" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#fff1c4" />
          <stop offset="0.5" stopColor="#c9973f" />
          <stop offset="1" stopColor="#6d4712" />
        </linearGradient>
      </defs>
      <circle cx="100" cy="100" r="83" fill="#1a0e06" />
      {wheel.map((number, nth) => {
        const [from, to] = [(nth - 0.5) * STEP, (nth + 0.5) * STEP]
        const colour = number === 0 ? '#0d7a4a' : redNumbers.includes(number) ? '#b3162a' : '#17171c'
        return (
          <g key={number}>
            <path d={sector(from, to, 67, 82)} fill={colour} stroke="url(#lt-brass)" strokeWidth="0.5" />
            <path
              d={sector(from, to, 51, 67)}
              fill={colour}
              stroke="url(#lt-brass)"
              strokeWidth="0.5"
              className="lt-pocket"
              data-lit={lit === number || undefined}
            />
            <text x="100" y="29" textAnchor="middle" transform={`rotate(${nth * STEP} 100 100)`}>
              {number}
            </text>
          </g>
        )
      })}
      <circle cx="100" cy="100" r="67" fill="none" stroke="#e8c878" strokeWidth="0.6" />
      <circle cx="100" cy="100" r="51" fill="url(#lt-cone)" stroke="#d8b060" strokeWidth="1.2" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M100 100L96 52h8z"
          fill="#000"
          opacity="0.14"
          transform={`rotate(${turn} 100 100)`}
        />
      ))}
      {[0, 90, 180, 270].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 100)`}>
          <path d="M98.2 100V72h3.6v28z" fill="url(#lt-brass)" />
          <circle cx="100" cy="71" r="4.4" fill="url(#lt-brass)" stroke="#5a3a10" strokeWidth="0.5" />
        </g>
      ))}
      <circle cx="100" cy="100" r="14" fill="url(#lt-brass)" stroke="#5a3a10" strokeWidth="0.8" />
      <circle cx="97" cy="96" r="6" fill="#fff6d8" opacity="0.7" />
    </svg>
  )
}
