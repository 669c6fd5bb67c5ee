import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { endings, type Ending } from '#features/sport/events/rules/states.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { scoreFrom } from '../rules/desk/score.ts'
import { eventName } from '../shown/names.ts'
import type { DeskEvent } from './desk-event.tsx'

/** The result as one source: it counts when a feed or a second operator enters the same. Left empty, a count was not recorded. */
export function ResultDialog({
  event,
  onClose,
}: {
  readonly event: DeskEvent
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const api = useApi(sportsOffice)
  const enter = useApiMutation(api.enterResult, { invalidates: [api.event, api.events] })
  const [how, setHow] = useState<Ending>('played')
  const [full, setFull] = useState('')
  const [first, setFirst] = useState('')
  const [reason, setReason] = useState('')
  const isScored = how === 'played' || how === 'abandoned'
  const [fullScore, firstScore] = [scoreFrom(full), scoreFrom(first)]
  const problem = (text: string, score: [number, number] | null) =>
    text.trim() !== '' && score === null ? t('sportDesk.scoreProblem') : undefined
  const isReady =
    reason.trim() !== '' &&
    (!isScored || (fullScore !== null && (first.trim() === '' || firstScore !== null)))
  const send = (submit: SubmitEvent) => {
    submit.preventDefault()
    if (!isReady) return
    const counts = {
      ...(how === 'played' && fullScore ? { full: fullScore } : {}),
      ...(isScored && firstScore ? { first: firstScore } : {}),
    }
    const result = {
      how,
      counts,
      goals: null,
      places: null,
      nonRunners: [],
      reached: how === 'abandoned' ? fullScore : null,
      lateFrom: null,
    }
    enter.mutate(
      { params: { event: event.id }, body: { result, reason: reason.trim() } },
      {
        onSuccess: ({ isConfirmed }) => {
          toast({
            tone: isConfirmed ? 'good' : 'info',
            title: t(isConfirmed ? 'sportDesk.resultConfirmed' : 'sportDesk.resultWaits'),
          })
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('sportDesk.enterResult')}
      text={t('sportDesk.resultText', { event: eventName(event) })}
      actions={
        <Button type="submit" form="sport-result" look="primary" busy={enter.isPending} disabled={!isReady}>
          {t('sportDesk.enterResult')}
        </Button>
      }
    >
      <form id="sport-result" onSubmit={send} className="grid gap-4" noValidate>
        <SelectField
          label={t('sportDesk.how')}
          value={how}
          options={endings.map((value) => ({ value, label: t(`sportDesk.how.${value}`) }))}
          onChange={({ target }) => setHow(endings.find((each) => each === target.value) ?? 'played')}
        />
        {isScored && (
          <div className="grid grid-cols-2 gap-3">
            <TextField
              label={t(how === 'abandoned' ? 'sportDesk.scoreReached' : 'sportDesk.scoreFull')}
              placeholder="2-1"
              value={full}
              error={problem(full, fullScore)}
              onChange={({ target }) => setFull(target.value)}
            />
            <TextField
              label={t('sportDesk.scoreFirst')}
              placeholder="1-0"
              value={first}
              error={problem(first, firstScore)}
              onChange={({ target }) => setFirst(target.value)}
            />
          </div>
        )}
        <TextArea
          label={t('sportDesk.reason')}
          rows={2}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFailure error={enter.error} />
      </form>
    </Dialog>
  )
}
