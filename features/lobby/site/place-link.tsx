import type { ComponentProps, MouseEvent } from 'react'

export type PlaceLinkProps = ComponentProps<'a'> & {
  readonly href: string
  readonly onOpen: (href: string) => void
}

/** A true link (a new tab, a long press, a reader all know it) that the page itself follows on a plain press. */
export function PlaceLink({ href, onOpen, children, ...rest }: PlaceLinkProps) {
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    onOpen(href)
  }
  return (
    <a href={href} onClick={follow} {...rest}>
      {children}
    </a>
  )
}
