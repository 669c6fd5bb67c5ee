import type { App } from '#server/app.ts'
import { byPopularity, categories } from '../rules.ts'
import { browse, facetsOf, homeRows, typesOf, type BrowseFilter, type Sort } from '../rules/browse.ts'
import { find } from '../rules/search.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { oddsOfGame } from '#features/play/rounds/public.ts'
import { cardOf, categoryList, gamesAt, tilesOf, type At, type Game } from './lobby.ts'

/** Games suggested in place of one that isn't available. */
const SIMILAR_MOST = 12
const FOUND_MOST = 24
const VENDORS_MOST = 6
const POPULAR_MOST = 8

export type Slice = { readonly from: number; readonly count: number; readonly sort: Sort }

/** A slice of a list of games, the total, and the facets for narrowing it. */
export function browseGames(app: App, filter: BrowseFilter, slice: Slice, at: At) {
  const games = gamesAt(app, at)
  const all = browse(games, filter, { sort: slice.sort, played: at.lobby.played })
  const found = tilesOf(all, at, filter.vassalage)
  const facets = facetsOf(games, filter)
  const names = new Map(at.lobby.vendors.map(({ code, name }) => [code, name]))
  const places = new Map(at.lobby.vendors.map(({ code, sort }) => [code, sort]))
  const placeOf = (code: string): number => places.get(code) ?? 0
  const chosen = filter.vassalage ?? ''
  // keep the selected provider visible, even if the other filters leave it no games
  const isLost = names.has(chosen) && !facets.vendors.some(({ key }) => key === chosen)
  const makers = isLost ? [...facets.vendors, { key: chosen, count: 0 }] : facets.vendors
  return {
    total: found.length,
    list: found.slice(slice.from, slice.from + slice.count),
    facets: {
      vendors: makers
        .map((facet) => ({ ...facet, name: names.get(facet.key) ?? facet.key }))
        .toSorted((a, b) => placeOf(a.key) - placeOf(b.key)),
      themes: [...facets.themes],
      volatilities: [...facets.volatilities],
      types: [...facets.types],
    },
  }
}

/** The rows and the banner game of the home page. */
export async function homeGames(app: App, at: At) {
  const games = gamesAt(app, at)
  const shown = categoryList(app, at)
  const rows = homeRows(
    tilesOf(games, at),
    shown.map(({ key }) => key),
    at.lobby.played,
  )
  return {
    total: games.length,
    hero: heroOf(games, await settingOf(app, at.merchant, 'heroGame')),
    rows: rows.map((row) => ({ ...row, list: [...row.list] })),
  }
}

/** The banner game: the brand's choice, otherwise the first of its order that is open. */
function heroOf(games: readonly Game[], chosen: string) {
  const open = games.filter((game) => !game.isUnderMaintenance)
  const hero = open.find(({ gameId }) => gameId === chosen) ?? open[0]
  if (!hero) return null
  const maxWin = oddsOfGame(hero.gameId).find(({ name }) => name === 'highest')?.text ?? null
  return { ...hero, maxWin }
}

/** Finds games, providers and categories; without a match, suggests what others play. */
export function searchLobby(app: App, typed: string, at: At) {
  const games = gamesAt(app, at)
  const rows = new Map(at.lobby.rows.map((row) => [row.id, row]))
  const inBoth = (key: string): string[] => [
    app.words('en', `lobby.category.${key}`),
    app.words('vi', `lobby.category.${key}`),
  ]
  const byPlay = byPopularity(games, at.lobby.played)
  const found = find(typed, byPlay, (game) => ({
    names: [rows.get(game.gameId)?.nameEn ?? game.name, rows.get(game.gameId)?.nameVi ?? game.name],
    vendor: game.vendorName,
    kinds: [...inBoth(game.category), game.kind, ...typesOf(game)],
  }))
  const makers = find(typed, at.lobby.vendors, ({ code, name }) => ({
    names: [name, code],
    vendor: '',
    kinds: [],
  }))
  const own = categoryList(app, at)
  return {
    total: found.length,
    games: found.slice(0, FOUND_MOST),
    vendors: makers.slice(0, VENDORS_MOST).map((vendor) => cardOf(vendor, games)),
    categories: find(typed, own, ({ key }) => ({ names: inBoth(key), vendor: '', kinds: [] })).map(
      ({ key, page }) => ({ key, page }),
    ),
    popular: found.length > 0 ? [] : byPlay.slice(0, POPULAR_MOST),
  }
}

/** A provider with its plate; one without a contract has no games and shows others instead (decision 28). */
export function oneVendor(app: App, code: string, at: At) {
  const vendor = at.lobby.vendors.find((row) => row.code === code)
  if (!vendor) return { refused: 'lobby.vendorUnknown' } as const
  const games = gamesAt(app, at)
  const similar = byPopularity(games, at.lobby.played).filter(
    (game) => game.vassalage !== code && !game.isUnderMaintenance,
  )
  return { vendor: cardOf(vendor, games), similar: similar.slice(0, SIMILAR_MOST) }
}

/** The kinds of games of each contracted provider, by the specification's names. */
export function vendorGameTypes(app: App, at: At) {
  const types = new Map<string, Set<string>>()
  for (const { vassalage, gameType } of gamesAt(app, at))
    types.set(vassalage, (types.get(vassalage) ?? new Set()).add(gameType))
  const order = categories.map(({ gameType }) => gameType)
  return {
    list: [...types].map(([vassalage, own]) => ({
      vassalage,
      gameTypes: [...own].toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    })),
  }
}
