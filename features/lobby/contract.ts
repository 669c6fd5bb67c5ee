import * as z from 'zod/mini'
import { count, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { odds } from '#features/rounds/shapes.ts'
import { playRefusals } from '#features/limits/contract/shapes.ts'
import { sorts, volatilities } from './rules/browse.ts'

/** A vendor as a card of a category; without a contract its page says "not yet available here". */
const vendorCard = z.object({
  vassalage: z.string(),
  name: z.string(),
  isHot: z.boolean(),
  contracted: z.boolean(),
  /** Address of its logo; null: its name stands on a plain plate. */
  logo: z.nullable(z.string()),
  /** Games of this vendor in the category (in all, where no category is asked). */
  games: z.int(),
})

/** A game as the lists show it, with the field names of the specification. */
const game = z.object({
  gameId: z.string(),
  nodeId: z.string(),
  name: z.string(),
  code: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  accountTypeName: z.string(),
  /** Category key: RNG, FISH, LIVE … */
  category: z.string(),
  gameType: z.string(),
  /** Kind within the category: slots, dice … */
  kind: z.string(),
  defaultPlayType: z.nullable(z.string()),
  /** VASSALAGE: the tile opens a list of the vendor's games instead of a game. */
  isGame: z.nullable(z.string()),
  isHot: z.boolean(),
  isNew: z.boolean(),
  isUnderMaintenance: z.boolean(),
  themes: z.array(z.string()),
  /** By the exact deviation of its return: low, medium, high. */
  volatility: z.enum(volatilities),
  /** Exact return to the member as shown text, "96.02 %". */
  rtpText: z.string(),
  isProvablyFair: z.boolean(),
})

/** What came back of the stakes: shares in parts per million, and three deviations to each side. */
const observed = z.object({ rounds: count, observed: z.int(), low: z.int(), high: z.int() })

/** A category of the navigation, with its vendors. */
const category = z.object({
  key: z.string(),
  /** Text key of its name. */
  name: z.string(),
  enName: z.string(),
  page: z.string(),
  gameType: z.string(),
  sideMenuIcon: z.string(),
  /** Percent of valid bet earned as points, "1.20"; null: none. */
  point: z.nullable(z.string()),
  title: z.string(),
  cards: z.array(vendorCard),
  games: z.int(),
})

const facet = { key: z.string(), count: z.int() }
const menuEntry = z.object({ name: z.string(), page: z.string(), data: z.string(), type: z.string() })

const text = (most: number) => z.optional(z.string().check(z.maxLength(most)))

/** What the lists of the specification are asked with; merchant and language of the call count, these are accepted. */
const listQuery = {
  merchantCode: text(40),
  isPlatform: text(10),
  platform: text(60),
  language: text(10),
  vassalage: text(40),
}

const favourite = {
  body: z.strictObject({ ...listQuery, gameId: z.string().check(z.minLength(1), z.maxLength(60)) }),
  reply: z.object({ favGames: z.array(z.string()) }),
}

export const lobby = defineContract('lobby', {
  gameMenus: {
    method: 'GET',
    path: '/lgw/games/game_menus',
    who: 'anyone',
    home: true,
    says: 'Menu, navigation and categories with their vendor cards; only categories with at least one vendor.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({
      menus: z.array(menuEntry),
      navigation: z.array(category),
      categories: z.array(z.object({ title: z.string(), cards: z.array(vendorCard) })),
    }),
  },
  categories: {
    method: 'GET',
    path: '/api/lobby/categories',
    who: 'anyone',
    home: true,
    says: 'The categories that have at least one vendor, in the order of the navigation.',
    reply: z.object({ list: z.array(category) }),
  },
  popular: {
    method: 'GET',
    path: '/lgw/games/popular',
    who: 'anyone',
    home: true,
    says: 'The most played games, most played first.',
    query: z.strictObject({ ...listQuery, count: z.optional(whole(1, 50)) }),
    reply: z.object({ list: z.array(game) }),
  },
  gameList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    who: 'anyone',
    home: true,
    says: 'All games, by vendor, category, kind and words of the name.',
    query: z.strictObject({
      ...listQuery,
      gameType: text(40),
      category: text(20),
      type: text(40),
      search: text(60),
    }),
    reply: z.object({ list: z.array(game) }),
  },
  hotGames: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_hotGamesV2',
    who: 'anyone',
    home: true,
    says: 'Games that the merchant puts forward as hot.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({ list: z.array(game) }),
  },
  newVendors: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    who: 'anyone',
    home: true,
    says: 'All vendors, contracted ones first, newest first.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({ list: z.array(vendorCard) }),
  },
  home: {
    method: 'GET',
    path: '/api/lobby/home',
    who: 'anyone',
    home: true,
    says: 'The rows of the home page (hot, new, each category, most played) and the game of its banner.',
    reply: z.object({
      total: z.int(),
      hero: z.nullable(game),
      rows: z.array(z.object({ key: z.string(), total: z.int(), list: z.array(game) })),
    }),
  },
  browse: {
    method: 'GET',
    path: '/api/lobby/games',
    who: 'anyone',
    home: true,
    says: 'A part of the games that meet the filters, how many there are, and what each other choice would leave.',
    query: z.strictObject({
      category: text(20),
      vassalage: text(40),
      type: text(40),
      theme: text(40),
      volatility: z.optional(z.enum(volatilities)),
      sort: z.optional(z.enum(sorts)),
      from: z.optional(whole(0, 100_000)),
      count: z.optional(whole(1, 120)),
    }),
    reply: z.object({
      total: z.int(),
      list: z.array(game),
      facets: z.object({
        vendors: z.array(z.object({ ...facet, name: z.string() })),
        themes: z.array(z.object(facet)),
        volatilities: z.array(z.object(facet)),
        types: z.array(z.object(facet)),
      }),
    }),
  },
  search: {
    method: 'GET',
    path: '/api/lobby/search',
    who: 'anyone',
    home: true,
    says: 'Games, makers and categories by typed words, slips forgiven; popular games where none is found.',
    query: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(60)) }),
    reply: z.object({
      total: z.int(),
      games: z.array(game),
      vendors: z.array(vendorCard),
      categories: z.array(z.object({ key: z.string(), page: z.string() })),
      popular: z.array(game),
    }),
    pace: '120/min',
  },
  vendor: {
    method: 'GET',
    path: '/api/lobby/vendors/:vassalage',
    who: 'anyone',
    home: true,
    says: 'One maker, with a contract or without, and games of others to suggest beside it (decision 28).',
    params: z.strictObject({ vassalage: z.string().check(z.maxLength(40)) }),
    reply: z.object({ vendor: vendorCard, similar: z.array(game) }),
    refusals: { 'lobby.vendorUnknown': null },
  },
  vendorTypes: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    who: 'anyone',
    home: true,
    says: 'The game types that each maker with a contract has.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({ list: z.array(z.object({ vassalage: z.string(), gameTypes: z.array(z.string()) })) }),
  },
  favourites: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    who: 'member',
    says: 'The caller’s favourite games that the brand shows now, newest first.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({ list: z.array(game) }),
  },
  addFavourite: {
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    who: 'member',
    says: 'Puts a game among the caller’s favourites; once more changes nothing.',
    ...favourite,
    refusals: { 'lobby.gameUnknown': null, 'lobby.tooManyFavourites': null },
    pace: '120/min',
  },
  removeFavourite: {
    method: 'POST',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    who: 'member',
    says: 'Takes a game from the caller’s favourites.',
    ...favourite,
    pace: '120/min',
  },
  recent: {
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    who: 'member',
    says: 'The games that the caller played last, newest first.',
    query: z.strictObject({ ...listQuery, count: z.optional(whole(1, 50)) }),
    reply: z.object({ list: z.array(z.object({ ...game.shape, lastPlayedAt: z.string() })) }),
  },
  game: {
    method: 'GET',
    path: '/api/lobby/games/:gameId',
    who: 'anyone',
    home: true,
    says: 'One game, what it returned to members in 30 days (from 100 rounds on), and others to suggest beside it.',
    params: z.strictObject({ gameId: z.string().check(z.maxLength(60)) }),
    reply: z.object({ game, odds, observed: z.nullable(observed), suggestions: z.array(game) }),
    refusals: { 'lobby.gameUnknown': null },
  },
  launch: {
    method: 'GET',
    path: '/wps/game/launchGame',
    who: 'member',
    terms: true,
    says: 'The address of a game with a single-use ticket of 60 seconds, for an embedded frame.',
    query: z.strictObject({
      gameId: z.string().check(z.minLength(1), z.maxLength(60)),
      nodeId: text(40),
      accountType: text(4),
      confirmTrans: text(4),
      vassalage: text(40),
      launchMode: text(10),
      platform: text(60),
      clientType: text(4),
      /** Accepted as specified; must equal the session's, and are never kept or logged. */
      username: text(60),
      token: text(200),
      merchantCode: text(40),
      language: text(10),
    }),
    reply: z.object({ game_url: z.string(), game_url2: z.optional(z.string()) }),
    refusals: {
      ...playRefusals,
      'lobby.gameUnknown': null,
      'lobby.gameStopped': z.object({ suggestions: z.array(z.string()) }),
      'lobby.launchNotYours': null,
      'lobby.trialOff': null,
      'lobby.walletMissing': null,
    },
    pace: '60/min',
  },
})
