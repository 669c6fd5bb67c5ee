import { keysOfOutside } from '#features/payments/door.ts'
import type { House } from '#server/house.ts'
import { createArcade } from './arcade.ts'
import type { WalletVendor } from './vendor.ts'

function arcadeOf(house: House): WalletVendor {
  const { ARCADE_URL, ARCADE_PORT } = house.config
  return createArcade({
    base: ARCADE_URL ?? `http://127.0.0.1:${ARCADE_PORT}`,
    publicBase: ARCADE_URL ?? null,
    port: ARCADE_PORT,
    now: () => house.clock.now(),
    keysOf: (merchant) => keysOfOutside(house, 'arcade', merchant),
  })
}

const makers: { readonly [name: string]: (house: House) => WalletVendor } = { arcade: arcadeOf }

/** Every vendor with a wallet that somebody adapted, by name. */
export const walletVendorNames: readonly string[] = Object.keys(makers)

/** Null where nobody adapted a vendor of that name. */
export function walletVendorOf(house: House, name: string): WalletVendor | null {
  return Object.hasOwn(makers, name) ? (makers[name]?.(house) ?? null) : null
}
