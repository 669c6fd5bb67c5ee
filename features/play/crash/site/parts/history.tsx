import { heightText } from '#game-kit/shared/flat.ts'
import { reaching, DRAWS } from '#game-kit/shared/flat.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import type { crash } from '../../contract.ts'
import { multiplierTone } from '../stage/stage.tsx'

type Flights = Reply<typeof crash.history>['list']

/** The last multipliers in a line above the stage. */
export function HistoryLine({ list }: { readonly list: Flights }) {
  const { t, decimal } = useTexts()
  return (
    <ol aria-label={t('crash.last')} className="flex gap-1.5 overflow-x-auto pb-1 [scrollbar-width:none]">
      {list.slice(0, 30).map(({ round, at }) => (
        <li key={round} className="shrink-0">
          <Link
            to="/lotteryRecord"
            search={{ id: round }}
            className={`num hit inline-flex h-8 items-center rounded-full bg-raised px-3 text-13 no-underline ${multiplierTone(at)}`}
          >
            {decimal(heightText(at))}×
          </Link>
        </li>
      ))}
    </ol>
  )
}

const STEPS = [110, 150, 200, 300, 500, 1_000, 2_500, 10_000]

/** How often the last hundred flights reached a multiplier, beside how often they do on average. */
export function StatsPart({ list }: { readonly list: Flights }) {
  const { t, decimal, number } = useTexts()
  return (
    <section aria-label={t('crash.part.stats')} className="panel grid gap-4 p-4">
      <p className="text-14 text-muted">{t('crash.statsText', { count: list.length })}</p>
      <table className="w-full text-14">
        <thead>
          <tr className="text-left text-12 text-faint">
            <th className="py-1 font-medium">{t('crash.reached')}</th>
            <th className="text-right font-medium">{t('crash.seen')}</th>
            <th className="text-right font-medium">{t('crash.expected')}</th>
          </tr>
        </thead>
        <tbody className="num">
          {STEPS.map((step) => (
            <tr key={step} className="border-t border-hair">
              <td className="py-1.5">{decimal(heightText(step))}×</td>
              <td className="text-right">{number(list.filter(({ at }) => at >= step).length)}</td>
              <td className="text-right">{decimal(((list.length * reaching(step)) / DRAWS).toFixed(1))}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-13 text-muted">{t('crash.noMemory')}</p>
      <ol aria-label={t('crash.last')} className="flex flex-wrap gap-1.5">
        {list.map(({ round, at }) => (
          <li key={round} className={`num rounded-tag bg-raised px-2 py-1 text-12 ${multiplierTone(at)}`}>
            {decimal(heightText(at))}×
          </li>
        ))}
      </ol>
    </section>
  )
}
