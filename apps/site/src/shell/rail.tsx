import { Link, useLocation } from '@tanstack/react-router'
import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import { useAsk } from '#contract/react.ts'
import { lobby } from '#features/lobby/contract.ts'
import { categoryIcons } from '#features/lobby/site/category-icons.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/line/use-api.ts'
import { memberPages, pageEntries } from '../member/pages.ts'
import { mainEntries } from './nav.ts'
import { useShell } from '../state/shell-store.ts'
import { TasteButtons } from '../menus/taste-buttons.tsx'
import { useGo } from '../state/use-go.ts'
import { useIsTight } from '../state/use-is-tight.ts'
import { TRIAL_TYPE, useMember } from '../state/use-member.ts'
import { Dices } from 'lucide-react'

/** The menu on a desktop: wide with words, or narrow with pictures. Categories come from the house (SHL-07). */
export function Rail() {
  const { t } = useTexts()
  const isChosen = useShell((state) => state.isNarrow)
  const isNarrow = useIsTight() || isChosen
  return (
    <nav
      aria-label={t('shell.main')}
      className={clsx(
        'sticky top-16 hidden h-[calc(100dvh-64px)] shrink-0 flex-col gap-0.5 overflow-y-auto border-r border-hair px-3 py-4 [scrollbar-width:none] md:flex',
        isNarrow ? 'w-18' : 'w-60',
      )}
    >
      <RailEntries isNarrow={isNarrow} />
      <div
        className={clsx(
          'mt-auto flex gap-2 pt-3',
          isNarrow ? 'flex-col items-center' : 'items-center justify-between',
        )}
      >
        <TasteButtons isNarrow={isNarrow} />
      </div>
    </nav>
  )
}

/** The entries themselves, shared with the phone's menu sheet. */
export function RailEntries({ isNarrow, onGo }: { readonly isNarrow: boolean; readonly onGo?: () => void }) {
  const { t } = useTexts()
  const go = useGo()
  const member = useMember()
  const { pathname, search } = useLocation()
  const { data } = useAsk(useApi(lobby).categories, undefined, { staleMs: 300_000 })
  const pages = member?.type === TRIAL_TYPE ? [] : memberPages
  const item = { isNarrow, ...(onGo ? { onGo } : {}) }
  return (
    <>
      {mainEntries.map(({ key, label, icon, to }) =>
        'path' in to ? (
          <Link
            key={key}
            to={to.path}
            onClick={onGo}
            className={entryClass(isNarrow)}
            aria-current={pathname === to.path && !search.category ? 'page' : undefined}
            title={isNarrow ? t(label) : undefined}
          >
            <EntryInside icon={icon} words={t(label)} {...item} />
          </Link>
        ) : null,
      )}
      <Line />
      {data?.list.map((category) => (
        <Link
          key={category.key}
          to="/index"
          search={{ category: category.key }}
          onClick={onGo}
          className={entryClass(isNarrow)}
          aria-current={search.category === category.key ? 'page' : undefined}
          title={isNarrow ? t(`category.${category.key}`) : undefined}
        >
          <EntryInside
            icon={categoryIcons[category.key] ?? Dices}
            words={t(`category.${category.key}`)}
            {...item}
          />
        </Link>
      ))}
      {member && pages.length > 0 && (
        <>
          <Line />
          {pages.map((page) => (
            <button
              key={page}
              type="button"
              className={entryClass(isNarrow)}
              title={isNarrow ? t(`member.${page}`) : undefined}
              onClick={() => {
                onGo?.()
                go.member(page)
              }}
            >
              <EntryInside icon={pageEntries[page].icon} words={t(`member.${page}`)} {...item} />
            </button>
          ))}
        </>
      )}
    </>
  )
}

function Line() {
  return <hr className="mx-3 my-2.5 border-hair" />
}

type InsideProps = {
  readonly icon: LucideIcon
  readonly words: string
  readonly isNarrow: boolean
}

function EntryInside({ icon: Icon, words, isNarrow }: InsideProps) {
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={clsx(isNarrow && 'sr-only')}>{words}</span>
    </>
  )
}

function entryClass(isNarrow: boolean): string {
  return clsx(
    'flex h-11 shrink-0 items-center gap-3 rounded-control text-left font-medium text-muted transition-colors duration-120 hover:bg-surface hover:text-text md:h-10',
    'aria-[current=page]:bg-action-soft aria-[current=page]:text-action-text',
    isNarrow ? 'justify-center' : 'px-3',
  )
}
