import type { ReactNode } from 'react'

export type RailGroupProps = {
  readonly name?: string | undefined
  readonly isNarrow?: boolean | undefined
  readonly children: ReactNode
}

/**
 * Side-menu entries that belong together, under a heading, shared by the site's menu and the back office's; a line if there is no room
 * for text.
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
