import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { system } from './contract.ts'
import { settingOf } from './door.ts'
import { flags } from './flags.ts'

/** Where games are served for a visitor of this host (decision 10). */
export function gameOrigin(house: House, host: string): string {
  return house.config.GAME_ORIGIN ?? `http://${host}:${house.config.GAME_PORT}`
}

export function systemRoutes(house: House): Handlers<typeof system> {
  return {
    async whitelabel(_, { merchant, host }) {
      const switched = Object.keys(flags).map(
        async (flag) => [flag, await house.merchants.isOn(merchant.code, flag)] as const,
      )
      return {
        merchantCode: merchant.code,
        name: merchant.name,
        currency: merchant.currency,
        timeZone: merchant.timeZone,
        languages: ['EN' as const, 'VI' as const],
        isDemo: house.config.FAIRHOUSE_MODE === 'demo',
        acceptPlain: await settingOf(house, merchant.code, 'acceptPlain'),
        key: { ...(await sealingKey(house)) },
        flags: Object.fromEntries(await Promise.all(switched)),
        gameOrigin: gameOrigin(house, host),
      }
    },
    status: async (_, { ip }) => ({
      systemStatus: 0,
      location: { ip, country: null },
      info: { analytics: { gtagId: null } },
    }),
  }
}

async function sealingKey(house: House): Promise<{ kid: string; jwk: Record<string, unknown> }> {
  const { kid, jwk } = await house.sealing.publicKey()
  return { kid, jwk: { ...jwk } }
}
