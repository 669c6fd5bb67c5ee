import { changeSetting } from '#features/platform/settings/public.ts'
import { addHost, addRoute } from '#features/platform/merchants/public.ts'
import type { World } from './world.ts'

/**
 * Two brands side by side: each has hosts of its own that every browser finds on this machine, and one address that
 * both visitors and the house may measure. Plain localhost is Jade, as the first brand.
 */
const brands = [
  { merchant: 'JADE', hosts: ['jade.localhost'], phone: '+84 28 5555 0100' },
  { merchant: 'AMBER', hosts: ['amber.localhost'], phone: '+1 202 555 0100' },
] as const

export async function openBrands({ house, now }: World): Promise<void> {
  const port = house.config.PORT
  for (const { merchant, hosts, phone } of brands) {
    for (const host of hosts) {
      await addHost(house.db, { host, merchant }, now)
      await addRoute(house.db, { merchant, origin: `http://${host}:${port}` })
    }
    if (merchant === 'JADE') await addRoute(house.db, { merchant, origin: `http://localhost:${port}` })
    await changeSetting(house.db, merchant, 'supportPhone', phone, now)
  }
  // what differs between the two on purpose, so that nothing can cross unseen
  await changeSetting(house.db, 'AMBER', 'supportEmail', 'hello@amber.invalid', now)
  await changeSetting(house.db, 'AMBER', 'supportedLanguages', ['EN'], now)
  await changeSetting(house.db, 'AMBER', 'withdrawLeast', 200_000n, now)
  await changeSetting(house.db, 'AMBER', 'withdrawMost', 500_000_000n, now)
  await changeSetting(house.db, 'AMBER', 'withdrawDayMost', 1_000_000_000n, now)
  await changeSetting(house.db, 'AMBER', 'secondApprovalFrom', 50_000_000n, now)
  await changeSetting(house.db, 'AMBER', 'dialingCode', '1', now)
}
