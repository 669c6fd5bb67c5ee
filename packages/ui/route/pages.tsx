import {
  Component,
  createElement,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type ReactNode,
} from 'react'
import { scrollOf, startPlaces, usePlace } from './place.ts'

/** A page: there from the start, or a chunk of its own that comes when it is wanted. */
export type Page = { readonly Shown: ComponentType; readonly ready: () => Promise<unknown> | null }

/** A page whose code is here. */
export function pageOf(Shown: ComponentType): Page {
  return { Shown, ready: () => null }
}

/** A page whose code is fetched once; what failed is tried again by the next visit. */
export function lazyPage(load: () => Promise<ComponentType>): Page {
  let found: ComponentType | null = null
  let coming: Promise<ComponentType> | null = null
  const start = (): Promise<ComponentType> => {
    coming ??= load().then((own) => (found = own))
    return coming
  }
  const ready = () => {
    if (found) return null
    return start().catch(() => undefined) // the page itself shows what went wrong
  }
  function Shown() {
    return createElement(found ?? use(start()))
  }
  return { Shown, ready }
}

/** Pages by their paths; a part that begins with a colon takes anything. */
export type PageTable = { readonly [path: string]: Page }

let table: PageTable = {}

/** Reads the address and begins to follow it. `leads` are paths that only lead on to others. */
export function startPages(own: PageTable, leads: Readonly<Record<string, string>>): void {
  table = own
  startPlaces({ meant: (pathname) => leads[pathname] ?? pathname, ready })
}

/** Fetches the code of a path's page; null where it is here already. */
export function ready(pathname: string): Promise<unknown> | null {
  return pageAt(pathname)?.ready() ?? null
}

function pageAt(pathname: string): Page | null {
  const own = table[pathname]
  if (own) return own
  const parts = pathname.split('/')
  const fits = (path: string): boolean => {
    const wanted = path.split('/')
    return (
      path.includes('/:') &&
      wanted.length === parts.length &&
      wanted.every((part, at) => part.startsWith(':') || part === parts[at])
    )
  }
  const found = Object.keys(table).find(fits)
  return (found === undefined ? null : table[found]) ?? null
}

export type FailedProps = { readonly error: unknown; readonly reset: () => void }

export type PagesProps = {
  readonly waiting: ReactNode
  readonly NotFound: ComponentType
  readonly Failed: ComponentType<FailedProps>
}

/** The page of the place where one is. */
export function Pages({ waiting, NotFound, Failed }: PagesProps) {
  const { pathname } = usePlace()
  const page = pageAt(pathname)
  useScroll()
  if (!page) return <NotFound />
  const { Shown } = page
  return (
    <Boundary resetKey={pathname} Failed={Failed}>
      <Suspense fallback={waiting}>
        <Shown />
      </Suspense>
    </Boundary>
  )
}

/** A new page begins at its top; the way back ends where the page was left. */
function useScroll(): void {
  const place = usePlace()
  const first = useRef(true)
  useLayoutEffect(() => {
    if (place.keepsScroll) return
    // a page that was just opened stands at its top: asking for that would have the browser measure it before it paints
    const isFirst = first.current
    first.current = false
    if (isFirst && !place.isBack) return
    scrollTo({ top: place.isBack ? scrollOf(place.key) : 0, behavior: 'instant' })
  }, [place])
}

type BoundaryProps = {
  /** Another value: what failed is forgotten. */
  readonly resetKey: string
  /** Says what failed. Without it `instead` stands there: a small part that did not come takes nothing else along. */
  readonly Failed?: ComponentType<FailedProps>
  readonly instead?: ReactNode
  readonly children: ReactNode
}

type BoundaryState = { readonly failed: { readonly error: unknown } | null; readonly of: string }

/** Shows what failed in the place of a part of the page, until something else is wanted there. */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, of: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, { of }: BoundaryState): BoundaryState | null {
    return of === resetKey ? null : { failed: null, of: resetKey }
  }

  override render(): ReactNode {
    const { children, Failed, instead } = this.props
    const { failed } = this.state
    if (!failed) return children
    if (!Failed) return instead
    return <Failed error={failed.error} reset={() => this.setState({ failed: null })} />
  }
}
