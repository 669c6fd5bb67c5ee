import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { useIsNarrow } from '#features/play/lottery/site/draw/use-is-narrow.ts'
import { families, familyOf, type Family } from '../games.ts'
import { useFavouriteTables } from '../state/favourites.ts'
import { BesideButton, ChosenBar } from '../several/choose.tsx'
import { useTables } from '../use-tables.ts'
import { Tile } from './tile.tsx'
import './lobby.css'

type Show = 'all' | 'favourite' | Family

/** The lobby of live tables: a tile for each with its road, filtered by game, by the smallest bet, or to the favourites. */
export function TablesLobby() {
  const { t, money } = useTexts()
  const [show, setShow] = useState<Show>('all')
  const [most, setMost] = useState('all')
  const favourites = useFavouriteTables()
  const isNarrow = useIsNarrow()
  const asked = useTables()
  return (
    <section className="lt-lobby grid gap-3" aria-label={t('tables.title')}>
      <h2 className="text-22 font-bold">{t('tables.title')}</h2>
      <QueryState of={asked} waiting={<Waiting />} isEmpty={({ list }) => list.length === 0} empty={null}>
        {({ list }) => {
          const smallest = [...new Set(list.map(({ limits }) => limits.min))].toSorted((a, b) =>
            a < b ? -1 : 1,
          )
          const currency = list[0]?.limits.currency ?? 'VND'
          const counted = (family: Family) => list.filter(({ game }) => familyOf(game) === family).length
          const shown = list.filter(
            ({ code, game, limits }) =>
              (show === 'all' ||
                (show === 'favourite' ? favourites.includes(code) : familyOf(game) === show)) &&
              (most === 'all' || limits.min.toString() === most),
          )
          return (
            <>
              <FilterChips<Show>
                label={t('tables.filter')}
                value={show}
                onChange={setShow}
                options={[
                  { value: 'all', label: t('tables.all'), count: list.length },
                  { value: 'favourite', label: t('tables.favourites'), count: favourites.length },
                  ...families
                    .filter((family) => counted(family) > 0)
                    .map((family) => ({
                      value: family,
                      label: t(`tables.family.${family}`),
                      count: counted(family),
                    })),
                ]}
              />
              {smallest.length > 1 && (
                <FilterChips
                  label={t('tables.smallestBet')}
                  value={most}
                  onChange={setMost}
                  options={[
                    { value: 'all', label: t('tables.anyLimit') },
                    ...smallest.map((min) => ({
                      value: min.toString(),
                      label: t('tables.from', { amount: money(min, currency, { symbol: true }) }),
                    })),
                  ]}
                />
              )}
              {shown.length === 0 ? (
                <EmptyState
                  className="panel"
                  icon={SearchX}
                  title={t('tables.noneFound')}
                  text={t('tables.noneFoundText')}
                  action={
                    <Button
                      onClick={() => {
                        setShow('all')
                        setMost('all')
                      }}
                    >
                      {t('tables.clearFilters')}
                    </Button>
                  }
                />
              ) : (
                <ul className="lt-tiles">
                  {shown.map((table) => (
                    <li key={table.code}>
                      <Tile table={table}>{!isNarrow && <BesideButton table={table} />}</Tile>
                    </li>
                  ))}
                </ul>
              )}
              {!isNarrow && <ChosenBar list={list} />}
            </>
          )
        }}
      </QueryState>
    </section>
  )
}

const Waiting = () => (
  <div className="lt-tiles" aria-hidden>
    {Array.from({ length: 6 }, (_, nth) => (
      <Skeleton key={nth} className="h-64" />
    ))}
  </div>
)
