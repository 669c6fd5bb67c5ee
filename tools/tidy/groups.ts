/**
 * The groups of features, from the lowest to the highest: a feature imports its own group and lower ones. Groups without a folder yet
 * (sport, rewards, agents) are listed, so that the first feature of each is checked from the start.
 */
export const groups = [
  'platform',
  'contact',
  'account',
  'compliance',
  'money',
  'play',
  'sport',
  'rewards',
  'agents',
  'backoffice',
] as const

export type Group = (typeof groups)[number]

export type Feature = { readonly group: string; readonly name: string; readonly folder: string }

/** The feature that a path belongs to: `features/money/deposits/rules.ts` is part of `money/deposits`. */
export function featureOf(path: string): Feature | undefined {
  const [, group, name] = /^features\/([^/]+)\/([^/]+)\//.exec(path) ?? []
  return group && name ? { group, name, folder: `features/${group}/${name}` } : undefined
}

/** The rank of a group, from 0; -1 for an unknown one. */
export function levelOf(group: string): number {
  return groups.findIndex((each) => each === group)
}
