import type { Topic } from '#contract/live.ts'
import type { TopicName } from '#contract/declare/register.ts'
import type { CallName, CallsOf } from './contracts.ts'
import { refetch } from './declared/refetch.ts'
import { topics } from './declared/topics.ts'

type Call = keyof typeof refetch

/** A call that no contract has, or a topic that no feature declares, does not compile. */
const rows: { readonly [C in Call]: C extends CallName | CallsOf ? readonly TopicName[] : never } = refetch
type Declared = Topic & { readonly implies?: readonly TopicName[] }
const declared: { readonly [T in TopicName]: Declared } = topics
const byName: Readonly<Record<string, Declared>> = declared

/** The calls whose queries an event of this topic invalidates; `x.*` stands for all calls of a contract. */
export function invalidatedBy(topic: string): readonly string[] {
  const given: readonly string[] = [topic, ...(byName[topic]?.implies ?? [])]
  return Object.entries(rows).flatMap(([call, own]) =>
    own.some((each) => given.includes(each)) ? [call] : [],
  )
}

/** Whether an event of this topic invalidates the queries of this call. */
export function isInvalidated(call: string, topic: string): boolean {
  return invalidatedBy(topic).some((name) =>
    name.endsWith('.*') ? call.startsWith(name.slice(0, -1)) : call === name,
  )
}

/** The topics that operators receive. */
export function operatorTopics(): readonly string[] {
  return Object.entries(byName).flatMap(([name, { audience }]) => (audience === 'operator' ? [name] : []))
}
