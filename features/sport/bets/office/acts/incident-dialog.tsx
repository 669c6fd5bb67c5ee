import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { FormDialog } from '#ui/office/form-dialog.tsx'
import { scoreFrom } from '../../rules/desk/score.ts'
import { eventName, useSportNames } from '../../shown/names.ts'
import type { DeskEvent } from '../desk-event.tsx'

const kinds = [
  'start',
  'goal',
  'ownGoal',
  'red',
  'yellow',
  'corner',
  'half',
  'second',
  'score',
  'end',
] as const
type Kind = (typeof kinds)[number]

/** Those of a side, and those with a name. */
const ofSide = new Set<Kind>(['goal', 'ownGoal', 'red', 'yellow', 'corner'])
const ofPlayer = new Set<Kind>(['goal', 'ownGoal', 'red', 'yellow'])
const MINUTE = /^\d{1,3}$/

type Props = { readonly event: DeskEvent; readonly onClose: () => void }

/** What happened on the pitch, where no feed tells it; goals and red cards interrupt betting. */
export function IncidentDialog({ event, onClose }: Props) {
  const { t } = useTexts()
  const { label } = useSportNames()
  const api = useApi(sportsOffice)
  const add = useApiMutation(api.addIncident, { invalidates: [api.event, api.events] })
  const isBegun = event.state === 'live'
  const offered = kinds.filter((kind) => (kind === 'start') !== isBegun)
  const [kind, setKind] = useState<Kind>(isBegun ? 'goal' : 'start')
  const [side, setSide] = useState<'home' | 'away'>('home')
  const [typed, setTyped] = useState({ minute: '', who: '', score: '' })
  const score = kind === 'score' ? scoreFrom(typed.score) : null
  const isReady = (typed.minute === '' || MINUTE.test(typed.minute)) && (kind !== 'score' || score !== null)
  const send = () => {
    const who = ofPlayer.has(kind) ? typed.who.trim() : ''
    add.mutate(
      {
        params: { event: event.id },
        body: {
          kind,
          ...(ofSide.has(kind) ? { side } : {}),
          ...(typed.minute === '' ? {} : { minute: Number(typed.minute) }),
          ...(who === '' ? {} : { who }),
          ...(score ? { score } : {}),
        },
      },
      { onSuccess: onClose },
    )
  }
  const field = (name: keyof typeof typed) => ({
    name,
    label: t(`sportDesk.incident.${name}`),
    value: typed[name],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setTyped({ ...typed, [name]: target.value }),
  })
  return (
    <FormDialog
      onClose={onClose}
      title={t('sportDesk.addIncident')}
      text={t('sportDesk.addIncidentText', { event: eventName(event, label) })}
      action={t('sportDesk.addIncident')}
      isReady={isReady}
      call={add}
      onSend={send}
    >
      <SelectField
        label={t('sportDesk.incident.kind')}
        value={kind}
        options={offered.map((value) => ({ value, label: t(`sportDesk.incident.${value}`) }))}
        onChange={({ target }) => setKind(kinds.find((each) => each === target.value) ?? kind)}
      />
      {ofSide.has(kind) && (
        <SelectField
          label={t(kind === 'ownGoal' ? 'sportDesk.incident.gains' : 'sportDesk.incident.side')}
          value={side}
          options={(['home', 'away'] as const).map((value) => ({
            value,
            label: event[value]?.name ?? value,
          }))}
          onChange={({ target }) => setSide(target.value === 'away' ? 'away' : 'home')}
        />
      )}
      {kind === 'score' && <TextField {...field('score')} placeholder="2-1" />}
      <TextField {...field('minute')} inputMode="numeric" />
      {ofPlayer.has(kind) && <TextField {...field('who')} maxLength={80} />}
    </FormDialog>
  )
}
