import type { RawReply } from '#contract/route.ts'
import type { Act, Result, Status } from '../../rules/acts.ts'

/** A call as parsed by a protocol. `echo` are fields that its reply repeats. */
export type Read = {
  readonly op: string
  readonly acts: readonly Act[]
  readonly request: string | null
  readonly echo: Readonly<Record<string, string>>
}

export type Unread = { readonly op: string; readonly status: Status; readonly request: string | null }

/** One supplier's API protocol: parses and formats messages, without any decision about money. */
export type Protocol = {
  readonly read: (path: string, body: string) => Read | Unread
  readonly write: (read: Read, results: readonly Result[]) => RawReply
  /** A rejection before anything was executed. */
  readonly refuse: (status: Status, of: Pick<Read, 'op' | 'request'>, result?: Result) => RawReply
}

const JSON_TYPE = 'application/json; charset=utf-8'
/** Ids contain no control characters, so this marks a number that must not be quoted. */
const MARK = '\u0001'

/** JSON in which every bigint, and every text marked by `exact`, is a number without loss of precision. */
export function jsonReply(status: number, value: object): RawReply {
  const body = JSON.stringify(value, (_, shown: unknown) =>
    typeof shown === 'bigint' ? `${MARK}${shown}` : shown,
  ).replaceAll(/"\\u0001(-?\d+(?:\.\d+)?)"/g, '$1')
  return { status, type: JSON_TYPE, body }
}

/** Decimal text that is written as a JSON number: 12.30 stays 12.30. */
export function exact(text: string): string {
  return MARK + text
}

/** Parses JSON with whole numbers as bigint, without loss of precision; null if it is not an object. */
export function parseExact(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body, (_, read: unknown, context?: { readonly source?: string }) =>
      typeof read === 'number' && /^-?\d{1,30}$/.test(context?.source ?? '')
        ? BigInt(context?.source ?? '')
        : read,
    )
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    return Object.fromEntries(Object.entries(value))
  } catch {
    return null
  }
}

/** Longer than any valid id, token or name. */
const MOST_TEXT = 4_000

/** A valid text; null if it is empty, too long, or contains characters that no id has: PostgreSQL text cannot contain NUL. */
export function plainText(value: string | null): string | null {
  return value === null || value === '' || value.length > MOST_TEXT || /\p{Cc}/u.test(value) ? null : value
}

/** A field as text; null if it is absent, of another type, or not valid text. */
export function textOf(of: Readonly<Record<string, unknown>>, name: string): string | null {
  const value = of[name]
  if (typeof value === 'bigint') return value.toString()
  return typeof value === 'string' ? plainText(value) : null
}

export function isRead(read: Read | Unread): read is Read {
  return 'acts' in read
}
