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
import { orderFrom, withdrawnFrom } from '../rules/desk/order.ts'
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
  const [order, setOrder] = useState('')
  const [out, setOut] = useState('')
  const [reason, setReason] = useState('')
  const runners = event.runners.map(({ number }) => number)
  const isField = runners.length > 0
  const [places, withdrawn] = [orderFrom(order, runners), withdrawnFrom(out, runners)]
  const isScored = !isField && (how === 'played' || how === 'abandoned')
  const [fullScore, firstScore] = [scoreFrom(full), scoreFrom(first)]
  const problem = (text: string, score: [number, number] | null) =>
    text.trim() !== '' && score === null ? t('sportDesk.scoreProblem') : undefined
  const isReady =
    reason.trim() !== '' &&
    (!isField || ((how !== 'played' || places !== null) && withdrawn !== null)) &&
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
      places: isField && how === 'played' ? places : null,
      nonRunners: (withdrawn ?? []).map((runner) => ({ ...runner, at: new Date() })),
      reached: isScored && how === 'abandoned' ? fullScore : null,
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
        {isField && (
          <FieldResult
            {...{ event, order, out, onOrder: setOrder, onOut: setOut }}
            isOrdered={how === 'played'}
            problems={{ order: order.trim() !== '' && !places, out: !withdrawn }}
          />
        )}
        {isScored && (
          <Scores
            {...{ how, full, first, onFull: setFull, onFirst: setFirst }}
            problems={{ full: problem(full, fullScore), first: problem(first, firstScore) }}
          />
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

type ScoresProps = {
  readonly how: Ending
  readonly full: string
  readonly first: string
  readonly problems: { readonly full: string | undefined; readonly first: string | undefined }
  readonly onFull: (text: string) => void
  readonly onFirst: (text: string) => void
}

/** The scores of a match: at its end, or where it stopped, and at half-time. */
function Scores({ how, full, first, problems, onFull, onFirst }: ScoresProps) {
  const { t } = useTexts()
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        label={t(how === 'abandoned' ? 'sportDesk.scoreReached' : 'sportDesk.scoreFull')}
        placeholder="2-1"
        value={full}
        error={problems.full}
        onChange={({ target }) => onFull(target.value)}
      />
      <TextField
        label={t('sportDesk.scoreFirst')}
        placeholder="1-0"
        value={first}
        error={problems.first}
        onChange={({ target }) => onFirst(target.value)}
      />
    </div>
  )
}

type FieldProps = {
  readonly event: DeskEvent
  readonly isOrdered: boolean
  readonly order: string
  readonly out: string
  readonly problems: { readonly order: boolean; readonly out: boolean }
  readonly onOrder: (text: string) => void
  readonly onOut: (text: string) => void
}

/** The order of a race or a league, who did not run, and the numbers to type. */
function FieldResult({ event, isOrdered, order, out, problems, onOrder, onOut }: FieldProps) {
  const { t } = useTexts()
  const wrong = (isWrong: boolean) => (isWrong ? t('sportDesk.orderProblem') : undefined)
  return (
    <>
      {isOrdered && (
        <TextField
          label={t('sportDesk.order')}
          hint={t('sportDesk.orderHint')}
          placeholder="3, 1=5, 2"
          value={order}
          error={wrong(problems.order)}
          onChange={({ target }) => onOrder(target.value)}
        />
      )}
      <TextField
        label={t('sportDesk.withdrawn')}
        hint={t('sportDesk.withdrawnHint')}
        placeholder="4@5.50"
        value={out}
        error={wrong(problems.out)}
        onChange={({ target }) => onOut(target.value)}
      />
      <ol className="grid gap-1 text-12 text-muted" aria-label={t('sportDesk.runnersOf')}>
        {event.runners.map(({ number, side }) => (
          <li key={number}>
            <span className="num">{number}</span> {side.name}
          </li>
        ))}
      </ol>
    </>
  )
}
