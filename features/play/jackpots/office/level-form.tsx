import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { jackpotsOffice } from '../contract.ts'
import { LevelFields, termsOf, typedOf } from './level-fields.tsx'
import type { OfficePool } from './pages.tsx'

type Props = {
  readonly pool: OfficePool
  readonly level: OfficePool['levels'][number]
  readonly onDone: () => void
}

/** Terms of a level from its next cycle on; a second operator approves them. */
export function LevelForm({ pool, level, onDone }: Props) {
  const { t } = useTexts()
  const api = useApi(jackpotsOffice)
  const set = useApiMutation(api.setLevel, { invalidates: [api.list] })
  const [typed, setTyped] = useState(typedOf(level))
  const [reason, setReason] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const terms = termsOf(typed)
    if (terms) set.mutate({ params: { pool: pool.code }, body: { terms, reason } }, { onSuccess: onDone })
  }
  return (
    <form onSubmit={send} className="panel grid gap-3 p-4" noValidate>
      <LevelFields typed={typed} currency={pool.currency} onType={setTyped} />
      <TextField
        label={t('jackpots.office.reason')}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormFailure error={set.error} />
      <Button type="submit" look="primary" size="sm" busy={set.isPending} className="justify-self-start">
        {t('jackpots.office.change')}
      </Button>
    </form>
  )
}
