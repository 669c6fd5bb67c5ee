import { Play } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { sizeOf } from '#game-kit/lottery/vietnam/draw.ts'
import { Result } from '#features/play/lottery/site/draw/balls.tsx'
import { oddsText } from '#game-kit/lottery/odds.ts'
import { useLotteryNames } from '#features/play/lottery/site/names.ts'
import { useBoard } from '#features/play/lottery/site/use-board.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { lotterySlips } from '../contract.ts'
import { useDrawEnds } from './use-draw-ends.ts'
import { useSelection } from './use-selection.ts'

const WatchDialog = lazy(async () => ({
  default: (await import('#features/play/lottery/site/show/watch-dialog.tsx')).WatchDialog,
}))

type Detail = Reply<typeof lotterySlips.slip>

/** The draw of a slip and the hits of each of its lines. */
export function SlipResult({ detail }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const { slip, items, outcome, game } = detail
  return (
    <>
      {outcome !== null && (
        <section aria-label={t('slips.result')} className="grid gap-2">
          <div className="flex items-center justify-between gap-3">
            <h3 className="text-13 font-medium text-muted">{t('slips.result')}</h3>
            <Replay detail={detail} />
          </div>
          <Result game={game} outcome={outcome} />
        </section>
      )}
      {detail.epoch > 0 && <LivePrice detail={detail} />}
      <Lines items={items} currency={slip.currency} code={slip.gameId} />
    </>
  )
}

/** The draw of the slip, played again from its stored result. */
function Replay({ detail: { slip, game, outcome } }: { readonly detail: Detail }) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const { gameId, round, numero, name, drawsAt } = slip
  return (
    <>
      <Button size="sm" look="ghost" icon={Play} onClick={() => setOpen(true)}>
        {t('slips.watch')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <WatchDialog
            game={game}
            name={name}
            drawn={{ gameId, code: gameId, round, numero, openedAt: drawsAt, outcome }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

/** The odds at which a slip was bought during its draw, and the prizes that it counts. */
function LivePrice({ detail: { slip, items, epoch } }: { readonly detail: Detail }) {
  const { t, decimal } = useTexts()
  const { board } = useBoard(slip.gameId)
  const play = board.data?.plays.find(({ key }) => key === items[0]?.play)
  const factor = play?.livePrice(epoch)
  if (!factor || board.data?.drawn.kind !== 'prizes') return null
  const total = sizeOf(board.data.drawn.shape)
  return (
    <p className="text-13 text-muted">
      {t('slips.live', { left: total - epoch, total, odds: decimal(oddsText(factor)) })}
    </p>
  )
}

/** The same for a row of the betting record; nothing for what is no slip of a lottery. */
export function RecordedSlip({ id }: { readonly id: string }) {
  const asked = useApiQuery(useApi(lotterySlips).slip, { params: { slip: id } })
  const slip = asked.data?.slip
  useDrawEnds(slip ? [slip.gameId] : [], asked.refetch)
  return asked.data ? <SlipResult detail={asked.data} /> : null
}

/** Lines drawn at once; a slip may hold two thousand. Lines that hit come first. */
const SHOWN = 100

type LinesProps = {
  readonly items: Detail['items']
  readonly currency: Detail['slip']['currency']
  readonly code: string
}

function Lines({ items, currency, code }: LinesProps) {
  const { t } = useTexts()
  const names = useLotteryNames()
  const { board } = useBoard(code)
  const { text } = useSelection(board.data)
  const [isWhole, setWhole] = useState(false)
  const ordered = items
    .map((item, place) => ({ ...item, place }))
    .toSorted((a, b) => (b.hits ?? 0) - (a.hits ?? 0) || a.place - b.place)
  return (
    <section aria-label={t('slips.linesOf')} className="grid">
      <h3 className="pb-1 text-13 font-medium text-muted">{t('slips.lines', { lines: items.length })}</h3>
      <ul className="grid">
        {(isWhole ? ordered : ordered.slice(0, SHOWN)).map((item) => (
          <li
            key={item.place}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 border-t border-hair py-2"
          >
            <span className="min-w-0">
              <span className="block text-12 text-faint">{names.play(item.play)}</span>
              <span className="num block text-14 font-semibold break-words">{text(item)}</span>
            </span>
            <span className="text-right">
              {item.hits === null ? null : item.hits > 0 ? (
                <Hits hits={item.hits} />
              ) : (
                <span className="text-12 text-faint">{t('slips.lost')}</span>
              )}
              <span className="num block text-13">
                <Amount
                  amount={item.win !== null && item.win > 0n ? item.win : item.stake}
                  currency={currency}
                  won={(item.hits ?? 0) > 0}
                />
              </span>
            </span>
          </li>
        ))}
      </ul>
      {!isWhole && items.length > SHOWN && (
        <Button size="sm" onClick={() => setWhole(true)}>
          {t('slips.showAll', { lines: items.length })}
        </Button>
      )}
    </section>
  )
}

function Hits({ hits }: { readonly hits: number }) {
  const { t } = useTexts()
  return <span className="block text-12 font-semibold text-win">{t('slips.hit', { hits })}</span>
}
