import * as z from 'zod/mini'
import type { Currency } from '#kit/currency.ts'

/** The form control of a value. */
export type SettingShape =
  | { readonly kind: 'switch' | 'money' | 'list' | 'secret' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly longest: number | null }
  | { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }

/** The groups in which operators find a brand's settings, in the order of the page; each name is the text `settings.group.<group>`. */
export const settingGroups = [
  'brand',
  'account',
  'security',
  'withdrawals',
  'transfers',
  'agents',
  'play',
  'rewards',
  'safer',
  'risk',
  'review',
  'approval',
  'support',
  'regions',
  'records',
  'technical',
  'other',
] as const

export type SettingGroup = (typeof settingGroups)[number]

/** One setting of a brand: its description, its type with bounds, and its default. */
export type SettingRow<T> = {
  /** The description in the back office; a source in brackets at its end, such as (decision 12), is not shown. */
  readonly en: string
  readonly vi: string
  /** Its name in the back office, in English and Vietnamese; null for a setting without one, which is shown by its code. */
  readonly name: readonly [en: string, vi: string] | null
  readonly group: SettingGroup
  /** One operator may change it alone: it affects neither money nor security nor trust. Otherwise a second one approves. */
  readonly isLight: boolean
  /** Describes this brand or its contracts with third parties: not copied to a new brand. */
  readonly isBrandsOwn: boolean
  readonly starts: T
  /** The default in demo mode, if different. */
  readonly demo?: T
  readonly shape: SettingShape
  /** Decodes the stored form; throws if a stored value is out of bounds. */
  readonly read: (stored: unknown) => T
  readonly write: (value: T) => unknown
  /** The stored form of a form's value, null if out of bounds. */
  readonly accept: (wire: unknown) => { readonly stored: unknown } | null
  /** A brand's default: by the mode of the installation, and for amounts by the brand's currency. */
  readonly startFor: (of: StartOf) => T
  /** The same in its stored form. */
  readonly storedStartFor: (of: StartOf) => unknown
}

export type StartOf = { readonly mode: 'demo' | 'live'; readonly currency: Currency }

const WHOLE = /^-?\d+$/

/** Declares a setting: what is stored and sent is its type's encoded form. */
export function row<S extends z.ZodMiniType>({
  name = null,
  group = 'other',
  en,
  vi,
  type,
  starts,
  demo,
  usd,
  isSecret = false,
  isLight = false,
  isBrandsOwn = false,
}: {
  name?: readonly [en: string, vi: string] | null
  group?: SettingGroup
  en: string
  vi: string
  type: S
  starts: z.output<S>
  demo?: z.output<S>
  /** The default amount for a brand in dollars: the number of `starts` is meant in dong. */
  usd?: z.output<S>
  /** Encrypted at rest, never shown, never logged. */
  isSecret?: boolean
  isLight?: boolean
  isBrandsOwn?: boolean
}): SettingRow<z.output<S>> {
  const startFor = ({ mode, currency }: StartOf): z.output<S> => {
    if (currency === 'USD' && usd !== undefined) return usd
    return mode === 'demo' && demo !== undefined ? demo : starts
  }
  return {
    name,
    group,
    en,
    vi,
    isLight,
    isBrandsOwn,
    starts,
    ...(demo === undefined ? {} : { demo }),
    shape: isSecret ? { kind: 'secret' } : shapeOf(type, starts),
    read: (stored) => z.parse(type, stored),
    write: (value) => z.encode(type, value),
    accept: (wire) => {
      // an empty input is not a number, although JavaScript converts it to zero
      if (typeof starts === 'number' && !WHOLE.test(String(wire))) return null
      const parsed = z.safeParse(type, wire)
      if (!parsed.success) return null
      // no setting may be negative: a negative fee would pay the member
      const given: unknown = parsed.data
      return typeof given === 'bigint' && given < 0n ? null : { stored: z.encode(type, parsed.data) }
    },
    startFor,
    storedStartFor: (of) => z.encode(type, startFor(of)),
  }
}

type Schema = {
  readonly enum?: readonly unknown[]
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly items?: unknown
}

const texts = (values: readonly unknown[]): string[] => values.filter((value) => typeof value === 'string')

/** What a form needs to know of a type, derived from the type itself. */
function shapeOf(type: z.ZodMiniType, starts: unknown): SettingShape {
  if (typeof starts === 'boolean') return { kind: 'switch' }
  if (typeof starts === 'bigint') return { kind: 'money' }
  const schema: Schema = z.toJSONSchema(type, { io: 'output', unrepresentable: 'any' })
  if (Array.isArray(starts)) {
    const inner: Schema = typeof schema.items === 'object' && schema.items !== null ? schema.items : {}
    return inner.enum ? { kind: 'choices', options: texts(inner.enum) } : { kind: 'list' }
  }
  if (typeof starts === 'number')
    return {
      kind: 'whole',
      least: schema.minimum ?? Number.MIN_SAFE_INTEGER,
      most: schema.maximum ?? Number.MAX_SAFE_INTEGER,
    }
  if (schema.enum) return { kind: 'choice', options: texts(schema.enum) }
  return { kind: 'text', longest: schema.maxLength ?? null }
}
