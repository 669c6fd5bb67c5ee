import * as z from 'zod/mini'
import { uuid } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'

const byId = z.strictObject({ id: uuid })

export const promotionPictures = defineContract('promotionPictures', {
  add: {
    method: 'POST',
    path: '/office/api/promotions/:id/picture',
    audience: 'operator',
    permission: 'promotions.write',
    summary: 'Sets the picture of a promotion (PNG or JPG); without one its category’s is shown.',
    rateLimit: '60/h',
    params: byId,
    files: { field: 'picture', atMost: 1, maxBytes: 5 * 1024 * 1024 },
    reply: z.object({ file: z.string() }),
    refusals: {
      'promotions.unknown': null,
      'promotions.notPicture': null,
      'promotions.pictureTooBig': z.object({ megapixels: z.int() }),
    },
  },
  remove: {
    method: 'DELETE',
    path: '/office/api/promotions/:id/picture',
    audience: 'operator',
    permission: 'promotions.write',
    summary: 'Removes the picture of a promotion.',
    params: byId,
    reply: z.object({}),
    refusals: { 'promotions.unknownPicture': null },
  },
})
