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

/** A page: available from the start, or a chunk that is loaded on demand. */
export type Page = Part<object>

/** A page whose code is loaded. */
export function pageOf(Shown: ComponentType): Page {
  return { Shown, ready: () => null }
}

/** A part of the screen with its own chunk; `ready` loads it, and returns null once it is loaded. */
export type Part<Props> = {
  readonly Shown: ComponentType<Props>
  readonly ready: () => Promise<unknown> | null
}

/** Code that is loaded once. When it is loaded before the first render, it renders immediately; otherwise its `Suspense` waits. */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): Part<Props> {
  let found: ComponentType<Props> | null = null
  let coming: Promise<ComponentType<Props>> | null = null
  const start = (): Promise<ComponentType<Props>> => {
    coming ??= load().then((own) => (found = own))
    return coming
  }
  const ready = () => {
    if (found) return null
    return start().catch(() => undefined) // the part itself shows what went wrong
  }
  function Shown(props: Props) {
    return createElement(found ?? use(start()), props)
  }
  return { Shown, ready }
}

/** A page whose code is loaded on demand. */
export const lazyPage: (load: () => Promise<ComponentType>) => Page = lazyPart

/** Pages by path; a segment that starts with a colon matches anything. */
export type PageTable = { readonly [path: string]: Page }

let table: PageTable = {}

/** Reads the URL and starts to follow it. `leads` are paths that redirect. */
export function startPages(own: PageTable, leads: Readonly<Record<string, string>>): void {
  table = own
  startPlaces({ meant: (pathname) => leads[pathname] ?? pathname, ready })
}

/** Loads the code of a path's page; null if it is loaded already. */
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

/** The page of the current location. */
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

/** A new page starts at its top; going back restores the scroll position. */
function useScroll(): void {
  const place = usePlace()
  const first = useRef(true)
  useLayoutEffect(() => {
    if (place.keepsScroll) return
    // a new page is already at its top: scrolling would force a layout before it paints
    const isFirst = first.current
    first.current = false
    if (isFirst && !place.isBack) return
    scrollTo({ top: place.isBack ? scrollOf(place.key) : 0, behavior: 'instant' })
  }, [place])
}

type BoundaryProps = {
  /** When this changes, the error is reset. */
  readonly resetKey: string
  /** The error message. Without it `instead` is shown: a small part that failed does not affect the rest. */
  readonly Failed?: ComponentType<FailedProps>
  readonly instead?: ReactNode
  readonly children: ReactNode
}

type BoundaryState = { readonly failed: { readonly error: unknown } | null; readonly of: string }

/** An error boundary for a part of the page, until something else is shown there. */
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
