/**
 * Names that features declare, for the types of packages, which know no feature: `features/register.d.ts` adds them. So a route that
 * requires a permission which no feature declares does not compile.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by declaration merging
export interface Register {}

type Names<K extends string> = Register extends Readonly<Record<K, infer N extends string>> ? N : string

export type PermissionName = Names<'permission'>
export type FlagName = Names<'flag'>
export type TopicName = Names<'topic'>
/** Topics whose events are parts. */
export type PartTopicName = Names<'partTopic'>
