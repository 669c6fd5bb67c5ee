import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { PageSteps } from '#ui/records/page-steps.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { bonuses } from '../contract/member.ts'
import type { Bonus } from './bonuses-panel.tsx'

/** The bets that counted towards a bonus, each with what it contributed. */
export function BetsDrawer({
  bonus,
  onClose,
}: {
  readonly bonus: Bonus | null
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  return (
    <Drawer open={bonus !== null} onClose={onClose} title={t('bonuses.bets')} text={t('bonuses.betsText')}>
      {bonus && <Bets key={bonus.id} bonus={bonus} />}
    </Drawer>
  )
}

function Bets({ bonus: { id, currency } }: { readonly bonus: Bonus }) {
  const { t, date } = useTexts()
  const [before, setBefore] = useState<string | null>(null)
  const asked = useApiQuery(useApi(bonuses).bets, { params: { id }, query: before ? { before } : {} })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={6} />}>
      {({ rows, next }) =>
        rows.length ? (
          <>
            <ul className="grid gap-3">
              {rows.map((row) => (
                <li
                  key={`${row.at.getTime()}-${row.round}`}
                  className="grid gap-0.5 border-b border-hair pb-3"
                >
                  <span className="flex justify-between gap-3">
                    <span className="min-w-0 truncate font-medium">{row.gameName}</span>
                    <Amount amount={row.contribution} currency={currency} signed />
                  </span>
                  <span className="flex justify-between gap-3 text-12 text-faint">
                    <span>{date(row.at, 'minute')}</span>
                    <span>
                      {t('bonuses.ofValid')} <Amount amount={row.valid} currency={currency} />
                    </span>
                  </span>
                </li>
              ))}
            </ul>
            <PageSteps
              onFirst={before ? () => setBefore(null) : null}
              onNext={next ? () => setBefore(next) : null}
            />
          </>
        ) : (
          <EmptyState title={t('bonuses.noBets')} />
        )
      }
    </QueryState>
  )
}
