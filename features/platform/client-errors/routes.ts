import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { clientErrors } from './contract.ts'

/** A page's error report is logged as received: it is untrusted text and appears in the log only. */
export function faultsRoutes(app: App): Handlers<typeof clientErrors> {
  return {
    tell: ({ body }, { requestId, device }) => {
      app.log.error({ reference: requestId, page: body.page, what: body.what, device }, 'client error')
      return { reference: requestId }
    },
  }
}
