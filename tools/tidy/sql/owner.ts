/** The folder that owns a path, and its rank. */
import { featureOf, groups, levelOf } from '../groups.ts'

/** `features/money/wallet`, `packages/ledger`, `apps/server`: the folder that a path belongs to. */
export function ownerOf(path: string): string {
  return featureOf(path)?.folder ?? path.split('/').slice(0, 2).join('/')
}

/** The rank of an owner: packages below every group of features, apps above. */
export function heightOf(owner: string): number {
  if (owner.startsWith('packages/')) return -1
  return owner.startsWith('features/') ? levelOf(owner.split('/')[1] ?? '') : groups.length
}
