import type { LucideIcon } from 'lucide-react'
import type { ComponentType, MouseEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { RailEntry, railEntryClass } from '#ui/nav/rail-entry.tsx'
import { Link } from '#ui/route/link.tsx'
import type { MemberPage } from '../member/names.ts'
import { pageEntries } from '../member/pages.ts'
import { useGo } from '../ways/use-go.ts'

export type RailLook = {
  readonly isNarrow: boolean
  /** Called after navigating: closes the sheet. */
  readonly onGo?: () => void
}

export type PathLinkProps = RailLook & {
  readonly path: string
  readonly icon: LucideIcon
  readonly words: string
  /** A count or a percentage at the end of the entry. */
  readonly end?: string | undefined
  /** Called in addition to navigating. */
  readonly onPress?: (event: MouseEvent<HTMLElement>) => void
}

/** An entry that links to a page; a plain link, so that crawlers and screen readers can follow it. */
export function PathLink({ path, icon, words, end, onPress, isNarrow, onGo }: PathLinkProps) {
  const press = (event: MouseEvent<HTMLElement>) => {
    onPress?.(event)
    onGo?.()
  }
  return (
    <Link
      href={path}
      onClick={press}
      className={railEntryClass(isNarrow)}
      title={isNarrow ? words : undefined}
    >
      <RailEntry icon={icon} words={words} end={end} isNarrow={isNarrow} />
    </Link>
  )
}

export type PageButtonProps = RailLook & {
  readonly page: MemberPage
  readonly Badge?: ComponentType | undefined
  readonly end?: string | undefined
}

/** An entry that opens a page of the member centre above the current page. */
export function PageButton({ page, Badge, end, isNarrow, onGo }: PageButtonProps) {
  const { t } = useTexts()
  const go = useGo()
  const words = t(`member.${page}`)
  return (
    <button
      type="button"
      className={railEntryClass(isNarrow)}
      title={isNarrow ? words : undefined}
      onClick={() => {
        onGo?.()
        go.member(page)
      }}
    >
      <RailEntry icon={pageEntries[page].icon} words={words} end={end} isNarrow={isNarrow} />
      {Badge && <Badge />}
    </button>
  )
}

export type ActionButtonProps = RailLook & {
  readonly icon: LucideIcon
  readonly words: string
  readonly onPress: () => void
}

/** An entry that runs an action. */
export function ActionButton({ icon, words, onPress, isNarrow, onGo }: ActionButtonProps) {
  return (
    <button
      type="button"
      className={railEntryClass(isNarrow)}
      title={isNarrow ? words : undefined}
      onClick={() => {
        onGo?.()
        onPress()
      }}
    >
      <RailEntry icon={icon} words={words} isNarrow={isNarrow} />
    </button>
  )
}
