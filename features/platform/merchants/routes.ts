import { isIP } from 'node:net'
import { reaches } from '#features/platform/operators/public.ts'
import { brandStart } from '#features/platform/settings/public.ts'
import type { Language } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { merchantsOffice } from './contract.ts'
import { flagNames, flags } from './flags.ts'
import {
  addAddress,
  changeStatus,
  removeAddress,
  removeRegion,
  setRegion,
  switchFlag,
} from './service/change.ts'
import { addBrand, changeBrand } from './service/brand.ts'
import { mapHost, unmapHost } from './service/hosts.ts'
import { addPack, allPacks, changePack, freeCountry, setCountry } from './service/packs.ts'
import { flagSays } from './says.ts'
import { hostRows, regionRows, routeRows, statusRows } from './store.ts'

const unknown = { refused: 'merchants.unknown' } as const

/** The brands that an operator works for, in order; `null` means all of them. */
async function brandsFor(house: House, brands: readonly string[] | null) {
  const all = await house.merchants.all()
  return all.filter(({ code }) => reaches(brands, code)).map((brand) => ({ ...brand }))
}

export function merchantsOfficeRoutes(house: House): Handlers<typeof merchantsOffice> {
  return {
    list: async (_, { operator }) => ({ list: await brandsFor(house, operator.brands) }),
    choices: async (_, { operator }) => ({ merchants: await brandsFor(house, operator.brands) }),
    one: async ({ params: { merchant } }, { language }) =>
      (await brandOf(house, merchant, language)) ?? unknown,
    addBrand: ({ body }, by) => addBrand(house, body, brandStart, by),
    changeBrand: ({ params, body }, by) => changeBrand(house, { ...params, ...body }, by),
    switchFlag: ({ params, body }, by) => switchFlag(house, { ...params, ...body }, by),
    changeStatus: ({ params, body }, by) => changeStatus(house, { ...params, ...body }, by),
    addHost: ({ params, body }, by) => mapHost(house, { ...params, ...body }, by),
    dropHost: ({ params }, by) => unmapHost(house, params, by),
    setRegion: ({ params, body }, by) => setRegion(house, { ...params, ...body, note: body.note ?? '' }, by),
    dropRegion: ({ params }, by) => removeRegion(house, params, by),
    async tryAddress({ params: { merchant }, query: { ip } }) {
      if (!(await house.merchants.byCode(merchant))) return unknown
      if (isIP(ip) === 0) return { refused: 'merchants.placeInvalid' }
      const { systemStatus } = await house.merchants.standing(merchant, ip)
      return { country: house.merchants.countryOf(ip), systemStatus }
    },
    addRoute: ({ params, body }, by) => addAddress(house, { ...params, ...body }, by),
    dropRoute: ({ params, query }, by) => removeAddress(house, { ...params, ...query }, by),
    jurisdictions: (_, { language }) => allPacks(house, language),
    addPack: ({ body }, by) => addPack(house, body, by),
    changePack: ({ params, body }, by) => changePack(house, { ...params, ...body }, by),
    setCountry: ({ params }, by) => setCountry(house, params, by),
    dropCountry: ({ params }, by) => freeCountry(house, params.country, by),
  }
}

/** Everything that a brand's page shows, in one reply. */
async function brandOf(house: House, code: string, language: Language) {
  const brand = await house.merchants.byCode(code)
  if (!brand) return null
  const [hosts, statuses, regions, routes, switched] = await Promise.all([
    hostRows(house.db),
    statusRows(house.db),
    regionRows(house.db),
    routeRows(house.db),
    Promise.all(flagNames().map(async (name) => ({ name, isOn: await house.merchants.isOn(code, name) }))),
  ])
  const isOurs = ({ merchant }: { readonly merchant: string }): boolean => merchant === code
  const status = statuses.find(isOurs)
  return {
    brand: { ...brand },
    hosts: hosts.filter(isOurs).map(({ host }) => host),
    flags: switched.map(({ name, isOn }) => {
      const { group, [house.config.FAIRHOUSE_MODE]: starts } = flags[name]
      return { name, group, says: flagSays(name, language), isOn, starts }
    }),
    status: { isClosed: status?.isClosed ?? false, endsAt: status?.endsAt ?? null },
    regions: regions.filter(isOurs),
    routes: routes.filter(isOurs),
  }
}
