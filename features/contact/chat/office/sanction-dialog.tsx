import { isWithin, textBounds } from '#ui/api/text-bounds.ts'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { chatOffice } from '../contract/office.ts'
import type { RoomLine } from './chat-panel.tsx'

type DialogProps = {
  readonly line: RoomLine
  readonly merchant: string
  readonly onClose: () => void
}

const MOST_MINUTES = 525_600

/** Mutes or bans the author of a line, for some minutes or until an operator lifts it. */
export function SanctionDialog({ line, merchant, onClose }: DialogProps) {
  const { t } = useTexts()
  const api = useApi(chatOffice)
  const told = useApiMutation(api.sanction, { invalidates: [api.room] })
  const form = useForm<{ kind: 'mute' | 'ban'; minutes: string; reason: string }>({
    defaultValues: { kind: 'mute', minutes: '60', reason: '' },
  })
  const bounds = textBounds(chatOffice.sanction, 'reason')
  const isReady = isWithin(bounds, form.watch('reason'))
  const send = form.onSubmit(({ kind, minutes, reason }) => {
    if (!isReady) return
    told.mutate(
      {
        body: {
          merchant,
          memberId: line.memberId,
          kind,
          minutes: minutes === '' ? null : Math.min(MOST_MINUTES, Math.max(1, Number(minutes))),
          reason: reason.trim(),
        },
      },
      { onSuccess: onClose },
    )
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={line.account}
      text={line.written}
      width="narrow"
      actions={
        <Button look="danger" type="submit" form="sanction" busy={told.isPending} disabled={!isReady}>
          {t('chatOffice.do')}
        </Button>
      }
    >
      <form id="sanction" onSubmit={send} noValidate className="grid gap-4">
        <Tabs
          label={t('chatOffice.kind')}
          look="segment"
          wide
          {...form.bound('kind')}
          tabs={[
            { value: 'mute', label: t('chatOffice.kind.mute') },
            { value: 'ban', label: t('chatOffice.kind.ban') },
          ]}
        />
        <TextField
          label={t('chatOffice.minutes')}
          hint={t('chatOffice.minutesHint')}
          inputMode="numeric"
          {...form.bound('minutes')}
          onChange={({ target }) => form.setValue('minutes', target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <TextField label={t('chatOffice.reason')} required {...bounds} {...form.register('reason')} />
        {told.error && <FormFailure error={told.error} />}
      </form>
    </Dialog>
  )
}
