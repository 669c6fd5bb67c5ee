import type { FlagName, PermissionName } from './declare/register.ts'
import type * as z from 'zod/mini'

export type Schema = z.ZodMiniType

/**
 * Who may call. It also selects the port: 'operator' is served only on the back office's port, 'game' only on the games' origin,
 * everything else on the site's port. 'signed' calls come from vendors and processors and authenticate by signature.
 */
export type RouteAudience = 'anyone' | 'member' | 'agent' | 'operator' | 'game' | 'signed'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** Every expected rejection of a route: its code, and the schema of the detail that the screen needs (null: none). */
export type RefusalTable = { readonly [code: string]: Schema | null }

export type FileRule = { readonly field: string; readonly atMost: number; readonly maxBytes: number }

export type Route = {
  readonly method: Method
  /** Path parameters as `:name`; each needs its schema in `params`. */
  readonly path: `/${string}`
  readonly audience: RouteAudience
  /** Summary for the documentation. */
  readonly summary: string
  readonly params?: Schema
  readonly query?: Schema
  readonly body?: Schema
  readonly reply: Schema
  readonly refusals?: RefusalTable
  /**
   * Needs an idempotency key: the same key and body get the first reply, another body is refused. 'ledger': the ledger itself stores
   * the key with its own fingerprint, so the input is not hashed again.
   */
  readonly idempotent?: true | 'ledger'
  /** The feature flag that must be on. */
  readonly flag?: FlagName
  /** Only accounts that hold real money (trial accounts are refused, VAL-08). */
  readonly real?: true
  /** Needs a fresh solution of the human check in the header Human-Check (decision 17). */
  readonly human?: true
  /** The body travels as a JWE to the server's current key (decision 3). */
  readonly encrypted?: true
  /** The body is a posted form instead of JSON. */
  readonly form?: true
  /** The reply is a file: its handler gives a `Download`, its caller gets a `File`. `reply` is `z.unknown()`. */
  readonly download?: true
  /** The reply is sent exactly as its handler wrote it, for callers with their own protocol. `reply` is `z.unknown()`. */
  readonly raw?: true
  /** The body is a multipart form with these files. */
  readonly files?: FileRule
  /** Largest body in KiB where the usual 64 are too few, such as a slip of 2,000 lines. */
  readonly bodyKiB?: number
  /** Served on these ports instead of the one that `audience` selects, for calls that several apps need. */
  readonly listeners?: readonly ('site' | 'office' | 'game')[]
  /** Answered regardless of the system status: during maintenance, and for blocked visitors (decision 40). */
  readonly always?: true
  /** Also answered for a member who must change the password first (decisions 12 and 14): calls that such a change needs. */
  readonly first?: true
  /** Starts play or brings in money: only for members who accepted the current terms (A2). */
  readonly terms?: true
  /** Content of the home page: needs a session if the brand restricts it to members (SHL-03). */
  readonly home?: true
  /** The operator permission required. */
  readonly permission?: PermissionName
  /** Maximum number of calls per caller (per address for visitors): '5/min'. */
  readonly rateLimit?: `${number}/${'s' | 'min' | 'h'}`
}

export type Contract = { readonly [name: string]: Route }

/** Declares a feature's routes; the name is the first part of each route's full name and of its query keys. */
export function defineContract<const N extends string, const C extends Contract>(
  name: N,
  routes: C,
): C & Named<N> {
  return Object.defineProperty({ ...routes }, FEATURE, { value: name, enumerable: false }) as C & Named<N>
}

/** Where a contract keeps its feature's name; a symbol, so that iterating over routes skips it. */
export const FEATURE: unique symbol = Symbol('feature')
export type Named<N extends string = string> = { readonly [FEATURE]: N }

type Part<R, K extends 'params' | 'query' | 'body'> = R extends { readonly [P in K]: infer S extends Schema }
  ? Record<never, never> extends z.output<S>
    ? { readonly [P in K]?: z.output<S> }
    : { readonly [P in K]: z.output<S> }
  : unknown

/** An uploaded file: fully read, its size checked; its type is not trusted yet. */
export type Upload = { readonly name: string; readonly bytes: Uint8Array }

type ClientFiles<R> = R extends { readonly files: FileRule } ? { readonly files: readonly File[] } : unknown
type ServerFiles<R> = R extends { readonly files: FileRule } ? { readonly files: readonly Upload[] } : unknown

/** The input of a call, on the client. */
export type Input<R extends Route> = Part<R, 'params'> & Part<R, 'query'> & Part<R, 'body'> & ClientFiles<R>

/** The input of a handler: fully validated; defaults are filled in. */
export type Given<R extends Route> = {
  readonly [
    K in 'params' | 'query' | 'body' as R extends { readonly [P in K]: Schema } ? K : never
  ]: R extends {
    readonly [P in K]: infer S extends Schema
  }
    ? z.output<S>
    : never
} & ServerFiles<R>

/** The result of a call on the client: the reply, or the file of a download. */
export type Reply<R extends Route> = R extends { readonly download: true } ? File : z.output<R['reply']>

/** A reply in another party's protocol, written by the handler to the last byte, because it is signed. */
export type RawReply = {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}

/** A file returned by a handler: complete, or streamed so that its size costs no memory. */
export type Download = {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array | AsyncIterable<string>
}

export type RefusalsOf<R> = R extends { readonly refusals: infer T extends RefusalTable }
  ? T
  : Record<never, never>
export type RefusalCode<R> = keyof RefusalsOf<R> & string

export type Refusal<R> = {
  [C in RefusalCode<R>]: RefusalsOf<R>[C] extends infer S extends Schema
    ? { readonly refused: C; readonly detail: z.output<S> }
    : { readonly refused: C }
}[RefusalCode<R>]

/** All refusal codes of a contract: each needs a text. */
export type ContractCodes<C> = { [N in keyof C]: RefusalCode<C[N]> }[keyof C] & string
