import { Sparkles } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { points } from '../contract.ts'
import { pointsShown } from '../rules/shown.ts'

export type Balance = Reply<(typeof points)['balance']>

/** The member's points, what they convert to, and the ratio. */
export function PointsCard({ balance, action }: { readonly balance: Balance; readonly action?: ReactNode }) {
  const texts = useTexts()
  const { t, money } = texts
  const { currency, ratio, unit, worth } = balance
  return (
    <section
      className="panel flex flex-wrap items-center gap-x-6 gap-y-4 p-4 md:p-5"
      aria-label={t('points.balance')}
    >
      <span className="grid size-12 place-items-center rounded-full bg-action-soft text-action-text max-sm:hidden">
        <Sparkles size={24} aria-hidden />
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-13 text-muted">{t('points.balance')}</p>
        <p className="num text-28 font-bold">{pointsShown(texts, balance.balance)}</p>
        <p className="text-13 text-muted">
          {t('points.worth', { amount: money(worth, currency, { symbol: true }) })} ·{' '}
          {t('points.rate', { ratio: texts.number(ratio), amount: money(unit, currency, { symbol: true }) })}{' '}
          · {t('points.noExpiry')}
        </p>
      </div>
      {action}
    </section>
  )
}
