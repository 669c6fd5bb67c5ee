import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextArea } from '#ui/form/text-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { chat } from '#features/contact/chat/contract/member.ts'
import { cardRooms } from '../../contract.ts'
import { roomTalk } from '../../contract/talk.ts'
import { MOST_NOTE, noteColours, type NoteColour } from '../../rules/talk.ts'
import type { RoomSeat } from '../use-room.ts'

type Props = {
  readonly code: string
  readonly seat: RoomSeat
  /** Whether tables have a chat, of which one opponent can be hidden. */
  readonly hasChat: boolean
  readonly onClose: () => void
}

/** A private note about an opponent, with a colour that marks the seat; what they write and show can be hidden. */
export function NoteDialog({ code, seat, hasChat, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(cardRooms)
  const talk = useApi(roomTalk)
  const keep = useApiMutation(talk.note, { invalidates: [api.room] })
  const hide = useApiMutation(talk.hide, { invalidates: [api.room, useApi(chat).room] })
  const params = { code, seat: seat.seat.toString() }
  const opponent = seat.opponent ?? ''
  const [text, setText] = useState(seat.note?.text ?? '')
  const [colour, setColour] = useState<NoteColour>(seat.note?.colour ?? 'grey')
  const send = (note: { text: string; colour: NoteColour } | null) =>
    keep.mutate({ params, body: { opponent, note } }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('rooms.noteAbout', { name: seat.name })}
      actions={
        <>
          {seat.note && (
            <Button disabled={keep.isPending} onClick={() => send(null)}>
              {t('rooms.noteForget')}
            </Button>
          )}
          <Button look="primary" busy={keep.isPending} onClick={() => send({ text, colour })}>
            {t('rooms.noteKeep')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-13 text-muted">{t('rooms.noteText')}</p>
        <fieldset className="flex gap-2">
          <legend className="mb-1.5 text-13 font-medium">{t('rooms.noteColour')}</legend>
          {noteColours.map((each) => (
            <label
              key={each}
              className="grid size-11 cursor-pointer place-items-center rounded-control border border-line has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-action"
            >
              <input
                type="radio"
                name="colour"
                className="sr-only"
                checked={each === colour}
                onChange={() => setColour(each)}
                aria-label={t(`rooms.colour.${each}`)}
              />
              <span aria-hidden className="cr-dot" data-colour={each} />
            </label>
          ))}
        </fieldset>
        <TextArea
          label={t('rooms.note')}
          optional
          maxLength={MOST_NOTE}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {hasChat && (
          <Switch
            label={t('rooms.hideOne')}
            hint={t('rooms.hideOneText')}
            checked={seat.isHidden}
            disabled={hide.isPending}
            onChange={({ target }) => hide.mutate({ params, body: { opponent, isHidden: target.checked } })}
          />
        )}
        <FormFailure error={keep.error ?? hide.error} />
      </div>
    </Dialog>
  )
}
