import { flagsOf } from '#features/platform/merchants/public.ts'
import { usualType } from '#features/platform/settings/rules/notice-types.ts'
import { noticeTypes } from '#features/platform/settings/rules/notice-types.ts'
import type { Language, Merchant } from '#server/call.ts'
import { gameOrigins } from '#server/config.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { settingsOffice, system } from './contract.ts'
import { phoneProofOf } from './phone-proof.ts'
import { amountDecimals, settingOf } from './public.ts'
import { changeByOperator, listSettings } from './service.ts'

export function systemRoutes(house: House): Handlers<typeof system> {
  return {
    async whitelabel(_, { merchant, host, language }) {
      const languages = await settingOf(house, merchant.code, 'supportedLanguages')
      return {
        merchantCode: merchant.code,
        name: merchant.name,
        currency: merchant.currency,
        timeZone: merchant.timeZone,
        amountDecimals: await amountDecimals(house),
        languages,
        isDemo: house.config.FAIRHOUSE_MODE === 'demo',
        footer: await footerOf(house, merchant, language),
        acceptPlain: await settingOf(house, merchant.code, 'acceptPlain'),
        key: { ...(await sealingKey(house)) },
        flags: await flagsOf(house, merchant.code),
        gameOrigin: gameOrigins(house, host)[0],
        phoneProof: await phoneProofOf(house, merchant.code),
        hints: await hintsOf(house, merchant.code),
        config: {
          platform: 'web',
          merchantCode: merchant.code,
          lotteryType: 'SEA',
          device: 'WEB',
          language: languages[0] ?? 'EN',
          chatHeaderColour: await settingOf(house, merchant.code, 'chatHeaderColour'),
          prizeModes: await settingOf(house, merchant.code, 'prizeModes'),
          announcementTypes: [...noticeTypes],
          defaultAnnouncementType: usualType,
          esports: [],
        },
      }
    },
  }
}

/** A demo has no licence and links none, whatever its settings say (decision 42). */
async function footerOf(house: House, { code, name }: Merchant, language: Language) {
  const [english, vietnamese, link, holder] = await Promise.all([
    settingOf(house, code, 'licenceEn'),
    settingOf(house, code, 'licenceVi'),
    settingOf(house, code, 'licenceLink'),
    settingOf(house, code, 'copyrightHolder'),
  ])
  return {
    licence: (language === 'vi' && vietnamese) || english,
    link: house.config.FAIRHOUSE_MODE === 'live' ? link || null : null,
    holder: holder || name,
  }
}

/** A hint that the merchant has not filled is omitted. */
async function hintsOf(house: House, merchant: string) {
  return {
    leastBet: (await settingOf(house, merchant, 'hintLeastBet')) || null,
    lines: (await settingOf(house, merchant, 'hintLines')) || null,
    registerBonus: (await settingOf(house, merchant, 'hintRegisterBonus')) || null,
    zaloBonus: (await settingOf(house, merchant, 'hintZaloBonus')) || null,
  }
}

async function sealingKey(house: House): Promise<{ kid: string; jwk: Record<string, unknown> }> {
  const { kid, jwk } = await house.sealing.publicKey()
  return { kid, jwk: { ...jwk } }
}

export function settingsOfficeRoutes(house: House): Handlers<typeof settingsOffice> {
  return {
    async list({ params: { merchant } }, { language }) {
      if (!(await house.merchants.byCode(merchant))) return { refused: 'settings.unknown' }
      return { list: await listSettings(house, merchant, language) }
    },
    change: ({ params, body }, call) => changeByOperator(house, { ...params, ...body }, call),
  }
}
