import { useState, type ComponentProps } from 'react'
import { endings, type Ending } from '#features/sport/events/rules/states.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextArea, TextField } from '#ui/form/text-field.tsx'
import { FormDialog } from '#ui/office/form-dialog.tsx'
import { isScored, nothing, readTyped, type Typed } from '../rules/desk/typed.ts'
import { eventName, useSportNames } from '../shown/names.ts'
import type { DeskEvent } from './desk-event.tsx'
import { useEnterResult } from './use-enter-result.ts'

const labels = {
  full: 'scoreFull',
  first: 'scoreFirst',
  corners: 'corners',
  cards: 'cards',
  order: 'order',
  out: 'withdrawn',
  goals: 'goals',
  lineupHome: 'lineupHome',
  lineupAway: 'lineupAway',
  reason: 'reason',
} as const satisfies Readonly<Record<keyof Typed, string>>

/** The result as one source: it counts when a feed or a second operator agrees. Left empty, a count or the players were not recorded. */
export function ResultDialog({
  event,
  onClose,
}: {
  readonly event: DeskEvent
  readonly onClose: () => void
}) {
  const { t } = useTexts()
  const { label } = useSportNames()
  const { call, enter } = useEnterResult()
  const [how, setHow] = useState<Ending>('played')
  const [typed, setTyped] = useState(nothing)
  const runners = event.runners.map(({ number }) => number)
  const isField = runners.length > 0
  const { result, problems } = readTyped(how, typed, {
    runners,
    startsAt: event.startsAt,
    zone: timeZone(),
  })
  const isReady = typed.reason.trim() !== '' && result !== null
  const send = () => {
    if (!result) return
    const body = { result: { ...result, nonRunners: [...result.nonRunners] }, reason: typed.reason.trim() }
    enter({ params: { event: event.id }, body }, onClose)
  }
  const field = (name: keyof Typed) => ({
    label: t(`sportDesk.${name === 'full' && how === 'abandoned' ? 'scoreReached' : labels[name]}`),
    value: typed[name],
    error: problems.has(name) ? t(`sportDesk.${problems.get(name) ?? 'scoreProblem'}`) : undefined,
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('sportDesk.enterResult')}
      text={t('sportDesk.resultText', { event: eventName(event, label) })}
      action={t('sportDesk.enterResult')}
      isReady={isReady}
      call={call}
      onSend={send}
    >
      <SelectField
        label={t('sportDesk.how')}
        value={how}
        options={endings.map((value) => ({ value, label: t(`sportDesk.how.${value}`) }))}
        onChange={({ target }) => setHow(endings.find((each) => each === target.value) ?? 'played')}
      />
      {isField && <FieldResult event={event} isOrdered={how === 'played'} field={field} />}
      {!isField && isScored(how) && (
        <>
          <div className="grid grid-cols-2 gap-3">
            <TextField {...field('full')} placeholder="2-1" />
            <TextField {...field('first')} placeholder="1-0" />
          </div>
          {event.sport === 'football' && (
            <>
              <div className="grid grid-cols-2 gap-3">
                <TextField {...field('corners')} placeholder="5-4" />
                <TextField {...field('cards')} placeholder="1-2" />
              </div>
              <TextArea {...field('goals')} rows={2} hint={t('sportDesk.goalsHint')} />
              <div className="grid grid-cols-2 gap-3">
                <TextArea {...field('lineupHome')} rows={2} />
                <TextArea {...field('lineupAway')} rows={2} />
              </div>
            </>
          )}
        </>
      )}
      <TextArea {...field('reason')} rows={2} />
    </FormDialog>
  )
}

type FieldProps = {
  readonly event: DeskEvent
  readonly isOrdered: boolean
  readonly field: (name: 'order' | 'out') => ComponentProps<typeof TextField>
}

/** The order of a race or a league, who did not run, and the numbers to type. */
function FieldResult({ event, isOrdered, field }: FieldProps) {
  const { t } = useTexts()
  const isOutright = event.kind === 'outright'
  return (
    <>
      {isOrdered && (
        <TextField
          {...field('order')}
          hint={t(isOutright ? 'sportDesk.championHint' : 'sportDesk.orderHint')}
          placeholder="3, 1=5, 2"
        />
      )}
      {!isOutright && (
        <TextField
          {...field('out')}
          hint={t('sportDesk.withdrawnHint', { zone: timeZone() })}
          placeholder="4@5.50 13:40"
        />
      )}
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
