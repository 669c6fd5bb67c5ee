import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { segmentsOffice } from './contract/office.ts'
import { choicesFor, countMembers, listSegments, saveSegment } from './service/office.ts'

export function segmentsOfficeRoutes(app: App): Handlers<typeof segmentsOffice> {
  return {
    list: (input) => listSegments(app, input),
    choices: (input, call) => choicesFor(app, input, call),
    count: (input, call) => countMembers(app, input, call),
    save: (input, call) => saveSegment(app, input, call),
  }
}
