import { TriangleAlert, X } from 'lucide-react'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { openAuth } from '#features/account/identity/site/auth-store.ts'
import { gathered, totalOf } from '../../rules/page/chips.ts'
import { Actions } from '../bets/actions.tsx'
import { Rack } from '../bets/rack.tsx'
import type { BetNews } from '../bets/use-bets.ts'
import type { TableState } from '../state/use-table-state.ts'

type BarProps = { readonly state: TableState; readonly isMember: boolean; readonly isSmall: boolean }

/** Balance and stake, chips and actions: within a thumb's reach at the lower edge of a phone. */
export function BetBar({ state, isMember, isSmall }: BarProps) {
  const { t, money } = useTexts()
  const { bets, data, isOpen, rack, chip, setChip, lastBets, lay } = state
  const { currency } = data.table.limits
  const total = totalOf(bets.all)
  return (
    <div className="lt-bar" data-small={isSmall || undefined}>
      {bets.news && <News news={bets.news} state={state} />}
      {isMember ? (
        <>
          <div className="lt-bar-money">
            <Money
              label={t('tables.balance')}
              text={state.balance === null ? '–' : money(state.balance, currency)}
            />
            <Money label={t('tables.totalBet')} text={money(total, currency)} />
          </div>
          <Rack chips={rack} value={chip} currency={currency} onChange={setChip} />
          <Actions
            isOpen={isOpen}
            isBusy={bets.isBusy}
            hasChips={total > 0n}
            mayRepeat={lastBets.length > 0}
            onUndo={bets.undo}
            onClear={bets.clear}
            onRepeat={() => lay(lastBets)}
            onDouble={() => lay(gathered(bets.all))}
          />
        </>
      ) : (
        <div className="flex flex-1 flex-wrap items-center justify-between gap-2">
          <span className="text-14 text-white/85">{t('tables.visitor')}</span>
          <Button look="primary" onClick={() => openAuth('login')}>
            {t('tables.logIn')}
          </Button>
        </div>
      )}
    </div>
  )
}

const Money = ({ label, text }: { readonly label: string; readonly text: string }) => (
  <span className="lt-money">
    <span className="text-[11px] text-white/70">{label}</span>
    <b className="num text-14 text-white">{text}</b>
  </span>
)

/** Why the last chips are not on the table. The stake of a late bet was never taken. */
function News({ news, state }: { readonly news: BetNews; readonly state: TableState }) {
  const texts = useTexts()
  const { t, money } = texts
  const amount = (units: bigint) => money(units, state.data.table.limits.currency, { symbol: true })
  const words =
    news.kind === 'late'
      ? t('tables.late', { amount: amount(news.amount) })
      : news.kind === 'cut'
        ? t('tables.cut')
        : errorWords(texts, news.error)
  return (
    <div role="alert" className="lt-news" data-kind={news.kind}>
      <TriangleAlert size={18} aria-hidden className="shrink-0" />
      <span className="flex-1">
        {words}
        {news.kind === 'refused' &&
          news.amount > 0n &&
          ` ${t('tables.notPlaced', { amount: amount(news.amount) })}`}
      </span>
      <IconButton icon={X} size="sm" label={t('ui.close')} onClick={state.bets.forgetNews} />
    </div>
  )
}
