import clsx from 'clsx'
import type { LucideIcon } from 'lucide-react'
import type { ComponentType, MouseEvent, ReactNode } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { Link } from '#ui/route/link.tsx'
import { pageEntries, type MemberPage } from '../member/pages.ts'
import { useGo } from '../ways/use-go.ts'

export type RailLook = {
  readonly isNarrow: boolean
  /** What happens besides: the sheet closes. */
  readonly onGo?: () => void
}

export type GroupProps = {
  readonly name?: string
  readonly isNarrow?: boolean
  readonly children: ReactNode
}

/** Entries that belong together, under their name; a line where there is no room for words. */
export function Group({ name, isNarrow = false, children }: GroupProps) {
  return (
    <div role="group" aria-label={name} className="group/rail flex flex-col gap-0.5">
      {name && !isNarrow && (
        <p aria-hidden className="px-3 pt-4 pb-1 text-12 font-medium text-faint group-first/rail:pt-0">
          {name}
        </p>
      )}
      {isNarrow && <hr className="mx-3 my-2 border-hair group-first/rail:hidden" />}
      {children}
    </div>
  )
}

export type PathLinkProps = RailLook & {
  readonly path: string
  readonly icon: LucideIcon
  readonly words: string
  /** A count or a share at its end. */
  readonly end?: string | undefined
  /** What a press does besides following it. */
  readonly onPress?: (event: MouseEvent<HTMLElement>) => void
}

/** An entry that leads to a page; a plain link to everything that reads links. */
export function PathLink({ path, icon, words, end, onPress, isNarrow, onGo }: PathLinkProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    onPress?.(event)
    onGo?.()
  }
  return (
    <Link to={path} onClick={press} className={entryClass(isNarrow)} title={isNarrow ? words : undefined}>
      <Inside icon={icon} words={words} end={end} isNarrow={isNarrow} />
    </Link>
  )
}

export type PageButtonProps = RailLook & {
  readonly page: MemberPage
  readonly Badge?: ComponentType | undefined
}

/** An entry that opens the member centre at a page, above where one is. */
export function PageButton({ page, Badge, isNarrow, onGo }: PageButtonProps) {
  const { t } = useTexts()
  const go = useGo()
  const words = t(`member.${page}`)
  return (
    <button
      type="button"
      className={entryClass(isNarrow)}
      title={isNarrow ? words : undefined}
      onClick={() => {
        onGo?.()
        go.member(page)
      }}
    >
      <Inside icon={pageEntries[page].icon} words={words} isNarrow={isNarrow} />
      {Badge && <Badge />}
    </button>
  )
}

export type DeedButtonProps = RailLook & {
  readonly icon: LucideIcon
  readonly words: string
  readonly onPress: () => void
}

/** An entry that does something here. */
export function DeedButton({ icon, words, onPress, isNarrow, onGo }: DeedButtonProps) {
  return (
    <button
      type="button"
      className={entryClass(isNarrow)}
      title={isNarrow ? words : undefined}
      onClick={() => {
        onGo?.()
        onPress()
      }}
    >
      <Inside icon={icon} words={words} isNarrow={isNarrow} />
    </button>
  )
}

type InsideProps = {
  readonly icon: LucideIcon
  readonly words: string
  readonly end?: string | undefined
  readonly isNarrow: boolean
}

function Inside({ icon: Icon, words, end, isNarrow }: InsideProps) {
  return (
    <>
      <Icon size={20} aria-hidden />
      <span className={clsx('min-w-0 flex-1 truncate', isNarrow && 'sr-only')}>{words}</span>
      {end && !isNarrow && <span className="num text-12 text-faint">{end}</span>}
    </>
  )
}

function entryClass(isNarrow: boolean): string {
  return clsx(
    'relative flex h-11 shrink-0 items-center gap-3 rounded-control text-left font-medium text-muted transition-colors duration-120 hover:bg-surface hover:text-text md:h-10',
    'aria-[current=page]:bg-action-soft aria-[current=page]:text-action-text',
    isNarrow ? 'justify-center' : 'px-3',
  )
}
