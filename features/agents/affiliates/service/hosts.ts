import { createCache } from '#server/cache.ts'
import type { App } from '#server/app.ts'
import { countedHosts } from '../store/codes.ts'

/** Every page load asks. Changes are announced; a minute covers an announcement lost with its connection. */
const cached = createCache<ReadonlyMap<string, string>>(60_000)

/** Whether visits of a host are counted for an affiliate of the brand, as this process last read it. */
export async function isCounted(
  app: App,
  { merchant, host }: { readonly merchant: string; readonly host: string },
): Promise<boolean> {
  const key = `${app.config.databaseUrl} ${app.merchants.edition()}`
  const hosts = await cached(key, () => countedHosts(app.db))
  return hosts.get(host.toLowerCase()) === merchant
}
