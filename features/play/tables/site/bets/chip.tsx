import clsx from 'clsx'
import { vars } from '#ui/theme/vars.ts'
import { chipText } from './chip-text.ts'
import './chip.css'

/** Hues of the denominations from the smallest on. */
const hues = [232, 25, 150, 300, 62, 345, 195, 110] as const

export type ChipProps = {
  readonly amount: bigint
  /** Its place among the table's denominations: decides the colour. */
  readonly rank: number
  readonly className?: string | undefined
}

/** A chip of clay with striped edge. Its name is said by what it lies on. */
export function Chip({ amount, rank, className }: ChipProps) {
  const text = chipText(amount)
  return (
    <svg
      viewBox="0 0 48 48"
      className={clsx('lt-chip', className)}
      aria-hidden
      style={vars({ '--chip-hue': hues[rank % hues.length] ?? 0 })}
    >
      <circle cx="24" cy="24" r="23" className="chip-rim" />
      <circle cx="24" cy="24" r="19.5" className="chip-stripes" pathLength="96" />
      <circle cx="24" cy="24" r="15.6" className="chip-face" />
      <circle cx="24" cy="24" r="13.4" className="chip-ring" />
      <path d="M10 15a16 16 0 0 1 20-6" className="chip-gleam" />
      <text
        x="24"
        y="24"
        textAnchor="middle"
        dominantBaseline="central"
        data-long={text.length > 3 || undefined}
      >
        {text}
      </text>
    </svg>
  )
}
