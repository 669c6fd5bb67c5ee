import { Columns2 } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { navigate } from '#ui/route/place.ts'
import type { TableInfo } from '../use-table.ts'
import { besideSearch, chooseTables, MOST_TABLES, toggleChosen, useChosenTables } from './chosen.ts'
import './several.css'

/** Chooses a table of the lobby for the view side by side; on a wide screen. */
export function BesideButton({ table: { code, name } }: { readonly table: TableInfo }) {
  const { t } = useTexts()
  const chosen = useChosenTables()
  const isChosen = chosen.includes(code)
  return (
    <button
      type="button"
      className="lt-tile-beside hit"
      aria-pressed={isChosen}
      disabled={!isChosen && chosen.length >= MOST_TABLES}
      aria-label={t('tables.chooseBeside', { name })}
      title={t('tables.chooseBeside', { name })}
      onClick={() => toggleChosen(code)}
    >
      <Columns2 size={18} aria-hidden />
    </button>
  )
}

/** The tables that are chosen, and the way to them side by side. */
export function ChosenBar({ list }: { readonly list: readonly TableInfo[] }) {
  const { t } = useTexts()
  const chosen = useChosenTables()
  const shown = chosen.flatMap((code) => list.find((table) => table.code === code) ?? [])
  if (shown.length === 0) return null
  return (
    <aside className="lt-chosen panel" aria-label={t('tables.beside')}>
      <p className="min-w-0 flex-1 text-14" role="status">
        <b>{t('tables.chosen', { count: shown.length, most: MOST_TABLES })}</b>{' '}
        <span className="text-muted">{shown.map(({ name }) => name).join(' · ')}</span>
      </p>
      <Button size="sm" onClick={() => chooseTables([])}>
        {t('tables.clearChosen')}
      </Button>
      <Button
        size="sm"
        look="primary"
        icon={Columns2}
        disabled={shown.length < 2}
        onClick={() =>
          void navigate({
            to: '/table',
            search: besideSearch(shown.map(({ code }) => code)),
            resetScroll: true,
          })
        }
      >
        {t('tables.openBeside')}
      </Button>
    </aside>
  )
}
