import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** The classes of a text link, for the router's own link component. */
export const linkClass =
  'inline-flex items-center gap-1 rounded-tag font-medium text-action-text underline-offset-4 hover:underline'

/** A link to another site or a file. Inside the product use the router's link with `linkClass`. */
export function Link({ className, children, ...rest }: ComponentProps<'a'>) {
  const outside = rest.target === '_blank' ? { rel: 'noopener noreferrer' } : {}
  return (
    <a className={clsx(linkClass, className)} {...outside} {...rest}>
      {children}
    </a>
  )
}
