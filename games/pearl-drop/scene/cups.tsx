import { tenthsText } from '#game-kit/scene/dom/quick.tsx'
import type { SceneLanguage } from '#game-kit/scene/port.ts'
import { written } from '#game-kit/scene/written.ts'
import type { DropChoice, DropRows } from '../events.ts'
import { cups, fromMiddle } from '../pays.ts'
import { cupAt, isStaggered, spacing, type Frame } from './layout.ts'

/** Colour warmth of a cup: 0 in the middle, 1 at the edge. */
const warmth = (rows: DropRows, cup: number): number => Math.abs(cup - rows / 2) / (rows / 2)

/** Font size of a cup's figures in board units: four characters fit the width of a label too. */
function textSize(rows: DropRows, text: string): number {
  const room = spacing(rows) * (isStaggered(rows) ? 1.9 : 0.98) - 0.7
  return Math.min(4.5, room / (0.6 * Math.max(2, text.length)))
}

type CupsProps = {
  readonly choice: DropChoice
  readonly frame: Frame
  readonly hit: number | null
  readonly language: SceneLanguage
}

/** The cups and what each pays. */
export function Cups({ choice, frame, hit, language }: CupsProps) {
  const { rows, risk } = choice
  const width = spacing(rows)
  const isLow = frame.floor === null
  return (
    <g className="pearl-cups num">
      {Array.from({ length: rows + 1 }, (_, cup) => {
        const { x, y } = cupAt(rows, cup, frame)
        const text = written(language, tenthsText(cups[rows][risk][fromMiddle(rows, cup)] ?? 0))
        const warm = warmth(rows, cup)
        const half = width / 2 - 0.22
        const down = isStaggered(rows) && !isLow && cup % 2 === 1 ? 5.4 : 0
        const size = isLow
          ? Math.min(3.9, (width - 0.6) / (0.6 * Math.max(2, text.length)))
          : textSize(rows, text)
        const hue = 200 - 165 * warm
        return (
          <g
            key={cup}
            data-hit={hit === cup || undefined}
            transform={`translate(${x} ${y})`}
            ref={(el) => {
              el?.style.setProperty('--cup', `oklch(${0.5 + 0.26 * warm} 0.16 ${hue})`)
              el?.style.setProperty('--lit', `oklch(${0.72 + 0.2 * warm} 0.13 ${hue})`)
            }}
          >
            <path
              className="pearl-cup"
              d={`M${-half} -2.6C${-half} 3.4 ${-half * 0.5} 4.4 0 4.4S${half} 3.4 ${half} -2.6Q0 0 ${-half} -2.6Z`}
            />
            <path className="pearl-rim" d={`M${-half} -2.6Q0 0 ${half} -2.6`} />
            <text
              className={isLow ? 'pearl-inside' : undefined}
              y={(isLow ? 2.9 : 8.9) + down}
              fontSize={size}
              textAnchor="middle"
            >
              {text}
            </text>
          </g>
        )
      })}
    </g>
  )
}
