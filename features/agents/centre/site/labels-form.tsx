import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { agents } from '../contract.ts'

/** Private labels of a direct downline, separated by commas. */
export function LabelsForm({ id, labels }: { readonly id: bigint; readonly labels: readonly string[] }) {
  const { t } = useTexts()
  const api = useApi(agents)
  const send = useApiMutation(api.setLabels, { invalidates: [api.member, api.team] })
  const [typed, setTyped] = useState(labels.join(', '))
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        const body = {
          labels: typed
            .split(',')
            .map((label) => label.trim())
            .filter(Boolean),
        }
        send.mutate(
          { params: { id }, body },
          { onSuccess: () => toast({ tone: 'good', title: t('agents.labelsSaved') }) },
        )
      }}
    >
      <TextField
        label={t('agents.labels')}
        hint={t('agents.labelsHint')}
        autoCapitalize="sentences"
        value={typed}
        maxLength={200}
        onChange={(event) => setTyped(event.target.value)}
      />
      {send.error && <FormFailure error={send.error} />}
      <Button type="submit" busy={send.isPending}>
        {t('agents.saveLabels')}
      </Button>
    </form>
  )
}
