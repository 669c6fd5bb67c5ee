import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { rebates } from '../contract/member.ts'

export type Statement = Reply<typeof rebates.statements>['rows'][number]

/** Statements of closed periods, newest first. */
export function StatementList({ onOpen }: { readonly onOpen: (id: string) => void }) {
  const { t } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(rebates).statements, { query: before ? { before } : {} })
  return (
    <section aria-labelledby="rebate-statements" className="grid gap-3">
      <h2 id="rebate-statements" className="text-16 font-semibold">
        {t('rebates.statements')}
      </h2>
      <QueryState of={asked} waiting={<SkeletonCard lines={4} />}>
        {({ rows, next, currency }) => (
          <div className="panel">
            {rows.length === 0 && (
              <EmptyState icon={ReceiptText} title={t('rebates.none')} text={t('rebates.noneText')} />
            )}
            <ul>
              {rows.map((row) => (
                <li key={row.id} className="border-b border-hair last:border-0">
                  <button
                    type="button"
                    onClick={() => onOpen(row.id)}
                    className="flex min-h-14 w-full items-center justify-between gap-4 px-4 py-3 text-left hover:bg-raised"
                  >
                    <StatementRow row={row} currency={currency} />
                  </button>
                </li>
              ))}
            </ul>
            <PageSteps
              onFirst={before ? () => setBefore(null) : null}
              onNext={next ? () => setBefore(next) : null}
            />
          </div>
        )}
      </QueryState>
    </section>
  )
}

function StatementRow({ row, currency }: { readonly row: Statement; readonly currency: Currency }) {
  const { t } = useTexts()
  const period = usePeriod(row)
  return (
    <>
      <span className="grid min-w-0 gap-0.5">
        <span className="truncate text-14 font-medium">{t(`rebates.program.${row.program}`)}</span>
        <span className="text-12 text-faint">{period}</span>
      </span>
      <span className="grid justify-items-end gap-0.5">
        <span className="text-14 font-semibold">
          <Amount amount={row.amount} currency={currency} />
        </span>
        <span className="text-12 text-muted">{t(`rebates.state.${row.state ?? 'carried'}`)}</span>
      </span>
    </>
  )
}

/** What a statement is of: its program and period. */
export function StatementHead({ statement }: { readonly statement: Statement }) {
  const { t } = useTexts()
  const period = usePeriod(statement)
  return (
    <div className="grid gap-0.5">
      <h3 className="text-16 font-semibold">{t(`rebates.program.${statement.program}`)}</h3>
      <p className="text-13 text-muted">{period}</p>
    </div>
  )
}

/** A whole day by its date, any other period by its ends. */
function usePeriod({ startsAt, endsAt }: Pick<Statement, 'startsAt' | 'endsAt'>): string {
  const { date } = useTexts()
  const hours = (endsAt.getTime() - startsAt.getTime()) / 3_600_000
  if (hours > 22 && hours < 26) return date(startsAt, 'day')
  const last = new Date(endsAt.getTime() - 1)
  return hours > 26
    ? `${date(startsAt, 'day')} – ${date(last, 'day')}`
    : `${date(startsAt, 'minute')} – ${date(endsAt, 'minute')}`
}
