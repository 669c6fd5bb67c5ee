import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkClass } from '#ui/action/link.tsx'

export type SectionHeadProps = {
  readonly title: ReactNode
  readonly note?: ReactNode
  readonly link?: { readonly words: ReactNode; readonly onPress: () => void }
}

/** Title of a row, a quiet note, and the way to more. */
export function SectionHead({ title, note, link }: SectionHeadProps) {
  return (
    <div className="mb-3 flex min-h-7 items-center gap-3 md:mb-3.5">
      <h2>{title}</h2>
      {note && <small className="text-12 text-faint">{note}</small>}
      {link && (
        <button type="button" className={`${linkClass} hit ml-auto`} onClick={link.onPress}>
          {link.words}
          <ChevronRight size={16} aria-hidden />
        </button>
      )}
    </div>
  )
}
