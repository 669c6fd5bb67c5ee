import type { TopicName } from './declare/register.ts'

/** Recipients of a topic: the member it belongs to, everyone at a merchant, the pages that watch a thing, or the operators. */
export type Audience = 'member' | 'merchant' | 'watchers' | 'operator'

/**
 * A live topic. Events are best-effort: they carry the stored sequence number and, where small, the change. Pages answer an event by
 * fetching the queries again that name its topic in a feature's `refetch.ts`; after a reconnect they fetch everything.
 */
export type Topic = {
  readonly audience: Audience
  /** Topics that are true with it: their queries are fetched again too. */
  readonly implies?: readonly string[]
}

export type Topics = { readonly [name: string]: Topic }

/** Declares a feature's topics. */
export function defineTopics<const T extends Topics>(topics: T): T {
  return topics
}

/**
 * The wire format: the topic, the stored sequence number after which this is true, and the encoded patch. `of` names the thing where a
 * topic tells of several, such as tables: a newer event of one does not replace that of another.
 */
export type LiveEvent = {
  readonly topic: string
  readonly seq: string
  readonly patch: unknown
  readonly of?: string
}

/** What a newer event replaces: earlier ones of its topic and thing. */
export const eventKey = ({ topic, of }: Pick<LiveEvent, 'topic' | 'of'>): string =>
  of === undefined ? topic : `${topic} ${of}`

/** An event as a feature publishes it: of a topic that a feature declares. */
export type Published = LiveEvent & { readonly topic: TopicName }
