import { expect, type Locator, type Page, type Route, type WebSocket } from '@playwright/test'

/** What anybody reads where the line is cut; a form that moves money says that pressing again does nothing twice. */
export const NO_LINE =
  /We can’t connect right now\. Check your network and try again\.|We didn’t get a response, so this may not have gone through/

/** So long does a last press look for a button that may be gone. */
const UNDER_THE_FINGER_MS = 3_000

/** Our own word of what it did has come by then. */
const A_BLINK_MS = 1_000

/** `again`: the browser sends the call a second time by itself, as it does where a line breaks that it had used before. */
export type Lost = 'question' | 'answer' | 'again'

/**
 * The next action at this address gets lost: on its way there, or on its way back when the platform has done it. Questions go through.
 * `over` is kept when the page has heard that its call was lost.
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
    // not taken away here: a browser whose last route goes lets everything through that is on its way, this call too
    isCut = true
    await lose(route)
    over.resolve()
  }
  await page.route(address, cut)
  return { over: over.promise }
}

/** Presses while the line breaks both ways, reads clear words each time, and presses once more when it holds. */
export async function pressThroughCuts(
  page: Page,
  address: string | RegExp,
  press: () => Promise<void>,
  last = press,
): Promise<void> {
  for (const lost of ['question', 'answer'] as const) {
    const { over } = await cutOnce(page, address, lost)
    await press()
    // the words of the cut before may still stand there
    await over
    await expect(page.getByText(NO_LINE).filter({ visible: true }).first()).toBeVisible()
  }
  await last()
}

/**
 * The same where the page hears of a action whose answer got lost: it may show `done` before anybody presses again, and then no one can.
 * Each time there are clear words or the action itself.
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
  // the platform tells the page of the action sooner than the line breaks: a route that is taken away before would let the call through
  await over
  await expect(words.or(done).filter({ visible: true }).first()).toBeVisible()
  // no one presses again within a blink, when what stands under the finger is just becoming something else
  await done
    .first()
    .waitFor({ timeout: A_BLINK_MS })
    .catch(() => undefined)
  // a button that goes away under the finger is no fault: what counts is that it is done
  if (!(await done.first().isVisible())) await press({ timeout: UNDER_THE_FINGER_MS }).catch(() => undefined)
  await expect(done.first()).toBeVisible()
  await page.unroute(address)
}

/**
 * Tells of the page's socket, which comes long after the first paint; asked for before the page is opened. What it gives waits until the
 * platform has let the newest one in: the first frame is the line's own, the second the welcome.
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

/** How many rows the platform tells this member of. */
export async function rowsAt(page: Page, address: string): Promise<number> {
  return page.evaluate(async (path) => {
    const answer = await fetch(path, {
      headers: { authorization: sessionStorage.getItem('token') ?? '', merchant: 'JADE' },
    })
    const { value } = await answer.json()
    return Number(value.rows.length)
  }, address)
}
