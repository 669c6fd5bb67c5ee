import { STUDIO_NAME, catalogue, type CatalogueRow } from '#games/catalogue.ts'
import type { OpenGame } from '#game-kit/instant.ts'
import { stakeRules, type StakeRule } from '#game-kit/limits.ts'
import type { Currency } from '#kit/currency.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import type { Terms } from '#features/platform/merchants/public.ts'
import type { Json } from '#game-kit/schema.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { percentText } from '../rules.ts'
import type { Odd } from '../shapes.ts'
import { configRow, type ConfigRow } from '../store/audit.ts'
import { oddsOf } from './odds.ts'

/** A game of the catalogue, opened with the configuration that is in force. */
export type Table = {
  readonly row: CatalogueRow
  readonly open: OpenGame
  /** The stored configuration; its id is what a round's inputs name. */
  readonly config: ConfigRow
  readonly stakes: Readonly<Record<string, StakeRule>>
  readonly rtpText: string
  readonly odds: Odd[]
  /** The feature for a price, where this table sells it. */
  readonly buy: { readonly times: number; readonly rtpText: string } | null
}

const odds = new Map<string, Odd[]>()
const rows: ReadonlyMap<string, CatalogueRow> = new Map(catalogue.map((row) => [row.id, row]))

export function gameRow(id: string): CatalogueRow | null {
  return rows.get(id) ?? null
}

export function gamesOf(category: string): readonly string[] {
  return catalogue.filter((row) => row.category === category).map((row) => row.id)
}

/** A vendor's name as members read it; the code itself for one that is not ours. */
export function vendorName(code: string): string {
  return code === 'JADE_FORGE' ? STUDIO_NAME : code
}

/** What is published of a game beside its return; nothing of one that is not our own. */
export function oddsOfGame(id: string): Odd[] {
  const known = odds.get(id)
  if (known) return known
  const row = gameRow(id)
  if (!row) return []
  const told = oddsOf(row, row.game.open(row.game.defaultConfig).theory())
  odds.set(id, told)
  return told
}

/** The exact return of a game's main bet, "96.22 %", rounded down. */
export function rtpTextOf(row: CatalogueRow): string {
  const theory = row.game.open(row.game.defaultConfig).theory()
  const main = theory.find((bet) => bet.betKey === row.mainBet)
  if (!main) throw new Error(`${row.id}: its theory has no row ${row.mainBet}`)
  return percentText(main.rtp)
}

/** Games of the catalogue opened once a process, with and without a feature to buy; null for one that the code does not have. */
export function createTables(app: App): (seat: Player & { readonly game: string }) => Promise<Table | null> {
  const opened = new Map<string, Promise<Table>>()
  return async (seat) => {
    const row = gameRow(seat.game)
    if (!row) return null
    const sells = row.buyTimes !== undefined && (await sellsFeature(app, seat))
    const name = sells ? `${row.id}+buy` : row.id
    const known = opened.get(name)
    if (known) return known
    const opening = openTable(app, row, sells)
    opened.set(name, opening)
    opening.catch(() => opened.delete(name)) // the database was away: the next caller tries again
    return opening
  }
}

/** Off until an operator switches a game on for the brand, and wherever the member's jurisdiction forbids it. */
async function sellsFeature(app: App, { merchant, memberId, game }: Player & { game: string }) {
  const games: readonly string[] = await settingOf(app, merchant, 'boughtFeatures')
  return games.includes(game) && (await rulesFor(app, { merchant, memberId })).terms.allowsBonusBuy
}

async function openTable(app: App, row: CatalogueRow, sells: boolean): Promise<Table> {
  const { game } = row
  const played = sells ? withBuy(game.defaultConfig) : game.defaultConfig
  const open = game.open(played)
  const stored = { game: game.id, edition: game.edition, hash: open.configHash, config: played }
  const config = await configRow(app.db, stored)
  const bought = sells ? open.theory().find(({ betKey }) => betKey === 'buy') : undefined
  const buy = bought ? { times: row.buyTimes ?? 1, rtpText: percentText(bought.rtp) } : null
  return {
    row,
    open,
    config,
    stakes: stakesIn(row),
    rtpText: rtpTextOf(row),
    odds: oddsOfGame(row.id),
    buy,
  }
}

function withBuy(config: Json): Json {
  return { ...Object.fromEntries(Object.entries(config ?? {})), bonusBuy: 'on' }
}

/** Every game of the studio keeps its stakes in the configuration under this name. */
function stakesIn(row: CatalogueRow): Table['stakes'] {
  const fields = new Map(Object.entries(row.game.defaultConfig ?? {}))
  const read = stakeRules.parse(fields.get('stakes'))
  if (!read.ok) throw new Error(`${row.id}: stakes: ${read.error}`)
  return read.value
}

/** What may be staked in a currency; a wallet of a currency that is not offered never gets a ticket. */
export function stakeRuleOf(table: Table, currency: Currency): StakeRule {
  const rule = table.stakes[currency]
  if (!rule) throw new Error(`${table.row.id}: no stakes for ${currency}`)
  return rule
}

type Player = { readonly merchant: string; readonly memberId: bigint }

/**
 * The shortest time between two rounds, in milliseconds (R13): for slots the brand's setting or what the jurisdiction asks,
 * whichever is longer; for other games what the jurisdiction asks. Both are kept in memory: a round asks no question.
 */
export async function leastMsOf(
  app: App,
  { merchant, terms }: { readonly merchant: string; readonly terms: Terms },
  { row }: Table,
): Promise<number> {
  if (row.kind !== 'slots') return terms.casinoRoundMs
  return Math.max(await settingOf(app, merchant, 'slotRoundMs'), terms.slotRoundMs)
}

/** A table with that time, as it holds for a member now. */
export type Paced = Table & { readonly leastMs: number }
