import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { agents } from '#features/agents/centre/contract.ts'
import { Head } from '#features/agents/centre/site/parts.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { DirectForm } from './direct-form.tsx'
import { LinksPart } from './links-part.tsx'

const ways = ['direct', 'links'] as const
type Way = (typeof ways)[number]

/** Register account: directly with a one-time password, or by invitation links with preset rebates. */
export function RegisterPage() {
  const { t } = useTexts()
  const [way, setWay] = useState<Way>('direct')
  const me = useApiQuery(useApi(agents).me)
  return (
    <>
      <Head title={t('agents.menu.agentRegister')} />
      <QueryState of={me} waiting={<SkeletonCard lines={5} />}>
        {({ opens, rates }) => {
          const kinds = opens.filter((kind) => kind !== 'staff')
          if (kinds.length === 0) return <Notice tone="warning">{t('refusal.agents.noRight')}</Notice>
          const bounds = rates.map(({ category, ppm }) => ({ category, least: 0, most: ppm }))
          return (
            <div className="grid max-w-200 grid-cols-[minmax(0,1fr)] gap-4">
              <FilterChips
                label={t('agentAccounts.way')}
                className="max-md:-mx-4 max-md:px-4"
                value={way}
                onChange={setWay}
                options={ways.map((value) => ({ value, label: t(`agentAccounts.way.${value}`) }))}
              />
              {way === 'direct' ? (
                <DirectForm kinds={kinds} bounds={bounds} />
              ) : (
                <LinksPart kinds={kinds} bounds={bounds} />
              )}
            </div>
          )
        }}
      </QueryState>
    </>
  )
}
