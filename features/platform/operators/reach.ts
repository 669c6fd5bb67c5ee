import type { Route } from '#contract/route.ts'
import type { Owned } from './store/owners.ts'

/**
 * How far an operator reaches who works for some brands alone (SYS-03, B1). What a route is about is read from its row where
 * the row says it: a brand named in its input, a member named in its path. Lists and rows of other kinds stand in the table
 * below; whatever is neither read nor listed is about the whole house and refused to them, so a new route is closed until
 * somebody says what it is about. Example: GET /office/api/brands/:merchant names its brand, POST /office/api/operators
 * honours the reach itself, POST /office/api/audit/check is the whole house's.
 */
export type About =
  /** Nobody but the caller. */
  | { readonly kind: 'caller' }
  /** What all brands share and no brand owns. */
  | { readonly kind: 'shared' }
  /** The whole house. */
  | { readonly kind: 'house' }
  /** Its handler asks for the caller's reach itself. */
  | { readonly kind: 'asks' }
  /** The brand that this part of the input names; where it names none, the brand that the operator works in. */
  | { readonly kind: 'brand'; readonly part: Part; readonly counts?: readonly string[] }
  /** The brand of the row that this field names. */
  | { readonly kind: 'row'; readonly of: Owned; readonly part: Part; readonly field: string }
  /** A list without a filter by brand: rows of other brands are left out, and counts over all of them. */
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
  'backoffice.overview': { kind: 'brand', part: 'query' },
  'backoffice.queues': asks,
  'merchantsOffice.list': asks,
  'merchantsOffice.choices': asks,
  // a host decides which brand its visitors meet, so it is nothing of one brand's own
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
  'matchingOffice.close': byId('withdrawal'),
  'matchingOffice.proof': byId('match'),
  'matchingOffice.judge': byId('match'),
  'withdrawalsOffice.claim': byId('withdrawal'),
  'withdrawalsOffice.release': byId('withdrawal'),
  'withdrawalsOffice.approve': byId('withdrawal'),
  'withdrawalsOffice.reject': byId('withdrawal'),
  'withdrawalsOffice.override': byId('withdrawal'),
  'withdrawalsOffice.decideOverride': byId('withdrawal'),
  'reports.liability': rows(),
  'reports.games': rows(),
  'risk.flags': rows('counts'),
  'risk.clear': byId('flag'),
  'limitsOffice.reached': rows(),
  'limitsOffice.harm': rows(),
  'limitsOffice.clear': byId('harm'),
  'exclusionsOffice.list': rows('counts'),
  'exclusionsOffice.propose': byId('exclusion'),
  'exclusionsOffice.approve': byId('lift'),
  'exclusionsOffice.reject': byId('lift'),
  'outbox.messages': { kind: 'brand', part: 'query', counts: ['channels'] },
  'outbox.resend': byId('message'),
  'socialOffice.providers': rows(),
}

const whole: About = { kind: 'house' }

/** What a route is about. */
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

/** Names in the table that no route has (a test finds them). */
export function listedNames(): readonly string[] {
  return Object.keys(table)
}

/** The fields of an object schema; none of any other. */
function fieldsOf(schema: Route['body']): readonly string[] {
  const def: unknown = schema?._zod.def
  if (typeof def !== 'object' || def === null || !('shape' in def)) return []
  return typeof def.shape === 'object' && def.shape !== null ? Object.keys(def.shape) : []
}

/** Whether an operator of these brands may see and change what belongs to a brand; null is every brand. */
export function reaches(brands: readonly string[] | null, merchant: string | null): boolean {
  return brands === null || (merchant !== null && brands.includes(merchant))
}

/** Whether somebody of these brands may give an operator those: nobody gives away more than they have. */
export function mayGiveBrands(own: readonly string[] | null, given: readonly string[] | null): boolean {
  return own === null || (given !== null && given.every((brand) => own.includes(brand)))
}

/** A reply without what belongs to other brands than this one: rows that name another, and counts over all of them. */
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

/** A row's own list of brands (where a game is not shown) names only this one. */
function trimmed(row: unknown, brand: string): unknown {
  if (typeof row !== 'object' || row === null || !('offAt' in row) || !Array.isArray(row.offAt)) return row
  return { ...row, offAt: row.offAt.filter((at) => at === brand) }
}

function textIn(row: unknown, field: string): string | null {
  if (typeof row !== 'object' || row === null) return null
  const value: unknown = Object.entries(row).find(([name]) => name === field)?.[1]
  return typeof value === 'string' ? value : null
}

/** Whether a reply names one of these brands as somebody's own, however deep; the second wall behind the first. */
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
