import { ChevronRight } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/action/link.tsx'
import { LotteryTicker } from '#features/play/lottery-pools/site/lottery-ticker.tsx'
import { Level } from './level.tsx'
import { usePools } from './use-pools.ts'

/** The amounts of the brand's jackpots on home (SHL-17); nothing where there are none. */
export function JackpotTicker() {
  const { t } = useTexts()
  const { data } = usePools()
  const pools = data?.list.filter(({ isRunning }) => isRunning) ?? []
  if (pools.length === 0) return <LotteryTicker />
  return (
    <section aria-label={t('home.jackpots')} className="grid gap-3">
      {pools.map(({ code, name, levels, currency, isNetwork }) => (
        <div key={code} className="panel grid gap-3 px-4 py-3.5">
          <div className="flex min-h-6 items-baseline justify-between gap-3">
            <h2 className="min-w-0 truncate text-16">
              {name}
              {isNetwork && (
                <span className="ml-2 text-12 font-normal text-faint">{t('home.jackpotNetwork')}</span>
              )}
            </h2>
            <Link
              href="/jackpot"
              className="-my-2.5 inline-flex min-h-11 shrink-0 items-center gap-0.5 text-13"
            >
              {t('home.jackpotsAll')}
              <ChevronRight size={16} aria-hidden />
            </Link>
          </div>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-2.5 md:flex md:flex-wrap md:justify-between">
            {levels.map((level) => (
              <li key={level.level} className="min-w-0">
                <Level level={level} currency={currency} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      <LotteryTicker />
    </section>
  )
}
