import type { LucideIcon } from 'lucide-react'
import type { ComponentType, MouseEvent } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { RailEntry, railEntryClass } from '#ui/nav/rail-entry.tsx'
import { Link } from '#ui/route/link.tsx'
import { pageEntries, type MemberPage } from '../member/pages.ts'
import { useGo } from '../ways/use-go.ts'

export type RailLook = {
  readonly isNarrow: boolean
  /** What happens besides: the sheet closes. */
  readonly onGo?: () => void
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
}

/** An entry that opens the member centre at a page, above where one is. */
export function PageButton({ page, Badge, isNarrow, onGo }: PageButtonProps) {
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
      <RailEntry icon={pageEntries[page].icon} words={words} isNarrow={isNarrow} />
      {Badge && <Badge />}
    </button>
  )
}

export type ActionButtonProps = RailLook & {
  readonly icon: LucideIcon
  readonly words: string
  readonly onPress: () => void
}

/** An entry that does something here. */
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
