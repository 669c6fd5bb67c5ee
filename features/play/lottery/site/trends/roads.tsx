import clsx from 'clsx'
import { useMemo, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { beadRoad, bigRoad, ROAD_ROWS, roadWidth } from '../../rules/trends/roads.ts'
import type { RoadCell } from '../../rules/trends/roads.ts'
import type { SideTrack } from '../../rules/trends/side-tracks.ts'
import type { Drawn } from '../draw/draw-head.tsx'
import { useLotteryNames } from '../names.ts'

type RoadsProps = {
  readonly tracks: readonly SideTrack[]
  readonly draws: readonly Drawn[]
}

/** Bead road and big road of one pair of sides. */
export function Roads({ tracks, draws }: RoadsProps) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const [key, setKey] = useState(tracks[0]?.key ?? '')
  const track = tracks.find((each) => each.key === key) ?? tracks[0]
  const values = useMemo(
    () => (track ? draws.map(({ outcome }) => track.seen(outcome)).toReversed() : []),
    [track, draws],
  )
  if (!track) return null
  const label = ({ play, values: [first = '', second = ''] }: SideTrack) =>
    `${names.play(play)}: ${names.option('options', first)}/${names.option('options', second)}`
  return (
    <section
      aria-label={t('lottery.trend.roads')}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-3 md:p-4"
    >
      <FilterChips
        label={t('lottery.trend.track')}
        value={track.key}
        onChange={setKey}
        options={tracks.map((each) => ({ value: each.key, label: label(each) }))}
      />
      <Counts track={track} values={values} />
      <Road title={t('lottery.trend.bigRoad')} cells={bigRoad(values)} track={track} ring />
      <Road title={t('lottery.trend.beadRoad')} cells={beadRoad(values)} track={track} />
    </section>
  )
}

/** How often each side came, as a bar and in figures. */
function Counts({
  track,
  values,
}: {
  readonly track: SideTrack
  readonly values: readonly (string | null)[]
}) {
  const names = useLotteryNames()
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1 text-13">
      {track.values.map((value, at) => {
        const count = values.filter((each) => each === value).length
        const share = Math.round((count / Math.max(values.length, 1)) * 100)
        return (
          <span key={value} className="inline-flex items-center gap-1.5">
            <span className={clsx('size-3 rounded-full', fills[at])} aria-hidden />
            {names.option('options', value)}
            <span className="num font-bold">{count}</span>
            <span className="num text-muted">{share}%</span>
          </span>
        )
      })}
    </div>
  )
}

const fills = ['bg-danger', 'bg-info', 'bg-action'] as const
const rings = ['border-danger', 'border-info', 'border-action'] as const

/** Pixels of a place on a road. */
const PLACE = 24

type RoadProps = {
  readonly title: string
  readonly cells: readonly RoadCell[]
  readonly track: SideTrack
  /** Rings instead of named beads. */
  readonly ring?: boolean
}

function Road({ title, cells, track, ring = false }: RoadProps) {
  const names = useLotteryNames()
  const width = Math.max(roadWidth(cells), 12)
  const sequence = cells.map(({ value }) => (value ? names.option('options', value) : '–')).join(', ')
  return (
    <figure className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <figcaption className="text-13 font-medium text-muted">{title}</figcaption>
      <div
        role="img"
        aria-label={`${title}: ${sequence}`}
        // the newest draws are at the right end
        ref={(box) => void (box && (box.scrollLeft = box.scrollWidth))}
        className="overflow-x-auto rounded-control border border-line bg-ground"
      >
        <div
          className="relative"
          style={{
            width: width * PLACE,
            height: ROAD_ROWS * PLACE,
            backgroundImage:
              'linear-gradient(to right, var(--hair) 1px, transparent 1px), linear-gradient(to bottom, var(--hair) 1px, transparent 1px)',
            backgroundSize: `${PLACE}px ${PLACE}px`,
          }}
        >
          {cells.map(({ column, row, value, ties }, at) => (
            <span
              key={at}
              className="absolute grid place-items-center"
              style={{ left: column * PLACE, top: row * PLACE, width: PLACE, height: PLACE }}
            >
              <Bead {...{ value, ties, ring, track }} />
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}

type BeadProps = {
  readonly value: string
  readonly ties: number
  readonly ring: boolean
  readonly track: SideTrack
}

function Bead({ value, ties, ring, track }: BeadProps) {
  const names = useLotteryNames()
  const at = track.values.indexOf(value)
  if (ring)
    return (
      <span
        className={clsx(
          'num grid size-5 place-items-center rounded-full border-[3px] text-[10px] font-bold',
          rings[at],
        )}
      >
        {ties > 0 ? ties : ''}
      </span>
    )
  return (
    <span
      className={clsx(
        'grid size-5.5 place-items-center rounded-full text-[11px] leading-none font-bold',
        at < 0 ? 'bg-line text-text' : [fills[at], beadInk[at]],
      )}
    >
      {value ? [...names.option('options', value)][0] : '–'}
    </span>
  )
}

const beadInk = ['text-on-danger', 'text-ground', 'text-on-action'] as const
