import { expect, type BrowserContext, type Page, type WebSocketRoute } from '@playwright/test'
import { createClient } from '#contract/client.ts'
import { cardRooms } from '#features/play/card-rooms/contract.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { site } from '../people.ts'

/** A browser at a card table whose line can be cut, with everything that came over it. */
export type Line = {
  readonly page: Page
  readonly context: BrowserContext
  /** Bodies of replies about the room, and frames of the socket. */
  readonly replies: string[]
  readonly frames: string[]
  /** Cuts the socket, and with `isWhole` every request too. */
  readonly cut: (isWhole: boolean) => Promise<void>
  readonly mend: () => Promise<void>
}

/** Prepares a page before it is opened. */
export async function lineOf(page: Page): Promise<Line> {
  const replies: string[] = []
  const frames: string[] = []
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/live\//, (socket) => {
    if (isCut) return void socket.close()
    const server = socket.connectToServer()
    open.add(socket)
    server.onMessage((message) => {
      frames.push(message.toString())
      socket.send(message)
    })
  })
  page.on('response', (response) => {
    if (!/\/api\/card-rooms\/|\/api\/card-hands/.test(response.url())) return
    // the body of a reply that is cut off is never read by the page either
    void response.text().then(
      (text) => replies.push(text),
      () => undefined,
    )
  })
  const context = page.context()
  return {
    page,
    context,
    replies,
    frames,
    async cut(isWhole) {
      isCut = isWhole
      if (isWhole) await context.setOffline(true)
      for (const socket of open) await socket.close()
      open.clear()
    },
    async mend() {
      isCut = false
      await context.setOffline(false)
    },
  }
}

/** How the page's member is known to the server, whatever the page's line does. */
async function memberOf({ page }: Line) {
  const token = await page.evaluate(() => sessionStorage.getItem('token'))
  return { base: site, headers: () => ({ authorization: token ?? '' }) }
}

/** The room as the server tells it to the page's member. */
export const toldTo = async (line: Line, code: string) =>
  createClient(cardRooms, await memberOf(line)).room({ params: { code } })

/** A hand that is over, in the member's record. */
export const recordOf = async (line: Line, id: string) =>
  createClient(cardRooms, await memberOf(line)).hand({ params: { id } })

/** The member's cash. */
export const moneyOf = async (line: Line): Promise<bigint> =>
  (await createClient(wallet, await memberOf(line)).balance()).sumBalance

/** What a page shows of the table: every seat's chips, bets, the pot, the board, the own cards, and whether its turn is offered. */
export async function shownAt({ page }: Line) {
  const texts = async (selector: string) => (await page.locator(selector).allInnerTexts()).toSorted()
  const cards = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((found) => found.map((card) => card.getAttribute('aria-label') ?? card.textContent))
  return {
    stacks: await texts('.cr-plate .cr-stack'),
    bets: await texts('.cr-bet'),
    board: await cards('.cr-board .card'),
    own: await cards('.cr-hole[data-mine] .card'),
    isTurn: await page.getByRole('group', { name: 'Your turn' }).isVisible(),
  }
}

/** Waits until two pages show the same table, except whose cards and turn it is. */
export async function expectSame(one: Line, other: Line): Promise<void> {
  await expect(async () => {
    const [a, b] = [await shownAt(one), await shownAt(other)]
    expect({ ...a, own: null, isTurn: null }).toEqual({ ...b, own: null, isTurn: null })
  }).toPass({ timeout: 20_000 })
}
