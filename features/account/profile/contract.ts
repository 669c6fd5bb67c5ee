import * as z from 'zod/mini'
import { id, instant, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { freshRefusals } from '#features/account/security/contract/proof.ts'
import { avatars, fieldNames } from './rules.ts'

const field = z.enum(fieldNames)
/** Specification §9: png or jpg, 5 MB. */
const pictureRule = { field: 'picture', atMost: 1, maxBytes: 5 * 1024 * 1024 } as const
const avatarView = z.object({ avatar: z.string(), avatarType: z.enum(['CUSTOM', 'STATIC']) })
const MOST_CHARACTERS = 300

const fieldView = z.object({
  field,
  value: z.nullable(z.string()),
  group: z.enum(['person', 'contact']),
  /** 'set': the value is final, only the platform can change it. */
  may: z.enum(['change', 'setOnce', 'set']),
  needsProof: z.boolean(),
  rule: z.object({
    kind: z.string(),
    minLength: z.int(),
    maxLength: z.int(),
    enabled: z.boolean(),
    required: z.boolean(),
  }),
})

const value = z.string().check(z.trim(), z.maxLength(MOST_CHARACTERS))

export const profile = defineContract('profile', {
  show: {
    method: 'GET',
    path: '/api/profile',
    audience: 'member',
    real: true,
    summary:
      'Returns the member’s profile: each field that the brand asks for, its rule, and whether it can be changed.',
    reply: z.object({
      fields: z.array(fieldView),
      /** How much of the profile is filled in, in percent. */
      complete: z.int(),
      minimumAge: z.int(),
      email: z.nullable(z.object({ shown: z.string(), isProved: z.boolean() })),
      mobile: z.nullable(z.object({ shown: z.string(), isProved: z.boolean() })),
    }),
  },
  change: {
    method: 'PUT',
    path: '/api/profile',
    audience: 'member',
    real: true,
    rateLimit: '30/min',
    summary:
      'Sets or clears profile fields, all or none; some can be set only once, and some require a recent confirmation of identity.',
    body: z.strictObject({
      values: z.array(z.strictObject({ field, value })).check(z.minLength(1), z.maxLength(fieldNames.length)),
    }),
    reply: z.object({ changed: z.array(field) }),
    refusals: {
      ...freshRefusals,
      'profile.setOnce': z.object({ field }),
      'profile.unseenSigns': z.object({ field }),
      'profile.unknownChoice': z.object({ field }),
      'profile.nameTaken': null,
      'profile.tooYoung': z.object({ age: z.int() }),
      'profile.dayInvalid': null,
    },
  },
  history: {
    method: 'GET',
    path: '/api/profile/history',
    audience: 'member',
    real: true,
    summary: 'Lists changes to the profile, newest first.',
    reply: z.object({
      changes: z.array(z.object({ field, at: instant, byHouse: z.boolean() })),
    }),
  },
  ownData: {
    method: 'POST',
    path: '/api/profile/own-data',
    audience: 'member',
    real: true,
    rateLimit: '6/h',
    summary:
      'Exports all data we hold about the member as one JSON file, except credentials and security tokens (O9).',
    download: true,
    reply: z.unknown(),
    refusals: freshRefusals,
  },
  chooseAvatar: {
    method: 'PUT',
    path: '/api/profile/avatar',
    audience: 'member',
    summary: 'Sets one of the built-in avatars and deletes the member’s uploaded photo.',
    rateLimit: '30/min',
    body: z.strictObject({ avatar: z.enum(avatars) }),
    reply: avatarView,
  },
  uploadAvatar: {
    method: 'POST',
    path: '/api/profile/avatar',
    audience: 'member',
    real: true,
    rateLimit: '10/min',
    files: pictureRule,
    summary:
      'Uploads a profile photo, re-encoded from its pixels and cropped to a square; nothing of the original file is kept.',
    reply: avatarView,
    refusals: {
      'profile.pictureMissing': null,
      'profile.notPicture': null,
      'profile.pictureTooBig': z.object({ megapixels: z.int() }),
    },
  },
  avatar: {
    method: 'GET',
    path: '/api/avatars/:file',
    audience: 'anyone',
    listeners: ['site', 'office'],
    summary: 'Returns an uploaded profile photo by its unguessable name.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    download: true,
    reply: z.unknown(),
    refusals: { 'profile.noPicture': null },
  },
})

/** The back office corrects a field that a member may not change. */
export const profileOffice = defineContract('profileOffice', {
  correct: {
    method: 'PUT',
    path: '/office/api/members/:id/profile/:field',
    audience: 'operator',
    permission: 'members.correct',
    summary:
      'Corrects a profile field with a reason; the values and the reason are recorded in the audit log.',
    params: z.strictObject({ id, field }),
    body: z.strictObject({ value, reason: words(500, 4) }),
    reply: z.object({}),
    refusals: {
      'profile.unknownMember': null,
      'profile.unseenSigns': z.object({ field }),
      'profile.unknownChoice': z.object({ field }),
      'profile.dayInvalid': null,
    },
  },
})
