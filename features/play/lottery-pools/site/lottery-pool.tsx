import { ChevronDown } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { PoolTerms } from './pool-terms.tsx'
import { useLotteryPools } from './use-lottery-pools.ts'

/** The rolling pool of a lottery on its page; nothing where the brand has none. */
export function LotteryPool({ code }: { readonly code: string }) {
  const { t } = useTexts()
  const { data } = useLotteryPools()
  const pool = data?.list.find(({ lottery }) => lottery === code)
  if (!pool) return null
  return (
    <section aria-label={t('lotteryPools.pool')} className="panel px-4 py-2">
      <details className="group">
        <summary className="flex min-h-11 cursor-pointer list-none flex-wrap items-center justify-between gap-x-4">
          <span className="font-medium">{t('lotteryPools.pool')}</span>
          <span className="ml-auto flex items-center gap-2">
            <Amount amount={pool.amount} currency={pool.currency} symbol won className="text-22 font-bold" />
            <ChevronDown
              size={18}
              aria-hidden
              className="shrink-0 transition-transform group-open:rotate-180 motion-reduce:transition-none"
            />
          </span>
        </summary>
        <div className="pt-1 pb-2">
          <PoolTerms pool={pool} />
        </div>
      </details>
    </section>
  )
}
