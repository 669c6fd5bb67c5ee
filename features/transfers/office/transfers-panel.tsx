import { ArrowLeftRight, Search } from 'lucide-react'
import { useState } from 'react'
import { useAsk } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandFilter } from '#features/payments/office/brand-filter.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Answer } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { transfersOffice } from '../contract.ts'

type Row = Reply<typeof transfersOffice.list>['rows'][number]

/** What moved inside lines: who to whom, how far, how much. */
export function TransfersPanel() {
  const { t } = useTexts()
  const [merchant, setMerchant] = useState('')
  const [find, setFind] = useState('')
  const [before, setBefore] = useState('')
  const query = {
    ...(merchant ? { merchant } : {}),
    ...(find ? { find } : {}),
    ...(before ? { before } : {}),
  }
  const asked = useAsk(useApi(transfersOffice).list, { query })
  const next = asked.data?.next
  const columns = useColumns()
  return (
    <div className="grid gap-5 p-4 md:p-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('transfersOffice.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('transfersOffice.lead')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={<Search size={16} aria-hidden />}
          aria-label={t('transfersOffice.find')}
          placeholder={t('transfersOffice.find')}
          value={find}
          onChange={(event) => setFind(event.target.value)}
        />
        <BrandFilter
          label={t('transfersOffice.brand')}
          all={t('transfersOffice.any')}
          value={merchant}
          onChange={setMerchant}
        />
      </div>
      <Answer
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ rows }) => rows.length === 0}
        empty={
          <EmptyState
            icon={ArrowLeftRight}
            title={t('transfersOffice.empty')}
            text={t('transfersOffice.emptyText')}
          />
        }
      >
        {({ rows }) => (
          <Table
            caption={t('transfersOffice.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            dense
            phone={(row) => (
              <span className="flex items-baseline justify-between gap-3">
                <span>
                  {row.sender} → {row.receiver}
                </span>
                <Amount amount={row.amount} currency={row.currency} />
              </span>
            )}
          />
        )}
      </Answer>
      {next && (
        <Button size="sm" onClick={() => setBefore(next)}>
          {t('transfersOffice.more')}
        </Button>
      )}
    </div>
  )
}

function useColumns(): Column<Row>[] {
  const { t, date } = useTexts()
  return [
    {
      key: 'reference',
      head: t('transfersOffice.reference'),
      cell: (row) => <span className="num">{row.reference}</span>,
    },
    { key: 'at', head: t('transfersOffice.at'), cell: (row) => date(row.at, 'minute') },
    { key: 'brand', head: t('transfersOffice.brand'), cell: (row) => row.merchant },
    { key: 'sender', head: t('transfersOffice.sender'), cell: (row) => row.sender },
    { key: 'receiver', head: t('transfersOffice.receiver'), wide: true, cell: (row) => row.receiver },
    {
      key: 'way',
      head: t('transfersOffice.way'),
      cell: (row) => t(`transfersOffice.${row.direction}`, { count: row.distance }),
    },
    {
      key: 'amount',
      head: t('transfersOffice.amount'),
      figures: true,
      cell: (row) => <Amount amount={row.amount} currency={row.currency} />,
    },
  ]
}
