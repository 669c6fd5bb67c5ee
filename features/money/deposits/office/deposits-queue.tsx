import { ReceiptText } from 'lucide-react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import { LOOK_AGAIN_MS, OrderQueue } from '#features/money/reviewed-orders/office/order-queue.tsx'
import {
  useOrderPlace,
  type OrderPlaceProps,
} from '#features/money/reviewed-orders/office/use-order-place.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { depositsOffice } from '../contract/office.ts'
import { depositStates, openStates } from '../rules/states.ts'
import { Age, columnsOf, DepositStatus } from './deposit-columns.tsx'
import { DepositDetail } from './deposit-detail.tsx'

const shown = ['inReview', 'awaitingSlip', 'pending', 'approved', 'paid', 'rejected'] as const

/** The review queue of deposits: claim, check the proof of transfer, approve what arrived or reject with a reason. */
export function DepositsQueue(props: OrderPlaceProps) {
  const texts = useTexts()
  const api = useApi(depositsOffice)
  const place = useOrderPlace(props)
  const { chosen, before, action } = place
  const state = [...depositStates, 'open' as const].find((each) => each === place.view)
  const filter = { ...place.filter, ...(state ? { state } : {}) }
  const query = before ? { ...filter, before } : filter
  const asked = useApiQuery(api.list, { query }, { everyMs: LOOK_AGAIN_MS })
  const claim = useApiMutation(api.claim, { invalidates: [api.list, api.one] })
  return (
    <OrderQueue
      words="depositsOffice"
      icon={ReceiptText}
      place={place}
      asked={asked}
      states={shown}
      open={openStates}
      columns={columnsOf(texts)}
      badge={(row) => <DepositStatus row={row} />}
      time={(row) => <Age row={row} />}
      onClaim={(id) => claim.mutate({ params: { id } })}
      onExport={() => api.export({ body: filter })}
      detailTitle={texts.t('depositsOffice.facts')}
      detail={
        chosen ? (
          <DepositDetail
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
