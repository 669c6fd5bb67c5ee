import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { depositMethods } from '../../contract/methods.ts'
import { MethodDialog, wayOf } from './method-dialog.tsx'
import { nameIn, type OfficeMethod } from './form.ts'

/** Payment methods for deposits, brand by brand, and their usage. */
export function MethodsPanel({ mayChange }: { readonly mayChange: boolean }) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(depositMethods).list)
  const [chosen, setChosen] = useState<OfficeMethod | 'new' | null>(null)
  const columns = useColumns()
  return (
    <div className="grid gap-5 p-4 md:p-6">
      <div className="flex flex-wrap items-end gap-4">
        <div className="grid min-w-64 flex-1 gap-1">
          <h1 className="text-18">{t('depositMethods.title')}</h1>
          <p className="max-w-160 text-13 text-muted">{t('depositMethods.lead')}</p>
        </div>
        {mayChange && (
          <Button look="primary" size="sm" icon={Plus} onClick={() => setChosen('new')}>
            {t('depositMethods.new')}
          </Button>
        )}
      </div>
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {(found) => (
          <>
            <Table
              caption={t('depositMethods.title')}
              columns={columns}
              rows={found.methods}
              rowKey={({ id }) => id}
              {...(mayChange ? { onRow: setChosen } : {})}
              dense
              phone={(row) => <PhoneRow row={row} />}
            />
            <MethodDialog of={chosen} found={found} onClose={() => setChosen(null)} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function useColumns(): Column<OfficeMethod>[] {
  const texts = useTexts()
  const { t, lang } = texts
  const sum = (of: (row: OfficeMethod) => bigint) => (row: OfficeMethod) => (
    <Amount amount={of(row)} currency={row.currency} />
  )
  return [
    {
      key: 'brand',
      head: t('depositMethods.brand'),
      cell: (row) => (
        <>
          {row.merchant} <span className="text-12 text-faint">{row.currency}</span>
        </>
      ),
    },
    {
      key: 'name',
      head: t('depositMethods.name'),
      wide: true,
      cell: (row) => (
        <>
          <b className="font-medium">{nameIn(lang, row)}</b> <span className="text-faint">{row.code}</span>
        </>
      ),
    },
    { key: 'way', head: t('depositMethods.kind'), cell: (row) => <Way row={row} /> },
    { key: 'least', head: t('depositMethods.from'), figures: true, cell: sum(({ least }) => least) },
    { key: 'most', head: t('depositMethods.to'), figures: true, cell: sum(({ most }) => most) },
    {
      key: 'fee',
      head: t('depositMethods.fee'),
      figures: true,
      cell: (row) => feeOf(texts, row) || '–',
    },
    { key: 'used', head: t('depositMethods.used'), figures: true, cell: sum(({ used }) => used.amount) },
    { key: 'count', head: t('depositMethods.count'), figures: true, cell: ({ used }) => used.count },
    { key: 'open', head: t('depositMethods.state'), cell: (row) => <Open row={row} /> },
  ]
}

/** How it is paid, and by which processor. */
function Way({ row }: { readonly row: OfficeMethod }) {
  const { t } = useTexts()
  return (
    <>
      {t(`depositMethods.way.${wayOf(row)}`)}
      {row.processor && <span className="text-faint"> {row.processor}</span>}
    </>
  )
}

function Open({ row }: { readonly row: OfficeMethod }) {
  const { t } = useTexts()
  return (
    <Status tone={row.isOpen ? 'good' : 'plain'}>
      {t(row.isOpen ? 'depositMethods.open' : 'depositMethods.closed')}
    </Status>
  )
}

/** '1.37% + 1,234.56', or empty. */
function feeOf(texts: Texts, { feePpm, feeFixed, currency }: OfficeMethod): string {
  const parts = [feePpm ? texts.ppm(feePpm) : '', feeFixed ? texts.money(feeFixed, currency) : '']
  return parts.filter(Boolean).join(' + ')
}

function PhoneRow({ row }: { readonly row: OfficeMethod }) {
  const texts = useTexts()
  const { t, lang } = texts
  const [least, most] = [texts.money(row.least, row.currency), texts.money(row.most, row.currency)]
  const fee = feeOf(texts, row)
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{nameIn(lang, row)}</b>
        <Open row={row} />
      </span>
      <span className="text-13 text-muted">
        {row.merchant}, <Way row={row} />
      </span>
      <span className="num text-12 text-faint">
        {least} – {most} {row.currency}
        {fee && ` · ${t('depositMethods.fee')} ${fee}`}
      </span>
    </span>
  )
}
