import { STUDIO_NAME, catalogue, type CatalogueRow } from '#games/catalogue.ts'
import { STUDIO } from '#game-kit/game.ts'
import { furtherGames, type FurtherGame } from '#games/further-names.ts'
import { sharedCatalogue } from '#games/shared.ts'
import type { OpenGame } from '#game-kit/instant.ts'
import { stakeRules, type StakeRule } from '#game-kit/limits.ts'
import type { Currency } from '#kit/currency.ts'
import { shownCategory } from '#features/play/lobby/public.ts'
import { rulesFor } from '#features/compliance/limits/public.ts'
import type { Terms } from '#features/platform/merchants/public.ts'
import type { Json } from '#game-kit/schema.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import type { App } from '#server/app.ts'
import { percentText } from '../rules.ts'
import type { Odd } from '../shapes.ts'
import { configRow, type ConfigRow } from '../store/audit.ts'
import { oddsOf } from './odds.ts'

/** A game of the catalogue, opened with its active configuration. */
export type Table = {
  readonly row: CatalogueRow
  readonly open: OpenGame
  /** The stored configuration; a round's inputs refer to its id. */
  readonly config: ConfigRow
  readonly stakes: Readonly<Record<string, StakeRule>>
  readonly rtpText: string
  readonly odds: Odd[]
  /** The feature buy, where this table offers it. */
  readonly buy: { readonly times: number; readonly rtpText: string } | null
}

const odds = new Map<string, Odd[]>()
const rows: ReadonlyMap<string, CatalogueRow> = new Map(catalogue.map((row) => [row.id, row]))

const further: ReadonlyMap<string, FurtherGame> = new Map(furtherGames.map((row) => [row.id, row]))

/** A lottery or an instant ticket of the studio; null for any other game. */
export function furtherRow(id: string): FurtherGame | null {
  return further.get(id) ?? null
}

export function gameRow(id: string): CatalogueRow | null {
  return rows.get(id) ?? null
}

/** Studio games whose name contains a text, in either language and any case. */
export function studioGamesNamed(text: string): readonly string[] {
  const part = text.toLowerCase()
  const has = (name: string): boolean => name.toLowerCase().includes(part)
  return [...catalogue, ...furtherGames]
    .filter(({ name }) => has(name.en) || has(name.vi))
    .map(({ id }) => id)
}

/** The studio's games that the lobby shows under a category. */
export function gamesOf(category: string): readonly string[] {
  const own = catalogue.filter(({ themes = [], ...row }) => shownCategory({ ...row, themes }) === category)
  const kinds = new Map(sharedCatalogue.map(({ game, tile }) => [game.id, tile?.kind]))
  const shown = ({ id, category: usual }: FurtherGame) => {
    const kind = kinds.get(id)
    return kind ? shownCategory({ category: usual, kind, themes: [] }) : usual
  }
  return [...own, ...furtherGames.filter((row) => shown(row) === category)].map(({ id }) => id)
}

/** A vendor's displayed name; the code itself for an unknown vendor. */
export function vendorName(code: string): string {
  return code === STUDIO ? STUDIO_NAME : code
}

/** Published odds of a game next to its RTP; none for games of other vendors. */
export function oddsOfGame(id: string): Odd[] {
  const known = odds.get(id)
  if (known) return known
  const row = gameRow(id)
  if (!row) return []
  const told = oddsOf(row, row.game.open(row.game.defaultConfig).theory())
  odds.set(id, told)
  return told
}

/** The exact RTP of a game's main bet, "96.22 %", rounded down. */
export function rtpTextOf(row: CatalogueRow): string {
  const theory = row.game.open(row.game.defaultConfig).theory()
  const main = theory.find((bet) => bet.betKey === row.mainBet)
  if (!main) throw new Error(`${row.id}: its theory has no row ${row.mainBet}`)
  return percentText(main.rtp)
}

/** Opens each game once per process, with and without feature buy; null for a game that the code does not have. */
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
    opening.catch(() => opened.delete(name)) // do not cache a failure, such as a database outage: the next caller retries
    return opening
  }
}

/** Off until an operator enables it for the brand, and where the member's jurisdiction forbids it. */
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

/** Every studio game stores its stakes in the configuration under this name. */
function stakesIn(row: CatalogueRow): Table['stakes'] {
  const fields = new Map(Object.entries(row.game.defaultConfig ?? {}))
  const read = stakeRules.parse(fields.get('stakes'))
  if (!read.ok) throw new Error(`${row.id}: stakes: ${read.error}`)
  return read.value
}

/** The stake rule of a currency; a wallet of a currency without one never gets a ticket. */
export function stakeRuleOf(table: Table, currency: Currency): StakeRule {
  const rule = table.stakes[currency]
  if (!rule) throw new Error(`${table.row.id}: no stakes for ${currency}`)
  return rule
}

type Player = { readonly merchant: string; readonly memberId: bigint }

/**
 * The minimum interval between two rounds, in milliseconds (R13): for slots the brand's setting or the jurisdiction's, whichever is longer;
 * for other games the jurisdiction's, or the game's own, such as the pace of a cannon. Both are cached: a round needs no query.
 */
export async function leastMsOf(
  app: App,
  { merchant, terms }: { readonly merchant: string; readonly terms: Terms },
  { row }: Table,
): Promise<number> {
  if (row.kind !== 'slots') return Math.max(row.leastMs ?? 0, terms.casinoRoundMs)
  return Math.max(await settingOf(app, merchant, 'slotRoundMs'), terms.slotRoundMs)
}

/** A table with the minimum interval for a member. */
export type Paced = Table & { readonly leastMs: number }
