import { ArrowLeftRight } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { recordColumns } from '#features/money/reviewed-orders/office/record-columns.tsx'
import { RecordList } from '#features/money/reviewed-orders/office/record-list.tsx'
import {
  useRecordPlace,
  type RecordPlaceProps,
} from '#features/money/reviewed-orders/office/use-record-place.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { useApi } from '#ui/api/use-api.ts'
import type { Column } from '#ui/records/table.tsx'
import { vendorWalletsOffice, type officeViews } from '../contract/office.ts'
import { vendorTransferStates, type VendorTransferState } from '../rules/moves.ts'
import { TransferDetail } from './transfer-detail.tsx'
import { TransferState } from './transfer-state.tsx'

type Row = Reply<typeof vendorWalletsOffice.transfers>['rows'][number]
type View = VendorTransferState | (typeof officeViews)[number]

const EVERY_MS = 10_000
const views: readonly View[] = ['incident', 'proposed', ...vendorTransferStates]

export type VendorTransfersProps = RecordPlaceProps & {
  readonly mayAsk: boolean
  readonly mayDecide: boolean
}

/** Members' transfers to and from vendors; those without an outcome, or with contradictory ones, can be opened and reviewed. */
export function VendorTransfers({ mayAsk, mayDecide, ...at }: VendorTransfersProps) {
  const { t } = useTexts()
  const place = useRecordPlace(at)
  const [open, setOpen] = useState<Row | null>(null)
  const { find, brand, before } = place
  const state = views.find((view) => view === place.view)
  const filter = {
    ...(state ? { state } : {}),
    ...(find ? { find } : {}),
    ...(brand ? { merchant: brand } : {}),
  }
  const api = useApi(vendorWalletsOffice)
  const query = { ...filter, ...(before ? { before } : {}) }
  const asked = useApiQuery(api.transfers, { query }, { everyMs: EVERY_MS })
  const columns = useColumns()
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <h2 className="text-16">{t('vendorWalletsOffice.transfers')}</h2>
      <RecordList<Row>
        title={t('vendorWalletsOffice.transfers')}
        place={place}
        asked={asked}
        words={{
          find: t('vendorWalletsOffice.find'),
          empty: t('vendorWalletsOffice.empty'),
          emptyText: t('vendorWalletsOffice.emptyText'),
        }}
        views={[
          { value: '', label: t('vendorWalletsOffice.anyState') },
          { value: 'incident', label: t('vendorWalletsOffice.incident') },
          { value: 'proposed', label: t('vendorWalletsOffice.proposed') },
          ...vendorTransferStates.map((value) => ({ value, label: t(`vendorWallets.state.${value}`) })),
        ]}
        icon={ArrowLeftRight}
        columns={columns}
        rowKey={({ id }) => id}
        onRow={setOpen}
        phone={(row) => <PhoneRow row={row} />}
        onExport={() => api.export({ body: filter })}
      />
      <Drawer
        open={open !== null}
        onClose={() => setOpen(null)}
        title={open ? `${open.reference} · ${open.title}` : ''}
        text={open?.account}
      >
        {open && (
          <TransferDetail merchant={open.merchant} id={open.id} mayAsk={mayAsk} mayDecide={mayDecide} />
        )}
      </Drawer>
    </section>
  )
}

function PhoneRow({ row }: { readonly row: Row }) {
  const { t, date } = useTexts()
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{row.account}</b>
        <Amount amount={row.amount} currency={row.currency} code />
      </span>
      <span className="text-12 text-faint">
        {row.title} · {t(`vendorWalletsOffice.way.${row.direction}`)} · {date(row.madeAt, 'minute')}
      </span>
      <TransferState row={row} />
    </span>
  )
}

function useColumns(): Column<Row>[] {
  const texts = useTexts()
  const { t } = texts
  const { reference, at, brand, amount } = recordColumns<Row>(texts)
  return [
    reference,
    at((row) => row.madeAt),
    brand,
    { key: 'member', head: t('vendorWalletsOffice.member'), wide: true, cell: (row) => row.account },
    { key: 'vendor', head: t('vendorWalletsOffice.vendor'), cell: (row) => row.title },
    {
      key: 'way',
      head: t('vendorWalletsOffice.way'),
      cell: (row) => t(`vendorWalletsOffice.way.${row.direction}`),
    },
    amount,
    { key: 'state', head: t('vendorWalletsOffice.state'), cell: (row) => <TransferState row={row} /> },
    {
      key: 'vendorRef',
      head: t('vendorWalletsOffice.vendorRef'),
      cell: (row) => <span className="num text-faint">{row.vendorRef ?? ''}</span>,
    },
  ]
}
