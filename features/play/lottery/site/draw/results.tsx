import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lottery } from '../../contract.ts'
import { Result } from './balls.tsx'

/** The newest hundred results of a lottery. */
export function Results({ code }: { readonly code: string }) {
  const { t, date } = useTexts()
  const asked = useApiQuery(useApi(lottery).opened, { query: { gameId: code, count: 100 } })
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={({ list }) => list.length === 0}
      empty={<p className="py-6 text-muted">{t('lottery.noResults')}</p>}
    >
      {({ list }) => (
        <ul className="grid">
          {list.map(({ round, numero, openedAt, outcome }) => (
            <li key={round} className="grid gap-1.5 border-t border-hair py-3 first:border-0">
              <p className="flex justify-between gap-3 text-12 text-faint">
                <span>{numero}</span>
                <span>{date(openedAt, 'minute')}</span>
              </p>
              <Result outcome={outcome} small />
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}
