import { entranceOf, entrancePath } from '../rules/entrances.ts'
import { readyToPlay } from '#features/compliance/limits/public.ts'
import { issueTicket } from '#features/play/rounds/public.ts'
import { openOutside } from '#features/play/vendors/public.ts'
import { walletOf } from '#ledger/wallets.ts'
import type { Given, Refusal, Reply } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import { gameOrigins } from '#server/config.ts'
import type { App } from '#server/app.ts'
import { sameText } from '#server/vault.ts'
import type { lobby } from '../contract.ts'
import { verticalOf } from '../rules.ts'
import { openableGame, stoppedGame, type At } from './lobby.ts'

type Launch = typeof lobby.launch
type Query = Given<Launch>['query']
type LaunchCall = CallFor<Launch>

export const TRIAL = 4

/** Opens a game: its URL with a single-use ticket, and the same URL on the fallback launch host if configured (decision 5). */
export async function launchGame(
  app: App,
  query: Query,
  call: LaunchCall,
  at: At,
): Promise<Reply<Launch> | Refusal<Launch>> {
  if (!isCallers(query, call)) return { refused: 'lobby.launchNotYours' }
  const opened = await openableGame(app, query.gameId, at)
  if ('refused' in opened) return opened
  if (!isOfVendor(query, opened.row.vendor)) return { refused: 'lobby.gameUnknown' }
  const { member } = call
  if (member.type === TRIAL && !(await app.merchants.isOn(member.merchant, 'FREEPLAY3')))
    return { refused: 'lobby.trialOff' }
  const { id: owner, currency, merchant } = member
  const wallet = await walletOf(app.db, { owner, kind: 'cash', currency, merchant })
  if (!wallet) return { refused: 'lobby.walletMissing' }
  const stopped = await readyToPlay(app, member, verticalOf(opened.row.category), call.now)
  if (stopped) return stopped
  const { id: gameId, outsideRef } = opened.row
  // a lottery is played on a page of the site (§3)
  const entrance = entranceOf(gameId)
  if (entrance) return { game_url: new URL(entrancePath(entrance), call.origin).toString() }
  if (outsideRef !== null) {
    const url = await outsideGame(app, call, { ...opened.row, outsideRef, wallet: wallet.id })
    // no configured URL, or a vendor that does not respond, is handled like a stopped game
    return url === null ? stoppedGame(app, gameId, at) : { game_url: url }
  }
  const seat = { merchant, currency, memberId: owner, memberSessionId: member.sessionId }
  const ticket = await issueTicket(app, { ...seat, wallet: wallet.id, game: gameId })
  const [origin, fallback] = gameOrigins(app, call.host)
  return {
    game_url: gameUrl(app, call, { origin, gameId, ticket }),
    // the ticket can be used once, on either host
    ...(fallback ? { game_url2: gameUrl(app, call, { origin: fallback, gameId, ticket }) } : {}),
  }
}

type Claimed = Pick<Query, 'username' | 'token' | 'merchantCode'>

/** The payload's vassalage and nodeId, if present, must be the game's own (§3). */
function isOfVendor({ vassalage, nodeId }: Query, vendor: string): boolean {
  return (!vassalage || vassalage === vendor) && (!nodeId || nodeId === vendor)
}

/** The session fields repeated in the payload must equal the header's (decision 10). */
function isCallers({ username, token, merchantCode }: Claimed, { member, header }: LaunchCall): boolean {
  if (token && !sameText(token, header('authorization') ?? '')) return false
  if (username && username.toLowerCase() !== member.account.toLowerCase()) return false
  return !merchantCode || merchantCode === member.merchant
}

/** A vendor's game opens at the vendor's URL. */
async function outsideGame(
  app: App,
  call: LaunchCall,
  game: {
    readonly id: string
    readonly vendor: string
    readonly outsideRef: string
    readonly wallet: bigint
  },
) {
  const { member, language, host, ip, device } = call
  return openOutside(app, {
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

/** A URL on the games' origin; `host` tells the frame which page it may message. */
function gameUrl(
  app: App,
  call: LaunchCall,
  { origin, gameId, ticket }: { readonly origin: string; readonly gameId: string; readonly ticket: string },
): string {
  const url = new URL(`/play/${gameId}`, origin)
  url.searchParams.set('ticket', ticket)
  url.searchParams.set('lang', call.language)
  url.searchParams.set('host', call.origin)
  return url.toString()
}
