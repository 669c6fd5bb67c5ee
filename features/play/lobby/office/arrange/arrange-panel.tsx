import { Flame, List, Pin } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { BrandChips } from '#features/platform/merchants/office/brand-chips.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Status } from '#ui/data/status.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { QueryState, Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lobbyArrange } from '../../contract/arrange.ts'
import { searchable } from '../../rules.ts'
import { OrderList } from './order-list.tsx'

type Arrangement = Reply<typeof lobbyArrange.show>
type Game = Arrangement['games'][number]
type Vendor = Arrangement['vendors'][number]
type Filter = { readonly brand?: string | undefined; readonly category?: string | undefined }

/** Rows rendered of a long list; the search finds the others. */
const MOST_ROWS = 200

export type ArrangePanelProps = {
  readonly filter: Filter
  readonly onFilter: (filter: { brand?: string | undefined; category?: string | undefined }) => void
  readonly mayArrange: boolean
}

/** The order of a brand's lobby: providers, games, hot games and pinned games. */
export function ArrangePanel({ filter, onFilter, mayArrange }: ArrangePanelProps) {
  const { t } = useTexts()
  const { brand } = filter
  const asked = useApiQuery(useApi(lobbyArrange).show, { query: brand ? { merchant: brand } : {} })
  return (
    <div className="grid grid-cols-1 content-start gap-4 p-4 md:px-6">
      <header className="grid gap-1">
        <h1 className="text-18">{t('arrange.title')}</h1>
        <p className="max-w-160 text-13 text-muted">{t('arrange.lead')}</p>
      </header>
      <BrandChips
        brands={asked.data?.brands}
        value={asked.data?.merchant}
        onChange={(chosen) => onFilter({ ...filter, brand: chosen })}
      />
      <QueryState of={asked} waiting={<SkeletonRows />}>
        {({ merchant, vendors, games }) => (
          <>
            <Vendors merchant={merchant} vendors={vendors} mayArrange={mayArrange} />
            <Games {...{ merchant, games, vendors, filter, onFilter, mayArrange }} />
          </>
        )}
      </QueryState>
    </div>
  )
}

function Vendors({
  merchant,
  vendors,
  mayArrange,
}: {
  readonly merchant: string
  readonly vendors: readonly Vendor[]
  readonly mayArrange: boolean
}) {
  const { t } = useTexts()
  const api = useApi(lobbyArrange)
  const tells = { invalidates: [api.show] }
  const move = useApiMutation(api.moveVendor, tells)
  const list = useApiMutation(api.setList, tells)
  const error = move.error ?? list.error
  return (
    <section aria-label={t('arrange.vendors')} className="panel grid grid-cols-1 gap-1 p-4">
      <h2 className="text-16">{t('arrange.vendors')}</h2>
      <p className="text-13 text-muted">{t('arrange.vendorsLead')}</p>
      {error && <Failure error={error} />}
      <OrderList
        rows={vendors.map((vendor) => ({ ...vendor, id: vendor.code }))}
        all={vendors.map(({ code }) => code)}
        isBusy={move.isPending}
        onMove={
          mayArrange
            ? (vendor, before) => move.mutate({ params: { merchant }, body: { vendor, before } })
            : null
        }
        note={({ games }) => t('arrange.count', { count: games })}
        marks={({ code, name, opensList }) => (
          <IconButton
            icon={List}
            size="sm"
            pressed={opensList}
            disabled={!mayArrange || list.isPending}
            label={t('arrange.listOf', { name })}
            onClick={() =>
              list.mutate({ params: { merchant, vendor: code }, body: { opensList: !opensList } })
            }
          />
        )}
      />
    </section>
  )
}

type GamesProps = {
  readonly merchant: string
  readonly games: readonly Game[]
  readonly vendors: readonly Vendor[]
  readonly filter: Filter
  readonly onFilter: ArrangePanelProps['onFilter']
  readonly mayArrange: boolean
}

function Games({ merchant, games, vendors, filter, onFilter, mayArrange }: GamesProps) {
  const { t } = useTexts()
  const api = useApi(lobbyArrange)
  const tells = { invalidates: [api.show] }
  const move = useApiMutation(api.moveGame, tells)
  const mark = useApiMutation(api.mark, tells)
  const [typed, setTyped] = useState('')
  const categories = [...new Set(games.map(({ category }) => category))]
  const chosen = categories.find((category) => category === filter.category)
  const words = searchable(typed)
  const shown = games.filter(
    ({ category, name, id }) =>
      (!chosen || category === chosen) && (searchable(name).includes(words) || id.includes(words)),
  )
  const error = move.error ?? mark.error
  const nameOf = new Map(vendors.map(({ code, name }) => [code, name]))
  return (
    <section aria-label={t('arrange.games')} className="panel grid grid-cols-1 gap-3 p-4">
      <div className="grid gap-1">
        <h2 className="text-16">{t('arrange.games')}</h2>
        <p className="text-13 text-muted">{t('arrange.gamesLead')}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <FilterChips
          label={t('arrange.category')}
          options={['all', ...categories].map((value) => ({
            value,
            label: value === 'all' ? t('arrange.all') : t(`lobby.category.${value}`),
          }))}
          value={chosen ?? 'all'}
          onChange={(value) => onFilter({ ...filter, category: value === 'all' ? undefined : value })}
        />
        <TextField
          label={t('arrange.find')}
          type="search"
          name="find"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="w-full md:w-72"
        />
      </div>
      {error && <Failure error={error} />}
      <OrderList
        rows={shown.slice(0, MOST_ROWS)}
        all={games.map(({ id }) => id)}
        isBusy={move.isPending}
        onMove={
          mayArrange ? (game, before) => move.mutate({ params: { merchant }, body: { game, before } }) : null
        }
        note={({ vendor, isOn }) => (
          <>
            {nameOf.get(vendor) ?? vendor}
            {!isOn && <Status>{t('arrange.hidden')}</Status>}
          </>
        )}
        marks={({ id, name, isHot, isPinned }) => (
          <>
            {(
              [
                { kind: 'hot', icon: Flame, isOn: isHot },
                { kind: 'pinned', icon: Pin, isOn: isPinned },
              ] as const
            ).map(({ kind, icon, isOn }) => (
              <IconButton
                key={kind}
                icon={icon}
                size="sm"
                pressed={isOn}
                disabled={!mayArrange || mark.isPending}
                label={t(`arrange.${kind}Of`, { name })}
                onClick={() =>
                  mark.mutate({ params: { merchant, game: id }, body: { mark: kind, isOn: !isOn } })
                }
              />
            ))}
          </>
        )}
      />
      {shown.length > MOST_ROWS && (
        <p className="text-13 text-faint">{t('arrange.more', { shown: MOST_ROWS, count: shown.length })}</p>
      )}
    </section>
  )
}
