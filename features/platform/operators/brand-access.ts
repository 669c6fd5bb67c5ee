import type { Route } from '#contract/route.ts'
import type { OperatorCaller } from '#server/call.ts'
import { reach } from '#features/declared/reach.ts'
import { brandIn, byId, house, memberIn, type About } from './rules/reach.ts'

/**
 * Restricts operators of some brands (SYS-03, B1). A route's brand is derived from its declaration where possible: a brand named in its
 * input, a member named in its path. Lists and other rows are declared in each feature's
 * `reach.ts`; everything else concerns the whole installation and
 * is refused to them, so a new route is closed until it is classified. Example: GET /office/api/brands/:merchant names its brand, POST
 * /office/api/operators checks the reach itself, POST /office/api/audit/check concerns the whole installation.
 */
const table: Readonly<Record<string, About>> = reach

/** A route's classification. */
export function aboutOf(fullName: string, route: Route): About {
  const listed = table[fullName]
  if (listed) return listed
  for (const part of ['params', 'query', 'body'] as const)
    if (fieldsOf(route[part]).includes('merchant')) return brandIn(part)
  const params = fieldsOf(route.params)
  if (params.includes('member')) return memberIn('params')
  if (route.path.startsWith('/office/api/members/:id')) return byId('member')
  return house
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

/** The brands whose data an operator sees: the selected one, or all of theirs; null means all brands. */
export const brandsOf = ({
  brands,
  brand,
}: Pick<OperatorCaller, 'brands' | 'brand'>): readonly string[] | null => (brand === null ? brands : [brand])

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
