import { routesOf } from '#features/platform/merchants/public.ts'
import type { AnyCall } from '#server/call.ts'
import type { App } from '#server/app.ts'

/** The origin of the brand's site, for a link in an email: the caller's if it is the brand's host, else the brand's first host. */
export async function siteOriginOf(
  app: App,
  {
    host,
    origin,
    merchant,
  }: Pick<AnyCall, 'host' | 'origin'> & { readonly merchant: { readonly code: string } },
): Promise<string> {
  if (app.config.FAIRHOUSE_MODE === 'demo') return origin
  if ((await app.merchants.byHost(host))?.code === merchant.code) return origin
  const [own] = await routesOf(app, merchant.code)
  return own?.origin ?? origin
}
