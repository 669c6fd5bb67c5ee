import type { PartTopicName, TopicName } from './declare/register.ts'

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
  /** Each event adds to what earlier ones told, such as bets since the last one: a newer one replaces none, and each is delivered. */
  readonly isPart?: true
}

export type Topics = { readonly [name: string]: Topic }

/** Declares a feature's topics. */
export function defineTopics<const T extends Topics>(topics: T): T {
  return topics
}

/**
 * The wire format: the topic, the stored sequence number after which this is true, and the encoded patch. `of` names the thing where a
 * topic tells of several, such as tables: a newer event of one does not replace that of another. `isPart` is its topic's.
 */
export type LiveEvent = {
  readonly topic: string
  readonly seq: string
  readonly patch: unknown
  readonly of?: string
  readonly isPart?: true
}

/** What a newer event replaces: earlier ones of its topic and thing; a part replaces itself alone, where it is repeated. */
export function eventKey({ topic, seq, of, isPart }: Omit<LiveEvent, 'patch'>): string {
  const thing = of === undefined ? topic : `${topic} ${of}`
  return isPart ? `${thing} #${seq}` : thing
}

/** Topics whose events tell the whole state, or nothing but that it changed. */
export type WholeTopicName = Exclude<TopicName, PartTopicName>

/** An event as a feature publishes it: of a topic that a feature declares, and a part exactly if it declares that. */
export type Published =
  | (LiveEvent & { readonly topic: WholeTopicName; readonly isPart?: never })
  | (LiveEvent & { readonly topic: PartTopicName; readonly isPart: true })
