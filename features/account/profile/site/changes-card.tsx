import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { profile } from '../contract.ts'

const SHOWN = 10

/** What was changed and when, so that members notice changes that they did not make. */
export function ChangesCard() {
  const { t, date } = useTexts()
  const asked = useApiQuery(useApi(profile).history)
  return (
    <section className="panel grid gap-3 p-5">
      <h2 className="text-16">{t('profile.history')}</h2>
      <QueryState
        of={asked}
        waiting={<SkeletonRows rows={2} />}
        isEmpty={({ changes }) => changes.length === 0}
        empty={<p className="text-13 text-faint">{t('profile.historyNone')}</p>}
      >
        {({ changes }) => (
          <ul className="grid gap-2 text-13">
            {changes.slice(0, SHOWN).map((change) => (
              <li key={`${change.field}${change.at.getTime()}`} className="flex justify-between gap-4">
                <span>
                  {t(`profile.field.${change.field}`)}
                  {change.byHouse && <span className="text-faint"> · {t('profile.byHouse')}</span>}
                </span>
                <span className="num text-faint">{date(change.at, 'minute')}</span>
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </section>
  )
}
