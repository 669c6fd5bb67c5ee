import { useSaid } from './use-said.ts'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { missionsOffice } from '../contract/office.ts'
import { giftWords } from '../rules/shown.ts'
import { MissionDrawer } from './mission-drawer.tsx'
import { MissionForm } from './mission-form.tsx'

export type Row = Reply<typeof missionsOffice.list>['rows'][number]

/** Missions of a brand: drafts, live and stopped ones, with what became of them. */
export function MissionsOfficePage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  const texts = useSaid()
  const { t } = texts
  const query = search.brand ? { merchant: search.brand } : {}
  const asked = useApiQuery(useApi(missionsOffice).list, { query })
  const [isWriting, setWriting] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data?.rows.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-center gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('missions.title')}</h1>
          <p className="text-13 text-muted">{t('missionsOffice.lead')}</p>
        </div>
        {may('missions.write') && (
          <Button look="primary" size="sm" icon={Plus} onClick={() => setWriting(true)}>
            {t('missionsOffice.new')}
          </Button>
        )}
      </header>
      <BrandChips
        brands={asked.data?.brands}
        value={asked.data?.merchant}
        onChange={(brand) => setSearch({ brand })}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={ListChecks}
            title={t('missionsOffice.none')}
            text={t('missionsOffice.noneText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('missions.title')}
            columns={columnsOf(texts)}
            rows={rows}
            rowKey={({ id }) => id}
            onRow={({ id }) => setChosen(id)}
            dense
            phone={(each) => <PhoneRow row={each} />}
          />
        )}
      </QueryState>
      {isWriting && asked.data?.currency && (
        <MissionForm
          merchant={asked.data.merchant}
          currency={asked.data.currency}
          onClose={() => setWriting(false)}
        />
      )}
      {row && <MissionDrawer row={row} may={may} onClose={() => setChosen(null)} />}
    </div>
  )
}

function columnsOf(texts: ReturnType<typeof useSaid>): Column<Row>[] {
  const { t, lang, number } = texts
  const figure = (key: 'members' | 'reached' | 'claimed'): Column<Row> => ({
    key,
    head: t(`missionsOffice.${key}`),
    figures: true,
    cell: (row) => number(row[key]),
  })
  return [
    { key: 'title', head: t('missionsOffice.name'), cell: ({ title }) => title[lang] },
    {
      key: 'period',
      head: t('missionsOffice.period'),
      cell: ({ data }) => t(`missions.period.${data.period}`),
    },
    {
      key: 'gift',
      head: t('missionsOffice.reward'),
      cell: ({ data, currency }) => giftWords(texts, data.gift, currency),
    },
    {
      key: 'state',
      head: t('missionsOffice.state'),
      cell: ({ state }) => t(`missionsOffice.state.${state}`),
    },
    figure('members'),
    figure('reached'),
    figure('claimed'),
  ]
}

function PhoneRow({ row: { title, state, claimed, reached } }: { readonly row: Row }) {
  const { t, lang, number } = useTexts()
  return (
    <span className="grid gap-0.5">
      <span className="font-medium">{title[lang]}</span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>{t(`missionsOffice.state.${state}`)}</span>
        <span className="num">
          {number(claimed)}/{number(reached)}
        </span>
      </span>
    </span>
  )
}
