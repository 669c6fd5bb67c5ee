import { gamesPlayed } from '#features/play/rounds/public.ts'
import { mostPlayed } from '#features/play/settled-play/public.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { Language, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { pointValuesOf } from '../extension-points.ts'
import {
  accountTypeOf,
  byPopularity,
  categories,
  categoryRow,
  GAME_ENTRY,
  GAME_PAGE,
  hotGames,
  isNew,
  rankedSince,
  searchable,
  type Played,
} from '../rules.ts'
import { byFirstVendor, withVendorTiles } from '../rules/arrange.ts'
import { typesOf } from '../rules/browse.ts'
import { gameOn, gamesOn, vendors, type GameListed, type VendorRow } from '../store/catalogue.ts'
import { logoAddress } from './logos.ts'

const MOST_RANKED = 200
const MOST_SUGGESTED = 6

/** The merchant's games in order and their recent play; may be slightly stale (launches check again). */
export type LobbyRows = {
  readonly rows: readonly GameListed[]
  readonly played: readonly Played[]
  readonly vendors: readonly VendorRow[]
  /** Percentage of valid bets earned as points, by category. */
  readonly points: Readonly<Record<string, string>>
}
export type At = { readonly merchant: string; readonly language: Language; readonly lobby: LobbyRows }
export type Game = ReturnType<typeof shownGame>

type ShownAt = { readonly language: Language; readonly now: Date; readonly hot: ReadonlySet<string> }

function shownGame(row: GameListed, at: ShownAt) {
  return {
    gameId: row.id,
    nodeId: row.vendor,
    name: at.language === 'vi' ? row.nameVi : row.nameEn,
    code: row.id,
    vassalage: row.vendor,
    vendorName: row.vendorName,
    accountTypeName: accountTypeOf(row),
    category: row.category,
    gameType: categoryRow(row.category)?.gameType ?? row.category,
    kind: row.kind,
    defaultPlayType: null,
    isGame: null,
    isHot: row.isHot || at.hot.has(row.id),
    isNew: isNew(row.since, at.now),
    isUnderMaintenance: row.isStopped,
    themes: [...row.themes],
    volatility: row.volatility,
    rtpText: row.rtpText,
    isProvablyFair: row.isProvablyFair,
  }
}

export async function lobbyRows(app: App, merchant: string): Promise<LobbyRows> {
  const [rows, played, known, points] = await Promise.all([
    gamesOn(app.db, merchant),
    mostPlayed(app.db, merchant, rankedSince(app.clock.now()), MOST_RANKED),
    vendors(app.db, merchant),
    pointValuesOf.of(app)(app, merchant),
  ])
  return { rows, played, vendors: known, points }
}

export function gamesAt(app: App, at: At): readonly Game[] {
  const { rows, played } = at.lobby
  const now = app.clock.now()
  const hot = hotGames(played)
  return rows.map((row) => shownGame(row, { language: at.language, now, hot }))
}

/** Games as lists of several vendors show them: a vendor that opens its own list is one tile. */
export function tilesOf(games: readonly Game[], at: At, alone?: string): readonly Game[] {
  const opening = new Set(at.lobby.vendors.flatMap(({ code, opensList }) => (opensList ? [code] : [])))
  return withVendorTiles(games, opening, alone)
}

export function popularGames(app: App, at: At, most: number): { list: Game[] } {
  return { list: tilesOf(byPopularity(gamesAt(app, at), at.lobby.played), at).slice(0, most) }
}

export function hotList(app: App, at: At): { list: Game[] } {
  const hot = byPopularity(gamesAt(app, at), at.lobby.played).filter((game) => game.isHot)
  return { list: [...tilesOf(hot, at)] }
}

/** The games that the brand pinned to its navigation. */
export function pinnedGames(app: App, at: At): Game[] {
  const pinned = new Set(at.lobby.rows.flatMap(({ id, isPinned }) => (isPinned ? [id] : [])))
  return gamesAt(app, at).filter(({ gameId }) => pinned.has(gameId))
}

export type ListAsked = {
  readonly vassalage?: string | undefined
  readonly gameType?: string | undefined
  readonly category?: string | undefined
  readonly type?: string | undefined
  readonly search?: string | undefined
}

export function gameList(app: App, asked: ListAsked, at: At): { list: Game[] } {
  const words = searchable(asked.search ?? '')
  const names = new Map(at.lobby.rows.map((row) => [row.id, searchable(`${row.nameEn} ${row.nameVi}`)]))
  const is = (asked: string | undefined, value: string) => !asked || asked === value
  const list = gamesAt(app, at).filter(
    (game) =>
      is(asked.vassalage, game.vassalage) &&
      is(asked.gameType, game.gameType) &&
      is(asked.category, game.category) &&
      (!asked.type || typesOf(game).includes(asked.type) || game.kind === asked.type) &&
      (names.get(game.gameId) ?? '').includes(words),
  )
  return { list: [...tilesOf(list, at, asked.vassalage)] }
}

