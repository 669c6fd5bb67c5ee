import type { ProviderName } from '../rules/providers.ts'

/**
 * Signing in in a window of its own (decision 8): the provider's pages open beside ours, and the page that it sends people
 * back to hands its answer to this window and closes. From then on all is as with a redirect. Both windows speak by a
 * channel of the origin, never through each other.
 */
const NAME = 'fairhouse-signin'
const SHAPE = 'popup,width=480,height=680'
/** How often is looked whether the person has closed the window. */
const LOOK_MS = 400

type Answered = { readonly provider: string; readonly answer: string }

const channelOf = () => new BroadcastChannel(NAME)

/** On the page that a provider sends back to: whether this is the small window, which has then handed on and closes. */
export function handOn(provider: string, answer: string): boolean {
  if (window.name !== NAME || typeof BroadcastChannel === 'undefined') return false
  const channel = channelOf()
  channel.postMessage({ provider, answer } satisfies Answered)
  channel.close()
  window.close()
  return true
}

/** Opened by the press itself, before anything is asked, or browsers would not allow it; null where they don't. */
export function openWindow(): Window | null {
  return typeof BroadcastChannel === 'undefined' ? null : window.open('about:blank', NAME, SHAPE)
}

/** Leads the window to the provider; gives what came back, or null where the person closed it. */
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
      // the answer may still be on its way when the window is seen closed: one more look
      if (opened.closed && hasGone) end(null)
      hasGone = opened.closed
    }, LOOK_MS)
    opened.location.replace(url)
  })
}
