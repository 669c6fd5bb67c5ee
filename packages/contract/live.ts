import type * as z from 'zod/mini'
import type { Schema } from './route.ts'

/** Who hears a topic: the member it belongs to, everyone of a merchant, or the operators. */
export type Audience = 'member' | 'merchant' | 'operator'

/**
 * A live topic. The socket carries hints, not truth: the stored sequence and, where small, what changed. A client that
 * sees a gap or reconnects asks `catchUp` (the full name of a route) by HTTP.
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

/** What travels: the topic, the stored sequence after which this is true, and the encoded patch. */
export type Hint = { readonly topic: string; readonly seq: string; readonly patch: unknown }
