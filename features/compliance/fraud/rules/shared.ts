/**
 * Signs that several accounts of a brand belong to one person: a shared payout account, browser or address (RSP-02). They are evidence for
 * an operator and stop nothing (decision document 0031); trial accounts do not count. A browser is identified by the token in its cookie.
 * An address is shared by households, offices and whole mobile networks: it counts from a high number of members within a week, or together
 * with another fact: accounts opened from it within a day of each other. Addresses of private networks are ignored: they identify no
 * location. Example with the default thresholds: two accounts in one browser are flagged; nine members of one dormitory are not, but three
 * accounts opened there on one evening are.
 */

/** A payout account of the member, and how many members ever linked the same number. */
export type Account = { readonly shown: string; readonly members: number; readonly boundAt: Date }

/** A browser in which the member logged in, how many members did, and when the newest of them first did. */
export type Device = { readonly name: string; readonly members: number; readonly newestAt: Date }

/** An address that the member used within the last days, and how many members did. */
export type Place = { readonly address: string; readonly members: number; readonly newestAt: Date }

/** The address from which the account was opened, and how many were opened from it within a day of it. */
export type Opening = { readonly address: string; readonly members: number; readonly newestAt: Date }

export type Sharing = {
  readonly accounts: readonly Account[]
  readonly devices: readonly Device[]
  readonly places: readonly Place[]
  /** Null if the address at registration is unknown. */
  readonly opening: Opening | null
}

export type SharingThresholds = {
  readonly sharedMembers: number
  readonly deviceMembers: number
  /** Members per address within the last days; 0 turns the rule off. */
  readonly addressMembers: number
  readonly openedMembers: number
}

type Finding<R extends string> = {
  readonly rule: R
  readonly newestAt: Date
  readonly evidence: { readonly [figure: string]: string | number }
}

/** One payout account used by several members. */
export function sharedAccount(
  { accounts }: Pick<Sharing, 'accounts'>,
  { sharedMembers }: Pick<SharingThresholds, 'sharedMembers'>,
): Finding<'sharedAccount'>[] {
  return accounts
    .filter(({ members }) => members >= sharedMembers)
    .map(({ shown, members, boundAt }) => ({
      rule: 'sharedAccount',
      newestAt: boundAt,
      evidence: { account: shown, count: members },
    }))
}

/** One browser used by several members. */
export function sharedDevice(
  { devices }: Pick<Sharing, 'devices'>,
  { deviceMembers }: Pick<SharingThresholds, 'deviceMembers'>,
): Finding<'sharedDevice'>[] {
  return devices
    .filter(({ members }) => members >= deviceMembers)
    .map(({ name, members, newestAt }) => ({
      rule: 'sharedDevice',
      newestAt,
      evidence: { device: name, count: members },
    }))
}

/** More members at one address than a household has. */
export function crowdedAddress(
  { places }: Pick<Sharing, 'places'>,
  { addressMembers }: Pick<SharingThresholds, 'addressMembers'>,
): Finding<'crowdedAddress'>[] {
  if (addressMembers === 0) return []
  return places
    .filter(({ address, members }) => isOutside(address) && members >= addressMembers)
    .map(({ address, members, newestAt }) => ({
      rule: 'crowdedAddress',
      newestAt,
      evidence: { address: networkOf(address), count: members },
    }))
}

/** Accounts opened from one address within a day of each other. */
export function openedTogether(
  { opening }: Pick<Sharing, 'opening'>,
  { openedMembers }: Pick<SharingThresholds, 'openedMembers'>,
): Finding<'openedTogether'>[] {
  if (opening === null || !isOutside(opening.address) || opening.members < openedMembers) return []
  const { address, members, newestAt } = opening
  return [{ rule: 'openedTogether', newestAt, evidence: { address: networkOf(address), count: members } }]
}

/** Loopback, link-local, private and carrier-grade NAT networks, IPv4 and IPv6. */
const INSIDE =
  /^(0|10|127|169\.254|192\.168|172\.(1[6-9]|2\d|3[01])|100\.(6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\.|^(::|::1|f[cd][0-9a-f]{2}:.*|fe[89ab][0-9a-f]:.*)$/i

/** Whether an address identifies a place: it is not of a private network. */
export function isOutside(address: string): boolean {
  return /[.:]/.test(address) && !INSIDE.test(address)
}

/** The part of an address that operators see: its network, which is enough to compare. */
function networkOf(address: string): string {
  return address.includes(':')
    ? `${address.split(':').slice(0, 3).join(':')}:•`
    : address.replace(/\.\d+$/, '.•')
}
