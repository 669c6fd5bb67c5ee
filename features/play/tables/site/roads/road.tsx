import { ROAD_ROWS, type Ring, type RoadResult } from '#game-kit/baccarat/roads.ts'

/** Side of a cell, in units of the drawing. */
export const CELL = 12

export const at = (cell: number): number => (cell + 0.5) * CELL

/** The grid lines of a road with a number of columns. */
export function Grid({ columns }: { readonly columns: number }) {
  const lines = [
    ...Array.from({ length: columns + 1 }, (_, nth) => `M${nth * CELL} 0V${ROAD_ROWS * CELL}`),
    ...Array.from({ length: ROAD_ROWS + 1 }, (_, nth) => `M0 ${nth * CELL}H${columns * CELL}`),
  ]
  return <path className="lt-road-grid" d={lines.join('')} />
}

/** The first column shown, so that the newest are there, with a free one where there is room. */
export const firstColumn = (rings: readonly { readonly column: number }[], columns: number): number =>
  Math.max(0, Math.max(-1, ...rings.map(({ column }) => column)) + 2 - columns)

type RoadProps = {
  readonly name: string
  readonly columns: number
  readonly rings: readonly Ring[]
  readonly look: 'ring' | 'dot' | 'stroke' | 'big'
  /** The last ring is a preview. */
  readonly isPreviewed?: boolean
}

/** A road of rings, dots or strokes. */
export function Road({ name, columns, rings, look, isPreviewed = false }: RoadProps) {
  const first = firstColumn(rings, columns)
  return (
    <svg
      viewBox={`0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`}
      role="img"
      aria-label={name}
      className="lt-road"
    >
      <Grid columns={columns} />
      {rings
        .filter(({ column }) => column >= first)
        .map(({ side, ties, column, row }) => (
          <g
            key={`${column} ${row}`}
            data-side={side}
            data-preview={
              (isPreviewed && rings.at(-1)?.column === column && rings.at(-1)?.row === row) || undefined
            }
            className="lt-road-mark"
            transform={`translate(${at(column - first)} ${at(row)})`}
          >
            {look === 'dot' && <circle r="4.4" className="lt-road-bead" />}
            {look === 'stroke' && <path d="M-4 4L4 -4" className="lt-road-stroke" />}
            {(look === 'ring' || look === 'big') && <circle r="4.3" className="lt-road-ring" />}
            {look === 'big' && ties > 0 && <path d="M-4.5 4.500L4.5 -4.5" className="lt-road-tie" />}
            {look === 'big' && ties > 1 && (
              <text y="2.3" textAnchor="middle">
                {ties}
              </text>
            )}
          </g>
        ))}
    </svg>
  )
}

export type Bead = { readonly side: RoadResult; readonly text: string; readonly pairs: readonly RoadResult[] }

/** The bead plate: a bead for each result, pairs as dots at its edge. */
export function BeadPlate({
  name,
  beads,
  columns,
}: {
  readonly name: string
  readonly beads: readonly Bead[]
  readonly columns: number
}) {
  const over = Math.max(0, Math.ceil((beads.length + 1) / ROAD_ROWS) - columns)
  return (
    <svg
      viewBox={`0 0 ${columns * CELL} ${ROAD_ROWS * CELL}`}
      role="img"
      aria-label={name}
      className="lt-road"
    >
      <Grid columns={columns} />
      {beads.slice(over * ROAD_ROWS).map(({ side, text, pairs }, nth) => (
        <g
          key={nth}
          data-side={side}
          transform={`translate(${at(Math.floor(nth / ROAD_ROWS))} ${at(nth % ROAD_ROWS)})`}
        >
          <circle r="5.2" className="lt-road-bead" />
          <text y="2.4" textAnchor="middle" className="lt-road-letter">
            {text}
          </text>
          {pairs.map((pair) => (
            <circle
              key={pair}
              data-side={pair}
              cx={pair === 'banker' ? -4 : 4}
              cy={pair === 'banker' ? -4 : 4}
              r="1.7"
              className="lt-road-pair"
            />
          ))}
        </g>
      ))}
    </svg>
  )
}
