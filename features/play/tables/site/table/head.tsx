import { ArrowLeft, Bookmark, Heart, PanelRight, Settings } from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Link } from '#ui/route/link.tsx'
import { chipText } from '../bets/chip-text.ts'
import type { TableReply } from '../use-table.ts'
import { toggleFavourite, useFavouriteTables } from '../state/favourites.ts'
import { Switcher } from '../several/switcher.tsx'

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
