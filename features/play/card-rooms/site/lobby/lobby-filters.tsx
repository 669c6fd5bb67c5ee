import { Armchair } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { bands, filtered, monies, noFilter, type Filter } from '../../rules/lobby.ts'
import { cardGames } from '../../rules/play.ts'
import type { ListedRoom } from './lobby-page.tsx'

type Props = {
  readonly rooms: readonly ListedRoom[]
  readonly filter: Filter
  readonly onChange: (filter: Filter) => void
}

/** Cash or practice, game, stakes, seats, and whether a seat is free. */
export function LobbyFilters({ rooms, filter, onChange }: Props) {
  const { t } = useTexts()
  const sizes = [...new Set(rooms.map(({ seats }) => seats))].toSorted((a, b) => a - b)
  return (
    <div className="grid w-full min-w-0 gap-2 sm:w-auto">
      <div className="flex min-w-0 gap-2 overflow-x-auto [scrollbar-width:none]">
        <FilterChips
          label={t('rooms.money')}
          value={filter.money}
          onChange={(money) => onChange({ ...filter, money })}
          className="shrink-0"
          options={monies.map((value) => ({
            value,
            label: t(`rooms.money.${value}`),
            count: filtered(rooms, { ...noFilter, money: value }).length,
          }))}
        />
        <FilterChips
          label={t('rooms.free')}
          value={filter.isFreeOnly ? 'free' : 'off'}
          onChange={() => onChange({ ...filter, isFreeOnly: !filter.isFreeOnly })}
          className="shrink-0"
          options={[{ value: 'free', label: t('rooms.free'), icon: Armchair }]}
        />
      </div>
      {/* on a phone a third of the width is too little for the names */}
      <div className="grid grid-cols-2 gap-2 max-sm:[&>:first-child]:col-span-2 sm:w-110 sm:grid-cols-3">
        <Choice
          name={t('rooms.filter')}
          value={filter.game}
          options={cardGames.map((value) => [value, t(`rooms.game.${value}`)] as const)}
          onChange={(game) => onChange({ ...filter, game })}
        />
        <Choice
          name={t('rooms.stakes')}
          value={filter.stakes}
          options={bands.map((value) => [value, t(`rooms.stakes.${value}`)] as const)}
          onChange={(stakes) => onChange({ ...filter, stakes })}
        />
        <Choice
          name={t('rooms.size')}
          value={filter.seats}
          options={sizes.map((seats) => [seats, t('rooms.seats', { count: seats })] as const)}
          onChange={(seats) => onChange({ ...filter, seats })}
        />
      </div>
    </div>
  )
}

type ChoiceProps<Value extends string | number> = {
  /** Also what is shown while nothing is chosen. */
  readonly name: string
  readonly value: Value | null
  readonly options: readonly (readonly [value: Value, label: string])[]
  readonly onChange: (value: Value | null) => void
}

/** A choice that narrows the tables, or any. */
function Choice<Value extends string | number>({ name, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField
      label={<span className="sr-only">{name}</span>}
      value={value?.toString() ?? ''}
      onChange={({ target }) =>
        onChange(options.find(([each]) => each.toString() === target.value)?.[0] ?? null)
      }
      options={[
        { value: '', label: name },
        ...options.map(([each, label]) => ({ value: each.toString(), label })),
      ]}
    />
  )
}
