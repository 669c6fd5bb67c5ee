import { useState } from 'react'
import { bigRoad, derivedRoad, type Derived, type RoadResult } from '#game-kit/baccarat/roads.ts'
import { useTexts } from '#texts/use-texts.ts'
import { pairsOf, sideOf, type RoadGame } from '../../rules/page/sides.ts'
import { BeadPlate, Road, type Bead } from './road.tsx'
import './roads.css'

const BEADS = 6
const COLUMNS = 18
const NARROW = 12
const derived: readonly { readonly back: Derived; readonly look: 'ring' | 'dot' | 'stroke' }[] = [
  { back: 1, look: 'ring' },
  { back: 2, look: 'dot' },
  { back: 3, look: 'stroke' },
]

type RoadsProps = {
  readonly game: RoadGame
  readonly marks: readonly string[]
  /** Baccarat and dragon tiger have the three derived roads too. */
  readonly hasDerived: boolean
}

/** The roads of a table. They draw past results; a preview shows how they would look after the next one. */
export function Roads({ game, marks, hasDerived }: RoadsProps) {
  const { t } = useTexts()
  const [preview, setPreview] = useState<'player' | 'banker' | null>(null)
  const known = marks.flatMap((mark) => {
    const side = sideOf(game, mark)
    return side === null ? [] : [{ mark, side }]
  })
  const past = known.map(({ side }) => side)
  const results = preview === null ? past : [...past, preview]
  const beads: readonly Bead[] = known.map(({ mark, side }) => {
    const pairs = game === 'baccarat' ? pairsOf(mark) : { player: false, banker: false }
    return {
      side,
      text: t(`tables.short.${game}.${side}`),
      pairs: (['player', 'banker'] as const).filter((pair) => pairs[pair]),
    }
  })
  return (
    <section aria-label={t('tables.roads')} className="lt-roads" data-derived={hasDerived || undefined}>
      <BeadPlate name={t('tables.road.bead')} beads={beads} columns={BEADS} />
      <div className="grid gap-px">
        <Road
          name={t('tables.road.big')}
          columns={COLUMNS}
          rings={bigRoad(results)}
          look="big"
          isPreviewed={preview !== null}
        />
        {hasDerived && (
          <div className="grid grid-cols-3 gap-px">
            {derived.map(({ back, look }) => (
              <Road
                key={back}
                name={t(`tables.road.derived${back}`)}
                columns={NARROW}
                rings={bigRoad(sidesOf(derivedRoad(results, back)))}
                look={look}
                isPreviewed={preview !== null}
              />
            ))}
          </div>
        )}
      </div>
      <Counts game={game} past={past} preview={preview} onPreview={setPreview} hasDerived={hasDerived} />
    </section>
  )
}

/** Marks of a derived road as sides: red repeats, blue does not. */
const sidesOf = (marks: readonly boolean[]): readonly RoadResult[] =>
  marks.map((isRed) => (isRed ? 'banker' : 'player'))

type CountsProps = {
  readonly game: RoadGame
  readonly past: readonly RoadResult[]
  readonly preview: 'player' | 'banker' | null
  readonly onPreview: (side: 'player' | 'banker' | null) => void
  readonly hasDerived: boolean
}

/** How often each side came, and the keys of the preview. */
function Counts({ game, past, preview, onPreview, hasDerived }: CountsProps) {
  const { t } = useTexts()
  const sides = (['player', 'banker', 'tie'] as const).filter(
    (side) => side !== 'tie' || (game !== 'tai-xiu' && game !== 'xoc-dia'),
  )
  return (
    <div className="lt-road-counts">
      <span className="num text-white/75">#{past.length}</span>
      {sides.map((side) => (
        <span key={side} className="inline-flex items-center gap-1">
          <i data-side={side}>{t(`tables.short.${game}.${side}`)}</i>
          <b className="num">{past.filter((each) => each === side).length}</b>
          <span className="sr-only">{t(`tables.sideOf.${game}.${side}`)}</span>
        </span>
      ))}
      <span className="ml-auto inline-flex gap-1">
        {(['player', 'banker'] as const).map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={preview === side}
            aria-label={t('tables.preview', { side: t(`tables.sideOf.${game}.${side}`) })}
            data-side={side}
            className="lt-road-ask"
            onClick={() => onPreview(preview === side ? null : side)}
          >
            {t(`tables.short.${game}.${side}`)}?
            {hasDerived &&
              derived.map(({ back, look }) => <NextMark key={back} past={past} {...{ side, back, look }} />)}
          </button>
        ))}
      </span>
    </div>
  )
}

type NextProps = {
  readonly past: readonly RoadResult[]
  readonly side: 'player' | 'banker'
  readonly back: Derived
  readonly look: 'ring' | 'dot' | 'stroke'
}

/** What a derived road would get. */
function NextMark({ past, side, back, look }: NextProps) {
  const before = derivedRoad(past, back).length
  const marks = derivedRoad([...past, side], back)
  const isRed = marks.length > before ? marks.at(-1) : null
  if (isRed === null || isRed === undefined) return null
  return (
    <svg viewBox="-6 -6 12 12" className="size-3" data-side={isRed ? 'banker' : 'player'} aria-hidden>
      {look === 'ring' && <circle r="4.3" className="lt-road-ring" />}
      {look === 'dot' && <circle r="4.6" className="lt-road-bead" />}
      {look === 'stroke' && <path d="M-4 4L4 -4" className="lt-road-stroke" />}
    </svg>
  )
}
