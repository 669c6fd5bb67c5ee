import { STUDIO_NAME, catalogue, type CatalogueRow } from '#games/catalogue.ts'
import type { OpenGame } from '#game-kit/instant.ts'
import { stakeRules, type StakeRule } from '#game-kit/limits.ts'
import type { Currency } from '#kit/currency.ts'
import { rulesFor } from '#features/limits/door.ts'
import { settingOf } from '#features/settings/door.ts'
import type { House } from '#server/house.ts'
import { percentText } from '../rules.ts'
import { configRow, type ConfigRow } from '../store/audit.ts'

/** A game of the catalogue, opened with the configuration that is in force. */
export type Table = {
  readonly row: CatalogueRow
  readonly open: OpenGame
  /** The stored configuration; its id is what a round's inputs name. */
  readonly config: ConfigRow
  readonly stakes: Readonly<Record<string, StakeRule>>
  readonly rtpText: string
}

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

/** The exact return of a game's main bet, "96.22 %", rounded down. */
export function rtpTextOf(row: CatalogueRow): string {
  const theory = row.game.open(row.game.defaultConfig).theory()
  const main = theory.find((bet) => bet.betKey === row.mainBet)
  if (!main) throw new Error(`${row.id}: its theory has no row ${row.mainBet}`)
  return percentText(main.rtp)
}

/** Games of the catalogue opened once a process; null for one that the code does not have. */
export function createTables(house: House): (game: string) => Promise<Table | null> {
  const opened = new Map<string, Promise<Table>>()
  return async (id) => {
    const row = gameRow(id)
    if (!row) return null
    const known = opened.get(id)
    if (known) return known
    const opening = openTable(house, row)
    opened.set(id, opening)
    opening.catch(() => opened.delete(id)) // the database was away: the next caller tries again
    return opening
  }
}

async function openTable(house: House, row: CatalogueRow): Promise<Table> {
  const { game } = row
  const open = game.open(game.defaultConfig)
  const stored = { game: game.id, edition: game.edition, hash: open.configHash, config: game.defaultConfig }
  const config = await configRow(house.db, stored)
  return { row, open, config, stakes: stakesIn(row), rtpText: rtpTextOf(row) }
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
  house: House,
  { merchant, memberId }: Player,
  { row }: Table,
): Promise<number> {
  const { terms } = await rulesFor(house, { merchant, memberId })
  if (row.kind !== 'slots') return terms.casinoRoundMs
  return Math.max(await settingOf(house, merchant, 'slotRoundMs'), terms.slotRoundMs)
}
