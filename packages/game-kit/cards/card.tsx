import { cardText, rankOf, rankText, suitOf } from './cards.ts'
import { Court } from './court.tsx'
import './card.css'

/** The four suits, each drawn within 20 by 20 around its centre. */
const suits = [
  'M0-9C-2-4-9-1-9 4c0 4 5 5 7.5 2.5C-1.5 8-2 9-3.5 10h7C2 9 1.5 8 1.5 6.5 4 9 9 8 9 4 9-1 2-4 0-9z',
  'M0 9C-3 5-9 1-9-4c0-5.5 7-6.5 9-2C2-10.5 9-9.5 9-4 9 1 3 5 0 9z',
  'M0-10L7.5 0 0 10-7.5 0z',
  'M0-9.5a4.3 4.3 0 0 1 3.4 7A4.3 4.3 0 1 1 1.4 4.6C1.4 7 2 8.6 3.5 10h-7C-2 8.6-1.4 7-1.4 4.6A4.3 4.3 0 1 1-3.4-2.5 4.3 4.3 0 0 1 0-9.5z',
]

/** Where the pips of 2 to 10 stand, in a card of 70 by 100. */
const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [
    [35, 22],
    [35, 78],
  ],
  2: [
    [35, 22],
    [35, 50],
    [35, 78],
  ],
  3: [
    [22, 22],
    [48, 22],
    [22, 78],
    [48, 78],
  ],
  4: [
    [22, 22],
    [48, 22],
    [35, 50],
    [22, 78],
    [48, 78],
  ],
  5: [
    [22, 22],
    [48, 22],
    [22, 50],
    [48, 50],
    [22, 78],
    [48, 78],
  ],
  6: [
    [22, 22],
    [48, 22],
    [35, 36],
    [22, 50],
    [48, 50],
    [22, 78],
    [48, 78],
  ],
  7: [
    [22, 22],
    [48, 22],
    [35, 36],
    [22, 50],
    [48, 50],
    [35, 64],
    [22, 78],
    [48, 78],
  ],
  8: [
    [22, 20],
    [48, 20],
    [22, 40],
    [48, 40],
    [35, 50],
    [22, 60],
    [48, 60],
    [22, 80],
    [48, 80],
  ],
  9: [
    [22, 20],
    [48, 20],
    [35, 30],
    [22, 40],
    [48, 40],
    [22, 60],
    [48, 60],
    [35, 70],
    [22, 80],
    [48, 80],
  ],
}

function Face({ card }: { readonly card: number }) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  const places = pips[rank]
  return (
    <>
      {[0, 180].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 35 50)`}>
          <text
            x="8.5"
            y="15.5"
            textAnchor="middle"
            className="card-rank"
            data-wide={rank === 9 || undefined}
          >
            {rankText(card)}
          </text>
          <g transform="translate(8.5 23.5) scale(0.46)">
            <path d={suits[suit]} className="card-suit" />
          </g>
        </g>
      ))}
      {rank === 0 && (
        <g transform="translate(35 50) scale(1.9)">
          <path d={suits[suit]} className="card-suit" />
        </g>
      )}
      {rank >= 10 && <Court rank={rank} suit={suit} sign={suits[suit] ?? ''} />}
      {places?.map(([x, y]) => (
        <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(0.72) rotate(${y > 50 ? 180 : 0})`}>
          <path d={suits[suit]} className="card-suit" />
        </g>
      ))}
    </>
  )
}

/** Rank and suit alone, large: readable where a card is as wide as a thumb. */
function Index({ card }: { readonly card: number }) {
  const [rank, suit] = [rankOf(card), suitOf(card)]
  return (
    <>
      <text x="33" y="45" textAnchor="middle" className="card-index" data-wide={rank === 9 || undefined}>
        {rankText(card)}
      </text>
      <g transform="translate(36 73) scale(1.75)">
        <path d={suits[suit]} className="card-suit" />
      </g>
    </>
  )
}

export type CardProps = {
  /** Null: its back is up. */
  readonly card: number | null
  /** How it is called while its back is up. */
  readonly hiddenName?: string
  readonly dim?: boolean
  readonly lit?: boolean
  /** `index`: rank and suit alone, for small cards. */
  readonly face?: 'full' | 'index'
}

/** A playing card, drawn in 70 by 100; it turns over when its face comes up. */
export function Card({ card, hiddenName = '', dim = false, lit = false, face = 'full' }: CardProps) {
  const isRed = card !== null && (suitOf(card) === 1 || suitOf(card) === 2)
  return (
    <svg
      viewBox="0 0 70 100"
      role="img"
      aria-label={card === null ? hiddenName : cardText(card)}
      className="card"
      data-back={card === null || undefined}
      data-red={isRed || undefined}
      data-suit={card === null ? undefined : suitOf(card)}
      data-dim={dim || undefined}
      data-lit={lit || undefined}
    >
      <rect x="0.7" y="0.7" width="68.6" height="98.6" rx="7" className="card-paper" />
      {card === null ? (
        <g className="card-back">
          <rect x="5" y="5" width="60" height="90" rx="4.5" />
          <path d="M35 14L58 50 35 86 12 50z" />
          <path d="M35 27L50 50 35 73 20 50z" />
          <circle cx="35" cy="50" r="7" />
        </g>
      ) : face === 'index' ? (
        <Index key={card} card={card} />
      ) : (
        <Face key={card} card={card} />
      )}
    </svg>
  )
}
