import type { Route } from '#contract/route.ts'
import type { Owned } from './extension-points.ts'

/**
 * Restricts operators of some brands (SYS-03, B1). A route's brand is derived from its declaration where possible: a brand named in its
 * input, a member named in its path. Lists and other rows are in the table below; everything else concerns the whole installation and
 * is refused to them, so a new route is closed until it is classified. Example: GET /office/api/brands/:merchant names its brand, POST
 * /office/api/operators checks the reach itself, POST /office/api/audit/check concerns the whole installation.
 */
export type About =
  /** Only the caller. */
  | { readonly kind: 'caller' }
  /** Shared by all brands. */
  | { readonly kind: 'shared' }
  /** The whole installation. */
  | { readonly kind: 'house' }
  /** Its handler checks the caller's brands itself. */
  | { readonly kind: 'asks' }
  /** The brand named in this part of the input; by default the operator's selected brand. */
  | { readonly kind: 'brand'; readonly part: Part; readonly counts?: readonly string[] }
  /** The brand of the row that this field names. */
  | { readonly kind: 'row'; readonly of: Owned; readonly part: Part; readonly field: string }
  /** A list without a brand filter: other brands' rows are removed, and totals over all of them. */
  | { readonly kind: 'rows'; readonly counts: readonly string[] }

export type Part = 'params' | 'query' | 'body'

const caller = { kind: 'caller' } as const
const shared = { kind: 'shared' } as const
const asks = { kind: 'asks' } as const
const rows = (...counts: readonly string[]): About => ({ kind: 'rows', counts })
const byId = (of: Owned): About => ({ kind: 'row', of, part: 'params', field: 'id' })

const table: Readonly<Record<string, About>> = {
  'operators.me': caller,
  'operators.logout': caller,
  'operators.sessions': caller,
  'operators.endSession': caller,
  'operators.changePassword': caller,
  'operators.list': asks,
  'operators.invite': asks,
  'operators.reset': asks,
  'operators.setRoles': asks,
  'operators.setBrands': asks,
  'operators.close': asks,
  'operators.unlock': asks,
  'operators.setEmail': asks,
  'approvals.list': asks,
  'approvals.approve': asks,
  'approvals.reject': asks,
  'approvals.withdraw': asks,
  'memberDesk.overview': { kind: 'brand', part: 'query' },
  'workQueues.list': asks,
  'merchantsOffice.list': asks,
  'merchantsOffice.choices': asks,
  // a host decides which brand its visitors reach, so it does not belong to one brand
  'merchantsOffice.addHost': { kind: 'house' },
  'merchantsOffice.dropHost': { kind: 'house' },
  'merchantsOffice.jurisdictions': shared,
  'adjustments.list': rows('counts'),
  'adjustments.wallet': { kind: 'row', of: 'member', part: 'params', field: 'member' },
  'adjustments.propose': { kind: 'row', of: 'member', part: 'body', field: 'member' },
  'adjustments.approve': byId('adjustment'),
  'adjustments.reject': byId('adjustment'),
  'adjustments.withdraw': byId('adjustment'),
  'lobbyOffice.list': rows(),
  'depositMethods.list': asks,
  'depositMethods.change': asks,
  'depositsOffice.one': byId('deposit'),
  'depositsOffice.slip': byId('deposit'),
  'depositsOffice.claim': byId('deposit'),
  'depositsOffice.release': byId('deposit'),
  'depositsOffice.approve': byId('deposit'),
  'depositsOffice.reject': byId('deposit'),
  'withdrawalsOffice.one': byId('withdrawal'),
  'withdrawalsOffice.proof': byId('withdrawal'),
  'withdrawalsOffice.settle': byId('withdrawal'),
  'withdrawalsOffice.offer': byId('withdrawal'),
  'p2pPayoutsOffice.close': byId('withdrawal'),
  'p2pPayoutsOffice.proof': byId('match'),
  'p2pPayoutsOffice.judge': byId('match'),
  'withdrawalsOffice.claim': byId('withdrawal'),
  'withdrawalsOffice.release': byId('withdrawal'),
  'withdrawalsOffice.approve': byId('withdrawal'),
  'withdrawalsOffice.reject': byId('withdrawal'),
  'withdrawalsOffice.override': byId('withdrawal'),
  'withdrawalsOffice.decideOverride': byId('withdrawal'),
  'reports.liability': rows(),
  'reports.games': rows(),
  'fraud.flags': { kind: 'brand', part: 'query' },
  'fraud.claim': asks,
  'fraud.release': asks,
  'fraud.clearAll': asks,
  'fraud.clear': byId('flag'),
  'limitsOffice.reached': rows(),
  'limitsOffice.harm': rows(),
  'limitsOffice.clear': byId('harm'),
  'exclusionsOffice.list': rows('counts'),
  'exclusionsOffice.propose': byId('exclusion'),
  'exclusionsOffice.approve': byId('lift'),
  'exclusionsOffice.reject': byId('lift'),
  'outbox.messages': { kind: 'brand', part: 'query', counts: ['channels'] },
  'outbox.resend': byId('message'),
  'socialLoginOffice.providers': rows(),
}

