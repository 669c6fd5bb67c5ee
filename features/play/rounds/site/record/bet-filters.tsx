import { useApiQuery } from '#contract/react.ts'
import { lobby } from '#features/play/lobby/contract.ts'
import { shownCategory } from '#features/play/lobby/rules/browse.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { SelectBox } from '#ui/form/select-field.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { BetFilter } from './use-bet-filter.ts'

const ALL = 'all'
const KEEP_MS = 300_000

export type BetFiltersProps = {
  readonly filter: BetFilter
  readonly onNarrow: (next: Partial<BetFilter>) => void
}

/** Category as chips; provider, game and state as lists, which stay short on a phone. */
export function BetFilters({ filter, onNarrow }: BetFiltersProps) {
  const { t, lang } = useTexts()
  const api = useApi(lobby)
  const categories = useApiQuery(api.categories, undefined, { staleMs: KEEP_MS }).data?.list ?? []
  const games = useApiQuery(api.gameList, undefined, { staleMs: KEEP_MS }).data?.list ?? []
  const ofCategory = games.filter(
    (game) => filter.category === ALL || shownCategory(game) === filter.category,
  )
  const vendors = new Map(ofCategory.map(({ vassalage, vendorName }) => [vassalage, vendorName]))
  const shown = ofCategory.filter(({ vassalage }) => filter.vendor === ALL || vassalage === filter.vendor)
  const sorted = (options: Option[]) =>
    options.toSorted((one, other) => one.label.localeCompare(other.label, lang))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <FilterChips
        label={t('rounds.category')}
        className="max-md:-mx-4 max-md:px-4"
        value={filter.category}
        onChange={(category) => onNarrow({ category, vendor: ALL, game: ALL })}
        options={[
          { value: ALL, label: t('rounds.allCategories') },
          ...[...new Set([...categories.map(({ key }) => key), ...WITHOUT_GAMES])]
            .flatMap((key) => kindsOf(key, games))
            .map((key) => ({ value: key, label: t(`category.${key}`) })),
        ]}
      />
      <div className="grid grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] gap-2 *:last:col-span-2 md:flex">
        <Choice
          label={t('rounds.vendor')}
          all={t('rounds.allVendors')}
          value={filter.vendor}
          options={sorted([...vendors].map(([value, label]) => ({ value, label })))}
          onChange={(vendor) => onNarrow({ vendor, game: ALL })}
        />
        <Choice
          label={t('rounds.game')}
          all={t('rounds.allGames')}
          value={filter.game}
          options={sorted(shown.map(({ gameId, name }) => ({ value: gameId, label: name })))}
          onChange={(game) => onNarrow({ game })}
        />
        <Choice
          label={t('rounds.state')}
          all={t('rounds.allStates')}
          value={filter.status}
          options={(['settled', 'open', 'void'] as const).map((value) => ({
            value,
            label: t(`rounds.${value}`),
          }))}
          onChange={(status) => onNarrow({ status })}
        />
      </div>
    </div>
  )
}

/** They are played on pages of their own, so that the lobby lists no games of theirs. */
const WITHOUT_GAMES = ['LIVE', 'SPORTS', 'ESPORTS']

/** A category, or the kinds of games that it is shown as: slots, mini games and card games (decision 35). */
function kindsOf(category: string, games: readonly Game[]): readonly string[] {
  const kinds = new Set(games.filter((game) => game.category === category).map(shownCategory))
  return kinds.size === 0 ? [category] : [...kinds].toSorted((one, other) => place(one) - place(other))
}

/** The order of the home page. */
const ORDER = ['RNG', 'MINI', 'CARD']
const place = (kind: string) => ORDER.indexOf(kind)

type Game = Reply<typeof lobby.gameList>['list'][number]
type Option = { readonly value: string; readonly label: string }

type ChoiceProps = {
  readonly label: string
  readonly all: string
  readonly value: string
  readonly options: readonly Option[]
  readonly onChange: (value: string) => void
}

function Choice({ label, all, value, options, onChange }: ChoiceProps) {
  const isKnown = value === ALL || options.some((option) => option.value === value)
  return (
    <SelectBox
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      className="md:w-52"
    >
      <option value={ALL}>{all}</option>
      {!isKnown && <option value={value}>{value}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectBox>
  )
}
