import type { Currency } from '#kit/currency.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Checkbox } from '#ui/form/checkbox.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { CardGame } from '#features/play/card-rooms/rules/play.ts'
import type { Setup } from '../rules/setup.ts'

const sums = ['small', 'unit', 'chip', 'buyMin', 'buyMax', 'rakeCap'] as const
const counts = ['seats', 'rake', 'turnSeconds', 'bankSeconds'] as const
export type Typed = Readonly<Record<(typeof sums)[number] | (typeof counts)[number], string>> & {
  readonly mayRunTwice: boolean
}

const PERCENT = 100

export const typedOf = (setup: Setup): Typed => ({
  small: moneyText(setup.small),
  unit: moneyText(setup.unit),
  chip: moneyText(setup.chip),
  buyMin: moneyText(setup.buyMin),
  buyMax: moneyText(setup.buyMax),
  rakeCap: moneyText(setup.rakeCap),
  seats: `${setup.seats}`,
  rake: `${setup.rake / PERCENT}`,
  turnSeconds: `${setup.turnSeconds}`,
  bankSeconds: `${setup.bankSeconds}`,
  mayRunTwice: setup.mayRunTwice,
})

const units = (text: string): bigint => parseMoney(text) ?? 0n

/** What is sent; the rake is typed in percent and sent in hundredths of one. */
export function setupFrom(typed: Typed, game: CardGame): Setup {
  const isHoldem = game === 'holdem'
  return {
    seats: Number(typed.seats),
    small: isHoldem ? units(typed.small) : 0n,
    unit: units(typed.unit),
    chip: units(typed.chip),
    rake: Math.round(Number(typed.rake) * PERCENT),
    rakeCap: units(typed.rakeCap),
    buyMin: units(typed.buyMin),
    buyMax: units(typed.buyMax),
    mayRunTwice: isHoldem && typed.mayRunTwice,
    turnSeconds: Number(typed.turnSeconds),
    bankSeconds: Number(typed.bankSeconds),
  }
}

/** What a room's unit is called. */
const unitOf = { holdem: 'unit', 'tien-len': 'card', 'sam-loc': 'card', lieng: 'ante' } as const

type Props = {
  readonly game: CardGame
  readonly currency: Currency
  readonly typed: Typed
  readonly disabled: boolean
  readonly onChange: (typed: Typed) => void
}

/** Stakes, buy-in, rake and times of a room. */
export function SetupFields({ game, currency, typed, disabled, onChange }: Props) {
  const { t } = useTexts()
  const isHoldem = game === 'holdem'
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {sums
        .filter((name) => isHoldem || name !== 'small')
        .map((name) => (
          <MoneyField
            key={name}
            label={t(`roomsOffice.field.${name === 'unit' ? unitOf[game] : name}`)}
            name={name}
            currency={currency}
            value={typed[name]}
            disabled={disabled}
            onChange={(value) => onChange({ ...typed, [name]: value })}
          />
        ))}
      {counts.map((name) => (
        <TextField
          key={name}
          label={t(`roomsOffice.field.${name}`)}
          name={name}
          inputMode="decimal"
          maxLength={5}
          value={typed[name]}
          disabled={disabled}
          onChange={({ target }) =>
            onChange({
              ...typed,
              [name]: target.value.replaceAll(',', '.').replaceAll(name === 'rake' ? /[^\d.]/g : /\D/g, ''),
            })
          }
        />
      ))}
      {isHoldem && (
        <Checkbox
          label={t('roomsOffice.field.mayRunTwice')}
          className="sm:col-span-2"
          checked={typed.mayRunTwice}
          disabled={disabled}
          onChange={({ target }) => onChange({ ...typed, mayRunTwice: target.checked })}
        />
      )}
    </div>
  )
}
