import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/action/link.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { WinnerRow } from '#features/play/jackpots/site/winner-row.tsx'
import { PoolTerms } from './pool-terms.tsx'
import { lotteryHref, useLotteryPools } from './use-lottery-pools.ts'

/** The rolling pools of the lotteries on the page of all jackpots, with the newest wins; nothing where there are none. */
export function RollingPools() {
  const { t } = useTexts()
  const { data } = useLotteryPools()
  if (!data || data.list.length === 0) return null
  return (
    <section
      className="panel grid grid-cols-[minmax(0,1fr)] gap-4 p-4 md:p-5"
      aria-label={t('lotteryPools.title')}
    >
      <h2 className="text-18">{t('lotteryPools.title')}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 md:grid-cols-2">
        {data.list.map((pool) => (
          <li key={pool.lottery} className="grid min-w-0 content-start gap-1.5">
            <Link
              href={lotteryHref(pool.lottery)}
              className="inline-flex min-h-8 items-center justify-self-start"
            >
              {pool.name}
            </Link>
            <Amount amount={pool.amount} currency={pool.currency} symbol className="text-22 font-bold" />
            <PoolTerms pool={pool} />
          </li>
        ))}
      </ul>
      {data.winners.length > 0 && (
        <ol className="grid grid-cols-[minmax(0,1fr)] border-t border-hair">
          {data.winners.map(({ lottery, name, numero, winner, prize, currency, at }) => (
            <WinnerRow
              key={`${lottery}:${numero}:${winner}:${prize}`}
              name={winner}
              of={`${name} · ${t('lotteryPools.draw', { numero })}`}
              {...{ at, prize, currency }}
            />
          ))}
        </ol>
      )}
    </section>
  )
}
