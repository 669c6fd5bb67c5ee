import { ChevronDown, ListFilter, X } from 'lucide-react'
import { useId } from 'react'
import type { Reply } from '#contract/route.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import type { lobby } from '../../contract.ts'
import { sorts, volatilities, type Facet } from '../../rules/browse.ts'
import type { HallSearch } from './place.ts'

export type Facets = Reply<typeof lobby.browse>['facets']

export type FiltersProps = {
  readonly facets: Facets
  readonly search: HallSearch
  readonly onSearch: (next: HallSearch) => void
}

/** The filters of a games page, each choice with its count. All are stored in the URL. */
export function Filters({ facets, search, onSearch }: FiltersProps) {
  const { t } = useTexts()
  const { page, sort, ...narrowed } = search
  const set = (name: keyof HallSearch, value: string) => {
    const { [name]: _, ...rest } = search
    onSearch(value === '' ? rest : { ...rest, [name]: value })
  }
  // a URL may name a kind that is not a group: show it as typed
  const nameOf = (prefix: string, key: string) =>
    hasText(`lobby.${prefix}.${key}`) ? t(`lobby.${prefix}.${key}`) : key
  const named = (list: readonly Facet[], prefix: 'type' | 'theme' | 'volatility') =>
    list.map(({ key, count }) => ({ value: key, label: `${nameOf(prefix, key)} (${count})` }))
  const kept = (value: string | undefined, list: readonly Facet[]) =>
    value && !list.some(({ key }) => key === value) ? [...list, { key: value, count: 0 }] : list
  return (
    <div
      role="group"
      aria-label={t('lobby.filters')}
      className="flex items-center gap-2 overflow-x-auto [scrollbar-width:none] max-md:-mx-4 max-md:px-4 md:flex-wrap"
    >
      {Object.keys(narrowed).length > 0 ? (
        // first in the line: on a phone the end of the line is not visible
        <IconButton
          icon={X}
          label={t('lobby.clear')}
          onClick={() => onSearch({ ...(page ? { page } : {}), ...(sort ? { sort } : {}) })}
        />
      ) : (
        <ListFilter size={18} className="shrink-0 text-faint" aria-hidden />
      )}
      {(facets.types.length > 1 || search.type) && (
        <Choice
          label={t('lobby.type')}
          value={search.type ?? ''}
          options={named(kept(search.type, facets.types), 'type')}
          onChange={(value) => set('type', value)}
        />
      )}
      {(facets.themes.length > 1 || search.theme) && (
        <Choice
          label={t('lobby.theme')}
          value={search.theme ?? ''}
          options={named(kept(search.theme, facets.themes), 'theme')}
          onChange={(value) => set('theme', value)}
        />
      )}
      <Choice
        label={t('lobby.volatility')}
        value={search.volatility ?? ''}
        options={named(
          kept(
            search.volatility,
            volatilities.flatMap((key) => facets.volatilities.filter((facet) => facet.key === key)),
          ),
          'volatility',
        )}
        onChange={(value) => set('volatility', value)}
      />
      <div className="md:ml-auto">
        <Choice
          label={t('lobby.sort')}
          value={sort ?? 'usual'}
          options={sorts.map((value) => ({ value, label: t(`lobby.sort.${value}`) }))}
          onChange={(value) => set('sort', value === 'usual' ? '' : value)}
          isAlways
        />
      </div>
    </div>
  )
}

type ChoiceProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
  /** One option is always selected. */
  readonly isAlways?: boolean
}

/** A native select: familiar on every phone, keyboard and screen reader. */
function Choice({ label, value, options, onChange, isAlways = false }: ChoiceProps) {
  const id = useId()
  const isOn = value !== '' && !isAlways
  return (
    <div className="relative shrink-0">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={`h-11 max-w-56 cursor-pointer appearance-none rounded-control border bg-surface pr-9 pl-3.5 font-medium transition-colors duration-120 hover:border-control ${isOn ? 'border-action/60 text-action-text' : 'border-line text-muted'}`}
      >
        {!isAlways && (
          <option value="" className="bg-surface text-text">
            {label}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-surface text-text">
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-faint"
        aria-hidden
      />
    </div>
  )
}
