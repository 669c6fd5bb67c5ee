import * as z from 'zod/mini'
import { currency, id, instant } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

export const members = defineContract('members', {
  info: {
    method: 'GET',
    path: '/wps/member/info',
    who: 'member',
    says: 'The member as the header and the member centre show them.',
    reply: z.object({
      id,
      account: z.string(),
      nickname: z.string(),
      type: z.int(),
      merchant: z.string(),
      currency,
      avatar: z.string(),
      avatarType: z.enum(['CUSTOM', 'STATIC']),
      payeeName: z.nullable(z.string()),
      hasPaymentPassword: z.boolean(),
      isShownInWinners: z.boolean(),
      createdAt: instant,
    }),
  },
  setWinnersShown: {
    method: 'POST',
    path: '/api/members/winners-shown',
    who: 'member',
    says: 'Whether the member appears, masked, in the winners lists (decision 21).',
    body: z.strictObject({ isShown: z.boolean() }),
    reply: z.object({}),
  },
  setLanguage: {
    method: 'POST',
    path: '/wps/member/language',
    who: 'member',
    always: true,
    says: 'Remembers the language for messages.',
    body: z.strictObject({ language: z.enum(['en', 'vi']) }),
    reply: z.object({}),
  },
})
