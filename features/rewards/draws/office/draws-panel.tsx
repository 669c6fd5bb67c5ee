import { Plus, Ticket } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandList } from '#features/platform/merchants/office/lists/brand-list.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { Column } from '#ui/records/table.tsx'
import type { OfficePageProps } from '#ui/route/office.ts'
import { drawsOffice } from '../contract/office.ts'
import { DrawDrawer } from './draw-drawer.tsx'
import { DrawForm } from './draw-form.tsx'

export type Row = Reply<typeof drawsOffice.list>['rows'][number]

/** Prize draws of a brand, with their cost beside the one expected from the odds. */
export function DrawsOfficePage({ search, setSearch, may }: OfficePageProps<'brand'>) {
  const texts = useTexts()
  const { t } = texts
  const query = search.brand ? { merchant: search.brand } : {}
  return (
    <BrandList
      words={{
        title: t('draws.title'),
        lead: t('drawsOffice.lead'),
        add: t('drawsOffice.new'),
        none: t('drawsOffice.none'),
        noneText: t('drawsOffice.noneText'),
      }}
      icons={{ add: Plus, none: Ticket }}
      asked={useApiQuery(useApi(drawsOffice).list, { query })}
      rowsOf={({ rows }) => rows}
      onBrand={(brand) => setSearch({ brand })}
      columns={columnsOf(texts)}
      phone={(row) => <PhoneRow row={row} />}
      mayAdd={may('draws.write')}
      form={({ merchant, currency, rows }, onClose) =>
        currency && <DrawForm merchant={merchant} currency={currency} rows={rows} onClose={onClose} />
      }
      drawer={(row, onClose) => <DrawDrawer row={row} may={may} onClose={onClose} />}
    />
  )
}

function columnsOf({ t, lang, number }: Texts): Column<Row>[] {
  const amount = (sum: bigint, { currency }: Row) => <Amount amount={sum} currency={currency} code />
  return [
    { key: 'title', head: t('drawsOffice.name'), cell: ({ title }) => title[lang] },
    { key: 'kind', head: t('drawsOffice.kind'), cell: ({ kind }) => t(`draws.kind.${kind}`) },
    { key: 'state', head: t('drawsOffice.state'), cell: ({ state }) => t(`drawsOffice.state.${state}`) },
    {
      key: 'results',
      head: t('drawsOffice.results'),
      figures: true,
      cell: ({ results }) => number(results),
    },
    {
      key: 'members',
      head: t('drawsOffice.members'),
      figures: true,
      cell: ({ members }) => number(members),
    },
    { key: 'cost', head: t('drawsOffice.cost'), figures: true, cell: (row) => amount(row.cost, row) },
    {
      key: 'expected',
      head: t('drawsOffice.expected'),
      figures: true,
      cell: (row) => amount(row.expected, row),
    },
  ]
}

function PhoneRow({ row: { title, kind, state, cost, currency } }: { readonly row: Row }) {
  const { t, lang } = useTexts()
  return (
    <span className="grid gap-0.5">
      <span className="font-medium">{title[lang]}</span>
      <span className="flex justify-between gap-3 text-12 text-faint">
        <span>
          {t(`draws.kind.${kind}`)} · {t(`drawsOffice.state.${state}`)}
        </span>
        <Amount amount={cost} currency={currency} code />
      </span>
    </span>
  )
}
