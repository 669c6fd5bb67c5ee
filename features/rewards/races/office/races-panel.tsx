import { Trophy, Plus } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandList } from '#features/platform/merchants/office/lists/brand-list.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
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
  return (
    <BrandList
      words={{
        title: t('races.title'),
        lead: t('racesOffice.lead'),
        add: t('racesOffice.new'),
        none: t('racesOffice.none'),
        noneText: t('racesOffice.noneText'),
      }}
      icons={{ add: Plus, none: Trophy }}
      asked={useApiQuery(useApi(racesOffice).list, { query })}
      rowsOf={({ rows }) => rows}
      onBrand={(brand) => setSearch({ brand })}
      columns={columnsOf(texts)}
      phone={(row) => <PhoneRow row={row} />}
      mayAdd={may('races.write')}
      form={({ merchant, currency }, onClose) =>
        currency && <RaceForm merchant={merchant} currency={currency} onClose={onClose} />
      }
      drawer={(row, onClose) => <RaceDrawer row={row} may={may} onClose={onClose} />}
    />
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
