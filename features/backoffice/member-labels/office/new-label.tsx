import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { memberLabelsOffice } from '../contract.ts'

const nameBounds = textBounds(memberLabelsOffice.addLabel, 'name')

export type NewLabelProps = { readonly merchant: string; readonly onMade: (id: string) => void }

/** Creates a label for the brand. */
export function NewLabel({ merchant, onMade }: NewLabelProps) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(memberLabelsOffice)
  const tell = useApiMutation(api.addLabel, { invalidates: [api.labels] })
  const form = useForm({ defaultValues: { name: '', isShown: false } })
  const { name } = form.watch()
  const send = form.onSubmit(({ name, isShown }) => {
    tell.mutate(
      { body: { merchant, name: name.trim(), isShown } },
      {
        onSuccess: ({ id }) => {
          form.setValue('name', '')
          onMade(id)
        },
      },
    )
  })
  return (
    <form onSubmit={send} className="grid gap-3 border-t border-hair pt-4">
      <TextField
        label={t('players.labelNew')}
        {...nameBounds}
        error={tell.error ? errorWords(texts, tell.error) : undefined}
        {...form.register('name')}
      />
      <Checkbox label={t('players.labelShown')} {...form.register('isShown')} />
      <Button
        type="submit"
        size="sm"
        className="w-max"
        busy={tell.isPending}
        disabled={!isWithin(nameBounds, name)}
      >
        {t('players.labelMake')}
      </Button>
    </form>
  )
}
