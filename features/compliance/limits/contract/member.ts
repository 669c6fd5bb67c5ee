import * as z from 'zod/mini'
import { count, currency, instant, money, whole } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { bonusGuards } from '../rules/bonus-terms.ts'
import { figure, kind, limitEvent, limitView, period, ruleView } from './shapes.ts'

const slot = { kind, period }
const stale = { 'limits.noSuchLimit': null } as const

/** A member's own limits and reality check. */
export const limits = defineContract('limits', {
  mine: {
    method: 'GET',
    path: '/api/limits',
    audience: 'member',
    summary:
      'Lists the member’s limits: the effective value, who set it, what is used and left, and requests awaiting confirmation.',
    real: true,
    reply: z.object({
      currency,
      timeZone: z.string(),
      rule: ruleView,
      limits: z.array(limitView),
      /** Hours before a higher limit can be confirmed. */
      loosenHours: z.int(),
      /** Whether the prompt about limits before the first deposit is unanswered (R2). */
      needsPrompt: z.boolean(),
    }),
  },
  set: {
    method: 'POST',
    path: '/api/limits',
    audience: 'member',
    summary:
      'Sets a limit: a lower one applies immediately, a higher one waits and must then be confirmed (R3).',
    real: true,
    rateLimit: '60/min',
    body: z.strictObject({ ...slot, to: z.nullable(figure) }),
    reply: z.object({ holds: z.enum(['now', 'later']), from: z.nullable(instant) }),
    refusals: { ...stale, 'limits.outOfBounds': z.object({ least: figure, most: figure }) },
  },
  confirm: {
    method: 'POST',
    path: '/api/limits/confirm',
    audience: 'member',
    summary: 'Confirms a higher limit after its waiting period; it applies from now on.',
    real: true,
    body: z.strictObject(slot),
    reply: z.object({}),
    refusals: { ...stale, 'limits.notYet': z.object({ from: instant }), 'limits.nothingWaits': null },
  },
  keep: {
    method: 'POST',
    path: '/api/limits/keep',
    audience: 'member',
    summary: 'Cancels the request for a higher limit; the current limit stays.',
    real: true,
    body: z.strictObject(slot),
    reply: z.object({}),
    refusals: { ...stale, 'limits.nothingWaits': null },
  },
  history: {
    method: 'GET',
    path: '/api/limits/history',
    audience: 'member',
    summary: 'Lists changes to the member’s limits, newest first.',
    real: true,
    query: z.strictObject({ before: z.optional(count), limit: z.optional(whole(1, 100)) }),
    reply: z.object({ events: z.array(limitEvent), next: z.nullable(count) }),
  },
  answerPrompt: {
    method: 'POST',
    path: '/api/limits/prompt',
    audience: 'member',
    summary: 'Declines the deposit limit offered before the first deposit (R2).',
    real: true,
    body: z.strictObject({}),
    reply: z.object({}),
  },
  check: {
    method: 'GET',
    path: '/api/limits/check',
    audience: 'member',
    summary:
      'Returns the reality check: when it is due, and the session’s time, stakes and returns so far (R11).',
    reply: z.object({
      currency,
      /** Minutes between two reality checks; null: none. */
      everyMinutes: z.nullable(z.int()),
      dueAt: z.nullable(instant),
      isDue: z.boolean(),
      startedAt: z.nullable(instant),
      elapsedSeconds: z.int(),
      rounds: z.int(),
      stake: money,
      win: money,
      net: money,
      /** The money limit that rejected a stake within the last minute: a provider's game may not show its name. */
      reached: z.nullable(z.object({ kind, period, at: instant })),
      /** The term of the active bonus that refused the last stake, if no limit did. */
      bonusTerm: z.nullable(z.object({ guard: z.enum(bonusGuards), at: instant })),
      /** When play must stop because of a time limit or the allowed hours, and why; null if nothing stops it. */
      stop: z.nullable(
        z.object({
          until: instant,
          why: z.enum(['day', 'week', 'month', 'session', 'hours']),
          opensAt: z.nullable(instant),
        }),
      ),
    }),
  },
  seen: {
    method: 'POST',
    path: '/api/limits/check/seen',
    audience: 'member',
    summary: 'Confirms the reality check; the next one follows after the interval.',
    body: z.strictObject({}),
    reply: z.object({ dueAt: z.nullable(instant) }),
    refusals: { 'limits.noCheck': null },
  },
  help: {
    method: 'GET',
    path: '/api/limits/help',
    audience: 'anyone',
    summary: 'Lists the support organisations shown to the brand’s members (R16).',
    reply: z.object({ places: z.array(z.object({ name: z.string(), address: z.string() })) }),
  },
  rule: {
    method: 'GET',
    path: '/api/limits/rule',
    audience: 'anyone',
    summary: 'Returns which jurisdiction’s rules apply to the caller, and why (decision 20).',
    reply: ruleView,
  },
})
