import type { ReactNode } from 'react'

export type RailGroupProps = {
  readonly name?: string | undefined
  readonly isNarrow?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Entries of a rail that belong together, under their name, the same in the site's menu and the back office's; a line where
 * there is no room for words.
 */
export function RailGroup({ name, isNarrow = false, children }: RailGroupProps) {
  return (
    <div role="group" aria-label={name} className="flex shrink-0 flex-col gap-0.5">
      {name && !isNarrow && (
        <p aria-hidden className="px-3 pt-4 pb-1 text-12 font-medium text-faint [:first-child>&]:pt-0">
          {name}
        </p>
      )}
      {isNarrow && <hr className="mx-3 my-2 border-hair [:first-child>&]:hidden" />}
      {children}
    </div>
  )
}
