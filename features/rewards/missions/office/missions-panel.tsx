import { useSaid } from './use-said.ts'
import { ListChecks, Plus } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandList } from '#features/platform/merchants/office/lists/brand-list.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import type { Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
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
  return (
    <BrandList
      words={{
        title: t('missions.title'),
        lead: t('missionsOffice.lead'),
        add: t('missionsOffice.new'),
        none: t('missionsOffice.none'),
        noneText: t('missionsOffice.noneText'),
      }}
      icons={{ add: Plus, none: ListChecks }}
      asked={useApiQuery(useApi(missionsOffice).list, { query })}
      rowsOf={({ rows }) => rows}
      onBrand={(brand) => setSearch({ brand })}
      columns={columnsOf(texts)}
      phone={(row) => <PhoneRow row={row} />}
      mayAdd={may('missions.write')}
      form={({ merchant, currency }, onClose) =>
        currency && <MissionForm merchant={merchant} currency={currency} onClose={onClose} />
      }
      drawer={(row, onClose) => <MissionDrawer row={row} may={may} onClose={onClose} />}
    />
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
