import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { rebates } from './contract/member.ts'
import type { rebatesOffice } from './contract/office.ts'
import { programs } from './rules/terms.ts'
import {
  claimRebates,
  listStatements,
  showBets,
  showCounter,
  showRates,
  showRebates,
  showStatement,
} from './service/member.ts'
import {
  listRuns,
  memberOf,
  pauseProgram,
  publishRates,
  resumeProgram,
  showOfficeRates,
  showReport,
} from './service/office.ts'
import { pageOfStatements, readBets, readStatement } from './service/read.ts'

export function rebatesRoutes(app: App): Handlers<typeof rebates> {
  return {
    overview: (_, call) => showRebates(app, call),
    rates: (_, call) => showRates(app, call),
    counter: (_, call) => showCounter(app, call),
    statements: (input, call) => listStatements(app, input, call),
    statement: (input, call) => showStatement(app, input, call),
    bets: (input, call) => showBets(app, input, call),
    claim: (_, call) => claimRebates(app, call),
  }
}

export function rebatesOfficeRoutes(app: App): Handlers<typeof rebatesOffice> {
  const readerOf = async (id: bigint) => {
    const member = await memberOf(app, id)
    return member && { memberId: member.id, currency: member.currency, programs }
  }
  return {
    rates: (input, call) => showOfficeRates(app, input, call),
    publish: (input, call) => publishRates(app, input, call),
    runs: (input) => listRuns(app, input),
    report: (input) => showReport(app, input),
    async member({ params, query }) {
      const member = await memberOf(app, params.member)
      if (!member) return { refused: 'rebates.unknownMember' }
      const { account, currency, id: memberId } = member
      return { account, currency, ...(await pageOfStatements(app, { memberId, currency, programs }, query)) }
    },
    async statement({ params }) {
      const reader = await readerOf(params.member)
      return reader ? readStatement(app, reader, params.statement) : { refused: 'rebates.unknownMember' }
    },
    async bets({ params, query }) {
      const reader = await readerOf(params.member)
      return reader
        ? readBets(app, reader, { id: params.statement, query })
        : { refused: 'rebates.unknownMember' }
    },
    pause: (input, call) => pauseProgram(app, input, call),
    resume: (input, call) => resumeProgram(app, input, call),
  }
}
