import type { auth } from './shell/auth-en.ts'
import type { layers } from './layers/en.ts'
import type { widgets } from './shell/office-en.ts'
import type { rounds } from './shell/rounds-en.ts'
import type { said } from './shell/said-en.ts'
import type { shell } from './shell/en.ts'

/**
 * All English text lists, so that a missing key does not compile. Lists outside this package add themselves: `declare module
 * '#texts/keys.ts' { interface TextLists { mine: typeof mine } }`.
 */
export interface TextLists {
  readonly shell: typeof shell
  readonly auth: typeof auth
  readonly layers: typeof layers
  readonly said: typeof said
  readonly rounds: typeof rounds
  readonly widgets: typeof widgets
}

type List = TextLists[keyof TextLists]
type KeysIn<L> = L extends unknown ? keyof L & string : never
type Written = KeysIn<List>
/** `bets` if there are `bets_one` and `bets_other`. */
type Counted = Written extends infer K ? (K extends `${infer Base}_other` ? Base : never) : never

/** A key with a text: as written, or the base of its plural forms. */
export type TextKey = Written | Counted

/** Keys composed at run time ('games.' + id) cannot be checked here; a test does. */
type IsOpen<K extends string> = Record<never, never> extends Record<K, 1> ? true : false

/** The key itself if it has a text; `never`, and so a compile error at the call, otherwise. */
export type Known<K extends string> = IsOpen<K> extends true ? K : K extends TextKey ? K : never

type TextIn<L, K> = L extends unknown ? (K extends keyof L ? L[K] : never) : never
type TextOf<K> = TextIn<List, K>
type Places<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Named<Place> | Places<Rest>
  : never
/** Without the plural forms or units that the placeholder lists. */
type Named<Place> = Place extends `${infer Name}|${string}` ? Name : Place
/** The placeholders that list forms or units: a number chooses among them. */
type Numbers<Text> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? (Place extends `${infer Name}|${string}` ? Name : never) | Numbers<Rest>
  : never
type PlacesOf<K> = K extends Written
  ? Places<TextOf<K>>
  : K extends Counted
    ? Places<TextOf<`${K}_other`>> | 'count'
    : never

export type Values = Readonly<Record<string, string | number>>

/**
 * The values a text needs: none without placeholders, every placeholder by name otherwise, a number where it chooses a plural form.
 */
export type Filling<K extends string> =
  IsOpen<K> extends true
    ? [values?: Values]
    : [PlacesOf<K>] extends [never]
      ? [values?: Values]
      : [values: { readonly [P in PlacesOf<K>]: Place<K, P> } & Values]

type Place<K, P> = P extends NumbersOf<K> ? number : string | number
type NumbersOf<K> = K extends Written ? Numbers<TextOf<K>> : Numbers<TextOf<`${K & string}_other`>> | 'count'
