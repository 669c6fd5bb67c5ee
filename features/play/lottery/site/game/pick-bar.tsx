import { Dices, ReceiptText, Trash2 } from 'lucide-react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'

/** The slip as a phone shows it: how many lines it has, and how it opens. */
export type SlipButton = { readonly lines: number; readonly onOpen: () => void }

type BarProps = {
  readonly units: number
  readonly cost: bigint
  readonly currency: Currency
  readonly slip: SlipButton | null
  readonly onAdd: () => void
  readonly onQuickPick: () => void
  readonly onClear: () => void
}

/** What is chosen and what it costs. It stays at the lower edge of a phone, where the thumb is. */
export function PickBar({ units, cost, currency, slip, onAdd, onQuickPick, onClear }: BarProps) {
  const { t, money, number } = useTexts()
  return (
    <div className="sticky bottom-0 z-10 -mx-3 lg:static flex flex-wrap items-center gap-2 rounded-b-card border-t border-hair bg-surface px-3 pt-2 pb-[max(12px,env(safe-area-inset-bottom))] md:-mx-4 md:px-4">
      <p
        aria-live="polite"
        className="flex w-full items-baseline justify-between gap-3 text-13 text-muted md:mr-auto md:w-auto"
      >
        <span>{t('lottery.units', { units })}</span>
        <span className="num text-16 font-bold text-text">{money(cost, currency, { symbol: true })}</span>
      </p>
      <Button aria-label={t('lottery.quickPick')} onClick={onQuickPick} className="max-md:px-3">
        <Dices size={18} aria-hidden />
        <span className="max-md:hidden">{t('lottery.quickPick')}</span>
      </Button>
      <IconButton icon={Trash2} label={t('lottery.clearPick')} disabled={units === 0} onClick={onClear} />
      <Button
        look="primary"
        disabled={units === 0}
        onClick={onAdd}
        className="min-w-0 flex-1 max-md:px-2 md:flex-none"
      >
        {t('lottery.add', { units: number(units) })}
      </Button>
      {slip && (
        <Button
          look={slip.lines > 0 ? 'quiet' : 'outline'}
          onClick={slip.onOpen}
          aria-label={t('lottery.openSlip', { lines: slip.lines })}
          className="max-md:px-3"
        >
          <ReceiptText size={18} aria-hidden />
          <span className="num">{slip.lines}</span>
        </Button>
      )}
    </div>
  )
}
