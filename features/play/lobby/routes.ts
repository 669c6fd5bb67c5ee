import { createObserved } from '#features/play/rtp-monitoring/public.ts'
import { oddsOfGame } from '#features/play/rounds/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import { createCache } from '#server/cache.ts'
import type { lobby } from './contract.ts'
import type { lobbyArrange } from './contract/arrange.ts'
import type { logos } from './contract/logos.ts'
import type { lobbyOffice } from './contract/office.ts'
import {
  categoryList,
  gameList,
  gameMenus,
  hotList,
  lobbyRows,
  oneGame,
  pinnedGames,
  popularGames,
  recentGames,
  vendorCards,
  type LobbyRows,
} from './service/lobby.ts'
import { syncCatalogue } from './service/sync.ts'
import { launchGame, TRIAL } from './service/launch.ts'
import { browseGames, homeGames, oneVendor, searchLobby, vendorGameTypes } from './service/browse.ts'
import { bringLogo, listLogos, removeLogo, showLogo } from './service/logos.ts'
import { markGameAt, moveGame, moveVendor, setVendorList, showArrangement } from './service/arrange.ts'
import { addFavourite, favouriteGames, removeFavourite } from './service/favourites.ts'
import {
  listSwitches,
  setBrand,
  setBrandPlay,
  setGame,
  setVendor,
  setVendorHere,
} from './service/switches.ts'

/** Count of §9: popular games on the home page. */
const USUAL_COUNT = 20
/** Page size where a call names no count. */
const USUAL_PAGE = 60
/** Every home page requests the lobby: a process caches its rows for this time, or until a switch is announced. */
const FRESH_MS = 1_000

export function lobbyRoutes(app: App): Handlers<typeof lobby> {
  const keep = createCache<LobbyRows>(FRESH_MS)
  const observed = createObserved(app)
  const ready = onceDone(() => syncCatalogue(app.db))
  const at = async ({
    merchant,
    language,
  }: Pick<CallFor<(typeof lobby)['launch']>, 'merchant' | 'language'>) => {
    await ready()
    const key = `${merchant.code} ${app.merchants.edition()}`
    const lobby = await keep(key, () => lobbyRows(app, merchant.code))
    return { merchant: merchant.code, language, lobby }
  }
  return {
    gameMenus: async (_, call) => gameMenus(app, await at(call)),
    async categories(_, call) {
      const here = await at(call)
      return {
        list: [...categoryList(app, here)],
        pinned: pinnedGames(app, here),
      }
    },
    popular: async ({ query }, call) => popularGames(app, await at(call), query.count ?? USUAL_COUNT),
    gameList: async ({ query }, call) => gameList(app, query, await at(call)),
    hotGames: async (_, call) => hotList(app, await at(call)),
    home: async (_, call) => homeGames(app, await at(call)),
    browse: async ({ query: { from = 0, count = USUAL_PAGE, sort = 'usual', ...filter } }, call) =>
      browseGames(app, filter, { from, count, sort }, await at(call)),
    search: async ({ query }, call) => searchLobby(app, query.text, await at(call)),
    vendor: async ({ params }, call) => oneVendor(app, params.vassalage, await at(call)),
    vendorTypes: async (_, call) => vendorGameTypes(app, await at(call)),
    favourites: async (_, call) => favouriteGames(app, call.member, await at(call)),
    addFavourite: ({ body }, { member }) => addFavourite(app, member, body.gameId),
    removeFavourite: ({ body }, { member }) => removeFavourite(app, member, body.gameId),
    newVendors: async (_, call) => vendorCards(app, await at(call)),
    recent: async ({ query }, call) =>
      recentGames(app, call.member, await at(call), query.count ?? USUAL_COUNT),
    async game({ params: { gameId } }, call) {
      const found = oneGame(app, gameId, await at(call))
      if (found.refused !== undefined) return found
      const { code: merchant, currency } = call.merchant
      return {
        ...found,
        odds: oddsOfGame(gameId),
        observed: await observed({ merchant, currency, game: gameId }),
      }
    },
    launch: async ({ query }, call) => launchGame(app, query, call, await at(call)),
    trialLaunch: async ({ query }, call) =>
      call.member.type === TRIAL
        ? launchGame(app, query, call, await at(call))
        : ({ refused: 'lobby.trialOnly' } as const),
  }
}

export function lobbyOfficeRoutes(app: App): Handlers<typeof lobbyOffice> {
  return {
    list: (_, call) => listSwitches(app, call),
    setGame: (input, call) => setGame(app, input, call),
    setVendor: (input, call) => setVendor(app, input, call),
    setBrand: (input, call) => setBrand(app, input, call),
    setVendorHere: (input, call) => setVendorHere(app, input, call),
    setBrandPlay: (input, call) => setBrandPlay(app, input, call),
  }
}

export function lobbyArrangeRoutes(app: App): Handlers<typeof lobbyArrange> {
  return {
    show: (input, call) => showArrangement(app, input, call),
    moveGame: (input, call) => moveGame(app, input, call),
    moveVendor: (input, call) => moveVendor(app, input, call),
    mark: (input, call) => markGameAt(app, input, call),
    setList: (input, call) => setVendorList(app, input, call),
  }
}

export function logosRoutes(app: App): Handlers<typeof logos> {
  return {
    show: (input) => showLogo(app, input),
    list: () => listLogos(app),
    bring: (input, call) => bringLogo(app, input, call),
    remove: (input, call) => removeLogo(app, input, call),
  }
}

/** Runs `work` once for all callers; retries after a failure. */
function onceDone(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | null = null
  return () => {
    done ??= work().catch((error: unknown) => {
      done = null
      throw error
    })
    return done
  }
}
