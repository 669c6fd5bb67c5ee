import { moneyText, parseMoney } from '#kit/money.ts'
import type { Minor } from '#kit/money.ts'

/** A value, or the reason why there is none. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E }

export function good<T>(value: T): { readonly ok: true; readonly value: T } {
  return { ok: true, value }
}

export function bad<E>(error: E): { readonly ok: false; readonly error: E } {
  return { ok: false, error }
}

/** Values that survive being stored and sent as JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/**
 * Parses untrusted JSON and writes it back. Deliberately small: rules may not import a validation library. Unknown fields are refused,
 * so a misspelt choice never becomes a default.
 */
export interface Schema<T> {
  /** The error names the field: "choice.target: not a whole number from 0 to 9999". */
  parse(json: unknown): Result<T, string>
  write(value: T): Json
}

export function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json)
}

/** A whole number within bounds, both included. */
export function whole(min: number, max: number): Schema<number> {
  return {
    parse: (json) =>
      typeof json === 'number' && Number.isInteger(json) && json >= min && json <= max
        ? good(json)
        : bad(`not a whole number from ${min} to ${max}`),
    write: (value) => value,
  }
}

export function oneOf<const T extends string>(words: readonly T[]): Schema<T> {
  return {
    parse: (json) => {
      const word = words.find((known) => known === json)
      return word === undefined ? bad(`not one of ${words.join(', ')}`) : good(word)
    },
    write: (value) => value,
  }
}

/** One of a few numbers. */
export function oneOfNumbers<const T extends number>(numbers: readonly T[]): Schema<T> {
  return {
    parse: (json) => {
      const found = numbers.find((known) => known === json)
      return found === undefined ? bad(`not one of ${numbers.join(', ')}`) : good(found)
    },
    write: (value) => value,
  }
}

/** Text that a pattern allows. */
export function text(pattern: RegExp): Schema<string> {
  return {
    parse: (json) => (typeof json === 'string' && pattern.test(json) ? good(json) : bad('not such a text')),
    write: (value) => value,
  }
}

/** Any JSON value, unchanged. */
export const anyJson: Schema<Json> = {
  parse: (json) => (isJson(json) ? good(json) : bad('not a JSON value')),
  write: (value) => value,
}

function isJson(json: unknown): json is Json {
  if (Array.isArray(json)) return json.every(isJson)
  if (isRecord(json)) return Object.values(json).every(isJson)
  return json === null || typeof json === 'string' || typeof json === 'boolean' || Number.isFinite(json)
}

/** An amount of money above 0, decimal text on the wire. */
export const amount: Schema<Minor> = {
  parse: (json) => {
    const units = typeof json === 'string' ? parseMoney(json) : null
    return units === null || units <= 0n ? bad('not an amount above 0') : good(units)
  },
  write: moneyText,
}

export function list<T>(item: Schema<T>, min: number, max: number): Schema<readonly T[]> {
  return {
    parse: (json) => {
      if (!Array.isArray(json) || json.length < min || json.length > max)
        return bad(`not a list of ${min} to ${max}`)
      const values: T[] = []
      for (const [place, entry] of json.entries()) {
        const read = item.parse(entry)
        if (!read.ok) return bad(`${place}: ${read.error}`)
        values.push(read.value)
      }
      return good(values)
    },
    write: (values) => values.map((value) => item.write(value)),
  }
}

/** A dictionary with free keys, each value of one shape. */
export function dictionary<T>(item: Schema<T>): Schema<Readonly<Record<string, T>>> {
  return {
    parse: (json) => {
      if (!isRecord(json)) return bad('not an object')
      const values: Record<string, T> = {}
      for (const [key, entry] of Object.entries(json)) {
        const read = item.parse(entry)
        if (!read.ok) return bad(`${key}: ${read.error}`)
        values[key] = read.value
      }
      return good(values)
    },
    write: (values) =>
      Object.fromEntries(Object.entries(values).map(([key, value]) => [key, item.write(value)])),
  }
}

type Fields<T> = { readonly [K in keyof T]: Schema<T[K]> }

/** An object with exactly these fields. */
export function object<T extends object>(fields: Fields<T>): Schema<T> {
  // Object.keys loses the key type; the fields object is built in code, never from input.
  const keys = Object.keys(fields) as (keyof T & string)[]
  return {
    parse: (json) => {
      if (!isRecord(json)) return bad('not an object')
      const unknown = Object.keys(json).find((key) => !Object.hasOwn(fields, key))
      if (unknown !== undefined) return bad(`${unknown}: unknown field`)
      const values: Partial<T> = {}
      for (const key of keys) {
        const read = fields[key].parse(json[key])
        if (!read.ok) return bad(`${key}: ${read.error}`)
        values[key] = read.value
      }
      // Every key was read above.
      return good(values as T)
    },
    write: (value) => Object.fromEntries(keys.map((key) => [key, fields[key].write(value[key])])),
  }
}
