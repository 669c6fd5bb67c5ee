import clsx from 'clsx'
import { useLayoutEffect, useRef } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'

export type VendorTab = { readonly key: string; readonly name: string; readonly count: number }

export type VendorTabsProps = {
  readonly tabs: readonly VendorTab[]
  readonly total: number
  readonly chosen: string | null
  /** The URL of a provider's tab; null: all providers. */
  readonly hrefOf: (vendor: string | null) => string
}

/** A tab for each provider with games here, of equal widths (SHL-08); scrolls horizontally on a narrow phone. */
export function VendorTabs({ tabs, total, chosen, hrefOf }: VendorTabsProps) {
  const { t } = useTexts()
  const nav = useRef<HTMLElement>(null)
  const before = useRef<string | null>(null)
  useLayoutEffect(() => {
    // the first tab, all providers, is in view already: reading positions would force a layout before the page's first paint
    if (chosen === before.current) return
    before.current = chosen
    // on a phone the selected tab may be outside the viewport
    const tab = nav.current?.querySelector<HTMLElement>('[aria-current]')
    if (nav.current && tab)
      nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2
  }, [chosen])
  if (tabs.length === 0) return null
  return (
    <nav
      ref={nav}
      aria-label={t('lobby.makers')}
      className="relative -mx-4 overflow-x-auto px-4 [scrollbar-width:none] md:mx-0 md:px-0"
    >
      <div className="grid w-max min-w-full auto-cols-fr grid-flow-col gap-1 rounded-[11px] bg-raised p-1 md:min-w-0">
        <Tab name={t('lobby.allMakers')} count={total} isOn={chosen === null} href={hrefOf(null)} />
        {tabs.map(({ key, name, count }) => (
          <Tab
            key={key}
            name={t('lobby.hallOf', { vendor: name })}
            count={count}
            isOn={chosen === key}
            href={hrefOf(key)}
          />
        ))}
      </div>
    </nav>
  )
}

type TabProps = {
  readonly name: string
  readonly count: number
  readonly isOn: boolean
  readonly href: string
}

function Tab({ name, count, isOn, href }: TabProps) {
  return (
    <Link
      href={href}
      aria-current={isOn ? 'page' : undefined}
      className={clsx(
        'flex h-11 items-center justify-center gap-2 rounded-control px-4 font-medium whitespace-nowrap transition-colors duration-120',
        isOn ? 'bg-surface text-text shadow-edge' : 'text-muted hover:text-text',
      )}
    >
      {name}
      <span className="num text-12 text-faint">{count}</span>
    </Link>
  )
}
