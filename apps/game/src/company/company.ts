import type { Company, CompanionVolley, CompanyState } from '#game-kit/scene/company/company.ts'
import { alone } from '#game-kit/scene/company/company.ts'
import type { Host } from '../host.ts'
import type { Line, Seen } from './line.ts'

/** The page's part of a company: it opens with the session and closes with it. */
export type OwnCompany = Company & {
  /** Sits down unless the member chose to play alone; returns how to stop. */
  open(): () => void
}

const CHOSEN = 'fishing.alone'
const SITS = { ...alone, phase: 'joining' } as const

type Parts = {
  readonly host: Host
  readonly headers: () => Record<string, string>
  /** The table's requests, loaded with the first seat. */
  readonly line?: (parts: { readonly headers: () => Record<string, string> }) => Promise<Line>
}

const usualLine = async (parts: { readonly headers: () => Record<string, string> }): Promise<Line> =>
  (await import('./line.ts')).openLine(parts)

/**
 * The seat of this page at a shared table. Requests give and keep it, live events that the embedding page passes on show what happens in
 * between. Nothing here can stop play: without a table the member plays alone.
 */
export function createCompany({ host, headers, line = usualLine }: Parts): OwnCompany {
  const [watchers, viewers] = [new Set<() => void>(), new Set<(volley: CompanionVolley) => void>()]
  let now: CompanyState = alone
  let watched: string | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let loaded: Promise<Line> | null = null
  /** Rises with every change of mind, so that a late reply of an earlier one is dropped. */
  let turn = 0

  const tell = (next: CompanyState): void => {
    now = next
    for (const call of watchers) call()
  }
  const watch = (name: string | null): void => {
    if (name === watched) return
    watched = name
    host.tell({ type: 'fairhouse.watch', names: name === null ? [] : [name] })
  }
  const show = ({ watch: name, table, seat, why, seats, beatSeconds }: Seen): void => {
    watch(name)
    const phase = seat !== null ? 'seated' : why === 'full' ? 'full' : name === null ? 'alone' : 'watching'
    tell({ phase, table, own: seat, seats })
    timer = setTimeout(() => void ask('keep'), beatSeconds * 1_000)
  }
  const ask = async (what: 'sit' | 'keep'): Promise<void> => {
    clearTimeout(timer)
    const own = ++turn
    loaded ??= line({ headers })
    const { seen, outcome } = await loaded
      .then((calls) => calls[what]())
      .catch(() => {
        loaded = null // the part could not be loaded: the next beat tries again
        return { outcome: 'offline', seen: null } as const
      })
    if (own !== turn) return
    if (seen) return show(seen)
    if (outcome === 'lost') {
      watch(null)
      return tell({ ...alone, phase: 'lost' })
    }
    if (outcome === 'none') return tell(alone)
    // a seat is reserved for a minute: the next beat asks for it again
    tell({ ...now, phase: 'offline' })
    timer = setTimeout(() => void ask(now.own === null ? 'sit' : 'keep'), AGAIN_MS)
  }
  const close = (): void => {
    turn += 1
    clearTimeout(timer)
    watch(null)
  }
  const hear = (message: Parameters<Parameters<Host['listen']>[0]>[0]): void => {
    if (message.type !== 'fairhouse.event' || watched === null || !loaded) return
    void loaded.then(({ read }) => {
      const heard = read(message.topic, message.patch)
      if (heard.seats) tell({ ...now, seats: heard.seats })
      for (const volley of heard.volleys)
        if (volley.seat !== now.own) for (const call of viewers) call(volley)
    })
  }
  const join = (): void => {
    remember(false)
    tell({ ...SITS })
    void ask('sit')
  }
  return {
    state: () => now,
    onState: (f) => {
      watchers.add(f)
      return () => void watchers.delete(f)
    },
    onVolley: (f) => {
      viewers.add(f)
      return () => void viewers.delete(f)
    },
    join,
    leave: () => {
      remember(true)
      const had = now.own !== null
      close()
      tell(alone)
      if (had) void loaded?.then((calls) => calls.leave())
    },
    open: () => {
      const stop = host.listen(hear)
      if (!chosenAlone()) join()
      return () => {
        stop()
        close()
      }
    },
  }
}

/** A table that cannot be reached is asked for again after this. */
const AGAIN_MS = 5_000

function chosenAlone(): boolean {
  try {
    return localStorage.getItem(CHOSEN) === 'yes'
  } catch {
    return false
  }
}

function remember(isAlone: boolean): void {
  try {
    localStorage.setItem(CHOSEN, isAlone ? 'yes' : 'no')
  } catch {
    // without storage the choice holds for this page
  }
}
