import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/action/link.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { lotteryHref, useLotteryPools } from './use-lottery-pools.ts'

/** The rolling pools on home (SHL-17), each with its lottery's page; nothing where there are none. */
export function LotteryTicker() {
  const { t } = useTexts()
  const { data } = useLotteryPools()
  if (!data || data.list.length === 0) return null
  return (
    <section
      aria-label={t('home.jackpotsLottery')}
      className="panel grid grid-cols-[minmax(0,1fr)] gap-3 px-4 py-3.5"
    >
      <h2 className="text-16">{t('home.jackpotsLottery')}</h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {data.list.map(({ lottery, name, amount, currency }) => (
          <li key={lottery} className="flex min-w-0 flex-wrap items-center justify-between gap-x-3">
            <Link href={lotteryHref(lottery)} className="inline-flex min-h-11 items-center">
              {name}
            </Link>
            <Amount {...{ amount, currency }} symbol won className="text-18 font-bold" />
          </li>
        ))}
      </ul>
    </section>
  )
}
