import type { DrawKind } from '../../rules/draw.ts'
import './draws.css'

const slices = [82, 163, 268, 305, 82, 163, 268, 235]

/** The picture of a draw on its card. */
export function Cover({ kind }: { readonly kind: DrawKind }) {
  const Art = arts[kind]
  return (
    <span className="draw-cover" data-kind={kind}>
      <Art />
    </span>
  )
}

function Wheel() {
  return (
    <svg viewBox="0 0 100 100" aria-hidden>
      <circle cx="50" cy="54" r="46" fill="#d9a441" />
      <circle cx="50" cy="54" r="42" fill="#2a1606" />
      {slices.map((hue, at) => (
        <path
          key={at}
          d="M50 54 L50 14 A40 40 0 0 1 78.28 25.72 Z"
          fill={`oklch(${hue === 268 ? 0.34 : 0.74} ${hue === 268 ? 0.03 : 0.14} ${hue})`}
          transform={`rotate(${at * 45} 50 54)`}
        />
      ))}
      <circle cx="50" cy="54" r="9" fill="#f0c765" />
      <circle cx="50" cy="54" r="6" fill="#0f8a63" />
      <path d="M45 2 H55 L50 16 Z" fill="#fbe6a2" stroke="#4a2306" strokeWidth="0.6" />
    </svg>
  )
}

function Raffle() {
  return (
    <svg viewBox="0 0 150 100" aria-hidden>
      {[-14, 0, 14].map((turn, at) => (
        <g key={turn} transform={`rotate(${turn} 75 120)`}>
          <path
            d="M25 26 H95 a5 5 0 0 0 10 0 H125 a5 5 0 0 1 5 5 V71 a5 5 0 0 1 -5 5 H105 a5 5 0 0 0 -10 0 H25 a5 5 0 0 1 -5 -5 V31 a5 5 0 0 1 5 -5 Z"
            fill={['#0a3429', '#0d4938', '#0f6f53'][at]}
            stroke="#e3b653"
            strokeWidth="1.4"
          />
          <path d="M100 34 V68" stroke="#e3b653" strokeDasharray="3 3" />
          <path
            d="M38 51 l6 -12 6 12 -6 12 Z M58 46 h26 M58 56 h18"
            stroke="#f2d48a"
            strokeWidth="2.4"
            fill="none"
          />
        </g>
      ))}
    </svg>
  )
}

function Envelope() {
  return (
    <svg viewBox="0 0 150 110" aria-hidden>
      {[-16, 16, 0].map((turn, at) => (
        <g key={turn} transform={`rotate(${turn} 75 140)`}>
          <rect
            x="47"
            y="12"
            width="56"
            height="80"
            rx="6"
            fill={['#8d0d18', '#a31420', '#cf2a2a'][at]}
            stroke="#f3c15a"
            strokeWidth="1.2"
          />
          <path
            d="M47 20 q0 -8 8 -8 h40 q8 0 8 8 l-24 22 q-4 4 -8 0 Z"
            fill={['#a31420', '#b81c26', '#e8483b'][at]}
            stroke="#f3c15a"
            strokeWidth="1"
          />
          <circle cx="75" cy="42" r="8.5" fill="#e3a83a" stroke="#7a430d" />
          <path
            d="M75 36 l2 4.4 4.6 .4 -3.6 3 1.2 4.6 -4.2 -2.6 -4.2 2.6 1.2 -4.6 -3.6 -3 4.6 -.4z"
            fill="#8a4a10"
          />
        </g>
      ))}
    </svg>
  )
}

function Calendar() {
  return (
    <svg viewBox="0 0 130 110" aria-hidden>
      <rect x="18" y="16" width="94" height="82" rx="10" fill="#eef2fb" />
      <path d="M18 26 a10 10 0 0 1 10 -10 h74 a10 10 0 0 1 10 10 v12 H18 Z" fill="#2f6fc4" />
      {[36, 94].map((x) => (
        <rect key={x} x={x} y="9" width="6" height="16" rx="3" fill="#e3b653" />
      ))}
      {Array.from({ length: 15 }, (_, at) => {
        const [x, y] = [28 + (at % 5) * 16, 46 + Math.floor(at / 5) * 16]
        return at < 7 ? (
          <g key={at}>
            <rect x={x} y={y} width="12" height="12" rx="3.5" fill="#0f8a63" />
            <path d={`M${x + 3} ${y + 6.2} l2.4 2.6 4 -5`} stroke="#fff" strokeWidth="1.8" fill="none" />
          </g>
        ) : (
          <rect key={at} x={x} y={y} width="12" height="12" rx="3.5" fill="#cfd9ee" />
        )
      })}
    </svg>
  )
}

const arts = { wheel: Wheel, raffle: Raffle, envelope: Envelope, checkIn: Calendar } as const
