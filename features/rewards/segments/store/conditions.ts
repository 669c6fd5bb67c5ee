import { sql, type Sql } from '#db/rows.ts'
import type { Bounds, Condition } from '../rules/conditions.ts'

/** Whose conditions, and as of when: SQL expressions, so that a statement can look at many members at many moments. */
export type At = {
  readonly member: Sql<bigint>
  readonly at: Sql<Date>
}

/** What a brand's conditions mean. */
export type Brand = {
  readonly merchant: string
  readonly currency: string
  readonly timeZone: string
}

/**
 * A condition as SQL: whether it holds, and the member's own value as text. It is put into statements with aliases of their own: those in
 * here begin with `c_`, so that none hides one of theirs.
 */
export type Part = {
  readonly holds: (at: At) => Sql<boolean>
  readonly value: (at: At) => Sql<string | null>
}

/** The window [at − days, at), or all before `at`. */
function within(column: Sql<Date>, { at }: At, days: number | null): Sql<boolean> {
  return days === null
    ? sql`${column} < ${at}`
    : sql`${column} < ${at} and ${column} >= ${at} - make_interval(days => ${days})`
}

function deposits(brand: Brand, at: At, days: number | null, what: Sql<bigint>): Sql<bigint> {
  return sql`(
    select ${what} from deposit_view c_deposit
    where c_deposit.member_id = ${at.member} and c_deposit.credited_at is not null and c_deposit.currency = ${brand.currency}
      and ${within(sql`c_deposit.credited_at`, at, days)}
  )`
}

const member = <T>(at: At, what: Sql<T>): Sql<T> =>
  sql`(select ${what} from member_view c_member where c_member.id = ${at.member})`

/** The whole days of the brand before the moment's own. */
function turnover(brand: Brand, at: At, days: number, category: string | null): Sql<bigint> {
  const today = sql`(${at.at} at time zone ${brand.timeZone}::text)::date`
  return sql`(
    select coalesce(sum(c_day.valid), 0)::bigint from play_member_day_view c_day
    where c_day.member_id = ${at.member} and c_day.merchant = ${brand.merchant} and c_day.currency = ${brand.currency}
      and c_day.day >= ${today} - ${days}::int and c_day.day < ${today} and (${category}::text is null or c_day.category = ${category})
  )`
}

/** Null where the member never played. */
const lastPlay = (at: At): Sql<bigint | null> => sql`(
  select floor(extract(epoch from ${at.at} - max(c_play.at)) / 86400)::bigint from ledger_settled_play c_play
  where c_play.member_id = ${at.member} and c_play.at < ${at.at}
)`

const balance = (brand: Brand, at: At): Sql<bigint> => sql`(
  select coalesce(sum(c_wallet.balance), 0)::bigint from wallet_view c_wallet join book_view c_book on c_book.id = c_wallet.book
  where c_wallet.owner = ${at.member} and c_wallet.kind = 'cash' and c_book.merchant = ${brand.merchant}
    and c_book.currency = ${brand.currency} and c_book.unit = 'money'
)`

/** A number between bounds; one that is missing is beyond any. */
function between(value: (at: At) => Sql<bigint | null>, { least, most }: Bounds): Part {
  return {
    value: (at) => sql`${value(at)}::text`,
    holds: (at) => sql`(
      select (${least}::bigint is null or c_value.v is null or c_value.v >= ${least}::bigint)
        and (${most}::bigint is null or c_value.v is not null and c_value.v <= ${most}::bigint)
      from (select ${value(at)} as v) c_value
    )`,
  }
}

function among(value: (at: At) => Sql<string | null>, any: readonly (string | null)[]): Part {
  const named = any.filter((each) => each !== null)
  return {
    value,
    holds: (at) => sql`(
      select coalesce(c_value.v = any (${named}::text[]), ${any.includes(null)}) from (select ${value(at)} as v) c_value
    )`,
  }
}

const country = (at: At): Sql<string | null> =>
  sql`(select c_country.country from member_country c_country where c_country.member_id = ${at.member})`

/** What a condition needs to be looked up before it is SQL. */
export type Looked = {
  /** The countries to which one of the named jurisdictions applies; null: where the country is unknown. */
  readonly countriesOf: (jurisdictions: readonly string[]) => readonly (string | null)[]
  readonly valuesOf: (trait: string) => ((member: Sql<bigint>) => Sql<string[]>) | null
  readonly segmentOf: (id: string) => readonly Part[] | null
}

/** The SQL of a condition, without its `not`. What is unknown (a removed segment) holds for no member. */
function plainPart(brand: Brand, condition: Condition, looked: Looked): Part {
  switch (condition.kind) {
    case 'registered': {
      const registered = (at: At) =>
        member(at, sql<Date>`(c_member.created_at at time zone ${brand.timeZone}::text)::date`)
      const { from, to } = condition
      return {
        value: (at) => sql`${registered(at)}::text`,
        holds: (at) =>
          sql`${registered(at)} between coalesce(${from}::date, '-infinity') and coalesce(${to}::date, 'infinity')`,
      }
    }
    case 'memberDays':
      return between(
        (at) => member(at, sql`floor(extract(epoch from ${at.at} - c_member.created_at) / 86400)::bigint`),
        condition,
      )
    case 'deposits':
      return between((at) => deposits(brand, at, condition.days, sql`count(*)::bigint`), condition)
    case 'depositSum':
      return between(
        (at) => deposits(brand, at, condition.days, sql`coalesce(sum(c_deposit.amount), 0)::bigint`),
        condition,
      )
    case 'turnover':
      return between((at) => turnover(brand, at, condition.days, condition.category), condition)
    case 'lastPlay':
      return between(lastPlay, condition)
    case 'balance':
      return between((at) => balance(brand, at), condition)
    case 'language':
      return among((at) => member(at, sql<string>`c_member.language`), condition.any)
    case 'country':
      return among(country, condition.any)
    case 'jurisdiction':
      return among(country, looked.countriesOf(condition.any))
    case 'trait': {
      const valuesOf = looked.valuesOf(condition.trait)
      if (!valuesOf) return never
      return {
        value: ({ member: id }) => sql`array_to_string(${valuesOf(id)}, ', ')`,
        holds: ({ member: id }) => sql`${valuesOf(id)} && ${condition.any}::text[]`,
      }
    }
    case 'segment': {
      const parts = looked.segmentOf(condition.segment)
      return parts ? { value: () => sql`null::text`, holds: (at) => allOf(parts, at) } : never
    }
  }
}

const never: Part = { value: () => sql`null::text`, holds: () => sql`false` }

export function partOf(brand: Brand, condition: Condition, looked: Looked): Part {
  const part = plainPart(brand, condition, looked)
  return condition.not === true ? { ...part, holds: (at) => sql`not ${part.holds(at)}` } : part
}

export function allOf(parts: readonly Part[], at: At): Sql<boolean> {
  return parts.length
    ? sql`(${sql.join(
        parts.map((part) => part.holds(at)),
        sql` and `,
      )})`
    : sql`true`
}

/** Several conditions as one. */
export function together(parts: readonly Part[]): Part {
  return { holds: (at) => allOf(parts, at), value: () => sql`null::text` }
}
