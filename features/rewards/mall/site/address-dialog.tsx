import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { mall } from '../contract/member.ts'
import { DeliveryFields, deliveryOf, noDelivery } from './delivery-fields.tsx'
import type { Redemption } from './redemptions-list.tsx'

/** Where a redeemed product is sent; the member can change it until it leaves. */
export function AddressDialog({ row, onClose }: { readonly row: Redemption; readonly onClose: () => void }) {
  const { t, lang } = useTexts()
  const api = useApi(mall)
  const save = useApiMutation(api.deliver, { invalidates: [api.history, api.goods] })
  const { recipient, phone, deliveryAddress: address } = row
  const form = useForm({
    defaultValues: recipient && phone && address ? { recipient, phone, address } : noDelivery,
  })
  const send = form.onSubmit((given) =>
    save.mutate(
      { params: { id: row.id }, body: deliveryOf(given) },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('mall.addressSaved') })
          onClose()
        },
      },
    ),
  )
  return (
    <Dialog open onClose={onClose} title={t('mall.changeAddress')} text={row.product[lang]} width="narrow">
      <form onSubmit={send} noValidate className="grid gap-4">
        <DeliveryFields field={form.field} />
        {save.error && <FormFailure error={save.error} />}
        <Button type="submit" look="primary" wide busy={save.isPending}>
          {t('mall.saveAddress')}
        </Button>
      </form>
    </Dialog>
  )
}