const whole: About = { kind: 'house' }

/** A route's classification. */
export function aboutOf(fullName: string, route: Route): About {
  const listed = table[fullName]
  if (listed) return listed
  for (const part of ['params', 'query', 'body'] as const)
    if (fieldsOf(route[part]).includes('merchant')) return { kind: 'brand', part }
  const params = fieldsOf(route.params)
  if (params.includes('member')) return { kind: 'row', of: 'member', part: 'params', field: 'member' }
  if (route.path.startsWith('/office/api/members/:id')) return byId('member')
  return whole
}

/** Names in the table without a route (a test checks them). */
export function listedNames(): readonly string[] {
  return Object.keys(table)
}

/** The fields of an object schema; none of any other. */
function fieldsOf(schema: Route['body']): readonly string[] {
  const def: unknown = schema?._zod.def
  if (typeof def !== 'object' || def === null || !('shape' in def)) return []
  return typeof def.shape === 'object' && def.shape !== null ? Object.keys(def.shape) : []
}

/** Whether an operator of these brands may see and change a brand's data; null means all brands. */
export function reaches(brands: readonly string[] | null, merchant: string | null): boolean {
  return brands === null || (merchant !== null && brands.includes(merchant))
}

/** Whether an operator of these brands may assign those: no one can grant more than they have. */
export function mayGiveBrands(own: readonly string[] | null, given: readonly string[] | null): boolean {
  return own === null || (given !== null && given.every((brand) => own.includes(brand)))
}

/** A reply without other brands' rows and without totals over all brands. */
export function withoutOthers(reply: unknown, brand: string, counts: readonly string[]): unknown {
  if (typeof reply !== 'object' || reply === null) return reply
  return Object.fromEntries(
    Object.entries(reply).map(([name, value]: [string, unknown]) => {
      if (counts.includes(name)) return [name, Array.isArray(value) ? [] : {}]
      if (!Array.isArray(value)) return [name, value]
      const brandOf = (row: unknown) => (name === 'merchants' ? textIn(row, 'code') : textIn(row, 'merchant'))
      return [
        name,
        value.filter((row) => [null, brand].includes(brandOf(row))).map((row) => trimmed(row, brand)),
      ]
    }),
  )
}

/** A row's list of brands (where a game is hidden) is reduced to this one. */
function trimmed(row: unknown, brand: string): unknown {
  if (typeof row !== 'object' || row === null || !('offAt' in row) || !Array.isArray(row.offAt)) return row
  return { ...row, offAt: row.offAt.filter((at) => at === brand) }
}

function textIn(row: unknown, field: string): string | null {
  if (typeof row !== 'object' || row === null) return null
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : null
}

/** Whether a reply contains data owned by one of these brands, at any depth; defence in depth. */
export function namesBrand(reply: unknown, others: ReadonlySet<string>, depth = 0): boolean {
  if (typeof reply !== 'object' || reply === null || depth > MOST_DEPTH) return false
  if (Array.isArray(reply)) return reply.some((row) => namesBrand(row, others, depth + 1))
  return Object.entries(reply).some(([name, value]: [string, unknown]) =>
    typeof value === 'string'
      ? name === 'merchant' && others.has(value)
      : namesBrand(value, others, depth + 1),
  )
}

const MOST_DEPTH = 6
