import { useState, type ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { dayText } from '#ui/records/days.ts'

export type DayBar = { readonly day: string; readonly value: bigint; readonly shown: ReactNode }

const WIDTH = 720
const HEIGHT = 160

/** A figure by day as bars from a zero line; a press or the pointer shows a day. The table below has the same figures. */
export function DayChart({ bars, label }: { readonly bars: readonly DayBar[]; readonly label: string }) {
  const { lang } = useTexts()
  const [at, setAt] = useState<number | null>(null)
  const values = bars.map(({ value }) => Number(value))
  const top = Math.max(0, ...values)
  const bottom = Math.min(0, ...values)
  const reach = top - bottom || 1
  const base = (top / reach) * HEIGHT
  const room = WIDTH / Math.max(1, bars.length)
  const bar = at === null ? undefined : bars[at]
  const [first, last] = [bars[0], bars.at(-1)]
  return (
    <figure className="grid gap-2">
      <figcaption className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 text-13">
        <span className="text-muted">{bar ? dayText(lang, bar.day, 'day') : label}</span>
        {bar && <b className="font-medium">{bar.shown}</b>}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-36 w-full md:h-44"
        onPointerLeave={() => setAt(null)}
      >
        {bars.map(({ day }, index) => {
          const value = values[index] ?? 0
          const height = Math.max(value === 0 ? 0 : 2, (Math.abs(value) / reach) * HEIGHT)
          return (
            <g key={day} onPointerEnter={() => setAt(index)} onPointerDown={() => setAt(index)}>
              <rect
                x={index * room}
                y={0}
                width={room}
                height={HEIGHT}
                fill={at === index ? 'var(--raised)' : 'transparent'}
              />
              <rect
                x={index * room + room * 0.2}
                y={value < 0 ? base : base - height}
                width={room * 0.6}
                height={height}
                rx={Math.min(3, room * 0.2)}
                fill={value < 0 ? 'var(--control)' : 'var(--action)'}
              />
            </g>
          )
        })}
        <line x1={0} x2={WIDTH} y1={base} y2={base} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
      </svg>
      <div className="flex justify-between text-12 text-faint" aria-hidden>
        <span>{first && dayText(lang, first.day, 'short')}</span>
        <span>{last && dayText(lang, last.day, 'short')}</span>
      </div>
    </figure>
  )
}
