import { ChevronDown, SkipForward } from 'lucide-react'
import { useMemo } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { lookOf } from '../../rules/outcome.ts'
import { boardAfter, shapeOf, showOf } from '../../rules/show.ts'
import type { Show } from '../../rules/show.ts'
import { useLotteryNames } from '../names.ts'
import { useShow } from '../show/use-show.ts'
import '../show/show.css'
import { Ball, Result } from './balls.tsx'
import type { Drawn } from './draw-head.tsx'
import { PrizeTable } from './prize-table.tsx'

type LiveProps = {
  readonly game: string
  readonly drawn: Drawn
  /** Whether it came while the page was open: its numbers appear one after the other. */
  readonly isNew: boolean
}

/** The newest result. One that has just been drawn appears number by number, and can be skipped. */
export function LiveResult({ game, drawn, isNew }: LiveProps) {
  const show = useMemo(() => showOf(game, drawn.outcome), [game, drawn.outcome])
  // prizes were shown one by one while they were drawn
  if (!isNew || !show || show.kind === 'prizes') return <Result game={game} outcome={drawn.outcome} short />
  return <Reveal key={drawn.round} game={game} show={show} round={drawn.round} />
}

function Reveal({
  game,
  show,
  round,
}: {
  readonly game: string
  readonly show: Show
  readonly round: string
}) {
  const { t } = useTexts()
  const shown = useShow(show, round)
  const { look, digits, bonusAt } = lookOf(game)
  const size = show.steps.length > 10 ? 'sm' : 'md'
  return (
    <div className="flex items-center gap-2">
      <ol className="flex flex-wrap items-center gap-1">
        {show.steps.map(({ text }, at) => (
          <li key={at} className={at < shown.count ? 'draw-drop' : ''}>
            {at < shown.count ? (
              <Ball number={Number(text)} {...{ look, digits, size }} isBonus={at === bonusAt} />
            ) : (
              <span
                className={`draw-slot skeleton block ${look === 'cars' ? 'size-6.5 md:size-7' : size === 'sm' ? 'size-7' : 'size-9'}`}
              />
            )}
          </li>
        ))}
      </ol>
      {!shown.isDone && (
        <IconButton icon={SkipForward} size="sm" label={t('lottery.skip')} onClick={shown.skip} />
      )}
    </div>
  )
}

/** A draw that is taking place: the prize drawn last, and how many are still to come. The whole board opens on request. */
export function LiveDraw({ game, pieces, isOpen, onOpen }: LiveDrawProps) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const { steps, total } = drawnSoFar(game, pieces)
  const last = steps.at(-1)
  if (!last) return <p className="text-16 font-semibold">{t('lottery.drawing')}…</p>
  return (
    <div className="flex min-w-0 items-center gap-x-3">
      <p role="status" className="flex items-baseline gap-2">
        <span className="text-13 text-muted">{names.tier(last.tier)}</span>
        <span key={steps.length} className="num draw-drop text-22 font-bold text-win">
          {last.text}
        </span>
      </p>
      <span className="num text-13 text-muted">
        {steps.length}/{total}
      </span>
      <Button size="sm" look="ghost" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        <span className="max-md:sr-only">{t('lottery.allPrizes')}</span>
        <ChevronDown size={16} aria-hidden className={isOpen ? 'rotate-180' : ''} />
      </Button>
    </div>
  )
}

type LiveDrawProps = {
  readonly game: string
  readonly pieces: readonly unknown[]
  readonly isOpen: boolean
  readonly onOpen: (open: boolean) => void
}

/** The prizes drawn so far, in their order, and how many a draw has. */
function drawnSoFar(game: string, pieces: readonly unknown[]) {
  const places = (shapeOf(game)?.tiers ?? []).flatMap(({ key, count }) =>
    Array.from({ length: count }, (_, at) => ({ tier: key, at })),
  )
  const steps = pieces.flatMap((text, index) => {
    const place = places[index]
    return place && typeof text === 'string' ? [{ ...place, text }] : []
  })
  return { steps, total: places.length }
}

/** The board of a draw that is taking place: prizes as they come. */
export function LiveBoard({ game, pieces }: Pick<LiveDrawProps, 'game' | 'pieces'>) {
  const shape = shapeOf(game)
  if (!shape) return null
  const { steps } = drawnSoFar(game, pieces)
  const last = steps.at(-1)
  return (
    <PrizeTable
      draw={boardAfter(shape, steps)}
      widths={Object.fromEntries(shape.tiers.map(({ key, width }) => [key, width]))}
      newest={last ? { tier: last.tier, at: last.at } : null}
    />
  )
}
