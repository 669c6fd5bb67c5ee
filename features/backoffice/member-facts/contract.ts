import * as z from 'zod/mini'
import { currency, id, instant, money } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { exclusionKinds } from '#features/account/identity/rules/exclusion-kinds.ts'
import { ruleNames } from '#features/compliance/fraud/rules.ts'
import { levels } from '#features/compliance/kyc/rules/id-documents.ts'
import { harmRules } from '#features/compliance/limits/rules/harm.ts'

export const memberFacts = defineContract('memberFacts', {
  show: {
    method: 'GET',
    path: '/office/api/members/:id/facts',
    audience: 'operator',
    permission: 'members.see',
    summary:
      'Returns what a decision about a member rests on: identity, exclusion, markers of harm, fraud flags and money. A part is null if the operator may not see it.',
    params: z.strictObject({ id }),
    reply: z.object({
      account: z.string(),
      merchant: z.string(),
      state: z.enum(['open', 'locked', 'closed']),
      createdAt: instant,
      /** The member's labels by name. */
      labels: z.array(z.string()),
      identity: z.nullable(
        z.object({
          level: z.enum(levels),
          /** Whether an operator or the jurisdiction has requested documents that are not verified yet. */
          isRequested: z.boolean(),
          /** The name on the newest verified document against the payee name; null without one of them. */
          isSameName: z.nullable(z.boolean()),
        }),
      ),
      exclusion: z.nullable(
        z.object({
          /** Null: no time-out, exclusion or hold applies. */
          current: z.nullable(z.object({ kind: z.enum(exclusionKinds), until: z.nullable(instant) })),
        }),
      ),
      harm: z.nullable(
        z.array(
          z.object({ rule: z.enum(harmRules), level: z.enum(['notice', 'strong']), raisedAt: instant }),
        ),
      ),
      flags: z.nullable(
        z.array(
          z.object({
            rule: z.enum(ruleNames),
            evidence: z.record(z.string(), z.union([z.string(), z.number()])),
            currency,
            raisedAt: instant,
          }),
        ),
      ),
      /** The cash wallet and its lifetime figures; null for a member without a wallet. */
      money: z.nullable(
        z.object({
          currency,
          balance: money,
          held: money,
          isFrozen: z.boolean(),
          deposits: money,
          withdrawals: money,
          stakes: money,
          wins: money,
        }),
      ),
    }),
    refusals: { 'memberFacts.unknownMember': null },
  },
})
