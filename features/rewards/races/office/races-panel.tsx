import { Trophy, Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { racesOffice } from '../contract/office.ts'
import { prizeMoney } from '../rules/race.ts'
import { RaceDrawer } from './race-drawer.tsx'
import { RaceForm } from './race-form.tsx'

export type Row = Reply<typeof racesOffice.list>['rows'][number]

/** Races of a brand: drafts, running and final ones, with players and prizes. */
export function RacesOfficePage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  const texts = useTexts()
  const { t } = texts
  const query = search.brand ? { merchant: search.brand } : {}
  const asked = useApiQuery(useApi(racesOffice).list, { query })
  const [isWriting, setWriting] = useState(false)
  const [chosen, setChosen] = useState<string | null>(null)
  const row = asked.data?.rows.find(({ id }) => id === chosen)
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="flex flex-wrap items-center gap-3">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('races.title')}</h1>
          <p className="text-13 text-muted">{t('racesOffice.lead')}</p>
        </div>
        {may('races.write') && (
          <Button look="primary" size="sm" icon={Plus} onClick={() => setWriting(true)}>
            {t('racesOffice.new')}
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
        empty={<EmptyState icon={Trophy} title={t('racesOffice.none')} text={t('racesOffice.noneText')} />}
      >
        {({ rows }) => (
          <Table
            caption={t('races.title')}
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
        <RaceForm
          merchant={asked.data.merchant}
          currency={asked.data.currency}
          onClose={() => setWriting(false)}
        />
      )}
      {row && <RaceDrawer row={row} may={may} onClose={() => setChosen(null)} />}
    </div>
  )
}

function columnsOf(texts: Texts): Column<Row>[] {
  const { t, lang, number, date } = texts
  const figure = (key: 'players' | 'bets'): Column<Row> => ({
    key,
    head: t(`racesOffice.${key}`),
    figures: true,
    cell: (row) => number(row[key]),
  })
  return [
    { key: 'title', head: t('racesOffice.name'), cell: ({ title }) => title[lang] },
    { key: 'metric', head: t('racesOffice.metric'), cell: ({ data }) => t(`races.metric.${data.metric}`) },
    { key: 'state', head: t('racesOffice.state'), cell: ({ state }) => t(`racesOffice.state.${state}`) },
    { key: 'ends', head: t('racesOffice.ends'), cell: ({ endsAt }) => date(endsAt, 'minute') },
    figure('players'),
    figure('bets'),
    {
      key: 'money',
      head: t('racesOffice.money'),
      figures: true,
      cell: ({ data, currency }) => <Amount amount={prizeMoney(data.prizes)} currency={currency} code />,
    },
  ]
}

function PhoneRow({ row: { title, state, players } }: { readonly row: Row }) {
  const { t, lang } = useTexts()
  return (
    <span className="grid gap-0.5">
      <span className="font-medium">{title[lang]}</span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>{t(`racesOffice.state.${state}`)}</span>
        <span className="num">{t('races.players', { count: players })}</span>
      </span>
    </span>
  )
}
