import { inTransaction } from '#db/pool.ts'
import { siteOrigin } from '#server/http/origins.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { socialLoginOffice } from '../contract/office.ts'
import { providerNames, startingIssuer } from '../rules/providers.ts'
import { agreementOf, agreements, brands, writeAgreement } from '../store/providers.ts'
import { isSwitchedOn } from './agreement.ts'
import { returnAddress } from './attempt.ts'
import { isIssuer } from './issuer.ts'

type Change = (typeof socialLoginOffice)['change']

/** Every provider of every brand, with or without an agreement. */
export async function providerRows(app: App) {
  const [known, all] = await Promise.all([agreements(app.db), brands(app.db)])
  const rows = all.flatMap(({ code, name, host }) =>
    providerNames.map(async (provider) => {
      const row = known.find((each) => each.merchant === code && each.provider === provider)
      return {
        merchant: code,
        merchantName: name,
        provider,
        clientId: row?.clientId ?? null,
        issuer: row?.issuer ?? startingIssuer[provider],
        isOn: await isSwitchedOn(app, code, provider),
        changedAt: row?.changedAt ?? null,
        returnAddress: returnAddress(
          provider,
          siteOrigin(app.config, {
            host: host ?? 'localhost',
            isBrands: host !== null,
            port: app.config.PORT,
          }),
        ),
      }
    }),
  )
  return { rows: await Promise.all(rows) }
}

/** Sets an agreement; the audit log records that the secret changed, never its value. */
export async function changeProvider(app: App, { body }: Given<Change>, call: CallFor<Change>) {
  const { merchant, provider, clientId, secret, issuer, reason } = body
  if (!(await app.merchants.byCode(merchant))) return { refused: 'socialOffice.unknownMerchant' } as const
  if (!isIssuer(issuer, app.config.FAIRHOUSE_MODE === 'demo'))
    return { refused: 'socialOffice.issuerInvalid' } as const
  return inTransaction(app.db, async (tx) => {
    const before = await agreementOf(tx, merchant, provider)
    const secretSealed = secret ? Buffer.from(app.vault.close('social', secret)) : before?.secretSealed
    if (!secretSealed) return { refused: 'socialOffice.secretMissing' } as const
    await writeAgreement(tx, { merchant, provider, clientId, secretSealed, issuer, changedAt: call.now })
    await writeAudit(tx, {
      operator: call.operator,
      action: 'signin.change',
      object: `signin:${merchant}:${provider}`,
      before: before ? { clientId: before.clientId, issuer: before.issuer } : {},
      after: { clientId, issuer, secret: secret ? 'changed' : 'as it was' },
      reason,
      ip: call.ip,
      now: call.now,
    })
    return {}
  })
}
