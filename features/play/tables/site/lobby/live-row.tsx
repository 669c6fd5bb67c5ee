import { useApiQuery } from '#contract/react.ts'
import { SectionHead } from '#features/play/lobby/site/section-head.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { tables } from '../../contract/member.ts'
import { families, familyOf } from '../games.ts'
import type { TableInfo } from '../use-table.ts'
import { Tile } from './tile.tsx'
import './lobby.css'

/** Home shows results so far: what it reads is at most this old, and deals nothing at tables without players. */
const POLL_MS = 30_000
const TABLES = 4

/** One table of each family first, the ones with the most players before others. */
export function shownAtHome(list: readonly TableInfo[]): readonly TableInfo[] {
  const open = list.filter(({ isOpen }) => isOpen).toSorted((a, b) => b.players - a.players)
  const firsts = families.flatMap((family) => open.find(({ game }) => familyOf(game) === family) ?? [])
  return [...new Set([...firsts, ...open])].slice(0, TABLES)
}

/** Live tables on home with their roads; nothing where no table is open. */
export function LiveRow() {
  const { t } = useTexts()
  const { data } = useApiQuery(
    useApi(tables).list,
    { query: { asleep: 'stay' } },
    { everyMs: POLL_MS, staleMs: POLL_MS },
  )
  const shown = shownAtHome(data?.list ?? [])
  if (!data || shown.length === 0) return null
  return (
    <section aria-label={t('tables.title')} className="mb-8">
      <SectionHead
        title={t('tables.title')}
        link={{ words: t('home.allOf', { count: data.list.length }), href: '/live' }}
      />
      <div className="lt-tiles lt-home">
        {shown.map((table) => (
          <Tile key={table.code} table={table} />
        ))}
      </div>
    </section>
  )
}
