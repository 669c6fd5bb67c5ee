import type { Given, Refusal, Reply } from '#contract/route.ts'
import { inTransaction } from '#db/pool.ts'
import { actorOf, ownsStaff, placedById, rightsOf, setRights } from '#features/agents/tree/public.ts'
import { isSubAccount } from '#features/agents/tree/rules/policy.ts'
import type { App } from '#server/app.ts'
import type { CallFor } from '#server/call.ts'
import type { agentAccounts } from '../contract.ts'
import { staffOf } from '../store/staff.ts'

type Contract = typeof agentAccounts

export async function listStaff(
  app: App,
  call: CallFor<Contract['staff']>,
): Promise<Reply<Contract['staff']> | Refusal<Contract['staff']>> {
  const actor = await actorOf(app, call.member)
  if (isSubAccount(actor.type)) return { refused: 'agents.noRight' }
  const rows = await staffOf(app.db, actor.id)
  const list = await Promise.all(
    rows.map(async (row) => ({ ...row, rights: await rightsOf(app.db, row.id) })),
  )
  return { mode: actor.subAccounts, list }
}

export async function grantRights(
  app: App,
  { params, body }: Given<Contract['setRights']>,
  call: CallFor<Contract['setRights']>,
): Promise<Reply<Contract['setRights']> | Refusal<Contract['setRights']>> {
  const actor = await actorOf(app, call.member)
  if (isSubAccount(actor.type)) return { refused: 'agents.noRight' }
  return inTransaction(
    app.db,
    async (tx): Promise<Reply<Contract['setRights']> | Refusal<Contract['setRights']>> => {
      const target = await placedById(tx, params.id)
      if (!target || !ownsStaff(actor, target)) return { refused: 'agents.unknownMember' }
      const rights = [...new Set(body.rights)]
      await setRights(tx, { memberId: target.id, rights, by: actor.id, now: call.now })
      return { rights }
    },
  )
}
