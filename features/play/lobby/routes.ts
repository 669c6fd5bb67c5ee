import { createObserved } from '#features/play/rtp-monitoring/public.ts'
import { oddsOfGame } from '#features/play/rounds/public.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import { createKept } from '#server/kept.ts'
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
  syncCatalogue,
  vendorCards,
  type LobbyRows,
} from './service/lobby.ts'
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

/** Count of §9: popular games of the home page. */
const USUAL_COUNT = 20
/** Games of a page where a call names no count. */
const USUAL_PAGE = 60
/** Everybody's home page asks for the lobby: a process reads its rows again after this time, and when a switch is announced. */
const FRESH_MS = 1_000

export function lobbyRoutes(house: House): Handlers<typeof lobby> {
  const keep = createKept<LobbyRows>(FRESH_MS)
  const observed = createObserved(house)
  const ready = onceDone(() => syncCatalogue(house.db))
  const at = async ({
    merchant,
    language,
  }: Pick<CallFor<(typeof lobby)['launch']>, 'merchant' | 'language'>) => {
    await ready()
    const key = `${merchant.code} ${house.merchants.edition()}`
    const lobby = await keep(key, () => lobbyRows(house, merchant.code))
    return { merchant: merchant.code, language, lobby }
  }
  return {
    gameMenus: async (_, call) => gameMenus(house, await at(call)),
    async categories(_, call) {
      const here = await at(call)
      return {
        list: [...categoryList(house, here)],
        pinned: pinnedGames(house, here),
      }
    },
    popular: async ({ query }, call) => popularGames(house, await at(call), query.count ?? USUAL_COUNT),
    gameList: async ({ query }, call) => gameList(house, query, await at(call)),
    hotGames: async (_, call) => hotList(house, await at(call)),
    home: async (_, call) => homeGames(house, await at(call)),
    browse: async ({ query: { from = 0, count = USUAL_PAGE, sort = 'usual', ...filter } }, call) =>
      browseGames(house, filter, { from, count, sort }, await at(call)),
    search: async ({ query }, call) => searchLobby(house, query.text, await at(call)),
    vendor: async ({ params }, call) => oneVendor(house, params.vassalage, await at(call)),
    vendorTypes: async (_, call) => vendorGameTypes(house, await at(call)),
    favourites: async (_, call) => favouriteGames(house, call.member, await at(call)),
    addFavourite: ({ body }, { member }) => addFavourite(house, member, body.gameId),
    removeFavourite: ({ body }, { member }) => removeFavourite(house, member, body.gameId),
    newVendors: async (_, call) => vendorCards(house, await at(call)),
    recent: async ({ query }, call) =>
      recentGames(house, call.member, await at(call), query.count ?? USUAL_COUNT),
    async game({ params: { gameId } }, call) {
      const found = oneGame(house, gameId, await at(call))
      if (found.refused !== undefined) return found
      const { code: merchant, currency } = call.merchant
      return {
        ...found,
        odds: oddsOfGame(gameId),
        observed: await observed({ merchant, currency, game: gameId }),
      }
    },
    launch: async ({ query }, call) => launchGame(house, query, call, await at(call)),
    trialLaunch: async ({ query }, call) =>
      call.member.type === TRIAL
        ? launchGame(house, query, call, await at(call))
        : ({ refused: 'lobby.trialOnly' } as const),
  }
}

export function lobbyOfficeRoutes(house: House): Handlers<typeof lobbyOffice> {
  return {
    list: (_, call) => listSwitches(house, call),
    setGame: (input, call) => setGame(house, input, call),
    setVendor: (input, call) => setVendor(house, input, call),
    setBrand: (input, call) => setBrand(house, input, call),
    setVendorHere: (input, call) => setVendorHere(house, input, call),
    setBrandPlay: (input, call) => setBrandPlay(house, input, call),
  }
}

export function lobbyArrangeRoutes(house: House): Handlers<typeof lobbyArrange> {
  return {
    show: (input, call) => showArrangement(house, input, call),
    moveGame: (input, call) => moveGame(house, input, call),
    moveVendor: (input, call) => moveVendor(house, input, call),
    mark: (input, call) => markGameAt(house, input, call),
    setList: (input, call) => setVendorList(house, input, call),
  }
}

export function logosRoutes(house: House): Handlers<typeof logos> {
  return {
    show: (input) => showLogo(house, input),
    list: () => listLogos(house),
    bring: (input, call) => bringLogo(house, input, call),
    remove: (input, call) => removeLogo(house, input, call),
  }
}

/** Runs `work` once for all callers; again after a failure. */
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
