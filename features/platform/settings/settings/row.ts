import * as z from 'zod/mini'
import type { Currency } from '#kit/currency.ts'

/** How a form asks for a value. */
export type SettingShape =
  | { readonly kind: 'switch' | 'money' | 'list' | 'secret' }
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'text'; readonly longest: number | null }
  | { readonly kind: 'choice' | 'choices'; readonly options: readonly string[] }

/** One thing that a business person may change: its sentence, its type with bounds, and where it starts. */
export type SettingRow<T> = {
  readonly says: string
  readonly starts: T
  /** Where it starts in a demonstration, where that differs. */
  readonly demo?: T
  readonly shape: SettingShape
  /** From its stored form; throws where a stored value is outside the type. */
  readonly read: (stored: unknown) => T
  readonly write: (value: T) => unknown
  /** The stored form of what a form sent, null where it is outside the type. */
  readonly accept: (wire: unknown) => { readonly stored: unknown } | null
  /** Where it starts for a brand: by the mode of the installation, and for amounts by the brand's currency. */
  readonly startFor: (of: StartOf) => T
  /** The same in its stored form. */
  readonly storedStartFor: (of: StartOf) => unknown
}

export type StartOf = { readonly mode: 'demo' | 'live'; readonly currency: Currency }

const WHOLE = /^-?\d+$/

/** Declares a setting: what is stored and sent is its type's encoded form. */
export function row<S extends z.ZodMiniType>({
  says,
  type,
  starts,
  demo,
  usd,
  isSecret = false,
}: {
  says: string
  type: S
  starts: z.output<S>
  demo?: z.output<S>
  /** Where an amount starts for a brand in dollars: the number of `starts` is meant in dong. */
  usd?: z.output<S>
  /** Sealed at rest, shown to nobody, written to no log. */
  isSecret?: boolean
}): SettingRow<z.output<S>> {
  const startFor = ({ mode, currency }: StartOf): z.output<S> => {
    if (currency === 'USD' && usd !== undefined) return usd
    return mode === 'demo' && demo !== undefined ? demo : starts
  }
  return {
    says,
    starts,
    ...(demo === undefined ? {} : { demo }),
    shape: isSecret ? { kind: 'secret' } : shapeOf(type, starts),
    read: (stored) => z.parse(type, stored),
    write: (value) => z.encode(type, value),
    accept: (wire) => {
      // an emptied box is no number, though a computer reads it as nothing
      if (typeof starts === 'number' && !WHOLE.test(String(wire))) return null
      const parsed = z.safeParse(type, wire)
      if (!parsed.success) return null
      // no setting is a debt: a fee below nothing would pay whoever pays it
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

/** What a form needs to know of a type, read from the type itself. */
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
