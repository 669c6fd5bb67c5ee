import { Armchair } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { SelectField } from '#ui/form/select-field.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { bands, filtered, games, monies, noFilter, type Filter } from '../../rules/lobby.ts'
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
  const gameOf = (value: string) => games.find((game) => game === value) ?? null
  return (
    <div className="grid min-w-0 gap-1">
      <FilterChips
        label={t('rooms.money')}
        value={filter.money}
        onChange={(money) => onChange({ ...filter, money })}
        options={monies.map((value) => ({
          value,
          label: t(`rooms.money.${value}`),
          count: filtered(rooms, { ...noFilter, money: value }).length,
        }))}
      />
      <FilterChips
        label={t('rooms.filter')}
        value={filter.game ?? 'all'}
        onChange={(game) => onChange({ ...filter, game: gameOf(game) })}
        options={[
          { value: 'all', label: t('rooms.allGames') },
          ...games.map((value) => ({ value, label: t(`rooms.game.${value}`) })),
        ]}
      />
      <div className="flex flex-wrap items-center gap-2">
        <SelectField
          label={<span className="sr-only">{t('rooms.stakes')}</span>}
          className="min-w-36 flex-1 sm:flex-none"
          value={filter.stakes ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, stakes: bands.find((band) => band === target.value) ?? null })
          }
          options={[
            { value: '', label: t('rooms.stakes.any') },
            ...bands.map((value) => ({ value, label: t(`rooms.stakes.${value}`) })),
          ]}
        />
        <SelectField
          label={<span className="sr-only">{t('rooms.size')}</span>}
          className="min-w-32 flex-1 sm:flex-none"
          value={filter.seats?.toString() ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, seats: target.value === '' ? null : Number(target.value) })
          }
          options={[
            { value: '', label: t('rooms.anySize') },
            ...sizes.map((seats) => ({ value: seats.toString(), label: t('rooms.seats', { count: seats }) })),
          ]}
        />
        <FilterChips
          label={t('rooms.free')}
          value={filter.isFreeOnly ? 'free' : 'off'}
          onChange={() => onChange({ ...filter, isFreeOnly: !filter.isFreeOnly })}
          options={[{ value: 'free', label: t('rooms.free'), icon: Armchair }]}
        />
      </div>
    </div>
  )
}
