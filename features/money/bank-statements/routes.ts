import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { bankStatements } from './contract/office.ts'
import { assignEntry, closeEntry, listCandidates, listEntries } from './service/office/entries.ts'
import { addFeed, changeFeed, listFeeds } from './service/office/feeds.ts'
import {
  approveStatement,
  listStatements,
  previewStatement,
  rejectStatement,
  uploadStatement,
} from './service/office/statements.ts'

export function bankStatementsRoutes(app: App): Handlers<typeof bankStatements> {
  return {
    feeds: (input) => listFeeds(app, input),
    addFeed: (input, call) => addFeed(app, input, call),
    changeFeed: (input, call) => changeFeed(app, input, call),
    upload: (input, call) => uploadStatement(app, input, call),
    statements: (input, call) => listStatements(app, input, call),
    preview: (input, call) => previewStatement(app, input, call),
    approve: (input, call) => approveStatement(app, input, call),
    reject: (input, call) => rejectStatement(app, input, call),
    entries: (input) => listEntries(app, input),
    candidates: (input) => listCandidates(app, input),
    assign: (input, call) => assignEntry(app, input, call),
    close: (input, call) => closeEntry(app, input, call),
  }
}
