import { ArrowLeft, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Link } from '#ui/route/link.tsx'
import { navigate } from '#ui/route/place.ts'
import { chipText } from '../bets/chip-text.ts'
import { roadGameOf } from '../roads/history.tsx'
import { LastResults } from '../roads/last-results.tsx'
import { TileRoad } from '../roads/tile-road.tsx'
import { useTableState } from '../state/use-table-state.ts'
import { Switcher } from './switcher.tsx'
import { TableView } from '../table/table-view.tsx'
import type { TableReply } from '../use-table.ts'
import { besideSearch, chooseTables } from './chosen.ts'
import { Loaded } from './loaded.tsx'
import './several.css'

/** A road as wide as half a page, and no higher than a tile's. */
const ROAD_COLUMNS = 38

/** Up to four tables side by side: each with its timer, bets and road. Digits go to a table; only the one in use speaks. */
export function Several({ codes }: { readonly codes: readonly string[] }) {
  const { t } = useTexts()
  const [touched, setTouched] = useState<string | null>(null)
  const grid = useRef<HTMLDivElement>(null)
  const [first = '', ...rest] = codes
  // the table in use may be closed: then the first one speaks
  const active = touched !== null && codes.includes(touched) ? touched : first
  const all = codes.join()
  useEffect(() => chooseTables(all.split(',')), [all])
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const nth = Number(event.key)
      const isTyping =
        event.target instanceof Element && event.target.closest('input, textarea, [role=dialog]')
      if (isTyping || event.ctrlKey || event.metaKey || event.altKey || !(nth >= 1)) return
      const section = grid.current?.querySelectorAll<HTMLElement>(':scope > section')[nth - 1]
      if (!section) return
      event.preventDefault()
      const place = section.querySelector<HTMLElement>('[data-spot]') ?? section.querySelector('button')
      place?.focus({ preventScroll: true })
      section.scrollIntoView({ block: 'nearest' })
    }
    const enter = ({ target }: Event) => {
      const section = target instanceof Element ? target.closest<HTMLElement>('[data-code]') : null
      if (section?.dataset['code']) setTouched(section.dataset['code'])
    }
    addEventListener('keydown', press)
    addEventListener('focusin', enter)
    addEventListener('pointerdown', enter)
    return () => {
      removeEventListener('keydown', press)
      removeEventListener('focusin', enter)
      removeEventListener('pointerdown', enter)
    }
  }, [])
  const without = (code: string) =>
    void navigate({
      to: '/table',
      search: besideSearch(codes.filter((each) => each !== code)),
      replace: true,
      resetScroll: false,
    })
  return (
    <div className="grid gap-2">
      <header className="flex min-h-12 items-center gap-2">
        <Link
          to="/live"
          aria-label={t('tables.toLobby')}
          className="hit grid size-10 place-items-center text-muted"
        >
          <ArrowLeft size={20} aria-hidden />
        </Link>
        <h1 className="text-16 font-bold">{t('tables.severalTitle', { count: codes.length })}</h1>
        <p className="flex-1 truncate text-13 text-muted">
          {t('tables.severalKeys', { last: codes.length })}
        </p>
        <Switcher table={first} beside={rest} />
      </header>
      <div ref={grid} className="lt-several">
        {codes.map((code, at) => (
          <section
            key={code}
            aria-label={t('tables.tableNumber', { number: at + 1, code })}
            data-active={code === active || undefined}
            data-code={code}
          >
            <Loaded code={code} head={<Head number={at + 1} name={code} onClose={() => without(code)} />}>
              {(data) => (
                <Small data={data} number={at + 1} isActive={code === active} onClose={() => without(code)} />
              )}
            </Loaded>
          </section>
        ))}
      </div>
    </div>
  )
}

type HeadProps = {
  readonly number: number
  readonly name: string
  readonly onClose: () => void
  readonly children?: React.ReactNode
}

/** The table's digit and name, and the button that closes it. */
function Head({ number, name, onClose, children }: HeadProps) {
  const { t } = useTexts()
  return (
    <div className="flex min-h-10 items-center gap-2 px-2">
      <kbd className="lt-several-key" aria-hidden>
        {number}
      </kbd>
      <h2 className="truncate font-bold">{name}</h2>
      <span className="num flex-1 truncate text-12 text-muted">{children}</span>
      <IconButton icon={X} size="sm" label={t('tables.closeNamed', { name })} onClick={onClose} />
    </div>
  )
}

type SmallProps = {
  readonly data: TableReply
  readonly number: number
  readonly isActive: boolean
  readonly onClose: () => void
}

function Small({ data, number, isActive, onClose }: SmallProps) {
  const state = useTableState(data)
  const { name, game, limits } = data.table
  const road = roadGameOf(game)
  return (
    <>
      <Head number={number} name={name} onClose={onClose}>
        {chipText(limits.min)} – {chipText(limits.tableMax)}
      </Head>
      <div className="px-2 pb-1">
        {road ? (
          <TileRoad game={road} marks={state.marks} name={name} columns={ROAD_COLUMNS} />
        ) : (
          <LastResults game={game} marks={state.marks} count={14} />
        )}
      </div>
      <TableView state={state} hasHistory={false} isSmall isQuiet={!isActive} />
    </>
  )
}
