import { useState } from 'react'
import type { Board, BoardPlay } from '#game-kit/lottery/board.ts'
import { sizeOf } from '#game-kit/lottery/vietnam/draw.ts'
import type { Pick } from '#game-kit/lottery/pick.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { houseNow } from '#ui/api/server-clock.ts'
import { useIsMember } from '#ui/api/session.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { oddsText } from '#game-kit/lottery/odds.ts'
import { emptyPick } from '../../rules/selection.ts'
import type { Entry } from '../draw/draw-head.tsx'
import type { Round } from '../draw/use-drawing.ts'
import { NumberRows } from '../game/number-rows.tsx'
import { StakeMenu } from '../game/price-bar.tsx'

import { useBoard } from '../use-board.ts'
import { Visitor } from '../slip/visitor.tsx'
import { useLiveSale } from './use-live-sale.ts'

type LiveProps = { readonly entry: Entry; readonly round: Round }

/** Bets on the prizes of a draw that are still to come; nothing where the lottery sells none. */
export function LiveBets({ entry, round }: LiveProps) {
  const { board, game } = useBoard(entry.code)
  const play = board.data?.plays.find(({ isLive }) => isLive)
  if (!play || !board.data || !game) return null
  return <Live key={round.id} {...{ play, round, board: board.data, currency: game.currency }} />
}

type SaleProps = {
  readonly play: BoardPlay
  readonly board: Board
  readonly round: Round
  readonly currency: Currency
}

function Live({ play, board, round, currency }: SaleProps) {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const [pick, setPick] = useState<Pick>(() => emptyPick(play.form))
  const shown = round.pieces.length
  const factor = play.livePrice(shown)
  const sale = useLiveSale({ round, play, shown, onBought: () => setPick(emptyPick(play.form)) })
  const [ended, setEnded] = useState<Date | null>(null)
  const isPaused = isPausedAt(round, ended)
  if (!factor) return sale.bought && <Bought sale={sale} currency={currency} />
  const total = board.drawn.kind === 'prizes' ? sizeOf(board.drawn.shape) : 0
  const odds = oddsText(factor)
  return (
    <section
      aria-label={t('lottery.live.title')}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 p-3 md:p-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="grid">
          <h2 className="text-16 font-bold">{t('lottery.live.title')}</h2>
          <p className="text-13 text-muted">{t('lottery.live.left', { left: total - shown, total })}</p>
        </div>
        <p className="ml-auto grid justify-items-end">
          <span className="text-12 text-muted">{t('lottery.live.odds')}</span>
          <span key={shown} className="num draw-drop text-22 font-bold text-action-text">
            {odds}
          </span>
        </p>
        {round.liveUntil && (
          <p className="grid justify-items-end">
            <span className="text-12 text-muted">{t('lottery.closes')}</span>
            <Countdown
              until={round.liveUntil}
              onDone={() => setEnded(round.liveUntil)}
              className="num text-22 font-bold"
            />
          </p>
        )}
        <Button size="sm" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? 'lottery.live.hide' : 'lottery.live.show')}
        </Button>
      </div>
      {sale.bought && <Bought sale={sale} currency={currency} />}
      {isPaused && <Notice tone="info">{t('lottery.live.paused')}</Notice>}
      {isOpen && (
        <LiveForm {...{ play, board, round, currency, pick, odds, sale, isPaused }} onPick={setPick} />
      )}
    </section>
  )
}

/** An official draw takes bets for a while after each prize; others until the next prize. */
const isPausedAt = ({ source, liveUntil }: Round, ended: Date | null): boolean =>
  source === 'outside' &&
  (liveUntil === null || liveUntil.getTime() === ended?.getTime() || liveUntil.getTime() <= houseNow())

type FormProps = SaleProps & {
  readonly pick: Pick
  readonly onPick: (pick: Pick) => void
  readonly odds: string
  readonly isPaused: boolean
  readonly sale: ReturnType<typeof useLiveSale>
}

function LiveForm({ play, board, round, currency, pick, onPick, odds, sale, isPaused }: FormProps) {
  const { t, money } = useTexts()
  const isMember = useIsMember()
  const menu = board.stakes[currency]?.menu ?? []
  const [stake, setStake] = useState(menu[0] ?? 0n)
  const numbers = pick[0] ?? []
  const cost = stake * BigInt(numbers.length)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[560px_minmax(0,1fr)] lg:gap-8">
      <NumberRows
        form={play.form}
        digits={play.digits}
        pick={pick}
        onPick={onPick}
        marks={timesOf(round.pieces)}
      />
      <div className="grid content-start gap-3">
        <StakeMenu menu={menu} stake={stake} currency={currency} onStake={setStake} />
        <p className="text-13 text-muted">{t('lottery.live.how', { odds })}</p>
        <Switch
          label={t('lottery.live.accept')}
          hint={t('lottery.live.acceptHint')}
          checked={sale.acceptsAll}
          onChange={({ target }) => sale.setAcceptsAll(target.checked)}
        />
      </div>
      {/* at the lower edge of a phone, where the thumb is */}
      <div className="sticky bottom-0 z-10 -mx-3 grid gap-2 border-t border-hair bg-surface px-3 py-2 md:static md:mx-0 md:border-0 md:p-0 lg:col-start-2">
        <FormFailure error={sale.error} />
        {isMember ? (
          <Button
            look="primary"
            busy={sale.isPending}
            disabled={numbers.length === 0 || isPaused}
            onClick={() => sale.send(pick, cost, odds)}
          >
            {t('lottery.live.place', { sum: money(cost, currency, { symbol: true }), odds })}
          </Button>
        ) : (
          <Visitor />
        )}
      </div>
    </div>
  )
}

function Bought({
  sale: { bought },
  currency,
}: {
  readonly sale: ReturnType<typeof useLiveSale>
  readonly currency: Currency
}) {
  const { t, money } = useTexts()
  if (!bought) return null
  const { text, stake, odds } = bought
  return (
    <div role="status">
      <Notice tone="good">
        {t('lottery.live.bought', { numbers: text, sum: money(stake, currency, { symbol: true }), odds })}
      </Notice>
    </div>
  )
}

/** How often each ending has come, by number. */
function timesOf(pieces: readonly unknown[]): ReadonlyMap<number, number> {
  const times = new Map<number, number>()
  for (const piece of pieces) {
    if (typeof piece !== 'string') continue
    const ending = Number(piece.slice(-2))
    times.set(ending, (times.get(ending) ?? 0) + 1)
  }
  return times
}
