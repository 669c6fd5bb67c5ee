import { moneyText } from '#kit/money.ts'
import { maskedName } from '#kit/names/masked-name.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { createCache } from '#server/cache.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import { gameOn } from '#features/play/lobby/public.ts'
import type { crash } from '../contract.ts'
import { shownTable } from '../rules/table.ts'
import { boardOf, type BoardRow } from '../store/board.ts'
import { noteWatcher } from '../store/table.ts'
import { ownStake } from './limits.ts'
import { ensureTable, flights, GAME, isRunning, keepPace, lookAt, SERIES, type Seen } from './series.ts'

/** Every page of a process is served from one read; the page's own clock and events do the rest. */
const TABLE_MS = 250
const BOARD_MS = 500
const HISTORY_MS = 1_000
const STOPPED_MS = 2_000
/** A page says every twenty seconds that it is there; a process writes so at most this often. */
const WATCH_MS = 5_000

const MOST_BOARD = 60
const MOST_HISTORY = 100
/** Since always. */
const EVER = new Date(0)
/** Trial accounts (decision 7): their play money is no one else's news. */
const TRIAL = 4

export type BoardBet = {
  readonly slip: string
  readonly round: string
  readonly name: string | null
  readonly currency: BoardRow['currency']
  readonly stake: bigint
  readonly at: number | null
  readonly win: bigint
}

export const isForAll = ({ memberType, currency }: BoardRow): boolean =>
  memberType !== TRIAL && currency !== 'FUN'

/** A bet as other members see it; members who are not shown among winners have no name here either. */
export function boardBet(row: BoardRow, round: string): BoardBet {
  const { slip, currency, stake, win } = row
  const name = row.isShown ? maskedName(row.account) : null
  return { slip, round, name, currency, stake, win, at: win > 0n ? cashedHundredths(row) : null }
}

/** Exact: stakes are whole hundredths of a multiple of the ledger's unit. */
export const cashedHundredths = ({ stake, win }: Pick<BoardRow, 'stake' | 'win'>): number =>
  stake > 0n ? Number((win * 100n + stake / 2n) / stake) : 0

const tables = createCache<Seen & { readonly last: Awaited<ReturnType<typeof flights>> }>(TABLE_MS)
const boards = createCache<readonly BoardRow[]>(BOARD_MS)
const histories = createCache<Awaited<ReturnType<typeof flights>>>(HISTORY_MS)
const stopped = createCache<boolean>(STOPPED_MS)
const watched = createCache<boolean>(WATCH_MS)

const names = new WeakMap<App['pool'], string>()
let apps = 0

/** Tests have several applications in one process. */
function nameOf(app: App): string {
  const known = names.get(app.pool)
  if (known) return known
  const name = `${(apps += 1)}`
  names.set(app.pool, name)
  return name
}

/** Notes that someone is there, and starts the rounds if the table rested. */
async function wake(app: App): Promise<boolean> {
  await ensureTable(app)
  await noteWatcher(app.db, SERIES)
  await keepPace(app, { ...(await lookAt(app.db)), isWatched: true })
  return true
}

/** Whether the game is switched off at a brand (G13), or closed everywhere; it has no new bets then, rounds in flight end. */
export function isStopped(app: App, merchant: string): Promise<boolean> {
  return stopped(`${nameOf(app)}/${merchant}`, async () => {
    const game = await gameOn(app.db, merchant, GAME)
    return game === null || game.isStopped || !(await isRunning(app.db))
  })
}

export async function readTable(app: App, { merchant, member }: CallFor<(typeof crash)['table']>) {
  const own = nameOf(app)
  await watched(own, () => wake(app))
  const { now, rounds, last } = await tables(own, async () => ({
    ...(await lookAt(app.db)),
    last: await flights(app.db, 1),
  }))
  const table = shownTable(rounds, last[0] ?? null, now)
  const ids = [table.flying?.round, table.next?.round].flatMap((id) => id ?? [])
  const bets = await Promise.all(
    ids.map(async (round) => {
      const all = await boards(`${own}/${round}`, () => boardOf(app.db, round, EVER))
      const here = all.filter(
        (row) => row.merchant === merchant.code && isForAll(row) && row.state !== 'void',
      )
      const shown = here.toSorted((a, b) => (a.stake < b.stake ? 1 : a.stake > b.stake ? -1 : 0))
      return {
        round,
        count: here.length,
        shown: shown.slice(0, MOST_BOARD).map((row) => boardBet(row, round)),
      }
    }),
  )
  const currency = member?.currency ?? merchant.currency
  const rule = await ownStake(app, { currency, memberId: member?.id ?? null })
  const { terms } = await rulesFor(app, {
    merchant: merchant.code,
    ...(member ? { memberId: member.id } : {}),
  })
  return {
    now: new Date(app.clock.now().getTime() + aheadMs(app, now)),
    room: roomOf(merchant.code),
    table,
    board: bets.flatMap(({ shown }) => shown),
    totals: bets.map(({ round, count }) => ({ round, bets: count })),
    currency,
    stakes: rule ? { ...rule, menu: [...rule.menu] } : null,
    isStopped: await isStopped(app, merchant.code),
    autoplay: { isAllowed: terms.allowsAutoplay, most: terms.autoplayMost },
  }
}

/** What the pages of a brand watch. */
export const roomOf = (merchant: string): string => `crash:${merchant}`

/** How far the database's clock is ahead of this process's, from the newest read of it. */
const ahead = new WeakMap<App['pool'], { readonly seen: number; readonly ms: number }>()

function aheadMs(app: App, now: Date): number {
  const known = ahead.get(app.pool)
  if (known?.seen === now.getTime()) return known.ms
  const ms = now.getTime() - app.clock.now().getTime()
  ahead.set(app.pool, { seen: now.getTime(), ms })
  return ms
}

export async function readHistory(app: App) {
  const list = await histories(nameOf(app), () => flights(app.db, MOST_HISTORY))
  return { list: list.map(({ round, label, at, startedAt }) => ({ round, label, at, startedAt })) }
}

/** A bet in the form of the event that tells of it: slip, round, name, currency, stake, multiplier, win. */
export const toldBet = ({ slip, round, name, currency, stake, at, win }: BoardBet) =>
  [slip, round, name, currency, moneyText(stake), at, moneyText(win)] as const
