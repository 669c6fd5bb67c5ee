import { moneyText, type Minor } from '#kit/money.ts'

/** Messages to the embedding page. Amounts are decimal text. */
export type ToHost =
  /** The game's code is running: from here on the game reports its own errors. */
  | { type: 'fairhouse.here' }
  | { type: 'fairhouse.ready'; game: string }
  /** A round begins: the balance shown until it ends; `owed` is what the platform has credited already but is not shown yet. */
  | { type: 'fairhouse.stake'; stake: string; balance: string; owed?: string }
  /** A round waits for the member's next move. */
  | { type: 'fairhouse.hand' }
  /** A round was shown to its end; the id is empty when the round was refused and no money moved. */
  | { type: 'fairhouse.round'; roundId: string; stake: string; win: string; balance: string }
  /** The platform stopped the game, and the round in progress is over. */
  | { type: 'fairhouse.stopped' }
  | { type: 'fairhouse.deposit' }
  | { type: 'fairhouse.fairness' }
  /** The member opens the round history. */
  | { type: 'fairhouse.history' }
  | { type: 'fairhouse.exit' }
  /** Asks for the live events of these things; the frame has no socket of its own. Empty: no longer. */
  | { type: 'fairhouse.watch'; names: readonly string[] }

/** Messages from the embedding page. */
export type FromHost =
  | { type: 'fairhouse.refresh' }
  /** The embedding page changed its language. */
  | { type: 'fairhouse.language'; language: string }
  /** A live event of something that the game watches. */
  | { type: 'fairhouse.event'; topic: string; patch: unknown }
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

/** The framing origin: the origin from the launch; if the browser exposes the actual framing origin, only if both match. */
export function hostOrigin(named: string | null, ancestors: readonly string[] | undefined): string | null {
  if (!named || !URL.canParse(named)) return null
  const url = new URL(named)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  return ancestors && ancestors.length > 0 && ancestors[0] !== url.origin ? null : url.origin
}

function isFromHost(data: unknown): data is FromHost {
  if (typeof data !== 'object' || data === null || !('type' in data)) return false
  if (data.type === 'fairhouse.language') return 'language' in data && typeof data.language === 'string'
  if (data.type === 'fairhouse.event')
    return 'topic' in data && typeof data.topic === 'string' && 'patch' in data
  return data.type === 'fairhouse.refresh' || (data.type === 'fairhouse.replay' && 'events' in data)
}

/** Exchanges messages with one origin only and drops all others. The server's CSP decides who may frame the game at all. */
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
