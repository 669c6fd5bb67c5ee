import { extensionPoint } from '#server/extension/point.ts'
import type { App } from '#server/app.ts'

/** The percent of valid bet that each category earns as points, "1.20" by category; "0.00" and a missing one: none. */
export const pointValuesOf =
  extensionPoint<(app: App, merchant: string) => Promise<Readonly<Record<string, string>>>>(
    'lobby.pointValues',
  )
