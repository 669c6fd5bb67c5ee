import { changeSetting } from '#features/platform/settings/public.ts'
import { addHost, addRoute } from '#features/platform/merchants/public.ts'
import { openUsualRooms } from '#features/play/card-rooms/public.ts'
import { openUsualTournaments } from '#features/play/card-tournaments/public.ts'
import type { World } from './world.ts'

/**
 * Two brands side by side: each has hosts that every browser resolves to this machine, and one URL that both visitors and the platform can
 * measure. Plain localhost is Jade, as the first brand.
 */
const brands = [
  { merchant: 'JADE', hosts: ['jade.localhost'], phone: '+84 28 5555 0100' },
  { merchant: 'AMBER', hosts: ['amber.localhost'], phone: '+1 202 555 0100' },
] as const

/** The first evening tournament starts so long after the setup. */
const EVENING_IN_MS = 2 * 3_600_000

export async function openBrands({ app, owner, now }: World): Promise<void> {
  const port = app.config.PORT
  for (const { merchant, hosts, phone } of brands) {
    for (const host of hosts) {
      await addHost(app.db, { host, merchant }, now)
      await addRoute(app.db, { merchant, origin: `http://${host}:${port}` })
    }
    if (merchant === 'JADE') await addRoute(app.db, { merchant, origin: `http://localhost:${port}` })
    await changeSetting(app.db, merchant, 'supportPhone', phone, now)
  }
  // card rooms: practice beside bots, and rooms for money from small stakes to large
  await openUsualRooms(owner, { merchant: 'JADE', currency: 'VND', unit: 1_000 })
  await openUsualRooms(owner, { merchant: 'AMBER', currency: 'USD', unit: 2 })
  const eveningAt = new Date(now.getTime() + EVENING_IN_MS)
  await openUsualTournaments(owner, { merchant: 'JADE', currency: 'VND', unit: 1_000, eveningAt })
  await openUsualTournaments(owner, { merchant: 'AMBER', currency: 'USD', unit: 1, eveningAt })
  // intentional differences between the two, so that data of the wrong brand is noticed
  await changeSetting(app.db, 'AMBER', 'supportEmail', 'hello@amber.invalid', now)
  await changeSetting(app.db, 'AMBER', 'supportedLanguages', ['EN'], now)
  await changeSetting(app.db, 'AMBER', 'withdrawLeast', 200_000n, now)
  await changeSetting(app.db, 'AMBER', 'withdrawMost', 500_000_000n, now)
  await changeSetting(app.db, 'AMBER', 'withdrawDayMost', 1_000_000_000n, now)
  await changeSetting(app.db, 'AMBER', 'secondApprovalFrom', 50_000_000n, now)
  await changeSetting(app.db, 'AMBER', 'dialingCode', '1', now)
}
