import { useApiMutation } from '#contract/react.ts'
import { isCurrency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { textBounds } from '#ui/api/text-bounds.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { bankStatements } from '../contract/office.ts'
import { EntryAmount, type Candidate, type Entry } from './entry-view.tsx'

export type AssignDialogProps = {
  readonly entry: Entry
  readonly candidate: Candidate
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Credits an entry's amount to a deposit; what one operator may not decide alone is sent to another. */
export function AssignDialog({ entry, candidate, onClose, onDone }: AssignDialogProps) {
  const { t, money } = useTexts()
  const api = useApi(bankStatements)
  const assign = useApiMutation(api.assign, { invalidates: [api.entries, api.candidates] })
  const form = useForm({ defaultValues: { note: '' } })
  const { merchant, id, amount, currency } = entry
  const differs = amount !== candidate.amount
  const send = form.onSubmit(({ note }) => {
    const given = note.trim()
    const body = { deposit: candidate.id, ...(given ? { note: given } : {}) }
    assign.mutate(
      { params: { merchant, id }, body },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('bankStatements.assigned', { reference: candidate.reference }) })
          onClose()
          onDone()
        },
      },
    )
  })
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('bankStatements.assignTitle', { reference: candidate.reference })}
      text={t('bankStatements.assignText')}
      actions={
        <Button look="primary" type="submit" form="assign-entry" busy={assign.isPending}>
          {t('bankStatements.assign')}
        </Button>
      }
    >
      <form id="assign-entry" onSubmit={send} noValidate className="grid gap-4">
        {assign.error && <FormFailure error={assign.error} />}
        <Facts
          facts={[
            { key: 'member', name: t('bankStatements.member'), value: candidate.member },
            ...(isCurrency(currency)
              ? [
                  {
                    key: 'ordered',
                    name: t('bankStatements.ordered'),
                    value: <Amount amount={candidate.amount} currency={currency} />,
                  },
                ]
              : []),
            {
              key: 'received',
              name: t('bankStatements.received'),
              value: <EntryAmount entry={entry} />,
              total: true,
            },
          ]}
        />
        {differs && isCurrency(currency) && (
          <Notice tone="warning">
            {t(amount < candidate.amount ? 'bankStatements.lessThan' : 'bankStatements.moreThan', {
              amount: money(
                amount < candidate.amount ? candidate.amount - amount : amount - candidate.amount,
                currency,
                {
                  symbol: true,
                },
              ),
            })}
          </Notice>
        )}
        {!candidate.isNamed && <Notice tone="warning">{t('bankStatements.notNamed')}</Notice>}
        <TextArea
          label={t('bankStatements.note')}
          optional
          {...textBounds(bankStatements.assign, 'note')}
          {...form.register('note')}
        />
      </form>
    </Dialog>
  )
}
