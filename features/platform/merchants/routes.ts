import { isIP } from 'node:net'
import { reaches } from '#features/platform/operators/public.ts'
import { brandStart } from '#features/platform/settings/public.ts'
import type { Language } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { merchantsOffice } from './contract.ts'
import { flagNames, flags } from './catalogue.ts'
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
async function brandsFor(app: App, brands: readonly string[] | null) {
  const all = await app.merchants.all()
  return all.filter(({ code }) => reaches(brands, code)).map((brand) => ({ ...brand }))
}

export function merchantsOfficeRoutes(app: App): Handlers<typeof merchantsOffice> {
  return {
    list: async (_, { operator }) => ({ list: await brandsFor(app, operator.brands) }),
    choices: async (_, { operator }) => ({ merchants: await brandsFor(app, operator.brands) }),
    one: async ({ params: { merchant } }, { language }) =>
      (await brandOf(app, merchant, language)) ?? unknown,
    addBrand: ({ body }, by) => addBrand(app, body, brandStart, by),
    changeBrand: ({ params, body }, by) => changeBrand(app, { ...params, ...body }, by),
    switchFlag: ({ params, body }, by) => switchFlag(app, { ...params, ...body }, by),
    changeStatus: ({ params, body }, by) => changeStatus(app, { ...params, ...body }, by),
    addHost: ({ params, body }, by) => mapHost(app, { ...params, ...body }, by),
    dropHost: ({ params }, by) => unmapHost(app, params, by),
    setRegion: ({ params, body }, by) => setRegion(app, { ...params, ...body, note: body.note ?? '' }, by),
    dropRegion: ({ params }, by) => removeRegion(app, params, by),
    async tryAddress({ params: { merchant }, query: { ip } }) {
      if (!(await app.merchants.byCode(merchant))) return unknown
      if (isIP(ip) === 0) return { refused: 'merchants.placeInvalid' }
      const { systemStatus } = await app.merchants.standing(merchant, ip)
      return { country: app.merchants.countryOf(ip), systemStatus }
    },
    addRoute: ({ params, body }, by) => addAddress(app, { ...params, ...body }, by),
    dropRoute: ({ params, query }, by) => removeAddress(app, { ...params, ...query }, by),
    jurisdictions: (_, { language }) => allPacks(app, language),
    addPack: ({ body }, by) => addPack(app, body, by),
    changePack: ({ params, body }, by) => changePack(app, { ...params, ...body }, by),
    setCountry: ({ params }, by) => setCountry(app, params, by),
    dropCountry: ({ params }, by) => freeCountry(app, params.country, by),
  }
}

/** Everything that a brand's page shows, in one reply. */
async function brandOf(app: App, code: string, language: Language) {
  const brand = await app.merchants.byCode(code)
  if (!brand) return null
  const [hosts, statuses, regions, routes, switched] = await Promise.all([
    hostRows(app.db),
    statusRows(app.db),
    regionRows(app.db),
    routeRows(app.db),
    Promise.all(flagNames().map(async (name) => ({ name, isOn: await app.merchants.isOn(code, name) }))),
  ])
  const isOurs = ({ merchant }: { readonly merchant: string }): boolean => merchant === code
  const status = statuses.find(isOurs)
  return {
    brand: { ...brand },
    hosts: hosts.filter(isOurs).map(({ host }) => host),
    flags: switched.map(({ name, isOn }) => {
      const { group, [app.config.FAIRHOUSE_MODE]: starts } = flags[name]
      return { name, group, says: flagSays(name, language), isOn, starts }
    }),
    status: { isClosed: status?.isClosed ?? false, endsAt: status?.endsAt ?? null },
    regions: regions.filter(isOurs),
    routes: routes.filter(isOurs),
  }
}
