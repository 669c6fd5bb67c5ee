import { ArrowDownToLine, FileDown, Wallet } from 'lucide-react'
import { useState } from 'react'
import { useApiPages, useApiQuery } from '#contract/react.ts'
import { dayBounds } from '#kit/day/zoned.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { saveFile } from '#ui/data/keep-file.ts'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { DateRange } from '#ui/records/date-range.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { navigate } from '#ui/route/place.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { wallet } from '../contract.ts'
import { CutNote } from './cut-note.tsx'
import { MovementTable } from './movement-table.tsx'
import { StatementSums } from './statement-sums.tsx'
import { useRecordFilter } from './use-record-filter.ts'

const PAGE = 40
const groups = ['all', 'deposits', 'withdrawals', 'rounds', 'bonus', 'other'] as const
type Group = (typeof groups)[number]

/** Account record (MEM-06): every movement of the main wallet, with sums that add up, and the same as a file. */
export function AccountRecordPanel() {
  const { t } = useTexts()
  const { range, setRange, of, setOf: setGroup } = useRecordFilter()
  const group = groups.find((each) => each === of) ?? 'all'
  const filter = filterOf(range, group)
  const found = useStatement(filter)
  const pages = found.data?.pages ?? []
  const [first] = pages
  const rows = pages.flatMap((page) => page.rows)
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div className="max-md:hidden">
          <h1>{t('wallet.record')}</h1>
          <p className="text-12 text-faint">{t('wallet.recordText')}</p>
        </div>
        <SaveButton filter={filter} />
      </div>
      <div className="mb-3 grid grid-cols-[minmax(0,1fr)] gap-1.5">
        <DateRange value={range} onChange={setRange} presets={['today', 'last2', 'last7', 'last30']} />
        <FilterChips
          label={t('wallet.group')}
          className="max-md:-mx-4 max-md:px-4"
          options={groups.map((value) => ({ value, label: t(`wallet.group.${value}`) }))}
          value={group}
          onChange={setGroup}
        />
      </div>
      {found.error && !first && <Failure error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonRows rows={8} />}
      {first && (
        <StatementSums totals={first.totals} netDeposits={first.netDeposits} currency={first.currency} />
      )}
      {first && rows.length === 0 && <NoMovements />}
      {first && rows.length > 0 && <MovementTable rows={rows} currency={first.currency} />}
      {first && <CutNote amounts={rows.map(({ amount }) => amount)} currency={first.currency} />}
      {found.hasNextPage && (
        <div className="mt-4 text-center">
          <Button busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
            {t('wallet.more')}
          </Button>
        </div>
      )}
    </>
  )
}

/** Other days help only members with movements; a new member is led to the first step. */
function NoMovements() {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(wallet).balance)
  if (!data?.wallets.every(({ seq }) => seq === 0n))
    return <EmptyState icon={Wallet} title={t('wallet.emptyFilter')} text={t('wallet.emptyFilterText')} />
  const deposit = () => void navigate({ to: '.', search: (before) => ({ ...before, member: 'depositv2' }) })
  return (
    <EmptyState
      icon={Wallet}
      title={t('wallet.none')}
      text={t('wallet.noneText')}
      action={
        <Button icon={ArrowDownToLine} onClick={deposit}>
          {t('wallet.noneDo')}
        </Button>
      }
    />
  )
}

type Filter = { readonly from: Date; readonly to: Date; readonly group?: Exclude<Group, 'all'> }

/** Whole days in the merchant's zone. */
function filterOf(range: { readonly from: string; readonly to: string }, group: Group): Filter {
  const { from } = dayBounds(timeZone(), range.from)
  const { to } = dayBounds(timeZone(), range.to)
  return { from, to, ...(group === 'all' ? {} : { group }) }
}

function useStatement(filter: Filter) {
  const api = useApi(wallet)
  return useApiPages(api.statement, filter, (before: string | null, options) =>
    api.statement({ query: { ...filter, limit: PAGE, ...(before && { before }) } }, options),
  )
}

function SaveButton({ filter }: { readonly filter: Filter }) {
  const { t } = useTexts()
  const api = useApi(wallet)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    try {
      const { name, csv } = await api.statementCsv({ query: filter })
      saveFile(new Blob([csv], { type: 'text/csv;charset=utf-8' }), name)
    } catch {
      toast({ tone: 'danger', title: t('wallet.csvFailed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button look="outline" size="sm" icon={FileDown} busy={busy} onClick={() => void save()}>
      {t('wallet.csv')}
    </Button>
  )
}
