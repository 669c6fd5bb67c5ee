import type { Tx } from '#db/pool.ts'
import type { OperatorLink } from '#features/platform/operators/extension-points.ts'
import type { App } from '#server/app.ts'
import { queueMessage, sealSecrets } from './queue.ts'

/** Queues the email with an operator's link, which the outbox stores encrypted. */
export async function queueOperatorLink(
  app: App,
  tx: Tx,
  { account, name, expiresAt, link, ...message }: OperatorLink,
): Promise<void> {
  await queueMessage(tx, {
    ...message,
    channel: 'email',
    template: 'operator.link',
    values: { account, name, until: expiresAt },
    sealed: sealSecrets(app, { link }),
    expiresAt,
  })
}
