import { writeAudit } from '#features/platform/audit/public.ts'
import { channelsSetUp, tryChannel } from '#features/contact/outbox/public.ts'
import { addBrand, brandsSetUp } from '#features/platform/merchants/public.ts'
import { linkToFounder } from '#features/platform/operators/public.ts'
import { brandStart } from '#features/platform/settings/public.ts'
import type { Given } from '#contract/route.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { setup } from '../contract.ts'
import { putStep } from '../store.ts'
import { OVER, whileSettingUp } from './phase.ts'

type Contract = typeof setup

/** Audit log: why one operator created it alone. */
const REASON = 'first-run assistant, before the site opened'

/** The first brand, with its site closed. */
export async function createFirstBrand(
  app: App,
  { body }: Given<Contract['brand']>,
  by: CallFor<Contract['brand']>,
) {
  const ran = await whileSettingUp(app, async (tx) => {
    if ((await brandsSetUp(tx)).length > 0) return { refused: 'setup.hasBrand' } as const
    const brand = { ...body, licenceEn: '', licenceVi: '', from: null, reason: REASON, isClosed: true }
    return addBrand({ ...app, db: tx }, brand, brandStart, by)
  })
  return ran?.done ?? OVER
}

export async function confirmStep(
  app: App,
  { params: { step } }: Given<Contract['confirm']>,
  { operator, ip, now }: CallFor<Contract['confirm']>,
) {
  const ran = await whileSettingUp(app, async (tx) => {
    await putStep(tx, { step, operatorId: operator.id, now })
    await writeAudit(tx, { operator, action: 'setup.confirm', object: `setup:${step}`, ip, now })
    return {}
  })
  return ran?.done ?? OVER
}

const SHAPES = { email: /^[^@\s]+@[^@\s]+\.[^@\s]+$/, sms: /^\+[1-9]\d{6,14}$/ } as const
/** Where an accepted test is recorded: `sms` itself means that the owner leaves SMS off. */
const TESTED = { email: 'email', sms: 'smsTest' } as const

/** Sends a test message now; a message that the server accepted completes the step. */
export async function sendTest(
  app: App,
  { body: { channel, to } }: Given<Contract['test']>,
  { operator, ip, now, language, merchant }: CallFor<Contract['test']>,
) {
  if (!SHAPES[channel].test(to)) return { refused: 'setup.addressInvalid' } as const
  if (!(await channelsSetUp(app, merchant.code))[channel].isConfigured)
    return { refused: 'setup.notConfigured' } as const
  const isOn = await whileSettingUp(app, () => Promise.resolve(true))
  if (!isOn) return OVER
  const [subject, text] = [app.words(language, 'setup.testSubject'), app.words(language, 'setup.testText')]
  // before the transaction: a server may take seconds to answer
  const outcome = await tryChannel(app, { channel, to, brand: merchant, language, subject, text })
  const why = outcome.isSent ? '' : outcome.why
  const ran = await whileSettingUp(app, async (tx) => {
    if (outcome.isSent) await putStep(tx, { step: TESTED[channel], operatorId: operator.id, now })
    const after = { channel, isSent: outcome.isSent, why }
    await writeAudit(tx, { operator, action: 'setup.test', object: `setup:${channel}`, after, ip, now })
    return { isSent: outcome.isSent, why }
  })
  return ran?.done ?? OVER
}

/** The second operator's enrolment link: emails are a brand's, so there must be one. */
export async function sendOfficerLink(
  app: App,
  { params: { id } }: Given<Contract['sendLink']>,
  by: CallFor<Contract['sendLink']>,
) {
  const ran = await whileSettingUp(app, async (tx) => {
    if ((await brandsSetUp(tx)).length === 0) return { refused: 'setup.noBrand' } as const
    return linkToFounder({ ...app, db: tx }, id, by)
  })
  return ran?.done ?? OVER
}
