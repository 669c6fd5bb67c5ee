import { expect, test, type Browser } from '@playwright/test'
import { cutOnce } from './support/cuts.ts'
import { comeAs } from './support/session.ts'
import {
  expectSame,
  lineOf,
  moneyOf,
  recordOf,
  shownAt,
  toldTo,
  type Line,
} from './support/live/table-lines.ts'

const CODE = 'NL6B'
const PHONE = { width: 360, height: 740 }
const PLAYERS = ['mai', 'linh', 'quanghuy', 'thanhtung'] as const
const BUY_IN = 40_000

/** A browser that shows the table as this member. */
async function atTable(browser: Browser, account: string, viewport: typeof PHONE): Promise<Line> {
  const line = await lineOf(await (await browser.newContext({ viewport })).newPage())
  await comeAs(line.page, account, `/room?code=${CODE}`)
  return line
}

async function sitDown({ page }: Line, seat: number): Promise<void> {
  await page.getByRole('button', { name: `Seat ${seat}`, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox').fill(`${BUY_IN}`)
  await dialog.getByRole('button', { name: 'Sit down' }).click()
  await expect(dialog).toHaveCount(0)
}

/** Whose turn it is, as the page shows it. */
async function whoseTurn(lines: readonly Line[]): Promise<Line> {
  let found: Line | undefined
  await expect(async () => {
    for (const line of lines) if ((await shownAt(line)).isTurn) found = line
    expect(found).toBeDefined()
  }).toPass({ timeout: 60_000 })
  return found!
}

const turnOn = ({ page }: Line) => page.getByRole('group', { name: 'Your turn' })
const press = (line: Line, name: RegExp) => turnOn(line).getByRole('button', { name }).click()
const pressStay = (line: Line) => press(line, /^(Check|Call)/)

/** Checks or calls; the page then shows that it was done. */
async function stay(line: Line): Promise<void> {
  await pressStay(line)
  await expect(turnOn(line)).toHaveCount(0)
}

/** Hands without all four are given up until one is dealt to them. Returns its ID. */
async function handOfFour(lines: readonly Line[]): Promise<string> {
  for (;;) {
    for (const line of lines) {
      const { hand, mine } = await toldTo(line, CODE)
      const { players = [], awaited = [] } = (hand?.state === 'playing' && hand.holdem) || {}
      if (hand && players.length === lines.length) return hand.id
      if (mine === null || !awaited.includes(mine)) continue
      await press(line, /^Fold$/)
      await expect(turnOn(line)).toHaveCount(0)
    }
    await lines[0]!.page.waitForTimeout(200)
  }
}

const STREETS = { preflop: 0, flop: 3, turn: 4, river: 5 } as const
type Street = keyof typeof STREETS
type Hand = {
  readonly state: string
  readonly holdem: {
    readonly street: Street
    readonly board: readonly number[]
    readonly players: readonly { readonly seat: number; readonly cards: readonly number[] | null }[]
  } | null
}

/** The hands that were played when these replies were sent, each with the seat that it was sent to. */
const playedIn = ({ replies }: Line) =>
  replies.flatMap((text) => {
    const { value } = JSON.parse(text) as { value?: { mine?: number | null; hand?: Hand | null } }
    const { hand, mine } = value ?? {}
    return hand?.holdem && hand.state !== 'over' ? [{ ...hand.holdem, mine }] : []
  })

/**
 * No reply or frame holds a card of another seat, or of the board before it is dealt, while a hand is played. The page was told of the
 * room by frames, and of the hand by replies in each of these streets: a check that saw nothing would pass.
 */
async function expectNothingHidden(line: Line, streets: readonly Street[]): Promise<void> {
  const seen = () => new Set(playedIn(line).map(({ street }) => street))
  await expect.poll(() => streets.filter((street) => !seen().has(street))).toEqual([])
  expect(line.frames.some((frame) => frame.includes('"rooms.room"'))).toBe(true)
  for (const frame of line.frames) expect(frame).not.toMatch(/"(cards|board|boards)":/)
  for (const { players, board, street, mine } of playedIn(line)) {
    for (const { seat, cards } of players) if (cards) expect(seat).toBe(mine)
    expect(board.length).toBe(STREETS[street])
  }
}

test('STU-05 G18 four browsers at a table whose lines are cut come back to the same hand, see no other’s cards, and the money adds up @night', async ({
  browser,
}) => {
  const lines: Line[] = []
  for (const [nth, account] of PLAYERS.entries())
    lines.push(await atTable(browser, account, nth === 0 ? PHONE : { width: 1280, height: 800 }))
  const total = async () => {
    let sum = 0n
    for (const line of lines) sum += await moneyOf(line)
    return sum
  }
  const before = await total()
  for (const [nth, line] of lines.entries()) await sitDown(line, nth + 1)
  const id = await handOfFour(lines)
  const others = (line: Line) => lines.filter((each) => each !== line)

  // cut before the own turn is answered: the turn is there again, and the same cards
  const first = await whoseTurn(lines)
  const { own } = await shownAt(first)
  await first.cut(true)
  await expect(turnOn(first)).toBeVisible()
  await first.mend()
  await expectSame(first, others(first)[0]!)
  expect((await shownAt(first)).own).toEqual(own)
  await stay(first)

  // the reply to a decision is lost: it was made once, and the page says whose turn it is now
  const second = await whoseTurn(others(first))
  await cutOnce(second.page, /\/decisions$/, 'answer')
  await pressStay(second)
  await second.cut(true)
  const third = await whoseTurn(others(second))
  await second.mend()
  await expectSame(second, third)
  expect((await shownAt(second)).isTurn).toBe(false)

  // cut while another one decides: the next turn is on the page after it comes back
  const fourth = lines.find((line) => ![first, second, third].includes(line))!
  await fourth.cut(true)
  await stay(third)
  await fourth.mend()
  await expectSame(fourth, third)
  await whoseTurn([fourth])
  await stay(fourth)

  // all sockets close in the flop: the pages read on, and every decision counts once
  await expect.poll(async () => (await shownAt(first)).board.length).toBe(3)
  for (const line of lines) await line.cut(false)
  for (let turns = 0; turns < 4; turns++) await stay(await whoseTurn(lines))

  // the turn: one page is loaded again, and another member goes on with another device
  await expect.poll(async () => (await shownAt(second)).board.length).toBe(4)
  await third.page.reload()
  await expectSame(third, first)
  const device = await atTable(browser, PLAYERS[lines.indexOf(fourth)]!, PHONE)
  await expectSame(device, first)
  expect((await shownAt(device)).own).toEqual((await shownAt(fourth)).own)
  await expectNothingHidden(fourth, ['preflop', 'flop'])
  await fourth.context.close()
  lines[lines.indexOf(fourth)] = device
  for (let turns = 0; turns < 4; turns++) await stay(await whoseTurn(lines))

  // the river: everybody is cut when the last one has decided, and finds the hand as it ended
  await expect.poll(async () => (await shownAt(first)).board.length).toBe(5)
  for (let turns = 0; turns < 3; turns++) await stay(await whoseTurn(lines))
  const last = await whoseTurn(lines)
  for (const line of others(last)) await line.cut(true)
  await stay(last)
  for (const line of lines)
    await expectNothingHidden(
      line,
      line === device ? ['turn', 'river'] : ['preflop', 'flop', 'turn', 'river'],
    )
  for (const line of others(last)) await line.mend()
  for (const line of others(last)) await expectSame(line, last)
  const { legs } = await recordOf(last, id)
  for (const line of lines) expect((await recordOf(line, id)).legs).toEqual(legs)
  const rake = legs.reduce((sum, { put, won }) => sum + put - won, 0n)
  for (const { page } of lines) await page.getByRole('button', { name: 'Leave', exact: true }).click()
  await expect.poll(async () => (await toldTo(lines[0]!, CODE)).seats.length, { timeout: 60_000 }).toBe(0)
  expect(await total()).toBe(before - rake)
  for (const { context } of lines) await context.close()
})
