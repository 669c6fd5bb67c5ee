import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { momentIn } from '#kit/day/zoned.ts'
import { timeZone, useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { oneOf } from '#ui/route/office.ts'
import { tournamentsOffice } from '../contract/office.ts'
import { speeds, tournamentGames, type TournamentGame } from '../rules/tournament.ts'

type Props = { readonly merchant: string; readonly currency: Currency; readonly onClose: () => void }

const kinds = ['sitgo', 'scheduled'] as const
const sums = ['buyIn', 'fee', 'stack'] as const
const counts = ['seats', 'playersMin', 'playersMax', 'lateLevels', 'reEntries', 'repeatMinutes'] as const
type Typed = Readonly<Record<(typeof sums)[number] | (typeof counts)[number], string>> & {
  readonly nameEn: string
  readonly nameVi: string
  readonly game: TournamentGame
  readonly kind: (typeof kinds)[number]
  readonly speed: (typeof speeds)[number]
  readonly isPractice: boolean
  readonly startsAt: string
  readonly reason: string
}
const EMPTY: Typed = {
  nameEn: '',
  nameVi: '',
  game: 'holdem',
  kind: 'scheduled',
  speed: 'regular',
  isPractice: false,
  buyIn: '',
  fee: '',
  stack: '1500.00',
  seats: '6',
  playersMin: '4',
  playersMax: '60',
  lateLevels: '6',
  reEntries: '1',
  repeatMinutes: '',
  startsAt: '',
  reason: '',
}

/** What is sent. A sit-and-go has one number of players, and neither a start nor late entries. */
function bodyOf(merchant: string, typed: Typed, zone: string) {
  const { nameEn, nameVi, game, kind, speed, isPractice, reason, startsAt } = typed
  const isScheduled = kind === 'scheduled'
  const units = (text: string) => parseMoney(text) ?? 0n
  return {
    merchant,
    nameEn,
    nameVi,
    game,
    kind,
    speed,
    isPractice,
    reason,
    buyIn: units(typed.buyIn),
    fee: units(typed.fee),
    stack: units(typed.stack),
    seats: Number(typed.seats),
    playersMin: Number(isScheduled ? typed.playersMin : typed.playersMax),
    playersMax: Number(typed.playersMax),
    startsAt: isScheduled && startsAt !== '' ? momentIn(zone, startsAt) : null,
    lateLevels: isScheduled ? Number(typed.lateLevels) : 0,
    reEntries: isScheduled ? Number(typed.reEntries) : 0,
    repeatMinutes: typed.repeatMinutes === '' ? null : Number(typed.repeatMinutes),
  }
}

/** A new tournament; a second operator approves it. */
export function MakeTournament({ merchant, currency, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(tournamentsOffice)
  const make = useApiMutation(api.make, { invalidates: [api.list] })
  const [typed, setTyped] = useState(EMPTY)
  const set = (change: Partial<Typed>) => setTyped({ ...typed, ...change })
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast({ tone: 'good', title: t('tournamentsOffice.made') })
      onClose()
    }
    make.mutate({ body: bodyOf(merchant, typed, timeZone()) }, { onSuccess })
  }
  return (
    <Drawer open onClose={onClose} width="wide" title={t('tournamentsOffice.new')}>
      <form onSubmit={send} className="grid gap-3" noValidate>
        <Fields typed={typed} currency={typed.isPractice ? 'FUN' : currency} onChange={set} />
        <TextField
          label={t('tournamentsOffice.reason')}
          name="reason"
          maxLength={500}
          value={typed.reason}
          onChange={({ target }) => set({ reason: target.value })}
        />
        <FormFailure error={make.error} />
        <div>
          <Button type="submit" look="primary" size="sm" busy={make.isPending}>
            {t('tournamentsOffice.send')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}

type FieldsProps = {
  readonly typed: Typed
  readonly currency: Currency
  readonly onChange: (change: Partial<Typed>) => void
}

function Fields({ typed, currency, onChange }: FieldsProps) {
  const { t } = useTexts()
  const isScheduled = typed.kind === 'scheduled'
  const shown = counts.filter(
    (name) => isScheduled || (name !== 'playersMin' && name !== 'lateLevels' && name !== 'reEntries'),
  )
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {(['nameEn', 'nameVi'] as const).map((name) => (
        <TextField
          key={name}
          label={t(`tournamentsOffice.field.${name}`)}
          name={name}
          maxLength={60}
          value={typed[name]}
          onChange={({ target }) => onChange({ [name]: target.value })}
        />
      ))}
      <SelectField
        label={t('tournaments.game')}
        value={typed.game}
        options={tournamentGames.map((value) => ({ value, label: t(`roomsOffice.game.${value}`) }))}
        onChange={({ target }) => {
          const game = oneOf(tournamentGames, target.value) ?? typed.game
          // what a table of the game usually has
          onChange({ game, seats: game === 'tien-len' ? '4' : '6' })
        }}
      />
      <SelectField
        label={t('tournamentsOffice.field.kind')}
        value={typed.kind}
        options={kinds.map((value) => ({ value, label: t(`tournaments.kind.${value}`) }))}
        onChange={({ target }) => onChange({ kind: oneOf(kinds, target.value) ?? typed.kind })}
      />
      <SelectField
        label={t('tournamentsOffice.field.speed')}
        value={typed.speed}
        options={speeds.map((value) => ({ value, label: t(`tournamentsOffice.speed.${value}`) }))}
        onChange={({ target }) => onChange({ speed: oneOf(speeds, target.value) ?? typed.speed })}
      />
      <Checkbox
        label={t('tournamentsOffice.field.isPractice')}
        checked={typed.isPractice}
        onChange={({ target }) => onChange({ isPractice: target.checked })}
      />
      {isScheduled && (
        <TextField
          label={t('tournamentsOffice.field.startsAt', { zone: timeZone() })}
          name="startsAt"
          type="datetime-local"
          value={typed.startsAt}
          onChange={({ target }) => onChange({ startsAt: target.value })}
        />
      )}
      {sums.map((name) => (
        <MoneyField
          key={name}
          label={t(`tournamentsOffice.field.${name}`)}
          currency={name === 'stack' ? 'FUN' : currency}
          value={typed[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {shown.map((name) => (
        <TextField
          key={name}
          label={t(`tournamentsOffice.field.${name}`)}
          name={name}
          inputMode="numeric"
          value={typed[name]}
          onChange={({ target }) => onChange({ [name]: target.value.replaceAll(/\D/g, '') })}
        />
      ))}
    </div>
  )
}
