import type { Given } from '#contract/route.ts'
import { writeAudit } from '#features/platform/audit/public.ts'
import { admissionBy } from '#features/account/identity/public.ts'
import { memberById } from '#features/account/members/public.ts'
import type { CallFor } from '#server/call.ts'
import type { App } from '#server/app.ts'
import { withIdempotency } from '#server/idempotency.ts'
import type { recovery } from '../contract.ts'
import { writeLink } from './link.ts'

type Routes = typeof recovery

/** An operator starts the reset, which the member completes alone; the audit log records who and why (A12). */
export async function startRecovery(
  app: App,
  { params, body }: Given<Routes['start']>,
  call: CallFor<Routes['start']>,
) {
  const { operator, ip, now } = call
  return withIdempotency(app.db, call, async (tx) => {
    const member = await memberById(tx, params.id)
    if (!member) return { refused: 'recovery.unknownMember' } as const
    const isTheirs = member.email !== null && (await admissionBy(app, tx, member, 'email')) !== 'refuse'
    if (!member.email || !isTheirs || member.state !== 'open')
      return { refused: 'recovery.noAddress' } as const
    await writeLink(
      app,
      tx,
      { ...call, merchant: { code: member.merchant } },
      { email: member.email, member },
    )
    await writeAudit(tx, {
      operator,
      action: 'recovery.start',
      object: `member:${member.id}`,
      after: { way: 'email' },
      reason: body.reason,
      ip,
      now,
    })
    return { sentTo: masked(member.email) }
  })
}

function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@')
  return `${name.slice(0, 2)}•••@${domain}`
}
