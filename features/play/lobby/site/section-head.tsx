import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkClass } from '#ui/action/link.tsx'
import { Link } from '#ui/route/link.tsx'

export type SectionHeadProps = {
  readonly title: ReactNode
  readonly note?: ReactNode
  /** A link to more: an action or a URL. */
  readonly link?:
    | { readonly words: ReactNode; readonly onPress: () => void }
    | { readonly words: ReactNode; readonly href: string }
    | undefined
}

/** Title of a row, a note, and a link to more. */
export function SectionHead({ title, note, link }: SectionHeadProps) {
  const inside = link && (
    <>
      {link.words}
      <ChevronRight size={16} aria-hidden />
    </>
  )
  return (
    <div className="mb-3 flex min-h-7 items-center gap-3 md:mb-3.5">
      <h2>{title}</h2>
      {note && <small className="text-12 text-faint">{note}</small>}
      {link && 'href' in link && (
        <Link href={link.href} className={`${linkClass} hit ml-auto`}>
          {inside}
        </Link>
      )}
      {link && 'onPress' in link && (
        <button type="button" className={`${linkClass} hit ml-auto`} onClick={link.onPress}>
          {inside}
        </button>
      )}
    </div>
  )
}
