import { WalletCards } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { moneyText } from '#kit/money.ts'
import type { RecordPlaceProps } from '#features/money/reviewed-orders/office/use-record-place.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { vendorWalletsOffice } from '../contract/office.ts'
import { VendorDialog, type VendorDraft } from './vendor-dialog.tsx'
import { VendorTransfers } from './vendor-transfers.tsx'

type Vendors = Reply<typeof vendorWalletsOffice.vendors>
type Row = Vendors['rows'][number]
type Float = Vendors['floats'][number]

const EVERY_MS = 15_000
/** Default limits: 1.00 to 10 000.00 in the brand's currency. */
const START = { isOpen: true, least: 10_000n, most: 100_000_000n }

export type VendorWalletsPanelProps = RecordPlaceProps & {
  readonly mayChange: boolean
  /** Whether the operator may propose or approve the outcome of a transfer without a vendor response. */
  readonly mayDecide: boolean
}

/** Vendors with their own wallets: enabled brands, balances, and every transfer. */
export function VendorWalletsPanel({ mayChange, mayDecide, ...at }: VendorWalletsPanelProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(vendorWalletsOffice).vendors, { query: {} }, { everyMs: EVERY_MS })
  const [draft, setDraft] = useState<VendorDraft | null>(null)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 p-4 md:p-6">
      <div className="grid gap-1">
        <h1 className="text-18">{t('vendorWalletsOffice.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('vendorWalletsOffice.lead')}</p>
      </div>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {(vendors) => (
          <>
            {vendors.rows.length ? (
              <Vendors of={vendors} onChange={mayChange ? setDraft : null} />
            ) : (
              <EmptyState
                icon={WalletCards}
                title={t('vendorWalletsOffice.noVendors')}
                text={t('vendorWalletsOffice.noVendorsText')}
              />
            )}
            {mayChange && (
              <div className="flex flex-wrap gap-2">
                {vendors.adapted.map(({ vendor, title }) => (
                  <Button
                    key={vendor}
                    size="sm"
                    className="h-auto min-h-9 max-w-full py-1.5 text-left whitespace-normal"
                    onClick={() => setDraft({ ...START, merchant: '', vendor, title, isNew: true })}
                  >
                    {t('vendorWalletsOffice.openFor', { vendor: title })}
                  </Button>
                ))}
              </div>
            )}
          </>
        )}
      </QueryState>
      <VendorTransfers {...at} mayAsk={mayChange} mayDecide={mayDecide} />
      {draft && <VendorDialog draft={draft} onClose={() => setDraft(null)} />}
    </div>
  )
}

type VendorsProps = { readonly of: Vendors; readonly onChange: ((draft: VendorDraft) => void) | null }

function Vendors({ of: { rows, floats }, onChange }: VendorsProps) {
  const texts = useTexts()
  const { t, money } = texts
  const floatOf = (row: Row) =>
    floats.find(({ merchant, vendor }) => merchant === row.merchant && vendor === row.vendor)
  return (
    <Table
      caption={t('vendorWalletsOffice.title')}
      columns={columnsOf(texts, floatOf, onChange)}
      rows={rows}
      rowKey={({ merchant, vendor }) => `${merchant}/${vendor}`}
      dense
      phone={(row) => {
        const float = floatOf(row)
        return (
          <span className="flex items-center justify-between gap-3">
            <span>
              {row.title} · {row.merchant}
              <span className="block text-12 text-faint">
                {float ? money(float.out - float.back, float.currency) : '–'}
              </span>
            </span>
            {onChange && <ChangeButton row={row} onChange={onChange} />}
          </span>
        )
      }}
    />
  )
}

function ChangeButton({
  row,
  onChange,
}: {
  readonly row: Row
  readonly onChange: (draft: VendorDraft) => void
}) {
  const { t } = useTexts()
  return (
    <Button size="xs" onClick={() => onChange({ ...row, isNew: false })}>
      {t('vendorWalletsOffice.change')}
    </Button>
  )
}

function columnsOf(
  { t, decimal }: Texts,
  floatOf: (row: Row) => Float | undefined,
  onChange: VendorsProps['onChange'],
): Column<Row>[] {
  const bound = (key: 'least' | 'most'): Column<Row> => ({
    key,
    head: t(`vendorWalletsOffice.${key}`),
    figures: true,
    cell: (row) => decimal(moneyText(row[key])),
  })
  const sum = (key: string, of: (float: Float) => bigint): Column<Row> => ({
    key,
    head: t(`vendorWalletsOffice.${key}`),
    figures: true,
    cell: (row) => {
      const float = floatOf(row)
      return float ? (
        <Amount amount={of(float)} currency={float.currency} />
      ) : (
        <span className="text-faint">–</span>
      )
    },
  })
  return [
    { key: 'brand', head: t('vendorWalletsOffice.brand'), cell: (row) => row.merchant },
    { key: 'vendor', head: t('vendorWalletsOffice.vendor'), wide: true, cell: (row) => <b>{row.title}</b> },
    {
      key: 'state',
      head: t('vendorWalletsOffice.state'),
      cell: ({ isOpen }) => (
        <Status tone={isOpen ? 'good' : 'plain'}>
          {t(isOpen ? 'vendorWalletsOffice.open' : 'vendorWalletsOffice.shut')}
        </Status>
      ),
    },
    bound('least'),
    bound('most'),
    sum('out', ({ out }) => out),
    sum('back', ({ back }) => back),
    sum('there', ({ out, back }) => out - back),
    sum('waiting', ({ pending }) => pending),
    ...(onChange
      ? [{ key: 'change', head: '', cell: (row: Row) => <ChangeButton row={row} onChange={onChange} /> }]
      : []),
  ]
}
