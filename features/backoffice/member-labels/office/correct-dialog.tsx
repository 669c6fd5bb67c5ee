import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { profileOffice } from '#features/account/profile/contract.ts'
import { choicesOf, type ProfileField } from '#features/account/profile/rules.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { memberLabelsOffice } from '../contract.ts'

/** The input that a refusal is about. */
const FIELD_OF = {
  'profile.unseenSigns': 'value',
  'profile.unknownChoice': 'value',
  'profile.dayInvalid': 'value',
} as const

const reasonBounds = textBounds(profileOffice.correct, 'reason')

export type CorrectDialogProps = {
  readonly id: bigint
  readonly field: ProfileField
  readonly value: string
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Corrects one profile field, including fields that a member may set only once. */
export function CorrectDialog({ id, field, value: before, onClose, onDone }: CorrectDialogProps) {
  const { t } = useTexts()
  const form = useForm({ defaultValues: { value: before, reason: '' } })
  const { reason } = form.watch()
  const own = useApi(memberLabelsOffice)
  const tell = useApiMutation(useApi(profileOffice).correct, { invalidates: [own.about, own.timeline] })
  const name = t(`profile.field.${field}`)
  const send = form.onSubmit(({ value, reason }) => {
    tell.mutate(
      { params: { id, field }, body: { value: value.trim(), reason: reason.trim() } },
      {
        onSuccess: () => {
          toast({ tone: 'good', title: t('players.corrected', { field: name }) })
          onDone()
        },
      },
    )
  })
  const choices = choicesOf(field)
  const word = (code: string) => (field === 'sourceOfIncome' ? t(`profile.income.${code}`) : code)
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('players.correct', { field: name })}
      text={t('players.correctText')}
    >
      <form onSubmit={send} className="grid gap-4">
        {tell.error && <FormFailure error={tell.error} fields={FIELD_OF} />}
        {choices ? (
          <SelectField
            label={t('players.value')}
            {...form.register('value')}
            options={[
              { value: '', label: '–' },
              ...choices.map((code) => ({ value: code, label: word(code) })),
            ]}
          />
        ) : (
          <TextField
            label={t('players.value')}
            type={field === 'birthday' ? 'date' : 'text'}
            maxLength={300}
            {...form.register('value')}
          />
        )}
        <TextArea label={t('players.reason')} {...reasonBounds} {...form.register('reason')} />
        <Button type="submit" look="primary" busy={tell.isPending} disabled={!isWithin(reasonBounds, reason)}>
          {t('players.save')}
        </Button>
      </form>
    </Dialog>
  )
}
