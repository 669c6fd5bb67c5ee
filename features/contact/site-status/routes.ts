import { flagsOf, routesOf, siteAddressOf, termsFor } from '#features/platform/merchants/public.ts'
import { noticeTitles } from '#features/contact/notices/public.ts'
import { settingOf } from '#features/platform/settings/public.ts'
import { gameOrigins } from '#server/config.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { siteStatus } from './contract.ts'
import { diallingCodes, type Dialling } from './dialling.ts'
import { memberMenu } from './catalogue.ts'
import { menuOf, registerFlags } from './rules.ts'
import { agesOf, contactsOf } from './service.ts'

export function siteStatusRoutes(app: App): Handlers<typeof siteStatus> {
  return {
    async status(_, { merchant, ip, host, language, now }) {
      const country = app.merchants.countryOf(ip)
      const [standing, gtagId, imageCDNs, jurisdiction, { minimumAge }, noticeList] = await Promise.all([
        app.merchants.standing(merchant.code, ip),
        settingOf(app, merchant.code, 'gtagId'),
        settingOf(app, merchant.code, 'imageCdns'),
        termsFor(app, { merchant: merchant.code, country }),
        agesOf(app, merchant.code, ip),
        noticeTitles(app, { merchant, language, now }),
      ])
      const { systemStatus } = standing
      const location = { ip, country }
      return {
        systemStatus,
        location,
        imgUrl: imageCDNs[0] ?? (await siteAddressOf(app, merchant.code)),
        maintenanceEnd: standing.systemStatus === 1 ? standing.endsAt : null,
        // a visitor from a blocked region gets no notices of the brand
        noticeList: systemStatus === 2 ? [] : noticeList,
        info: {
          analytics: { gtagId: gtagId || null },
          imageCDNs,
          launchGameCDNs: [...gameOrigins(app, host)],
          location,
          maintenance: systemStatus === 1,
          regionRestriction: systemStatus === 2,
        },
        jurisdiction: { code: jurisdiction.code, minimumAge },
      }
    },
    async registerSetting(_, { merchant, ip }) {
      const flags = await flagsOf(app, merchant.code)
      const country = app.merchants.countryOf(ip)
      const dialling = diallingCodes().find(({ countryCode }) => countryCode === country)
      return {
        flags: Object.fromEntries(registerFlags.map((flag) => [flag, flags[flag] ?? false])),
        ...(await agesOf(app, merchant.code, ip)),
        countryDialingCode:
          dialling?.countryDialingCode ?? (await settingOf(app, merchant.code, 'dialingCode')),
      }
    },
    async menu({ query: { kind = 'member' } }, { merchant, member }) {
      const flags = await flagsOf(app, merchant.code)
      const pages = memberMenu().filter((row) => row.flag === undefined || flags[row.flag])
      return { list: [...menuOf(kind, member?.type ?? null, flags, pages)] }
    },
    async countryCodes(_, { merchant, ip }) {
      const country = app.merchants.countryOf(ip)
      const home = await settingOf(app, merchant.code, 'dialingCode')
      const first = ({ countryCode, countryDialingCode }: Dialling): boolean =>
        country === null ? countryDialingCode === home : countryCode === country
      const all = diallingCodes()
      return { list: [...all.filter(first), ...all.filter((each) => !first(each))] }
    },
    customerService: async (_, { merchant }) => ({
      version: { pathList: await contactsOf(app, merchant.code) },
    }),
    async domainRoute(_, { merchant }) {
      const routes = await routesOf(app, merchant.code)
      return {
        domainList: routes.map(({ origin, speedMs, measuredAt }) => ({
          domain: origin,
          speed: speedMs,
          measuredAt,
        })),
      }
    },
  }
}
