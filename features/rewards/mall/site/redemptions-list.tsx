import { Gift } from 'lucide-react'
import { useState } from 'react'
import type { Reply } from '#contract/route.ts'
import { useRecent } from '#features/money/payments/site/use-recent.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { mall } from '../contract/member.ts'
import { AddressDialog } from './address-dialog.tsx'

export type Redemption = Reply<(typeof mall)['history']>['rows'][number]

const tones = { process: 'waiting', approved: 'info', completed: 'good', rejected: 'bad' } as const

/** The member's redemptions with their status, newest first. */
export function RedemptionsList() {
  const { t } = useTexts()
  const { found, rows } = useRecent(useApi(mall).history)
  if (found.error) return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (found.isPending) return <SkeletonRows />
  if (rows.length === 0)
    return <EmptyState icon={Gift} title={t('mall.noRedemptions')} text={t('mall.noRedemptionsText')} />
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 lg:grid-cols-2">
        {rows.map((row) => (
          <RedemptionCard key={row.id} row={row} />
        ))}
      </ul>
      {found.hasNextPage && (
        <Button look="quiet" busy={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
          {t('mall.more')}
        </Button>
      )}
    </div>
  )
}

function RedemptionCard({ row }: { readonly row: Redemption }) {
  const { t, lang, number, money, date } = useTexts()
  const [isOpen, setOpen] = useState(false)
  const isGoods = row.exchangeType === 'goods' || row.exchangeType === 'reward'
  const fact = (key: string, name: string, value: string | null): Fact[] =>
    value === null ? [] : [{ key, name, value: <span className="wrap-anywhere">{value}</span> }]
  return (
    <li className="panel grid content-start gap-3 p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 flex-1 font-semibold">
          {row.product[lang]}
          {row.quantity > 1 && ` × ${number(row.quantity)}`}
        </h3>
        <Status tone={tones[row.status]}>{t(`mall.status.${row.status}`)}</Status>
      </div>
      <Facts
        facts={[
          ...fact('number', t('mall.number'), row.number),
          ...fact('type', t('mall.exchangeType'), t(`mall.exchange.${row.exchangeType}`)),
          ...fact('time', t('mall.time'), date(row.time, 'minute')),
          ...fact('points', t('mall.pointsRequired'), number(row.points)),
          ...fact(
            'amount',
            t('mall.amount'),
            row.amount === null ? null : money(row.amount, row.currency, { symbol: true }),
          ),
          ...fact('shipment', t('mall.shipment'), row.shipment),
          ...fact('remarks', t('mall.remarks'), row.remarks),
          ...fact(
            'address',
            t('mall.address'),
            row.deliveryAddress && `${row.recipient}, ${row.phone}, ${row.deliveryAddress}`,
          ),
        ]}
      />
      {isGoods && row.status === 'process' && (
        <Button
          look={row.deliveryAddress === null ? 'primary' : 'quiet'}
          size="sm"
          className="justify-self-start"
          onClick={() => setOpen(true)}
        >
          {t(row.deliveryAddress === null ? 'mall.addAddress' : 'mall.changeAddress')}
        </Button>
      )}
      {isOpen && <AddressDialog row={row} onClose={() => setOpen(false)} />}
    </li>
  )
}
