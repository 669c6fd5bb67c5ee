import * as z from 'zod/mini'
import { defineContract } from '#contract/route.ts'
import { ruledFields } from './fields.ts'
import { patternKinds } from './rules.ts'

const kind = z.enum(patternKinds())
const field = z.enum(ruledFields())
const length = z.int().check(z.gte(0), z.lte(1_000))
const merchant = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))

const rule = z.strictObject({
  kind,
  minLength: length,
  maxLength: length,
  enabled: z.boolean(),
  required: z.boolean(),
})

/** Form rules in the form of the back office; the visitor's call for them belongs to registration. */
export const validationOffice = defineContract('validationOffice', {
  rules: {
    method: 'GET',
    path: '/office/api/validation/:merchant',
    audience: 'operator',
    permission: 'settings.see',
    summary: 'Lists a brand’s rule for every field, with the allowed range of changes.',
    params: z.strictObject({ merchant }),
    reply: z.object({
      list: z.array(
        z.object({
          field,
          says: z.string(),
          rule,
          starts: rule,
          least: z.int(),
          most: z.int(),
          kinds: z.array(kind),
          isFixed: z.boolean(),
        }),
      ),
    }),
    refusals: { 'validation.unknownBrand': null },
  },
  change: {
    method: 'PUT',
    path: '/office/api/validation/:merchant/:field',
    audience: 'operator',
    permission: 'settings.change',
    summary: 'Changes a field’s rule; forms and server apply it immediately.',
    params: z.strictObject({ merchant, field }),
    body: rule,
    reply: z.object({}),
    refusals: {
      'validation.unknownBrand': null,
      'validation.outOfReach': z.object({ least: z.int(), most: z.int() }),
      'validation.fixed': null,
    },
  },
})
