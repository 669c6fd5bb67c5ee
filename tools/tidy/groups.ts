/**
 * The groups of features, from the lowest to the highest: a feature imports its own group and lower ones. Groups without a folder yet
 * (sport, rewards, agents) have their place, so that the first feature of each is checked from its first line.
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

/** How high a group lies, from 0; -1 where there is no such group. */
export function levelOf(group: string): number {
  return groups.findIndex((each) => each === group)
}
