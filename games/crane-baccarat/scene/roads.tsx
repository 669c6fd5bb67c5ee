import {
  beadPlate,
  bigRoad,
  derivedRoad,
  ROAD_ROWS,
  type Derived,
  type RoadResult,
} from '#game-kit/baccarat/roads.ts'
import type { CraneWords } from './words.ts'

const BEADS = 6
const COLUMNS = 20
/** Columns of each of the three derived roads. */
const NARROW = 18
/** Side of a cell, in units of the drawing. */
const CELL = 12

const at = (cell: number): number => (cell + 0.5) * CELL
const Grid = ({ columns }: { readonly columns: number }) => (
  <path
    className="road-grid"
    d={[
      ...Array.from({ length: columns + 1 }, (_, nth) => `M${nth * CELL} 0V${ROAD_ROWS * CELL}`),
      ...Array.from({ length: ROAD_ROWS + 1 }, (_, nth) => `M0 ${nth * CELL}H${columns * CELL}`),
    ].join('')}
  />
)

/** A derived road: rings, dots or strokes, red where the big road repeats itself. */
function Below({
  results,
  back,
  name,
}: {
  readonly results: readonly RoadResult[]
  readonly back: Derived
  readonly name: string
}) {
  const marks = bigRoad(derivedRoad(results, back).map((isRed) => (isRed ? 'banker' : 'player')))
  const over = Math.max(0, Math.max(0, ...marks.map(({ column }) => column + 1)) - NARROW)
  return (
    <svg viewBox={`0 0 ${NARROW * CELL} ${ROAD_ROWS * CELL}`} role="img" aria-label={name}>
      <Grid columns={NARROW} />
      {marks
        .filter(({ column }) => column >= over)
        .map(({ side, column, row }) => (
          <g
            key={`${column} ${row}`}
            data-side={side}
            transform={`translate(${at(column - over)} ${at(row)})`}
          >
            {back === 1 && <circle r="4" className="road-ring" />}
            {back === 2 && <circle r="4.4" className="road-bead" />}
            {back === 3 && <path d="M-4 4L4 -4" className="road-stroke" />}
          </g>
        ))}
    </svg>
  )
}

const BELOW = [1, 2, 3] as const

/** The results so far, newest last: bead plate and big road, below them the three derived roads. */
export function Roads({
  results,
  words,
}: {
  readonly results: readonly RoadResult[]
  readonly words: CraneWords
}) {
  const rings = bigRoad(results)
  const over = Math.max(0, Math.max(0, ...rings.map(({ column }) => column + 1)) - COLUMNS)
  return (
    <div className="crane-roads">
      <div className="roads-below">
        {BELOW.map((back, nth) => (
          <Below key={back} back={back} results={results} name={words.derived[nth] ?? ''} />
        ))}
      </div>
      <svg viewBox={`0 0 ${BEADS * CELL} ${ROAD_ROWS * CELL}`} role="img" aria-label={words.beads}>
        <Grid columns={BEADS} />
        {beadPlate(results, BEADS).map((result, nth) => (
          <g
            key={nth}
            data-side={result}
            transform={`translate(${at(Math.floor(nth / ROAD_ROWS))} ${at(nth % ROAD_ROWS)})`}
          >
            <circle r="5" className="road-bead" />
            <text y="2.4" textAnchor="middle">
              {words.short[result]}
            </text>
          </g>
        ))}
      </svg>
      <svg viewBox={`0 0 ${COLUMNS * CELL} ${ROAD_ROWS * CELL}`} role="img" aria-label={words.road}>
        <Grid columns={COLUMNS} />
        {rings
          .filter(({ column }) => column >= over)
          .map(({ side, ties, column, row }) => (
            <g
              key={`${column} ${row}`}
              data-side={side}
              transform={`translate(${at(column - over)} ${at(row)})`}
            >
              <circle r="4.4" className="road-ring" />
              {ties > 0 && <path d="M-4 4L4 -4" className="road-tie" />}
            </g>
          ))}
      </svg>
    </div>
  )
}
