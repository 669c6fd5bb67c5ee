import * as z from 'zod/mini'
import { currency, id, instant } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

/** STATIC: the name of one of the platform's pictures, at /avatars/<name>.svg; CUSTOM: the URL of an uploaded one. */
const avatarShape = { avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) }

export const members = defineContract('members', {
  info: {
    method: 'GET',
    path: '/wps/member/info',
    audience: 'member',
    summary: 'Returns the member as shown in the header and the member centre.',
    reply: z.object({
      id,
      account: z.string(),
      nickname: z.string(),
      type: z.int(),
      merchant: z.string(),
      currency,
      ...avatarShape,
      /** Whether the member has an upline to transfer to. */
      toUpline: z.boolean(),
      /** The VIP rank, else the base rank, level 0. */
      clubLabel: z.object({ labelName: z.string(), rankLevel: z.int() }),
      /** Labels that the platform assigned and shows. */
      memberLabel: z.array(z.string()),
      payeeName: z.nullable(z.string()),
      hasPaymentPassword: z.boolean(),
      isShownInWinners: z.boolean(),
      createdAt: instant,
    }),
  },
  icon: {
    method: 'GET',
    path: '/wps/member/info/icon',
    audience: 'member',
    summary: 'Returns the member’s profile photo.',
    reply: z.object(avatarShape),
  },
  playerAvatar: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPlayerAvatar',
    audience: 'member',
    summary: 'Returns the member’s profile photo, under the name that games use.',
    reply: z.object(avatarShape),
  },
  setWinnersShown: {
    method: 'POST',
    path: '/api/members/winners-shown',
    audience: 'member',
    summary: 'Sets whether the member’s masked name appears in the winners lists (decision 21).',
    body: z.strictObject({ isShown: z.boolean() }),
    reply: z.object({}),
  },
  setLanguage: {
    method: 'POST',
    path: '/wps/member/language',
    audience: 'member',
    always: true,
    summary: 'Saves the member’s language for messages.',
    body: z.strictObject({ language: z.enum(['en', 'vi']) }),
    reply: z.object({}),
  },
})
