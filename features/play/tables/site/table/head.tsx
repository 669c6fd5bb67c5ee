import { ArrowLeft, Bookmark, Columns2, Heart, LayoutList, PanelRight, Settings } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Menu, type MenuItem } from '#ui/layer/menu.tsx'
import { Link } from '#ui/route/link.tsx'
import { navigate } from '#ui/route/place.ts'
import { tables } from '../../contract/member.ts'
import { chipText } from '../bets/chip-text.ts'
import type { TableReply } from '../use-table.ts'
import { toggleFavourite, useFavouriteTables } from '../state/favourites.ts'

/** Tables side by side at most. */
export const MOST_TABLES = 4
const STALE_MS = 60_000

type HeadProps = {
  readonly data: TableReply
  /** Codes of the tables beside this one. */
  readonly beside: readonly string[]
  readonly isMember: boolean
  readonly onMore: () => void
  readonly onSettings: () => void
  readonly onSaved: () => void
}

/** Name, limits and round of a table, and the ways to other tables. */
export function Head({ data: { table, round }, beside, isMember, onMore, onSettings, onSaved }: HeadProps) {
  const { t } = useTexts()
  const isFavourite = useFavouriteTables().includes(table.code)
  return (
    <header className="flex min-h-12 items-center gap-1 px-1 sm:gap-2 sm:px-2">
      <Link
        to="/live"
        aria-label={t('tables.toLobby')}
        className="hit grid size-10 place-items-center text-muted"
      >
        <ArrowLeft size={20} aria-hidden />
      </Link>
      <div className="min-w-0 flex-1 leading-tight">
        <h1 className="truncate text-16 font-bold">{table.name}</h1>
        <p className="num truncate text-12 text-muted">
          {table.dealer &&
            table.dealer.name !== null &&
            `${t('tables.dealtBy', { name: table.dealer.name })} · `}
          {chipText(table.limits.min)} – {chipText(table.limits.tableMax)} {table.limits.currency}
          {round ? ` · ${round.label}` : ''}
        </p>
      </div>
      <IconButton
        icon={Heart}
        size="sm"
        pressed={isFavourite}
        label={t('tables.favourite', { name: table.name })}
        onClick={() => toggleFavourite(table.code)}
        className="max-sm:hidden!"
      />
      {isMember && <IconButton icon={Bookmark} size="sm" label={t('tables.saved')} onClick={onSaved} />}
      <Switcher table={table.code} beside={beside} />
      <IconButton icon={Settings} size="sm" label={t('tables.settings')} onClick={onSettings} />
      <IconButton
        icon={PanelRight}
        size="sm"
        label={t('tables.more')}
        onClick={onMore}
        className="lg:hidden!"
      />
    </header>
  )
}

/** Other tables: instead of this one, or beside it on a wide screen. */
function Switcher({ table, beside }: { readonly table: string; readonly beside: readonly string[] }) {
  const { t } = useTexts()
  const [isWanted, setWanted] = useState(false)
  // asking for the list wakes tables that sleep: only when the menu is about to open
  const { data } = useApiQuery(useApi(tables).list, { query: {} }, { enabled: isWanted, staleMs: STALE_MS })
  const others = (data?.list ?? []).filter(({ code }) => code !== table)
  const to = (code: string, next: readonly string[]) =>
    void navigate({
      to: '/table',
      search: next.length > 0 ? { code, with: next.join(',') } : { code },
      resetScroll: false,
    })
  const instead: readonly MenuItem[] = others.map(({ code, name }) => ({
    key: code,
    label: name,
    icon: LayoutList,
    onSelect: () =>
      to(
        code,
        beside.filter((each) => each !== code),
      ),
  }))
  const added: readonly MenuItem[] = others
    .filter(({ code }) => !beside.includes(code))
    .map(({ code, name }) => ({
      key: `beside ${code}`,
      label: t('tables.addBeside', { name }),
      icon: Columns2,
      onSelect: () => to(table, [...beside, code]),
    }))
  const mayAdd = matchMedia('(width >= 1080px)').matches && beside.length < MOST_TABLES - 1
  return (
    <Menu
      trigger={
        <IconButton
          icon={LayoutList}
          size="sm"
          label={t('tables.otherTables')}
          onPointerEnter={() => setWanted(true)}
          onFocus={() => setWanted(true)}
        />
      }
      groups={mayAdd ? [instead, added] : [instead]}
    />
  )
}