/** One game and alternatives to it: same category first, then most played. */
export function oneGame(app: App, gameId: string, at: At) {
  const games = gamesAt(app, at)
  const game = games.find((row) => row.gameId === gameId)
  if (!game) return { refused: 'lobby.gameUnknown' } as const
  const others = byPopularity(games, at.lobby.played).filter((row) => row !== game && !row.isUnderMaintenance)
  const near = (row: Game): number => Number(row.category !== game.category)
  return { game, suggestions: others.toSorted((a, b) => near(a) - near(b)).slice(0, MOST_SUGGESTED) }
}

export async function recentGames(app: App, member: MemberCaller, at: At, most: number) {
  const { currency, id: owner } = member
  const wallet = await walletOf(app.db, { owner, kind: 'cash', currency })
  if (!wallet) return { list: [] }
  const games = gamesAt(app, at)
  const recent = await gamesPlayed(app.db, wallet.id, MOST_RANKED)
  const list = recent.flatMap(({ game, lastAt }) =>
    games.filter((row) => row.gameId === game).map((row) => ({ ...row, lastPlayedAt: lastAt.toISOString() })),
  )
  return { list: list.slice(0, most) }
}

export function cardOf(vendor: VendorRow, games: readonly Game[]) {
  const own = games.filter((game) => game.vassalage === vendor.code)
  return {
    vassalage: vendor.code,
    name: vendor.name,
    isHot: own.some((game) => game.isHot),
    contracted: vendor.isContracted,
    logo: logoAddress(vendor.logo),
    games: own.length,
  }
}

export function vendorCards(app: App, at: At) {
  const games = gamesAt(app, at)
  return { list: at.lobby.vendors.map((vendor) => cardOf(vendor, games)) }
}

/** The categories that have a vendor, in the order of their first vendor; their cards in vendor order (SHL-07). */
export function categoryList(app: App, at: At) {
  const games = gamesAt(app, at)
  const inOrder = at.lobby.vendors
    .filter((vendor) => vendor.isContracted)
    .toSorted((a, b) => a.sort - b.sort || (a.code < b.code ? -1 : 1))
  const shown = categories
    .map((row) => {
      const own = games.filter((game) => game.category === row.key)
      const cards = inOrder.map((vendor) => cardOf(vendor, own)).filter((card) => card.games > 0)
      const title = app.words(at.language, `lobby.category.${row.key}`)
      return { ...row, point: pointShown(at.lobby.points[row.key]), title, cards, games: own.length }
    })
    .filter((category) => category.cards.length > 0)
  return byFirstVendor(
    shown,
    inOrder.map(({ code }) => code),
  )
}

/** The navigation's label; null where a category earns nothing. */
const pointShown = (point: string | undefined): string | null =>
  point === undefined || Number(point) === 0 ? null : point

export function gameMenus(app: App, at: At) {
  const navigation = categoryList(app, at)
  return {
    menus: [
      ...navigation.map(({ title, page, key, gameType }) => ({
        name: title,
        page,
        data: key,
        type: gameType,
      })),
      // an entry of type game starts its game (§4)
      ...pinnedGames(app, at).map((game) => ({
        name: game.name,
        page: GAME_PAGE,
        data: game.gameId,
        type: GAME_ENTRY,
      })),
    ],
    navigation: [...navigation],
    categories: navigation.map(({ title, cards }) => ({ title, cards })),
  }
}

export type Openable =
  | { readonly row: GameListed }
  | { readonly refused: 'lobby.gameUnknown' }
  | { readonly refused: 'lobby.gameStopped'; readonly detail: { readonly suggestions: string[] } }

/** Whether a game may be opened now; otherwise the reason and alternatives. */
export async function openableGame(app: App, gameId: string, at: At): Promise<Openable> {
  const row = await gameOn(app.db, at.merchant, gameId)
  if (!row) return { refused: 'lobby.gameUnknown' }
  return row.isStopped ? stoppedGame(app, gameId, at) : { row }
}

/** A refusal for a game that is not open, with alternatives; none where the whole brand is stopped. */
export function stoppedGame(
  app: App,
  gameId: string,
  at: At,
): Extract<Openable, { refused: 'lobby.gameStopped' }> {
  const found = oneGame(app, gameId, at)
  const suggestions = 'refused' in found ? [] : found.suggestions.map((game) => game.gameId)
  return { refused: 'lobby.gameStopped', detail: { suggestions } }
}
