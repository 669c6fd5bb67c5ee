import { Banknote } from 'lucide-react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { LOOK_AGAIN_MS, OrderQueue } from '#features/money/reviewed-orders/office/order-queue.tsx'
import {
  useOrderPlace,
  type OrderFilter,
  type OrderPlaceProps,
} from '#features/money/reviewed-orders/office/use-order-place.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { withdrawalsOffice } from '../contract/office.ts'
import { openStates, withdrawalStates } from '../rules/states.ts'
import { columnsOf, Due, Holder } from './withdrawal-columns.tsx'
import { WithdrawalDetail } from './withdrawal-detail.tsx'

/** Orders due within this time are urgent. */
const SOON_MINUTES = 30

type Filter = OrderFilter & { readonly urgent?: string | undefined }

/** The withdrawal queue, most urgent first: claim, approve (twice for large amounts) or reject with a reason. */
export function WithdrawalsQueue(props: OrderPlaceProps<Filter>) {
  const texts = useTexts()
  const api = useApi(withdrawalsOffice)
  const place = useOrderPlace(props)
  const { urgent = '' } = props.filter
  const { chosen, before, action } = place
  const state = [...withdrawalStates, 'open' as const].find((each) => each === place.view)
  const filter = {
    ...place.filter,
    ...(state ? { state } : {}),
    ...(urgent === 'due' ? { dueWithin: SOON_MINUTES } : urgent === 'eyes' ? { eyes: 2 } : {}),
  }
  const query = before ? { ...filter, before } : filter
  const asked = useApiQuery(api.list, { query }, { everyMs: LOOK_AGAIN_MS })
  const claim = useApiMutation(api.claim, { invalidates: [api.list, api.one] })
  return (
    <OrderQueue
      words="withdrawalsOffice"
      icon={Banknote}
      place={place}
      asked={asked}
      states={withdrawalStates}
      open={openStates}
      filters={
        <Urgent
          value={urgent}
          onChange={(next) => {
            place.setBefore(null)
            props.onFilter({ urgent: next })
          }}
        />
      }
      columns={columnsOf(texts)}
      badge={(row) => <Holder row={row} />}
      time={(row) => <Due row={row} />}
      onClaim={(id) => claim.mutate({ params: { id } })}
      onExport={() => api.export({ body: filter })}
      detailTitle={texts.t('withdrawalsOffice.payout')}
      detail={
        chosen ? (
          <WithdrawalDetail
            key={chosen}
            id={chosen}
            action={action}
            onAction={place.setAction}
            claimError={claim.error}
          />
        ) : null
      }
    />
  )
}

type UrgentProps = { readonly value: string; readonly onChange: (value: string) => void }

/** Urgent: due soon, or waiting for a second approval. */
function Urgent({ value, onChange }: UrgentProps) {
  const { t } = useTexts()
  return (
    <FilterChips<string>
      label={t('withdrawalsOffice.col.due')}
      options={[
        { value: 'due', label: t('withdrawalsOffice.dueWithin') },
        { value: 'eyes', label: t('withdrawalsOffice.twoEyes') },
      ]}
      value={value}
      onChange={(next) => onChange(next === value ? '' : next)}
    />
  )
}
