import { keysOfOutside } from '#features/money/payments/public.ts'
import type { App } from '#server/app.ts'
import { createArcade } from './arcade.ts'
import type { WalletVendor } from './vendor.ts'

function arcadeOf(app: App): WalletVendor {
  const { ARCADE_URL, ARCADE_PORT } = app.config
  return createArcade({
    base: ARCADE_URL ?? `http://127.0.0.1:${ARCADE_PORT}`,
    publicBase: ARCADE_URL ?? null,
    port: ARCADE_PORT,
    now: () => app.clock.now(),
    outbound: app.outbound,
    keysOf: (merchant) => keysOfOutside(app, 'arcade', merchant),
  })
}

const makers: { readonly [name: string]: (app: App) => WalletVendor } = { arcade: arcadeOf }

/** The sandbox holds no real money: part of a demo, and of a live installation only where its URL is configured. */
function isThere({ config }: App, name: string): boolean {
  return name !== 'arcade' || config.FAIRHOUSE_MODE === 'demo' || config.ARCADE_URL !== undefined
}

/** Names of the vendors with an adapter that this installation may use. */
export function walletVendorNames(app: App): readonly string[] {
  return Object.keys(makers).filter((name) => isThere(app, name))
}

/** Null for an unknown adapter. */
export function walletVendorOf(app: App, name: string): WalletVendor | null {
  return Object.hasOwn(makers, name) && isThere(app, name) ? (makers[name]?.(app) ?? null) : null
}
