import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { Figures, Head, useDays } from '#features/agents/centre/site/parts.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { DateRange } from '#ui/records/date-range.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { affiliates } from '../../contract/member.ts'
import { PlanTerms } from '../../shown/plan-terms.tsx'

type Overview = Reply<typeof affiliates.overview>

/** Overview of the affiliate centre: the funnel of a period, the plan, what was paid, and sub-affiliates. */
export function AffiliateOverviewPage() {
  const { t } = useTexts()
  const [range, setRange] = useDays()
  const asked = useApiQuery(useApi(affiliates).overview, { query: range })
  return (
    <>
      <Head title={t('agents.menu.affiliateOverview')} />
      <DateRange value={range} onChange={setRange} presets={['today', 'last7', 'last30']} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
          {(overview) => <Shown overview={overview} />}
        </QueryState>
        <Subs />
      </div>
    </>
  )
}

function Shown({ overview: { currency, total, plan, paid, leftOver } }: { readonly overview: Overview }) {
  const { t, date } = useTexts()
  const money = (amount: bigint) => <Amount amount={amount} currency={currency} />
  return (
    <>
      <Funnel total={total} />
      <Figures
        figures={[
          { key: 'deposits', name: t('affiliates.deposits'), value: money(total.deposits) },
          { key: 'valid', name: t('affiliates.valid'), value: money(total.valid) },
          { key: 'revenue', name: t('affiliates.revenue'), value: money(total.revenue) },
          { key: 'bonuses', name: t('affiliates.bonuses'), value: money(total.bonuses) },
          { key: 'paid', name: t('affiliates.paid'), value: money(paid) },
          { key: 'left', name: t('affiliates.leftOver'), value: money(leftOver) },
        ]}
      />
      {plan && (
        <section className="panel grid gap-3 p-4 md:p-5">
          <div className="flex flex-wrap items-center gap-2">
            <h2 className="text-16">{plan.name}</h2>
            <Status>{t('affiliates.version', { version: plan.version })}</Status>
          </div>
          <PlanTerms terms={plan.terms} currency={currency} />
          <p className="text-12 text-faint">{t('affiliates.pinned', { at: date(plan.fromAt, 'minute') })}</p>
        </section>
      )}
    </>
  )
}

const steps = ['clicks', 'registrations', 'firstDeposits', 'qualified'] as const

/** Clicks to qualified players: each step with its part of the one before. */
function Funnel({ total }: { readonly total: Overview['total'] }) {
  const { t, number, ppm } = useTexts()
  const widest = Number(steps.reduce((most, step) => (total[step] > most ? total[step] : most), 1n))
  return (
    <section className="panel grid gap-3 p-4 md:p-5">
      <h2 className="text-16">{t('affiliates.funnel')}</h2>
      <ol className="grid gap-3">
        {steps.map((step, place) => {
          const before = place === 0 ? 0n : total[steps[place - 1] ?? step]
          const part = before > 0n ? (total[step] * 1_000_000n) / before : null
          return (
            <li key={step} className="grid gap-1">
              <div className="flex items-baseline justify-between gap-3 text-13">
                <span>{t(`affiliates.${step}`)}</span>
                <span className="num">
                  <span className="font-semibold">{number(total[step])}</span>
                  {part !== null && <span className="ml-2 text-faint">{ppm(part)}</span>}
                </span>
              </div>
              <div className="h-2 rounded-full bg-raised" aria-hidden>
                <div
                  className="h-2 rounded-full bg-action"
                  style={{
                    width: `${Math.max((Number(total[step]) / widest) * 100, total[step] > 0n ? 2 : 0)}%`,
                  }}
                />
              </div>
            </li>
          )
        })}
      </ol>
      <p className="text-12 text-faint">{t('affiliates.visitorsText', { count: Number(total.visitors) })}</p>
    </section>
  )
}

function Subs() {
  const { t, date, ppm, number } = useTexts()
  const asked = useApiQuery(useApi(affiliates).subs)
  const list = asked.data?.list ?? []
  if (list.length === 0) return null
  return (
    <section className="panel grid gap-2 p-4 md:p-5">
      <h2 className="text-16">{t('affiliates.subs')}</h2>
      <ul className="grid gap-2 text-13">
        {list.map((sub) => (
          <li key={`${sub.number}`} className="flex flex-wrap justify-between gap-x-4">
            <span className="num font-medium">AF-{sub.number.toString()}</span>
            <span className="text-muted">
              {date(sub.joinedAt, 'brief')} · {ppm(sub.ratePpm)} · {t('affiliates.players')}{' '}
              {number(sub.players)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
