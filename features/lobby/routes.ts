import { readyToPlay } from '#features/limits/door.ts'
import { createObserved } from '#features/returns/door.ts'
import { issueTicket, oddsOfGame } from '#features/rounds/door.ts'
import { openOutside } from '#features/vendors/door.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { CallFor } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import { createKept } from '#server/kept.ts'
import { sameText } from '#server/vault.ts'
import type { lobby } from './contract.ts'
import type { lobbyArrange } from './contract/arrange.ts'
import type { logos } from './contract/logos.ts'
import type { lobbyOffice } from './contract/office.ts'
import { verticalOf } from './rules.ts'
import {
  categoryList,
  gameList,
  gameMenus,
  hotList,
  lobbyRows,
  oneGame,
  openableGame,
  pinnedGames,
  stoppedGame,
  popularGames,
  recentGames,
  syncCatalogue,
  vendorCards,
  type LobbyRows,
} from './service/lobby.ts'
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
const TRIAL = 4
/** Everybody's home page asks for the lobby: a process reads its rows again after this time, and when a switch is announced. */
const FRESH_MS = 1_000

type LaunchCall = CallFor<(typeof lobby)['launch']>
type Claimed = {
  readonly username?: string | undefined
  readonly token?: string | undefined
  readonly merchantCode?: string | undefined
}

export function lobbyRoutes(house: House): Handlers<typeof lobby> {
  const keep = createKept<LobbyRows>(FRESH_MS)
  const observed = createObserved(house)
  const ready = onceDone(() => syncCatalogue(house.db))
  const at = async ({ merchant, language }: Pick<LaunchCall, 'merchant' | 'language'>) => {
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
    async launch({ query }, call) {
      if (!isCallers(query, call)) return { refused: 'lobby.launchNotYours' }
      const opened = await openableGame(house, query.gameId, await at(call))
      if ('refused' in opened) return opened
      const { member } = call
      const isTrial = member.type === TRIAL
      if (isTrial && !(await house.merchants.isOn(member.merchant, 'FREEPLAY3')))
        return { refused: 'lobby.trialOff' }
      const { id: owner, currency, merchant } = member
      const wallet = await walletOf(house.db, { owner, kind: 'cash', currency, merchant })
      if (!wallet) return { refused: 'lobby.walletMissing' }
      const stopped = await readyToPlay(house, member, verticalOf(opened.row.category), call.now)
      if (stopped) return stopped
      const { outsideRef } = opened.row
      if (outsideRef !== null) {
        const url = await outsideGame(house, call, { ...opened.row, outsideRef, wallet: wallet.id })
        // one whose address nobody has set, or whose maker is silent, is as good as stopped
        return url === null ? stoppedGame(house, query.gameId, await at(call)) : { game_url: url }
      }
      const seat = { merchant, currency, memberId: owner, memberSessionId: member.sessionId }
      const ticket = await issueTicket(house, { ...seat, wallet: wallet.id, game: opened.row.id })
      return { game_url: gameUrl(house, call, opened.row.id, ticket) }
    },
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

/** What the payload repeats of the session must be the header's (decision 10). */
function isCallers({ username, token, merchantCode }: Claimed, { member, header }: LaunchCall): boolean {
  if (token && !sameText(token, header('authorization') ?? '')) return false
  if (username && username.toLowerCase() !== member.account.toLowerCase()) return false
  return !merchantCode || merchantCode === member.merchant
}

/** A vendor's game opens at its vendor's address. */
async function outsideGame(
  house: House,
  call: LaunchCall,
  game: {
    readonly id: string
    readonly vendor: string
    readonly outsideRef: string
    readonly wallet: bigint
  },
) {
  const { member, language, host, ip, device } = call
  return openOutside(house, {
    vendor: game.vendor,
    game: game.id,
    outsideRef: game.outsideRef,
    member,
    wallet: game.wallet,
    language,
    host,
    ip,
    device,
    home: call.origin,
  })
}

/** The games' own origin; `host` tells the frame which page it may talk to. */
function gameUrl(house: House, call: LaunchCall, gameId: string, ticket: string): string {
  const { GAME_ORIGIN, GAME_PORT } = house.config
  const url = new URL(`/play/${gameId}`, GAME_ORIGIN ?? `http://${call.host}:${GAME_PORT}`)
  url.searchParams.set('ticket', ticket)
  url.searchParams.set('lang', call.language)
  url.searchParams.set('host', call.origin)
  return url.toString()
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
