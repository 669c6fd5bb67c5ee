import type { ClipboardEvent } from 'react'
import { boxClass } from '#ui/form/field.tsx'
import { filledFrom, numbersIn, type Filled } from '../../rules/filled.ts'
import { useTierName, type Tiers } from './prize-board.tsx'

type Props = {
  readonly tiers: Tiers
  readonly value: Filled
  readonly onChange: (value: Filled) => void
  /** Prizes that another entry gives differently. */
  readonly marked?: readonly { readonly tier: string; readonly place: number }[]
  /** Numbers that are public: they cannot be changed here. */
  readonly shown?: Filled
}

/** A field for every number of every prize. Digits are kept as typed, leading zeros too; a pasted board fills the fields in order. */
export function PrizeFields({ tiers, value, onChange, marked = [], shown = {} }: Props) {
  const name = useTierName()
  const paste = (event: ClipboardEvent, tier: string, place: number) => {
    const numbers = numbersIn(event.clipboardData.getData('text'))
    if (numbers.length < 2) return // one number is pasted as usual
    event.preventDefault()
    onChange(filledFrom(tiers, value, { tier, place, numbers }))
  }
  return (
    <div className="grid gap-3">
      {tiers.map(({ key, count, width }) => (
        <fieldset key={key} className="grid gap-1.5">
          <legend className="mb-1 text-13 font-medium">{name(key)}</legend>
          <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
            {Array.from({ length: count }, (_, place) => (
              <input
                key={place}
                name={`${key}.${place}`}
                aria-label={count === 1 ? name(key) : `${name(key)}, ${place + 1}`}
                aria-invalid={marked.some((each) => each.tier === key && each.place === place) || undefined}
                inputMode="numeric"
                autoComplete="off"
                maxLength={width}
                placeholder={'0'.repeat(width)}
                value={value[key]?.[place] ?? ''}
                readOnly={shown[key]?.[place] !== undefined}
                onPaste={(event) => paste(event, key, place)}
                onChange={({ target }) =>
                  onChange(
                    filledFrom(tiers, value, {
                      tier: key,
                      place,
                      numbers: [target.value.replace(/\D/g, '')],
                    }),
                  )
                }
                className={`${boxClass} num text-center read-only:bg-raised read-only:text-muted`}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
