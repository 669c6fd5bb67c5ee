import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { isForTrader } from './limits.ts'
import type { Quote } from '../types.ts'

type AskTraderProps = {
  readonly stake: bigint | null
  readonly quote: Quote | null
  readonly currency: Currency
  readonly isBusy: boolean
  readonly onAsk: () => void
}

/** Offers to show a stake above its limit to a trader. */
export function AskTrader({ stake, quote, currency, isBusy, onAsk }: AskTraderProps) {
  const { t, money } = useTexts()
  const isMember = useIsMember()
  const isOpen = quote?.legs.every(({ problem }) => problem === null) ?? false
  if (!isMember || stake === null || !quote || !isOpen || !isForTrader(stake, quote)) return null
  const seconds = quote.traderSeconds
  const time =
    seconds % 60 === 0 ? t('sports.minutes', { minutes: seconds / 60 }) : t('sports.seconds', { seconds })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1">
      <Button size="sm" look="outline" wide busy={isBusy} onClick={onAsk}>
        {t('sports.askTrader')}
      </Button>
      <p className="text-12 text-muted">
        {t('sports.askTraderNote', { time, stake: money(stake, currency, { symbol: true }) })}
      </p>
    </div>
  )
}
