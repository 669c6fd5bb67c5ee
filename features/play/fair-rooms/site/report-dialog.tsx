import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { fairRooms } from '../contract.ts'
import { reportReasons, type ReportReason } from '../rules/reports.ts'

type Props = {
  readonly hand: string
  /** Who was dealt in. */
  readonly seats: readonly {
    readonly seat: number
    readonly name: string
    readonly isBot: boolean
    readonly isMine: boolean
  }[]
  readonly onClose: () => void
}

/** Reports another player of a hand, which goes to the fraud review with the report. */
export function ReportDialog({ hand, seats, onClose }: Props) {
  const { t } = useTexts()
  const report = useApiMutation(useApi(fairRooms).report)
  const others = seats.filter(({ isBot, isMine }) => !isBot && !isMine)
  const [seat, setSeat] = useState(others[0]?.seat ?? null)
  const [reason, setReason] = useState<ReportReason>('collusion')
  const [text, setText] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (seat === null) return
    const onSuccess = () => {
      toast({ tone: 'good', title: t('fairRooms.sent') })
      onClose()
    }
    report.mutate({ params: { id: hand }, body: { seat, reason, text } }, { onSuccess })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('fairRooms.report')}
      text={t(others.length > 0 ? 'fairRooms.reportText' : 'fairRooms.noOthers')}
    >
      {others.length > 0 && (
        <form onSubmit={send} className="grid gap-3" noValidate>
          <SelectField
            label={t('fairRooms.who')}
            name="seat"
            value={`${seat}`}
            options={others.map((each) => ({ value: `${each.seat}`, label: each.name }))}
            onChange={({ target }) => setSeat(Number(target.value))}
          />
          <SelectField
            label={t('fairRooms.reason')}
            name="reason"
            value={reason}
            options={reportReasons.map((value) => ({ value, label: t(`fairRooms.reason.${value}`) }))}
            onChange={({ target }) =>
              setReason(reportReasons.find((each) => each === target.value) ?? reason)
            }
          />
          <TextArea
            label={t('fairRooms.words')}
            optional
            name="text"
            maxLength={500}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <FormFailure error={report.error} fields={{ 'fairRooms.seatUnknown': 'seat' }} />
          <Button type="submit" look="primary" size="lg" busy={report.isPending}>
            {t('fairRooms.send')}
          </Button>
        </form>
      )}
    </Dialog>
  )
}
