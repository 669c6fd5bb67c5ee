import type { Language, MemberCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { hashToken, newToken } from '#server/vault.ts'
import { launchAddress } from '../rules/launch.ts'
import { doorOf, type VendorConnection } from '../store/connections.ts'
import { walletById } from '#ledger/wallets.ts'
import { addPlayer, insertSession, renameSession } from '../store/players.ts'
import { askAddress, isAsked } from './launch-call.ts'

/** Lifetime of a launch's ticket: single use, 60 seconds (decision 10). */
const TICKET_MS = 60_000
/** Length of a member's name at a vendor: 96 bits. */
const NAME_LENGTH = 24

export type Launching = {
  readonly vendor: string
  /** Our id and the vendor's own code. */
  readonly game: string
  readonly outsideRef: string
  readonly member: MemberCaller
  readonly wallet: bigint
  readonly language: Language
  readonly host: string
  readonly home: string
  /** The member's IP address and device: some vendors' servers require them. */
  readonly ip: string
  readonly device: string
}

/** A member's pseudonym at one vendor: reveals nothing, and differs between vendors. */
export function playerRef(app: Pick<App, 'vault'>, vendor: string, wallet: bigint): string {
  return app.vault.sign('vendor', `player:${vendor}:${wallet}`).slice(0, NAME_LENGTH)
}

/**
 * Opens a vendor's game: a session bound to the member's own, and a URL with its credential. Where the vendor exchanges it for a session
 * token (canonical, Pragmatic protocol), that is a single-use ticket of 60 seconds; elsewhere the token.
 */
export async function openOutside(app: App, of: Launching): Promise<string | null> {
  const door = await doorOf(app.db, of.vendor)
  if (!door || door.launchUrl === '') return null
  const { member, wallet, vendor } = of
  const now = app.clock.now()
  const ref = playerRef(app, vendor, wallet)
  const { currency, merchant } = member
  await addPlayer(app.db, { vendor, ref, memberId: member.id, merchant, wallet, currency })
  const secret = newToken()
  const hasTicket = door.protocol === 'canonical' || door.protocol === 'pragmatic'
  const session = await insertSession(app.db, {
    vendor,
    player: ref,
    game: of.game,
    memberSessionId: member.sessionId,
    ticketHash: hasTicket ? hashToken(secret) : null,
    ticketExpiresAt: hasTicket ? new Date(now.getTime() + TICKET_MS) : null,
    tokenHash: hasTicket ? null : hashToken(secret),
    language: of.language,
    now,
  })
  const named = { session, secret, ref }
  if (isAsked(door)) return askedAddress(app, door, of, named)
  return launchAddress(door.launchUrl, {
    token: secret,
    game: of.outsideRef,
    lang: of.language,
    currency,
    user: ref,
    host: of.host,
    home: of.home,
  })
}

type Named = { readonly session: string; readonly secret: string; readonly ref: string }

/** The URL from the vendor's own server; trial play is the vendor's demo and does not use our wallet. */
async function askedAddress(
  app: App,
  door: VendorConnection,
  of: Launching,
  { session, secret, ref }: Named,
): Promise<string | null> {
  const wallet = await walletById(app.db, of.wallet)
  const isTrial = of.member.currency === 'FUN'
  const opened = await askAddress(app, door, {
    game: of.outsideRef,
    token: isTrial ? null : secret,
    user: ref,
    currency: of.member.currency,
    balance: wallet ? wallet.balance - wallet.held : 0n,
    language: of.language,
    country: app.merchants.countryOf(of.ip),
    ip: of.ip,
    isPhone: /Mobile|Android|iPhone/.test(of.device),
    host: of.host,
    home: of.home,
  })
  if (opened?.token) await renameSession(app.db, session, hashToken(opened.token))
  return opened?.url ?? null
}
