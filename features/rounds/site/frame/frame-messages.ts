/** What a game's page tells the frame around it; anything else that arrives is dropped. */
export type FrameMessage =
  | { readonly type: 'ready' }
  | { readonly type: 'stake' }
  | { readonly type: 'round'; readonly roundId: string }
  | { readonly type: 'deposit' }
  | { readonly type: 'fairness' }
  | { readonly type: 'exit' }

const simple = ['ready', 'stake', 'deposit', 'fairness', 'exit'] as const
const PREFIX = 'fairhouse.'

/**
 * Reads a posted message. It counts only if it comes from the game's own origin and from our frame's window: amounts in
 * it are never shown, the house is asked instead.
 */
export function readFrameMessage(
  event: { readonly origin: string; readonly data: unknown },
  origin: string,
): FrameMessage | null {
  if (
    event.origin !== origin ||
    typeof event.data !== 'object' ||
    event.data === null ||
    !('type' in event.data)
  )
    return null
  const full = event.data.type
  if (typeof full !== 'string' || !full.startsWith(PREFIX)) return null
  const type = full.slice(PREFIX.length)
  if (type === 'round')
    return 'roundId' in event.data && typeof event.data.roundId === 'string'
      ? { type, roundId: event.data.roundId }
      : null
  const known = simple.find((one) => one === type)
  return known ? { type: known } : null
}

/** The origin of a game's address; null where the address is none, or not of the web. */
export function originOf(address: string): string | null {
  if (!URL.canParse(address)) return null
  const { origin, protocol } = new URL(address)
  return protocol === 'https:' || protocol === 'http:' ? origin : null
}
