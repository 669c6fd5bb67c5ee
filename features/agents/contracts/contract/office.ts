import * as z from 'zod/mini'
import { currency, id, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { contractShape, ending, kind, offered } from './shapes.ts'

export const contractsOffice = defineContract('contractsOffice', {
  list: {
    method: 'GET',
    path: '/office/api/agent-contracts',
    audience: 'operator',
    permission: 'contracts.see',
    summary: 'Lists contracts of agents, newest first.',
    query: z.strictObject({
      merchant: words(16),
      kind: z.optional(kind),
      member: z.optional(id),
      isOpen: z.optional(z.enum(['yes', 'no'])),
      ...page,
    }),
    reply: z.object({
      rows: z.array(z.object({ ...contractShape.def.shape, upline: z.nullable(z.string()) })),
      next: z.nullable(z.string()),
    }),
    refusals: { 'contracts.unknownBrand': null },
  },
  rules: {
    method: 'GET',
    path: '/office/api/agent-contracts/rules',
    audience: 'operator',
    permission: 'contracts.see',
    summary:
      'Returns what a brand allows: the switch and the highest rate of each kind, and the bounds of the tree.',
    query: z.strictObject({ merchant: words(16) }),
    reply: z.object({
      currency,
      kinds: z.array(z.object({ kind, isOn: z.boolean(), maximumPpm: z.int() })),
      /** Days that an offer waits. */
      days: z.int(),
      payer: z.enum(['brand', 'upline']),
      /** Levels of agents in a line, and the highest rebate of its top. */
      depth: z.int(),
      rebatePpm: z.int(),
    }),
    refusals: { 'contracts.unknownBrand': null },
  },
  offer: {
    method: 'POST',
    path: '/office/api/agent-contracts',
    audience: 'operator',
    permission: 'contracts.offer',
    summary: 'Offers a general agent a contract of the brand.',
    body: z.strictObject({ member: id, ...offered, reason: words(300) }),
    reply: z.object({ contract: contractShape, ends: z.array(ending) }),
    refusals: {
      'contracts.unknownMember': null,
      'contracts.kindOff': null,
      'contracts.notTop': null,
      'contracts.termsInvalid': z.object({ maximumPpm: z.int() }),
      'contracts.alreadyOffered': null,
    },
  },
  end: {
    method: 'POST',
    path: '/office/api/agent-contracts/:id/end',
    audience: 'operator',
    permission: 'contracts.offer',
    summary:
      'Ends a contract with its period, or withdraws an offer of the brand; contracts below it end with it.',
    params: z.strictObject({ id: uuid }),
    body: z.strictObject({ reason: words(300) }),
    reply: z.object({ contract: contractShape, ended: z.array(ending) }),
    refusals: { 'contracts.unknown': null, 'contracts.notNow': null },
  },
})
