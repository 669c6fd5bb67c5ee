import type { ReactNode } from 'react'

/** One chapter of the gallery. */
export function Chapter({
  id,
  title,
  children,
}: {
  readonly id: string
  readonly title: string
  readonly children: ReactNode
}) {
  return (
    <section id={id} className="grid grid-cols-1 gap-5 border-t border-hair py-8">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** One component with the name of its state. */
export function Stand({
  name,
  wide = false,
  children,
}: {
  readonly name: string
  readonly wide?: boolean
  readonly children: ReactNode
}) {
  return (
    <div
      className={
        wide ? 'col-span-full grid min-w-0 grid-cols-1 gap-2' : 'grid min-w-0 grid-cols-1 content-start gap-2'
      }
    >
      <p className="text-12 text-faint">{name}</p>
      <div className="flex min-w-0 flex-wrap items-start gap-3">{children}</div>
    </div>
  )
}

export function Shelf({ children }: { readonly children: ReactNode }) {
  return <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">{children}</div>
}
