import type { ProviderName } from '../rules/providers.ts'

/**
 * Login in a popup (decision 8): the provider's pages open in it, and the return page passes its response to this window and closes. The
 * rest is as with a redirect. Both windows communicate through a BroadcastChannel of the origin, never through each other.
 */
const NAME = 'fairhouse-signin'
const SHAPE = 'popup,width=480,height=680'
/** How often to check whether the user has closed the popup. */
const LOOK_MS = 400

type Answered = { readonly provider: string; readonly answer: string }

const channelOf = () => new BroadcastChannel(NAME)

/** On the return page: whether this is the popup, which has then passed on the response and closes. */
export function handOn(provider: string, answer: string): boolean {
  if (window.name !== NAME || typeof BroadcastChannel === 'undefined') return false
  const channel = channelOf()
  channel.postMessage({ provider, answer } satisfies Answered)
  channel.close()
  window.close()
  return true
}

/** Opened in the click handler itself, before any request, or browsers would block it; null if they do. */
export function openWindow(): Window | null {
  return typeof BroadcastChannel === 'undefined' ? null : window.open('about:blank', NAME, SHAPE)
}

/** Navigates the popup to the provider; returns the response, or null if the user closed it. */
export function answerIn(opened: Window, url: string, provider: ProviderName): Promise<string | null> {
  return new Promise((resolve) => {
    const channel = channelOf()
    const end = (answer: string | null) => {
      clearInterval(looking)
      channel.close()
      opened.close()
      resolve(answer)
    }
    channel.onmessage = ({ data }: MessageEvent<Answered>) => {
      if (data.provider === provider && typeof data.answer === 'string') end(data.answer)
    }
    let hasGone = false
    const looking = setInterval(() => {
      // the response may still arrive after the popup has closed: check once more
      if (opened.closed && hasGone) end(null)
      hasGone = opened.closed
    }, LOOK_MS)
    opened.location.replace(url)
  })
}
