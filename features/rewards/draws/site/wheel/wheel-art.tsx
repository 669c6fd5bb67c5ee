import type { Ref } from 'react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Segment } from '../../rules/wheel.ts'
import { sliceWords } from '../words.ts'
import { lamps, point, RADIUS, rankOf, sliceColour, slicePath, slicesOf, type Slice } from './layout.ts'
import './wheel.css'

export type WheelArtProps = {
  readonly segments: readonly Segment[]
  readonly currency: Currency
  readonly hit: number | null
  readonly state: 'rest' | 'turning' | 'won'
  readonly wheel?: Ref<SVGGElement>
  /** Null: decoration only. */
  readonly label: string | null
}

/** Narrower slices have no text; the list of prizes names them. */
const LEAST_FOR_TEXT = 0.032

/** The wheel: slices as wide as their chance, a gold rim with lamps, a hub and the pointer. */
export function WheelArt({ segments, currency, hit, state, wheel, label }: WheelArtProps) {
  const texts = useTexts()
  const slices = slicesOf(segments)
  const prizes = segments.map(({ prize }) => prize)
  return (
    <svg
      viewBox="-2 -6 104 108"
      className="draw-wheel"
      data-state={state}
      {...(label === null ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Paints />
      <circle cx={50} cy={50} r={RADIUS + 5.6} fill="url(#draw-gold)" />
      <circle cx={50} cy={50} r={RADIUS + 1.6} fill="#2a1606" />
      {lamps.map(({ at, turn }) => {
        const [x, y] = point(RADIUS + 3.6, turn).split(' ')
        return <circle key={at} cx={x} cy={y} r={0.8} className="draw-lamp" data-at={at % 3} />
      })}
      <g ref={wheel} className="draw-slices num">
        {slices.map((slice) => (
          <g
            key={slice.at}
            data-hit={hit === slice.at || undefined}
            data-off={(hit !== null && hit !== slice.at) || undefined}
          >
            <path
              d={slicePath(slice)}
              fill={sliceColour(slice.prize, { rank: rankOf(slice.prize, prizes), at: slice.at })}
            />
            {slice.to - slice.from >= LEAST_FOR_TEXT && (
              <SliceText slice={slice} text={sliceWords(texts, slice.prize, currency)} />
            )}
          </g>
        ))}
      </g>
      <circle cx={50} cy={50} r={RADIUS} fill="url(#draw-shade)" pointerEvents="none" />
      <Hub />
      <path d="M45.6 -4.6 H54.4 L50 8.4 Z" className="draw-pointer" />
      <circle cx={50} cy={-1.6} r={1.5} className="draw-pin" />
    </svg>
  )
}

function SliceText({ slice, text }: { readonly slice: Slice; readonly text: string }) {
  const turn = ((slice.from + slice.to) / 2) * 360
  const isWide = slice.to - slice.from > 0.11
  const size = isWide ? 4.4 : 3.5
  return (
    <text
      x={50}
      y={isWide ? 16.5 : 50}
      dx={isWide ? 0 : RADIUS - 3}
      fontSize={text.length > 8 ? size * 0.82 : size}
      textAnchor={isWide ? 'middle' : 'end'}
      dominantBaseline="central"
      transform={isWide ? `rotate(${turn} 50 50)` : `rotate(${turn - 90} 50 50)`}
      data-kind={slice.prize.kind}
    >
      {text}
    </text>
  )
}

/** A jade lotus on gold. */
function Hub() {
  return (
    <g>
      <circle cx={50} cy={50} r={9.4} fill="url(#draw-gold)" stroke="#4a2306" strokeWidth={0.4} />
      <circle cx={50} cy={50} r={7.4} fill="url(#draw-jade)" />
      {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
        <path
          key={turn}
          d="M50 50 C47.8 47.4 48 45 50 43.2 C52 45 52.2 47.4 50 50Z"
          fill="#eafff4"
          opacity={0.9}
          transform={`rotate(${turn} 50 50)`}
        />
      ))}
      <circle cx={50} cy={50} r={1.5} fill="#f2c14e" />
    </g>
  )
}

function Paints() {
  return (
    <defs>
      <linearGradient id="draw-gold" x1="0" y1="0" x2="0.4" y2="1">
        <stop offset="0" stopColor="#fbe6a2" />
        <stop offset="0.35" stopColor="#b9782a" />
        <stop offset="0.6" stopColor="#f0c765" />
        <stop offset="1" stopColor="#6b3a10" />
      </linearGradient>
      <radialGradient id="draw-jade" cx="0.4" cy="0.34" r="0.8">
        <stop offset="0" stopColor="#6fe0b3" />
        <stop offset="0.55" stopColor="#0f8a63" />
        <stop offset="1" stopColor="#063d2b" />
      </radialGradient>
      <radialGradient id="draw-shade" cx="0.5" cy="0.5" r="0.5">
        <stop offset="0.2" stopColor="#05030a" stopOpacity="0.35" />
        <stop offset="0.5" stopColor="#05030a" stopOpacity="0" />
        <stop offset="0.94" stopColor="#fff" stopOpacity="0.07" />
        <stop offset="1" stopColor="#05030a" stopOpacity="0.4" />
      </radialGradient>
    </defs>
  )
}
