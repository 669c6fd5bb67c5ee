import * as z from 'zod/mini'
import { whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { odds } from '#features/play/rounds/shapes.ts'
import { playRefusals } from '#features/compliance/limits/contract/shapes.ts'
import { sorts, volatilities } from './rules/browse.ts'
import {
  category,
  facet,
  game,
  listQuery,
  menuEntry,
  observed,
  text,
  vendorCard,
  vendorCode,
} from './contract/shapes.ts'

const favourite = {
  body: z.strictObject({ ...listQuery, gameId: z.string().check(z.minLength(1), z.maxLength(60)) }),
  reply: z.object({ favGames: z.array(z.string()) }),
}

const launching = {
  method: 'GET',
  audience: 'member',
  terms: true,
  query: z.strictObject({
    gameId: z.string().check(z.minLength(1), z.maxLength(60)),
    nodeId: text(40),
    accountType: text(4),
    confirmTrans: text(4),
    vassalage: text(40),
    launchMode: text(10),
    platform: text(60),
    clientType: text(4),
    /** Accepted as specified; must equal the session's values, and are never stored or logged. */
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
  rateLimit: '60/min',
} as const

export const lobby = defineContract('lobby', {
  gameMenus: {
    method: 'GET',
    path: '/lgw/games/game_menus',
    audience: 'anyone',
    home: true,
    summary:
      'Returns the menu, the navigation and the categories with their provider cards; categories without providers are left out.',
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
    audience: 'anyone',
    home: true,
    summary:
      'Lists the categories with at least one provider and the games pinned by the brand, in navigation order.',
    reply: z.object({ list: z.array(category), pinned: z.array(game) }),
  },
  popular: {
    method: 'GET',
    path: '/lgw/games/popular',
    audience: 'anyone',
    home: true,
    summary: 'Lists the most played games, most played first.',
    query: z.strictObject({ ...listQuery, count: z.optional(whole(1, 50)) }),
    reply: z.object({ list: z.array(game) }),
  },
  gameList: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_gameList',
    audience: 'anyone',
    home: true,
    summary: 'Lists games by provider, category, type and name.',
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
    audience: 'anyone',
    home: true,
    summary: 'Lists the games that the brand marks as hot.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({ list: z.array(game) }),
  },
  newVendors: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_newGameVendor',
    audience: 'anyone',
    home: true,
    summary: 'Lists all providers, contracted ones first, then newest first.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({ list: z.array(vendorCard) }),
  },
  home: {
    method: 'GET',
    path: '/api/lobby/home',
    audience: 'anyone',
    home: true,
    summary:
      'Returns the rows of the home page (hot, new, each category, most played) and the game of its banner.',
    reply: z.object({
      total: z.int(),
      /** With the highest win per stake as text, where the game publishes one. */
      hero: z.nullable(z.extend(game, { maxWin: z.nullable(z.string()) })),
      rows: z.array(z.object({ key: z.string(), total: z.int(), list: z.array(game) })),
    }),
  },
  browse: {
    method: 'GET',
    path: '/api/lobby/games',
    audience: 'anyone',
    home: true,
    summary:
      'Returns a page of the games that match the filters, their number, and the number each other filter choice would leave.',
    query: z.strictObject({
      category: text(20),
      vassalage: vendorCode,
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
    audience: 'anyone',
    home: true,
    summary:
      'Searches games, providers and categories, tolerating typing errors; returns popular games if nothing is found.',
    query: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(60)) }),
    reply: z.object({
      total: z.int(),
      games: z.array(game),
      vendors: z.array(vendorCard),
      categories: z.array(z.object({ key: z.string(), page: z.string() })),
      popular: z.array(game),
    }),
    rateLimit: '120/min',
  },
  vendor: {
    method: 'GET',
    path: '/api/lobby/vendors/:vassalage',
    audience: 'anyone',
    home: true,
    summary: 'Returns one provider, contracted or not, and similar games of other providers (decision 28).',
    params: z.strictObject({ vassalage: z.string().check(z.toUpperCase(), z.maxLength(40)) }),
    reply: z.object({ vendor: vendorCard, similar: z.array(game) }),
    refusals: { 'lobby.vendorUnknown': null },
  },
  vendorTypes: {
    method: 'GET',
    path: '/wps/relay/GCSGAME_getVassGameType',
    audience: 'anyone',
    home: true,
    summary: 'Lists the game types of each contracted provider.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({ list: z.array(z.object({ vassalage: z.string(), gameTypes: z.array(z.string()) })) }),
  },
  favourites: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getFavoriteGamesList',
    audience: 'member',
    summary: 'Lists the caller’s favourite games that the brand shows now, newest first.',
    query: z.strictObject({ ...listQuery }),
    reply: z.object({ list: z.array(game) }),
  },
  addFavourite: {
    method: 'POST',
    path: '/wps/relay/MCSFE_addFavoriteGameV2',
    audience: 'member',
    summary: 'Adds a game to the caller’s favourites; idempotent.',
    ...favourite,
    refusals: { 'lobby.gameUnknown': null, 'lobby.tooManyFavourites': null },
    rateLimit: '120/min',
  },
  removeFavourite: {
    method: 'POST',
    path: '/wps/relay/MCSFE_removeFavoriteGameV2',
    audience: 'member',
    summary: 'Removes a game from the caller’s favourites.',
    ...favourite,
    rateLimit: '120/min',
  },
  recent: {
    method: 'GET',
    path: '/wps/relay/GCS_recentGame',
    audience: 'member',
    summary: 'Lists the games that the caller played last, newest first.',
    query: z.strictObject({ ...listQuery, count: z.optional(whole(1, 50)) }),
    reply: z.object({ list: z.array(z.object({ ...game.shape, lastPlayedAt: z.string() })) }),
  },
  game: {
    method: 'GET',
    path: '/api/lobby/games/:gameId',
    audience: 'anyone',
    home: true,
    summary: 'Returns one game, its actual RTP of the last 30 days (from 100 rounds), and similar games.',
    params: z.strictObject({ gameId: z.string().check(z.maxLength(60)) }),
    reply: z.object({ game, odds, observed: z.nullable(observed), suggestions: z.array(game) }),
    refusals: { 'lobby.gameUnknown': null },
  },
  launch: {
    ...launching,
    path: '/wps/game/launchGame',
    summary:
      'Returns the URL of a game with a single-use ticket valid for 60 seconds, for an embedded frame.',
  },
  trialLaunch: {
    ...launching,
    path: '/wps/relay/GCS_gameTrialLaunch',
    flag: 'FREEPLAY3',
    summary:
      'Same as launch, for trial accounts only: play money with the rules and odds of real play (decision 22).',
    refusals: { ...launching.refusals, 'lobby.trialOnly': null },
  },
})
