import * as z from 'zod/mini'
import { currency, id, instant, page, uuid } from '#contract/codecs.ts'
import { defineContract, type Route } from '#contract/route.ts'
import { contractShape, ending, kind, offered, request } from './shapes.ts'

const noRight = { 'agents.noRight': null } as const
const notNow = { 'contracts.unknown': null, 'contracts.notNow': null } as const

/** The relay calls of §7: the request that waits, and its answer. */
const relay = <Name extends string>(name: Name) =>
  ({
    read: {
      method: 'GET',
      path: `/wps/relay/${name}`,
      audience: 'agent',
      summary: 'Returns the contract of this kind whose offer or termination waits for the caller’s answer.',
      reply: z.object({
        request,
        contract: z.nullable(contractShape),
        /** Contracts of the downline that end with the answer “accept”. */
        ends: z.array(ending),
      }),
      refusals: noRight,
    },
    answer: {
      method: 'POST',
      path: `/wps/relay/${name}`,
      audience: 'agent',
      summary: 'Answers the waiting offer or termination of this kind (§4).',
      idempotent: true,
      rateLimit: '30/min',
      body: z.strictObject({ answer: z.enum(['accept', 'reject']) }),
      reply: z.object({ contract: contractShape, ended: z.array(ending) }),
      refusals: { ...noRight, ...notNow, 'contracts.aboveUpline': null },
    },
  }) as const satisfies Readonly<Record<string, Route>>

const dividend = relay('MCSFE_processContractDividend')
const daily = relay('MCSFE_processDailySalaryContract')
const hourly = relay('MCSFE_processContractHourSalary')
const realTime = relay('MCSFE_processRealTimeSalaryContract')

export const contracts = defineContract('contracts', {
  dividend: { ...dividend.read, flag: 'dividendContract' },
  answerDividend: { ...dividend.answer, flag: 'dividendContract' },
  daily: { ...daily.read, flag: 'dailySalary' },
  answerDaily: { ...daily.answer, flag: 'dailySalary' },
  hourly: { ...hourly.read, flag: 'hourlySalary' },
  answerHourly: { ...hourly.answer, flag: 'hourlySalary' },
  realTime: { ...realTime.read, flag: 'realTimeSalary' },
  answerRealTime: { ...realTime.answer, flag: 'realTimeSalary' },
  overview: {
    method: 'GET',
    path: '/api/agents/contracts',
    audience: 'agent',
    summary:
      'Returns the caller’s contract of a kind, what waits for an answer, and whom it may offer one (AGT-04).',
    query: z.strictObject({ kind }),
    reply: z.object({
      currency,
      /** In force or accepted for the next period. */
      own: z.nullable(contractShape),
      waiting: z.nullable(contractShape),
      ends: z.array(ending),
      /** When a contract that is accepted now begins. */
      nextFrom: instant,
      maximumPpm: z.int(),
    }),
    refusals: { ...noRight, 'contracts.kindOff': null },
  },
  given: {
    method: 'GET',
    path: '/api/agents/contracts/given',
    audience: 'agent',
    summary:
      'Lists the caller’s direct downline agents, each with its contract of a kind and the open offer.',
    query: z.strictObject({ kind, ...page }),
    reply: z.object({
      rows: z.array(
        z.object({
          member: z.object({ id, account: z.string() }),
          contract: z.nullable(contractShape),
          offer: z.nullable(contractShape),
        }),
      ),
      next: z.nullable(z.string()),
    }),
    refusals: noRight,
  },
  history: {
    method: 'GET',
    path: '/api/agents/contracts/history',
    audience: 'agent',
    summary: 'Lists contracts that the caller had or gave, newest first.',
    query: z.strictObject({ kind, side: z.enum(['own', 'given']), ...page }),
    reply: z.object({ rows: z.array(contractShape), next: z.nullable(z.string()) }),
    refusals: noRight,
  },
  offer: {
    method: 'POST',
    path: '/api/agents/contracts/offers',
    audience: 'agent',
    summary:
      'Offers a contract to a direct downline agent; names the contracts below it that its acceptance would end.',
    idempotent: true,
    rateLimit: '30/min',
    body: z.strictObject({ member: id, ...offered }),
    reply: z.object({ contract: contractShape, ends: z.array(ending) }),
    refusals: {
      ...noRight,
      'agents.unknownMember': null,
      'contracts.kindOff': null,
      'contracts.notAnAgent': null,
      'contracts.termsInvalid': z.object({ maximumPpm: z.int() }),
      'contracts.noneOwn': null,
      'contracts.aboveOwn': null,
      'contracts.alreadyOffered': null,
    },
  },
  preview: {
    method: 'POST',
    path: '/api/agents/contracts/preview',
    audience: 'agent',
    summary: 'Says what an offer would end, without making it.',
    rateLimit: '60/min',
    body: z.strictObject({ member: id, ...offered }),
    reply: z.object({ ends: z.array(ending), fromAt: instant }),
    refusals: {
      ...noRight,
      'agents.unknownMember': null,
      'contracts.kindOff': null,
      'contracts.notAnAgent': null,
      'contracts.termsInvalid': z.object({ maximumPpm: z.int() }),
      'contracts.noneOwn': null,
      'contracts.aboveOwn': null,
    },
  },
  act: {
    method: 'POST',
    path: '/api/agents/contracts/:id/act',
    audience: 'agent',
    summary: 'Withdraws an offer, asks for a termination, or answers one.',
    idempotent: true,
    rateLimit: '30/min',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({
      act: z.enum(['accept', 'reject', 'withdraw', 'terminate', 'agree', 'refuse', 'keep']),
    }),
    reply: z.object({ contract: contractShape, ended: z.array(ending) }),
    refusals: { ...noRight, ...notNow, 'contracts.aboveUpline': null },
  },
})
