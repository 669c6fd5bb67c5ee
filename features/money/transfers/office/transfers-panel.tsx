import { ArrowLeftRight } from 'lucide-react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { RecordList } from '#features/money/reviewed-orders/office/record-list.tsx'
import { recordColumns } from '#features/money/reviewed-orders/office/record-columns.tsx'
import {
  useRecordPlace,
  type RecordPlaceProps,
} from '#features/money/reviewed-orders/office/use-record-place.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { useApi } from '#ui/api/use-api.ts'
import type { Column } from '#ui/records/table.tsx'
import { transfersOffice } from '../contract.ts'

type Row = Reply<typeof transfersOffice.list>['rows'][number]

/** Transfers within lines: sender, receiver, levels, amount. */
export function TransfersPanel(props: RecordPlaceProps) {
  const { t, date } = useTexts()
  const place = useRecordPlace(props)
  const { find, brand, before } = place
  const filter = { ...(brand ? { merchant: brand } : {}), ...(find ? { find } : {}) }
  const api = useApi(transfersOffice)
  const asked = useApiQuery(api.list, { query: { ...filter, ...(before ? { before } : {}) } })
  const columns = useColumns()
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('transfersOffice.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('transfersOffice.lead')}</p>
      </div>
      <RecordList<Row>
        title={t('transfersOffice.title')}
        place={place}
        asked={asked}
        words={{
          find: t('transfersOffice.find'),
          empty: t('transfersOffice.empty'),
          emptyText: t('transfersOffice.emptyText'),
        }}
        icon={ArrowLeftRight}
        columns={columns}
        rowKey={({ id }) => id}
        phone={(row) => (
          <span className="grid gap-1">
            <span className="flex items-baseline justify-between gap-3">
              <b className="min-w-0 truncate font-medium">
                {row.sender} → {row.receiver}
              </b>
              <Amount amount={row.amount} currency={row.currency} code />
            </span>
            <span className="text-12 text-faint">
              <span className="num">{row.reference}</span> · {date(row.at, 'minute')} ·{' '}
              {t(`transfersOffice.${row.direction}`, { count: row.distance })}
            </span>
          </span>
        )}
        onExport={() => api.export({ body: filter })}
      />
    </div>
  )
}

function useColumns(): Column<Row>[] {
  const { t } = useTexts()
  const { reference, at, brand, amount } = recordColumns<Row>(useTexts())
  return [
    reference,
    at((row) => row.at),
    brand,
    { key: 'sender', head: t('transfersOffice.sender'), cell: (row) => row.sender },
    { key: 'receiver', head: t('transfersOffice.receiver'), wide: true, cell: (row) => row.receiver },
    {
      key: 'way',
      head: t('transfersOffice.way'),
      cell: (row) => t(`transfersOffice.${row.direction}`, { count: row.distance }),
    },
    amount,
  ]
}
