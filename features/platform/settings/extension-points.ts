import type { App } from '#server/app.ts'
import { extensionPoint } from '#server/extension/point.ts'

/** Whether visits of a host are counted for an affiliate, so that the site reports them; filled by the affiliates feature. */
export const isHostCounted =
  extensionPoint<(app: App, of: { readonly merchant: string; readonly host: string }) => Promise<boolean>>(
    'settings.isHostCounted',
  )
