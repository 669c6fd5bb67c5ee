import * as z from 'zod/mini'
import type { Route, Schema } from '#contract/route.ts'

type Encodable = Parameters<typeof z.encode>[0]
type Input = Record<string, unknown>

const PARTS = ['params', 'query', 'body'] as const

/** A route's validated input in wire format: what can be stored and read again. */
export function wireOf(route: Route, input: Input): Input {
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const schema: Schema | undefined = route[part]
      if (!schema || input[part] === undefined) return []
      return [[part, z.encode(schema as Encodable, input[part])] as const] // it was decoded by this very schema
    }),
  )
}

/** A stored input read by the current contract; null if it is no longer valid. */
export function inputOf(route: Route, wire: Input): Input | null {
  const parsed = PARTS.flatMap((part) => {
    const schema: Schema | undefined = route[part]
    return schema ? [[part, z.safeDecode(schema as Encodable, wire[part])] as const] : [] // an unknown value is what it checks
  })
  if (parsed.some(([, { success }]) => !success)) return null
  return Object.fromEntries(parsed.map(([part, { data }]) => [part, data]))
}

/** A handler's result in wire format. */
export function replyOf(route: Route, answer: unknown): unknown {
  return z.encode(route.reply as Encodable, answer) // `Handler` has proved that it is one
}
