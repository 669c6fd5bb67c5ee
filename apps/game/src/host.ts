import { moneyText, type Minor } from '#kit/money.ts'

/** What the page tells the frame around it. Amounts are decimal text. */
export type ToHost =
  /** Its code runs: from here on the game says itself what goes wrong. */
  | { type: 'fairhouse.here' }
  | { type: 'fairhouse.ready'; game: string }
  /** A round begins: the balance that is shown until it ends; `owed` is what the platform has added to it already, not shown yet. */
  | { type: 'fairhouse.stake'; stake: string; balance: string; owed?: string }
  /** A round waits for the member's next move. */
  | { type: 'fairhouse.hand' }
  /** A round was shown to its end; an empty id where it was refused and nothing moved. */
  | { type: 'fairhouse.round'; roundId: string; stake: string; win: string; balance: string }
  /** The platform stopped it, and what was under way is over. */
  | { type: 'fairhouse.stopped' }
  | { type: 'fairhouse.deposit' }
  | { type: 'fairhouse.fairness' }
  /** The member wants to see the rounds so far. */
  | { type: 'fairhouse.history' }
  | { type: 'fairhouse.exit' }

/** What the frame may tell the page. */
export type FromHost =
  | { type: 'fairhouse.refresh' }
  /** The page around speaks this language from now on. */
  | { type: 'fairhouse.language'; language: string }
  | { type: 'fairhouse.replay'; stake: string; currency: string; events: unknown }

export type Host = {
  readonly framed: boolean
  tell(message: ToHost): void
  listen(f: (message: FromHost) => void): () => void
}

export function roundMessage(roundId: string, stake: Minor, win: Minor, balance: Minor): ToHost {
  return {
    type: 'fairhouse.round',
    roundId,
    stake: moneyText(stake),
    win: moneyText(win),
    balance: moneyText(balance),
  }
}

/** The framing origin: what the launch named, and where the browser tells who frames us, only if that agrees. */
export function hostOrigin(named: string | null, ancestors: readonly string[] | undefined): string | null {
  if (!named || !URL.canParse(named)) return null
  const url = new URL(named)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  return ancestors && ancestors.length > 0 && ancestors[0] !== url.origin ? null : url.origin
}

function isFromHost(data: unknown): data is FromHost {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'fairhouse.language') return 'language' in data && typeof data.language === 'string'
  return data.type === 'fairhouse.refresh' || (data.type === 'fairhouse.replay' && 'events' in data)
}

/** Speaks with one origin only; any other message is dropped. Who may frame us at all is the server's policy. */
export function createHost(origin: string | null): Host {
  const framed = window.parent !== window
  return {
    framed,
    tell: (message) => {
      if (framed && origin) window.parent.postMessage(message, origin)
    },
    listen: (f) => {
      const hear = (event: MessageEvent<unknown>): void => {
        if (event.origin === origin && event.source === window.parent && isFromHost(event.data)) f(event.data)
      }
      window.addEventListener('message', hear)
      return () => window.removeEventListener('message', hear)
    },
  }
}
