import type * as z from 'zod/mini'
import type { Schema } from './route.ts'

/** Recipients of a topic: the member it belongs to, everyone at a merchant, or the operators. */
export type Audience = 'member' | 'merchant' | 'operator'

/**
 * A live topic. Events are best-effort: they carry the stored sequence number and, where small, the change. A client that sees a gap or
 * reconnects refetches `catchUp` (the full name of a route) over HTTP.
 */
export type Topic = {
  readonly audience: Audience
  readonly patch: Schema
  readonly catchUp: string
}

export type Topics = { readonly [name: string]: Topic }

export function defineTopics<const T extends Topics>(topics: T): T {
  return topics
}

export type PatchOf<T extends Topic> = z.output<T['patch']>

/** The wire format: the topic, the stored sequence number after which this is true, and the encoded patch. */
export type LiveEvent = { readonly topic: string; readonly seq: string; readonly patch: unknown }
