import { useApiMutation } from '#contract/react.ts'
import { BrandFilter } from '#features/platform/merchants/office/brand-filter.tsx'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { vendorWalletsOffice } from '../contract/office.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'vendorWallets.boundsCrossed': 'most',
} as const

export type VendorDraft = {
  readonly merchant: string
  readonly vendor: string
  readonly title: string
  readonly isOpen: boolean
  readonly least: bigint
  readonly most: bigint
  /** The brand is chosen first. */
  readonly isNew: boolean
}

/** Whether a brand's members may send money to a vendor, and the limits per transfer. */
export function VendorDialog({
  draft,
  onClose,
}: {
  readonly draft: VendorDraft
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const api = useApi(vendorWalletsOffice)
  const save = useApiMutation(api.setVendor, { invalidates: [api.vendors] })
  const form = useForm({
    defaultValues: {
      merchant: draft.merchant,
      isOpen: draft.isOpen,
      least: moneyText(draft.least),
      most: moneyText(draft.most),
    },
  })
  const { merchant, least, most } = form.watch()
  const sums = { least: parseMoney(least), most: parseMoney(most) }
  const submit = form.onSubmit(({ merchant, isOpen }) => {
    if (!merchant || sums.least === null || sums.most === null) return
    save.mutate(
      {
        params: { merchant, vendor: draft.vendor },
        body: { isOpen, least: sums.least, most: sums.most },
      },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('vendorWalletsOffice.saved') })
          onClose()
        },
      },
    )
  })
  const isReady = merchant !== '' && sums.least !== null && sums.most !== null
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('vendorWalletsOffice.changeTitle', { vendor: draft.title, brand: merchant || '…' })}
      actions={
        <Button look="primary" type="submit" form="vendor-wallet" busy={save.isPending} disabled={!isReady}>
          {t('vendorWalletsOffice.save')}
        </Button>
      }
    >
      <form id="vendor-wallet" onSubmit={submit} noValidate className="grid gap-4">
        {draft.isNew && (
          <BrandFilter label={t('vendorWalletsOffice.brand')} all="…" {...form.bound('merchant')} />
        )}
        <Switch label={t('vendorWalletsOffice.takesNew')} {...form.register('isOpen')} />
        <TextField label={t('vendorWalletsOffice.least')} inputMode="decimal" {...form.register('least')} />
        <TextField label={t('vendorWalletsOffice.most')} inputMode="decimal" {...form.register('most')} />
        {save.error && <FormFailure error={save.error} fields={FIELD_OF} />}
      </form>
    </Dialog>
  )
}
