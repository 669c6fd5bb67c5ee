import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { cardGames, type CardGame } from '#features/play/card-rooms/rules/play.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { roomsOffice } from '../contract.ts'
import { SetupFields, setupFrom, type Typed } from './setup-fields.tsx'

type Props = { readonly merchant: string; readonly currency: Currency; readonly onClose: () => void }

const EMPTY: Typed = {
  small: '',
  unit: '',
  chip: '',
  buyMin: '',
  buyMax: '',
  rakeCap: '',
  seats: '6',
  rake: '5',
  turnSeconds: '20',
  bankSeconds: '30',
  mayRunTwice: true,
}

/** A new room; a second operator approves it. */
export function MakeDialog({ merchant, currency, onClose }: Props) {
  const { t } = useTexts()
  const api = useApi(roomsOffice)
  const make = useApiMutation(api.make, { invalidates: [api.list, api.incidents] })
  const [game, setGame] = useState<CardGame>('holdem')
  const [code, setCode] = useState('')
  const [isPractice, setPractice] = useState(false)
  const [typed, setTyped] = useState(EMPTY)
  const [reason, setReason] = useState('')
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const onSuccess = () => {
      toast({ tone: 'good', title: t('roomsOffice.made') })
      onClose()
    }
    const body = { merchant, code, game, isPractice, ...setupFrom(typed, game), reason }
    make.mutate({ body }, { onSuccess })
  }
  return (
    <Drawer open onClose={onClose} width="wide" title={t('roomsOffice.new')}>
      <form onSubmit={send} className="grid gap-3" noValidate>
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label={t('roomsOffice.field.game')}
            value={game}
            options={cardGames.map((value) => ({ value, label: t(`roomsOffice.game.${value}`) }))}
            onChange={({ target }) => setGame(cardGames.find((each) => each === target.value) ?? game)}
          />
          <TextField
            label={t('roomsOffice.field.code')}
            hint={t('roomsOffice.field.codeHint')}
            name="code"
            maxLength={12}
            value={code}
            onChange={({ target }) => setCode(target.value.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''))}
          />
        </div>
        <Checkbox
          label={t('roomsOffice.field.isPractice')}
          checked={isPractice}
          onChange={({ target }) => setPractice(target.checked)}
        />
        <SetupFields
          {...{ game, typed }}
          currency={isPractice ? 'FUN' : currency}
          disabled={false}
          onChange={setTyped}
        />
        <TextField
          label={t('roomsOffice.reason')}
          name="reason"
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFailure error={make.error} fields={{ 'roomsOffice.codeTaken': 'code' }} />
        <div>
          <Button type="submit" look="primary" size="sm" busy={make.isPending}>
            {t('roomsOffice.sendNew')}
          </Button>
        </div>
      </form>
    </Drawer>
  )
}
