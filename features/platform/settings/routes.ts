import { flagsOf } from '#features/platform/merchants/public.ts'
import { usualType } from '#features/platform/settings/rules/notice-types.ts'
import { noticeTypes } from '#features/platform/settings/rules/notice-types.ts'
import type { Language, Merchant } from '#server/call.ts'
import { gameOrigins } from '#server/config.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { settingsOffice, system } from './contract.ts'
import { isHostCounted } from './extension-points.ts'
import { phoneProofOf } from './phone-proof.ts'
import { amountDecimals, settingOf } from './public.ts'
import { changeByOperator, listSettings } from './service.ts'

export function systemRoutes(app: App): Handlers<typeof system> {
  return {
    async whitelabel(_, { merchant, host, language }) {
      const languages = await settingOf(app, merchant.code, 'supportedLanguages')
      return {
        merchantCode: merchant.code,
        name: merchant.name,
        currency: merchant.currency,
        timeZone: merchant.timeZone,
        amountDecimals: await amountDecimals(app),
        languages,
        isDemo: app.config.FAIRHOUSE_MODE === 'demo',
        footer: await footerOf(app, merchant, language),
        acceptPlain: await settingOf(app, merchant.code, 'acceptPlain'),
        key: { ...(await sealingKey(app)) },
        flags: await flagsOf(app, merchant.code),
        gameOrigin: gameOrigins(app, host)[0],
        isHostCounted: await isHostCounted.of(app)(app, { merchant: merchant.code, host }),
        phoneProof: await phoneProofOf(app, merchant.code),
        hints: await hintsOf(app, merchant.code),
        config: {
          platform: 'web',
          merchantCode: merchant.code,
          lotteryType: 'SEA',
          device: 'WEB',
          language: languages[0] ?? 'EN',
          chatHeaderColour: await settingOf(app, merchant.code, 'chatHeaderColour'),
          prizeModes: await settingOf(app, merchant.code, 'prizeModes'),
          announcementTypes: [...noticeTypes],
          defaultAnnouncementType: usualType,
          esports: [],
        },
      }
    },
  }
}

/** A demo has no licence and links none, no matter what its settings say (decision 42). */
async function footerOf(app: App, { code, name }: Merchant, language: Language) {
  const [english, vietnamese, number, link, holder] = await Promise.all([
    settingOf(app, code, 'licenceEn'),
    settingOf(app, code, 'licenceVi'),
    settingOf(app, code, 'licenceNumber'),
    settingOf(app, code, 'licenceLink'),
    settingOf(app, code, 'copyrightHolder'),
  ])
  return {
    licence: withNumber((language === 'vi' && vietnamese) || english, number),
    link: app.config.FAIRHOUSE_MODE === 'live' ? link || null : null,
    holder: holder || name,
  }
}

/** The statement with the licence number, once: most statements contain it. */
function withNumber(statement: string, number: string): string {
  return statement === '' || statement.includes(number) ? statement : `${statement} (${number})`
}

/** A hint that the merchant has not filled is omitted. */
async function hintsOf(app: App, merchant: string) {
  return {
    leastBet: (await settingOf(app, merchant, 'hintLeastBet')) || null,
    lines: (await settingOf(app, merchant, 'hintLines')) || null,
    registerBonus: (await settingOf(app, merchant, 'hintRegisterBonus')) || null,
    zaloBonus: (await settingOf(app, merchant, 'hintZaloBonus')) || null,
  }
}

async function sealingKey(app: App): Promise<{ kid: string; jwk: Record<string, unknown> }> {
  const { kid, jwk } = await app.bodyEncryption.publicKey()
  return { kid, jwk: { ...jwk } }
}

export function settingsOfficeRoutes(app: App): Handlers<typeof settingsOffice> {
  return {
    async list({ params: { merchant } }, { language }) {
      const brand = await app.merchants.byCode(merchant)
      if (!brand) return { refused: 'settings.unknown' }
      return { currency: brand.currency, list: await listSettings(app, merchant, language) }
    },
    change: ({ params, body }, call) => changeByOperator(app, { ...params, ...body }, call),
  }
}
