import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Notice } from '#ui/state/notice.tsx'
import { roomsOffice } from '../contract.ts'
import type { RoomShown } from './room-drawer.tsx'
import { SetupFields, setupFrom, typedOf } from './setup-fields.tsx'

type Props = {
  readonly params: { readonly merchant: string; readonly code: string }
  readonly shown: RoomShown
  readonly mayChange: boolean
  readonly onTouch: () => void
  readonly onDone: () => void
}

/** Stakes, rake and times of a room; a change is a new version that a second operator approves. */
export function SetupForm({ params, shown, mayChange, onTouch, onDone }: Props) {
  const { t } = useTexts()
  const api = useApi(roomsOffice)
  const set = useApiMutation(api.setUp, { invalidates: [api.one, api.list, api.incidents] })
  const { game, currency, taken } = shown.row
  const [typed, setTyped] = useState(() => typedOf(shown.setup))
  const [reason, setReason] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast({ tone: 'good', title: t('roomsOffice.setUpDone') })
      onDone()
    }
    set.mutate({ params, body: { ...setupFrom(typed, game), reason } }, { onSuccess })
  }
  return (
    <form onSubmit={send} className="grid gap-3" noValidate>
      {taken > 0 ? (
        <Notice>{t('roomsOffice.setUpSeated')}</Notice>
      ) : (
        <p className="text-13 text-muted">{t('roomsOffice.setUpText')}</p>
      )}
      <SetupFields
        {...{ game, currency, typed }}
        disabled={!mayChange}
        onChange={(next) => {
          onTouch()
          setTyped(next)
        }}
      />
      {mayChange && (
        <>
          <TextField
            label={t('roomsOffice.reason')}
            name="reason"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <FormFailure error={set.error} fields={{}} />
          <div>
            <Button type="submit" look="primary" size="sm" busy={set.isPending}>
              {t('roomsOffice.sendSetUp')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}
