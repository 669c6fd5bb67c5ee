import { keysOfOutside } from '#features/money/payments/public.ts'
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
    outbound: house.outbound,
    keysOf: (merchant) => keysOfOutside(house, 'arcade', merchant),
  })
}

const makers: { readonly [name: string]: (house: House) => WalletVendor } = { arcade: arcadeOf }

/** The sandbox holds no money: it is part of a demo, and of a live installation only where somebody set its address to try it. */
function isThere({ config }: House, name: string): boolean {
  return name !== 'arcade' || config.FAIRHOUSE_MODE === 'demo' || config.ARCADE_URL !== undefined
}

/** Every vendor with a wallet and an adapter that this installation may use, by name. */
export function walletVendorNames(house: House): readonly string[] {
  return Object.keys(makers).filter((name) => isThere(house, name))
}

/** Null where there is no adapter of that name here. */
export function walletVendorOf(house: House, name: string): WalletVendor | null {
  return Object.hasOwn(makers, name) && isThere(house, name) ? (makers[name]?.(house) ?? null) : null
}
