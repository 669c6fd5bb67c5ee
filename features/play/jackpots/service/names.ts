import type { App } from '#server/app.ts'
import { standings } from './standing.ts'

/** Names of pools in both languages, by code. */
export async function poolNames(
  app: App,
): Promise<ReadonlyMap<string, { readonly en: string; readonly vi: string }>> {
  const pools = await standings(app).all()
  return new Map(pools.map(({ pool }) => [pool.code, { en: pool.nameEn, vi: pool.nameVi }]))
}
