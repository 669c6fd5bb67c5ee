import * as z from 'zod'
import type { Schema } from '#contract/route.ts'

/** A random number from 0 up to `below`, from a seed that a failure prints: the same seed generates the same calls. */
export type Dice = (below: number) => number

export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

type Json = { readonly [name: string]: unknown }

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The schema of an object's fields by name; empty for anything that is not an object. */
function fieldsOf(schema: Schema): Readonly<Record<string, unknown>> {
  const { properties } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return properties ?? {}
}

/** Texts of which one matches most patterns of the platform. */
const texts = [
  'a plain text',
  'JADE',
  '1',
  '12.34',
  'mai',
  'EN',
  '2026-11-21',
  '2026-11-21T10:00:00.000Z',
  '0190a7c0-0000-7000-8000-000000000000',
  'mai@example.com',
  'https://example.com',
  '123456',
  'a'.repeat(43),
  'VN',
  'default',
]

/** A value that a schema accepts, as far as its JSON Schema tells. */
function fitting(schema: unknown, dice: Dice): unknown {
  if (!isJson(schema)) return null
  if ('const' in schema) return schema['const']
  if (Array.isArray(schema['enum'])) return schema['enum'][dice(schema['enum'].length)]
  const options = schema['anyOf'] ?? schema['oneOf']
  if (Array.isArray(options)) return fitting(options[dice(options.length)], dice)
  switch (schema['type']) {
    case 'boolean':
      return dice(2) === 1
    case 'integer':
    case 'number':
      return Math.max(Number(schema['minimum'] ?? 1), 0)
    case 'array':
      return [fitting(schema['items'], dice)]
    case 'object':
      return objectOf(isJson(schema['properties']) ? schema['properties'] : {}, dice)
    default:
      return fittingText(schema, dice)
  }
}

function fittingText(schema: Json, dice: Dice): string {
  const pattern = typeof schema['pattern'] === 'string' ? new RegExp(schema['pattern'], 'u') : null
  const least = Number(schema['minLength'] ?? 0)
  const most = Number(schema['maxLength'] ?? 10_000)
  const fit = texts.filter(
    (text) => text.length >= least && text.length <= most && (pattern?.test(text) ?? true),
  )
  return fit[dice(fit.length || 1)] ?? 'x'.repeat(least)
}

function objectOf(fields: Readonly<Record<string, unknown>>, dice: Dice): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, fitting(schema, dice)]))
}

/** Input that a regular caller might send. */
export function honest(schema: Schema | undefined, dice: Dice): Record<string, unknown> {
  return schema ? objectOf(fieldsOf(schema), dice) : {}
}

/** Values that an attacker tries in a field: wrong types, limits of numbers, special characters of other parsers. */
const hostile: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1e308,
  -0,
  Number.MAX_SAFE_INTEGER + 1,
  '',
  ' ',
  '-1',
  '1e999',
  'NaN',
  '99999999999999999999',
  '9223372036854775807',
  '9223372036854775808',
  '0.00001',
  "'; drop table member; --",
  '" or 1=1',
  '%00',
  'nul\u0000byte',
  '\ud800',
  '\u202egnp.exe',
  '../../../etc/passwd',
  '{{7*7}}${7*7}',
  '<img src=x onerror=alert(1)>',
  'a\r\nSet-Cookie: x=1',
  'İſﬀ𝟘Ω',
  'x'.repeat(20_000),
  [],
  [[[[[[]]]]]],
  {},
  { $gt: '' },
  { toString: 1 },
  { length: -1 },
  '0000-00-00',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '2026-02-30',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
]

/** Unknown keys, some of which would pollute prototypes where input is merged carelessly. */
const strangeKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'isAdmin',
  'balance',
  'type',
  'merchant',
  'id',
  'toString',
]

/** A valid input with one fault; `what` names it, for a failure's message. */
export function spoiled(
  fields: Record<string, unknown>,
  dice: Dice,
): { readonly what: string; readonly value: unknown } {
  const names = Object.keys(fields)
  const name = names[dice(names.length || 1)]
  switch (dice(name === undefined ? 2 : 6)) {
    case 0:
      return {
        what: 'strange key',
        value: withKey(fields, strangeKeys[dice(strangeKeys.length)] ?? '', dice),
      }
    case 1:
      return { what: 'not an object', value: hostile[dice(hostile.length)] }
    case 2: {
      const { [name ?? '']: _, ...rest } = fields
      return { what: `without ${name}`, value: rest }
    }
    default: {
      const value = hostile[dice(hostile.length)]
      return {
        what: `${name} = ${JSON.stringify(value)?.slice(0, 60)}`,
        value: withOwn(fields, name ?? '', value),
      }
    }
  }
}

function withKey(fields: object, key: string, dice: Dice): object {
  return withOwn(fields, key, dice(2) ? { isAdmin: true, polluted: 'yes' } : 1)
}

/** Sets a key like JSON.parse: '__proto__' becomes an own property here, too. */
function withOwn(fields: object, key: string, value: unknown): object {
  const copy = { ...fields }
  Object.defineProperty(copy, key, { value, enumerable: true, configurable: true, writable: true })
  return copy
}

/** Names of an object's fields that accept this id: by its format, or any text that a lookup uses. '' returns all of them. */
export function idFields(schema: Schema | undefined, id: string): string[] {
  if (!schema) return []
  const kind = /^[0-9a-f]{8}-/.test(id) ? 'uuid' : /^\d+$/.test(id) ? 'number' : 'text'
  return Object.entries(fieldsOf(schema)).flatMap(([name, field]) => {
    const takes = idKind(name, field)
    return takes !== null && (id === '' || takes === kind || takes === 'text') ? [name] : []
  })
}

function idKind(name: string, field: unknown): 'uuid' | 'number' | 'text' | null {
  if (!isJson(field)) return null
  if (field['format'] === 'uuid') return 'uuid'
  if (typeof field['pattern'] === 'string' && field['pattern'].includes('[1-9]\\d')) return 'number'
  const isText = field['type'] === 'string' && !('enum' in field) && !('pattern' in field)
  return isText &&
    /^(id|find|text|ticket|session|account|username|member|code|reference|number|to)$/.test(name)
    ? 'text'
    : null
}
