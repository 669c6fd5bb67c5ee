import { expect, type Locator, type Page, type Route, type WebSocket } from '@playwright/test'

/** The message of a lost connection; a form that moves money says that a retry does nothing twice. */
export const NO_LINE =
  /We can’t connect right now\. Check your network and try again\.|We didn’t get a response, so this may not have gone through/

/** How long the final press looks for a button that may be gone. */
const UNDER_THE_FINGER_MS = 3_000

/** By then the page has received the platform's event about the action. */
const A_BLINK_MS = 1_000

/** `again`: the browser repeats the request automatically, as it does on a reused connection that broke. */
export type Lost = 'question' | 'answer' | 'again'

/**
 * Loses the next action at this URL: the request, or the response after the platform has executed it. Queries are not affected. `over`
 * resolves when the page knows that its call was lost.
 */
export async function cutOnce(
  page: Page,
  address: string | RegExp,
  lost: Lost,
): Promise<{ readonly over: Promise<void> }> {
  let isCut = false
  const over = Promise.withResolvers<void>()
  const lose = async (route: Route) => {
    if (lost !== 'question') await route.fetch()
    if (lost === 'again') return route.fulfill({ response: await route.fetch() })
    return route.abort('connectionfailed')
  }
  const cut = async (route: Route) => {
    if (isCut || route.request().method() === 'GET') return route.fallback()
    // the route is not removed here: removing a page's last route lets all pending requests through, this one too
    isCut = true
    await lose(route)
    over.resolve()
  }
  await page.route(address, cut)
  return { over: over.promise }
}

/**
 * Presses while the request and then the response is lost, expects a clear message each time, and presses once more with a working
 * connection.
 */
export async function pressThroughCuts(
  page: Page,
  address: string | RegExp,
  press: () => Promise<void>,
  last = press,
): Promise<void> {
  for (const lost of ['question', 'answer'] as const) {
    const { over } = await cutOnce(page, address, lost)
    await press()
    // the message of the previous cut may still be shown
    await over
    await expect(page.getByText(NO_LINE).filter({ visible: true }).first()).toBeVisible()
  }
  await last()
}

/**
 * The same when the page receives an event about the action whose response was lost: it may show `done` before another press, which is then
 * impossible. Each time there is a clear message or the result itself.
 */
export async function pressUntilDone(
  page: Page,
  address: string | RegExp,
  press: (options?: { timeout: number }) => Promise<void>,
  done: Locator,
): Promise<void> {
  const words = page.getByText(NO_LINE)
  await cutOnce(page, address, 'question')
  await press()
  await expect(words.filter({ visible: true }).first()).toBeVisible()
  const { over } = await cutOnce(page, address, 'answer')
  await press()
  // the event arrives before the connection breaks: a route that is removed earlier would let the call through
  await over
  await expect(words.or(done).filter({ visible: true }).first()).toBeVisible()
  // a person would not press again while the element under the pointer is changing
  await done
    .first()
    .waitFor({ timeout: A_BLINK_MS })
    .catch(() => undefined)
  // a button that disappears during the press is no failure: the result counts
  if (!(await done.first().isVisible())) await press({ timeout: UNDER_THE_FINGER_MS }).catch(() => undefined)
  await expect(done.first()).toBeVisible()
  await page.unroute(address)
}

/**
 * Resolves when the page's socket is connected, long after the first paint; call it before the page is opened. It waits until the platform
 * has accepted the newest socket: the first frame is the protocol's, the second the welcome.
 */
export function watchLine(page: Page): () => Promise<void> {
  let newest: WebSocket | null = null
  let heard = 0
  page.on('websocket', (socket) => {
    newest = socket
    heard = 0
    socket.on('framereceived', () => {
      if (socket === newest) heard += 1
    })
  })
  return () => expect.poll(() => heard, { message: 'the page’s line stands' }).toBeGreaterThan(1)
}

/** How many rows the platform returns to this member. */
export async function rowsAt(page: Page, address: string): Promise<number> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path, {
      headers: { authorization: sessionStorage.getItem('token') ?? '', merchant: 'JADE' },
    })
    const { value } = await answer.json()
    return Number(value.rows.length)
  }, address)
}
