import { ShieldCheck } from 'lucide-react'
import type { Currency } from '#kit/currency.ts'
import { heightText } from '#game-kit/shared/flat.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Link } from '#ui/route/link.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import type { OwnBet } from '../bets/use-bets.ts'

/** The caller's bets, newest first, each with its proof. */
export function MinePart({
  mine,
  currency,
}: {
  readonly mine: readonly OwnBet[]
  readonly currency: Currency
}) {
  const { t, date, decimal } = useTexts()
  if (mine.length === 0)
    return <EmptyState icon={ShieldCheck} title={t('crash.noneMine')} text={t('crash.noneMineText')} />
  const times = (at: number) => `${decimal(heightText(at))}×`
  return (
    <ul className="panel grid divide-y divide-hair">
      {mine.map(({ slip, label, placedAt, stake, win, at, end, state }) => (
        <li key={slip} className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-3 px-3.5 py-2.5">
          <div className="min-w-0">
            <p className="num text-14 font-medium">{t('crash.flight', { label })}</p>
            <p className="num text-12 text-faint">
              {date(placedAt, 'stamp')}
              {end !== null && ` · ${t('crash.endedAt', { times: times(end) })}`}
            </p>
          </div>
          <div className="text-right max-sm:max-w-36">
            {state === 'open' ? (
              <p className="text-13 text-muted">{t('crash.open')}</p>
            ) : state === 'void' ? (
              <p className="text-13 text-muted">{t('crash.returned')}</p>
            ) : (
              <Amount
                amount={win - stake}
                currency={currency}
                signed
                won={win > stake}
                className="font-semibold"
              />
            )}
            <p className="text-12 text-faint">
              {at !== null && <span className="num">{t('crash.outAt', { times: times(at) })} · </span>}
              <Link to="/lotteryRecord" search={{ id: slip }}>
                {t('crash.proof')}
              </Link>
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}
