import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import type { Board } from '#game-kit/lottery/board.ts'
import type { Currency } from '#kit/currency.ts'
import { moneyText } from '#kit/money.ts'
import { lotterySlips } from '#features/play/lottery-slips/contract.ts'
import { sharedRounds } from '#features/play/shared-rounds/contract/member.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Switch } from '#ui/form/switch.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import type { SlipLine } from '../../rules/slip.ts'
import { addedTo, slipTotal, stakeOfLine } from '../../rules/slip.ts'
import type { Entry } from '../draw/draw-head.tsx'
import { useLotteryNames } from '../names.ts'
import { Visitor } from './visitor.tsx'

const ChasePart = lazy(async () => ({
  default: (await import('#features/play/lottery-slips/site/chase/chase-part.tsx')).ChasePart,
}))
const SlipTools = lazy(async () => ({
  default: (await import('#features/play/lottery-slips/site/saved/slip-tools.tsx')).SlipTools,
}))

type SlipProps = {
  /** The lottery, with its plays and prices. */
  readonly code: string
  readonly board: Board
  readonly next: NonNullable<Entry['next']> | null
  readonly currency: Currency
  readonly lines: readonly SlipLine[]
  readonly onLines: (lines: readonly SlipLine[]) => void
  /** In a sheet, which has the title and the frame. */
  readonly isInSheet?: boolean
}

/** The lines collected so far and the purchase, for the next draw or for many. The server decides whether it is in time. */
export function SlipPanel(props: SlipProps) {
  const { code, board, next, currency, lines, onLines, isInSheet = false } = props
  const { t, money } = useTexts()
  const isMember = useIsMember()
  const [isChase, setChase] = useState(false)
  const total = slipTotal(lines)
  return (
    <section
      aria-label={t('lottery.slip')}
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 ${isInSheet ? '' : 'panel p-4'}`}
    >
      <div className="flex items-center justify-between gap-3">
        {!isInSheet && <h2 className="text-16 font-bold">{t('lottery.slip')}</h2>}
        {lines.length > 0 && (
          <Button size="sm" onClick={() => onLines([])}>
            {t('lottery.clear')}
          </Button>
        )}
      </div>
      {lines.length === 0 ? (
        <p className="py-3 text-13 text-muted">{t('lottery.slipEmpty')}</p>
      ) : (
        <SlipLines lines={lines} currency={currency} onLines={onLines} />
      )}
      <p className="flex items-baseline justify-between gap-3 border-t border-hair pt-3">
        <span className="text-13 text-muted">
          {t('lottery.slipCount', { lines: lines.length, units: unitsIn(lines) })}
        </span>
        <span className="num text-18 font-bold">{money(total, currency, { symbol: true })}</span>
      </p>
      {isMember && lines.length > 0 && (
        <Switch
          label={t('slips.chase')}
          checked={isChase}
          onChange={({ target }) => setChase(target.checked)}
        />
      )}
      <Suspense fallback={<SkeletonRows rows={3} />}>
        {isMember && isChase && lines.length > 0 ? (
          <ChasePart {...{ code, board, currency, next, lines }} onBought={() => onLines([])} />
        ) : (
          <Purchase {...props} />
        )}
        {isMember && (
          <SlipTools {...{ code, board, lines }} onUse={(used) => onLines(addedTo(lines, used))} />
        )}
      </Suspense>
    </section>
  )
}

/** Buys the slip on the next draw: one slip, one stake. */
function Purchase({ next, currency, lines, onLines }: SlipProps) {
  const { t, money } = useTexts()
  const isMember = useIsMember()
  const api = useApi(sharedRounds)
  const buy = useApiMutation(api.sell, { invalidates: [useApi(wallet).balance, useApi(lotterySlips).mine] })
  const [bought, setBought] = useState<{ numero: string; sum: string } | null>(null)
  const send = () => {
    if (!next) return
    setBought(null)
    const body = {
      round: next.round,
      lines: lines.map((line) => [line.play, moneyText(stakeOfLine(line)), line.choice]),
    }
    buy.mutate(
      { body },
      {
        onSuccess: ({ stake }) => {
          onLines([])
          setBought({ numero: next.numero, sum: money(stake, currency, { symbol: true }) })
        },
      },
    )
  }
  if (!isMember) return <Visitor />
  return (
    <>
      {bought && lines.length === 0 && <Notice tone="good">{t('lottery.bought', bought)}</Notice>}
      <FormFailure error={buy.error} />
      <Button look="primary" busy={buy.isPending} disabled={lines.length === 0 || !next} onClick={send}>
        {next ? t('lottery.buy', { numero: next.numero }) : t('lottery.noSale')}
      </Button>
      {buy.error instanceof RefusedError && buy.error.code === 'shared.saleOver' && (
        <p className="text-13 text-muted">{t('lottery.tryNext')}</p>
      )}
    </>
  )
}

const unitsIn = (lines: readonly SlipLine[]): number => lines.reduce((sum, { units }) => sum + units, 0)

/** Lines drawn at once; a slip may hold two thousand. */
const SHOWN = 50

function SlipLines({ lines, currency, onLines }: Pick<SlipProps, 'lines' | 'currency' | 'onLines'>) {
  const { t, money, number } = useTexts()
  const names = useLotteryNames()
  return (
    <ul className="grid max-h-80 overflow-y-auto">
      {lines.slice(0, SHOWN).map((line, at) => (
        <li
          key={`${line.play} ${line.choice}`}
          className="flex gap-2 border-t border-hair py-2 first:border-0"
        >
          <div className="grid min-w-0 flex-1 gap-0.5">
            <span className="text-12 text-faint">{names.play(line.play)}</span>
            <span className="num truncate text-16 font-semibold">{line.text}</span>
            <span className="text-12 text-muted">
              {t('lottery.lineSum', {
                units: number(line.units),
                stake: money(line.unitStake, currency),
                multiple: line.multiple,
                sum: money(stakeOfLine(line), currency),
              })}
            </span>
          </div>
          <IconButton
            icon={Trash2}
            size="sm"
            label={t('lottery.remove', { text: line.text })}
            onClick={() => onLines(lines.filter((_, index) => index !== at))}
          />
        </li>
      ))}
      {lines.length > SHOWN && (
        <li className="py-2 text-13 text-muted">{t('lottery.moreLines', { lines: lines.length - SHOWN })}</li>
      )}
    </ul>
  )
}
