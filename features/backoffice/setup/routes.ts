import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { setup } from './contract.ts'
import { openSite } from './service/open.ts'
import { overview } from './service/overview.ts'
import { createOwner, openAssistant } from './service/owner.ts'
import { phaseNow } from './service/phase.ts'
import { confirmStep, createFirstBrand, sendOfficerLink, sendTest } from './service/steps.ts'

export function setupRoutes(app: App): Handlers<typeof setup> {
  return {
    status: async () => ({ phase: await phaseNow(app, app.db) }),
    start: ({ body }, { now }) => openAssistant(app, body.token, now),
    owner: (input, call) => createOwner(app, input, call),
    overview: (_, call) => overview(app, call),
    brand: (input, call) => createFirstBrand(app, input, call),
    confirm: (input, call) => confirmStep(app, input, call),
    test: (input, call) => sendTest(app, input, call),
    sendLink: (input, call) => sendOfficerLink(app, input, call),
    open: (input, call) => openSite(app, input, call),
  }
}
