import { useState } from 'react'
import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { chatOffice } from '../contract/office.ts'
import type { RoomLine } from './chat-panel.tsx'

type DialogProps = {
  readonly line: RoomLine
  readonly merchant: string
  readonly onClose: () => void
}

const LEAST_REASON = 4
const MOST_MINUTES = 525_600

/** Mutes or bans whoever said a line, for minutes or until somebody lifts it. */
export function SanctionDialog({ line, merchant, onClose }: DialogProps) {
  const { t } = useTexts()
  const api = useApi(chatOffice)
  const told = useTell(api.sanction, { tells: [api.room] })
  const [kind, setKind] = useState<'mute' | 'ban'>('mute')
  const [minutes, setMinutes] = useState('60')
  const [reason, setReason] = useState('')
  const send = () =>
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
  return (
    <Dialog
      open
      onClose={onClose}
      title={line.account}
      text={line.written}
      width="narrow"
      actions={
        <Button
          look="danger"
          busy={told.isPending}
          disabled={reason.trim().length < LEAST_REASON}
          onClick={send}
        >
          {t('chatOffice.do')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <Tabs
          label={t('chatOffice.kind')}
          look="segment"
          wide
          value={kind}
          onChange={setKind}
          tabs={[
            { value: 'mute', label: t('chatOffice.kind.mute') },
            { value: 'ban', label: t('chatOffice.kind.ban') },
          ]}
        />
        <TextField
          label={t('chatOffice.minutes')}
          hint={t('chatOffice.minutesHint')}
          inputMode="numeric"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <TextField
          label={t('chatOffice.reason')}
          required
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {told.error && <Failure error={told.error} />}
      </div>
    </Dialog>
  )
}
