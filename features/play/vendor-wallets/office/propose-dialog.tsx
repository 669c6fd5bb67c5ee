import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { vendorWalletsOffice } from '../contract/office.ts'
import { verdicts, type Verdict } from '../rules/verdict.ts'
import type { Detail } from './transfer-detail.tsx'

const evidenceBounds = textBounds(vendorWalletsOffice.propose, 'evidence')

/** Proposes the outcome of a transfer without a vendor response, with its evidence. */
export function ProposeDialog({
  transfer: { merchant, id, direction },
  onClose,
}: {
  readonly transfer: Detail
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const api = useApi(vendorWalletsOffice)
  const propose = useApiMutation(api.propose, { invalidates: [api.transfer, api.transfers] })
  const form = useForm<{ verdict: Verdict | null; evidence: string }>({
    defaultValues: { verdict: null, evidence: '' },
  })
  const { verdict, evidence } = form.watch()
  const send = form.onSubmit(({ verdict, evidence }) => {
    if (!verdict) return
    propose.mutate(
      { params: { merchant, id }, body: { verdict, evidence: evidence.trim() } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('vendorWalletsOffice.proposedDone') })
          onClose()
        },
      },
    )
  })
  return (
    <Dialog open onClose={onClose} title={t('vendorWalletsOffice.propose')} width="narrow">
      <form onSubmit={send} noValidate className="grid gap-5">
        <RadioCards<Verdict>
          legend={t('vendorWalletsOffice.verdict')}
          columns={2}
          options={verdicts.map((value) => ({
            value,
            title: t(`vendorWalletsOffice.${value}`),
            text: t(`vendorWalletsOffice.effect.${direction}.${value}`),
          }))}
          {...form.bound('verdict')}
        />
        <TextArea
          label={t('vendorWalletsOffice.evidence')}
          hint={t('vendorWalletsOffice.evidenceHint')}
          required
          {...evidenceBounds}
          {...form.register('evidence')}
        />
        {propose.error && <FormFailure error={propose.error} />}
        <Button
          type="submit"
          look="primary"
          wide
          busy={propose.isPending}
          disabled={verdict === null || !isWithin(evidenceBounds, evidence)}
        >
          {t('vendorWalletsOffice.proposeDeed')}
        </Button>
      </form>
    </Dialog>
  )
}
