import { HandCoins } from 'lucide-react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { LOOK_AGAIN_MS, OrderQueue } from '#features/money/reviewed-orders/office/order-queue.tsx'
import {
  useOrderPlace,
  type OrderPlaceProps,
} from '#features/money/reviewed-orders/office/use-order-place.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { manualPayoutsOffice } from '../contract.ts'
import { openStates, payoutStates } from '../rules.ts'
import { columnsOf, Due, PayoutHolder } from './payout-columns.tsx'
import { PayoutDetail } from './payout-detail.tsx'

/** Approved withdrawals that operators send at their bank: assign, pay, record the bank's reference, confirm. */
export function PayoutsQueue({ mayPay, ...props }: OrderPlaceProps & { readonly mayPay: boolean }) {
  const texts = useTexts()
  const api = useApi(manualPayoutsOffice)
  const place = useOrderPlace(props)
  const { chosen, before } = place
  const state = [...payoutStates, 'open' as const].find((each) => each === place.view)
  const filter = { ...place.filter, ...(state ? { state } : {}) }
  const asked = useApiQuery(
    api.list,
    { query: before ? { ...filter, before } : filter },
    { everyMs: LOOK_AGAIN_MS },
  )
  const claim = useApiMutation(api.claim, { invalidates: [api.list, api.one] })
  return (
    <OrderQueue
      words="manualPayoutsOffice"
      icon={HandCoins}
      place={place}
      asked={asked}
      states={payoutStates}
      open={openStates}
      columns={columnsOf(texts)}
      badge={(row) => <PayoutHolder row={row} />}
      time={(row) => <Due row={row} />}
      onClaim={(id) => mayPay && claim.mutate({ params: { id } })}
      onExport={() => api.export({ body: filter })}
      detailTitle={texts.t('manualPayoutsOffice.payout')}
      detail={
        chosen ? (
          <PayoutDetail
            key={chosen}
            id={chosen}
            action={place.action}
            onAction={place.setAction}
            claimError={claim.error}
            mayPay={mayPay}
          />
        ) : null
      }
    />
  )
}
