import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { navigate } from '#ui/route/place.ts'
import { cardRooms } from '../../contract.ts'
import { seatsOfGame } from '../../rules/private.ts'
import { useChips } from '../chips.ts'
import { useLevel } from '../lobby/level.ts'
import type { ListedRoom } from '../lobby/lobby-page.tsx'

type Props = { readonly rooms: readonly ListedRoom[]; readonly onClose: () => void }

/** One room for each game and stakes, money before practice. */
function levelsOf(rooms: readonly ListedRoom[]): readonly ListedRoom[] {
  const open = rooms.filter(({ isPrivate, state }) => !isPrivate && state === 'open')
  const keyOf = ({ game, currency, unit }: ListedRoom) => `${game} ${currency} ${unit}`
  return open
    .filter((room, nth) => open.findIndex((other) => keyOf(other) === keyOf(room)) === nth)
    .toSorted((a, b) => Number(a.isPractice) - Number(b.isPractice))
}

/** Opens a private table: stakes of one of the open tables, and the number of seats. */
export function PrivateDialog({ rooms, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(cardRooms)
  const open = useApiMutation(api.openPrivate, { invalidates: [api.list] })
  const levels = levelsOf(rooms)
  const [like, setLike] = useState(levels[0]?.code ?? '')
  const chosen = levels.find(({ code }) => code === like)
  const sizes = chosen ? seatsOfGame[chosen.game] : []
  const [size, setSize] = useState(0)
  const seats = sizes.includes(size) ? size : (sizes[1] ?? 2)
  const send = () =>
    open.mutate(
      { body: { like, seats } },
      { onSuccess: ({ code }) => void navigate({ to: '/room', search: { code } }) },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('rooms.openPrivate')}
      actions={
        <>
          <Button onClick={onClose}>{t('rooms.notNow')}</Button>
          <Button look="primary" busy={open.isPending} disabled={!chosen} onClick={send}>
            {t('rooms.privateOpen')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <p className="text-13 text-muted">{t('rooms.privateText')}</p>
        <fieldset className="grid gap-1.5">
          <legend className="mb-1.5 text-13 font-medium">{t('rooms.privateLike')}</legend>
          {levels.map((room) => (
            <Level key={room.code} room={room} isChosen={room.code === like} onChoose={setLike} />
          ))}
        </fieldset>
        <SelectField
          label={t('rooms.privateSeats')}
          value={seats.toString()}
          onChange={({ target }) => setSize(Number(target.value))}
          options={sizes.map((each) => ({
            value: each.toString(),
            label: t('rooms.seats', { count: each }),
          }))}
        />
        <FormFailure error={open.error} />
      </div>
    </Dialog>
  )
}

type LevelProps = {
  readonly room: ListedRoom
  readonly isChosen: boolean
  readonly onChoose: (code: string) => void
}

function Level({ room, isChosen, onChoose }: LevelProps) {
  const { t } = useTexts()
  const level = useLevel(room)
  const chips = useChips(room)
  return (
    <label className="grid min-h-11 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 rounded-control border border-line px-3 py-1.5 has-checked:border-action has-checked:bg-action-soft">
      <input
        type="radio"
        name="like"
        // else the dialog would open at the seats, scrolled past the stakes
        data-focus={isChosen || undefined}
        className="row-span-2 size-4 accent-(--action)"
        checked={isChosen}
        onChange={() => onChoose(room.code)}
      />
      <span className="text-14 font-medium">{`${t(`rooms.game.${room.game}`)} ${level}`}</span>
      <span className="text-12 text-muted">
        {room.isPractice
          ? t('rooms.practiceTag')
          : t('rooms.buyIn', { min: chips(room.buyMin), max: chips(room.buyMax) })}
      </span>
    </label>
  )
}
