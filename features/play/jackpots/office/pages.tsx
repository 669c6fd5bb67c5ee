import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { jackpotsOffice } from '../contract.ts'
import { AddForm } from './add-form.tsx'
import { PoolPanel } from './pool-panel.tsx'

export type OfficePools = Reply<typeof jackpotsOffice.list>
export type OfficePool = OfficePools['list'][number]

type Props = Pick<OfficePageProps<'pool'>, 'search' | 'setSome' | 'may'>

/** Jackpots: accounts, terms now and from the next cycle, hits, and the switch that stops one immediately. */
export function JackpotsPage({ search, setSome, may }: Props) {
  const { t, lang } = useTexts()
  const [adds, setAdds] = useState(false)
  const asked = useApiQuery(useApi(jackpotsOffice).list, undefined, { everyMs: 10_000 })
  const mayManage = may('jackpots.manage')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4 p-4 md:px-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="grid gap-1">
          <h1 className="text-18">{t('jackpots.title')}</h1>
          <p className="max-w-3xl text-13 text-muted">{t('jackpots.office.lead')}</p>
        </div>
        {mayManage && (
          <Button size="sm" look="outline" aria-expanded={adds} onClick={() => setAdds(!adds)}>
            {t('jackpots.office.add')}
          </Button>
        )}
      </div>
      {adds && asked.data && <AddForm pools={asked.data} onDone={() => setAdds(false)} />}
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t('jackpots.none')} />}
      >
        {({ list, offered }) => {
          const shown = list.find(({ code }) => code === search.pool) ?? list[0]
          return (
            <>
              {list.length > 1 && (
                <FilterChips
                  label={t('jackpots.title')}
                  value={shown?.code ?? ''}
                  options={list.map((pool) => ({
                    value: pool.code,
                    label: lang === 'vi' ? pool.nameVi : pool.nameEn,
                  }))}
                  onChange={(pool) => setSome({ pool })}
                />
              )}
              {shown && <PoolPanel key={shown.code} pool={shown} offered={offered} mayManage={mayManage} />}
            </>
          )
        }}
      </QueryState>
    </div>
  )
}
