import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { sportsOffice } from '#features/sport/events/contract/office.ts'
import { isBettable, isSeeded } from '#features/sport/events/rules/states.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Confirm } from '#ui/layer/confirm.tsx'
import type { May } from '#ui/route/office.ts'
import type { DeskShown } from '../event-drawer.tsx'
import { IncidentDialog } from './incident-dialog.tsx'

type Incident = DeskShown['incidents'][number]
type Props = { readonly shown: DeskShown; readonly may: May }

/** What was told of a match, and by whom it can be told where no feed does. What was told wrongly is taken back. */
export function EventIncidents({ shown, may }: Props) {
  const { t } = useTexts()
  const { incidents, event } = shown
  const [isAdding, setAdding] = useState(false)
  const isPair = event.home !== null && event.sport === 'football'
  const mayAct = may('sport.results') && isPair && !isSeeded(shown)
  const mayTell = mayAct && isBettable(event.state)
  // full time that was told by mistake can be taken back
  const mayUndo = mayAct && (isBettable(event.state) || event.state === 'ended')
  return (
    <div className="grid gap-3">
      {mayTell && (
        <Button look="outline" size="sm" className="w-max" onClick={() => setAdding(true)}>
          {t('sportDesk.addIncident')}
        </Button>
      )}
      {incidents.length === 0 && <p className="text-13 text-muted">{t('sportDesk.noIncidents')}</p>}
      <ol className="grid gap-1 text-13">
        {incidents.toReversed().map((incident) => (
          <Told
            key={incident.no}
            incident={incident}
            event={event}
            // a kick-off stands once anything else was told
            mayUndo={mayUndo && (incident.kind !== 'start' || incidents.length === 1)}
          />
        ))}
      </ol>
      {isAdding && <IncidentDialog event={event} onClose={() => setAdding(false)} />}
    </div>
  )
}

type ToldProps = {
  readonly incident: Incident
  readonly event: DeskShown['event']
  readonly mayUndo: boolean
}

function Told({ incident: { no, kind, side, minute, who, score, isVoid }, event, mayUndo }: ToldProps) {
  const { t } = useTexts()
  const api = useApi(sportsOffice)
  const undo = useApiMutation(api.addIncident, { invalidates: [api.event, api.events] })
  const [isAsking, setAsking] = useState(false)
  const key: string = `sportDesk.incident.${kind}`
  const name = hasText(key) ? t(key) : kind
  const close = () => {
    setAsking(false)
    undo.reset()
  }
  return (
    <li className="flex items-center gap-3">
      <span className={isVoid ? 'flex grow gap-3 text-muted line-through' : 'flex grow gap-3'}>
        <span className="num w-10 text-muted">{minute === null ? '' : `${minute}’`}</span>
        <span className="grow">
          {name}
          {side && ` · ${event[side]?.name ?? side}`}
          {who && ` · ${who}`}
        </span>
        <span className="num">{`${score[0]} – ${score[1]}`}</span>
      </span>
      {mayUndo && !isVoid && (
        <IconButton
          icon={Undo2}
          label={t('sportDesk.undoOf', { incident: name })}
          onClick={() => setAsking(true)}
        />
      )}
      <Confirm
        open={isAsking}
        danger
        title={t('sportDesk.undo')}
        text={t('sportDesk.undoText', { incident: name })}
        action={t('sportDesk.undo')}
        busy={undo.isPending}
        onConfirm={() =>
          undo.mutate({ params: { event: event.id }, body: { kind: 'undo', no } }, { onSuccess: close })
        }
        onClose={close}
      >
        <FormFailure error={undo.error} />
      </Confirm>
    </li>
  )
}
