import * as z from 'zod/mini'
import { currency, id, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { productKinds, redemptionStates } from '../rules/mall.ts'
import { redemption } from './member.ts'

const code = z.string().check(z.regex(/^[A-Z][A-Z0-9]{1,15}$/))
const byId = z.strictObject({ id: uuid })
const reason = words(500, 4)
const ofBrand = { merchant: code } as const

const productFields = {
  kind: z.enum(productKinds),
  titleEn: words(80, 2),
  titleVi: words(80, 2),
  textEn: words(1_000, 0),
  textVi: words(1_000, 0),
  points: z.int().check(z.gte(1), z.lte(10_000_000)),
  /** Of cash and bonus. */
  amount: z.nullable(money.check(z.refine((value) => value > 0n))),
  /** Of bonus: valid bets required as a multiple of the amount, and days until it expires. */
  wagering: z.nullable(z.int().check(z.gte(0), z.lte(10))),
  days: z.nullable(z.int().check(z.gte(1), z.lte(365))),
  /** Pieces left; null: unlimited. */
  stock: z.nullable(z.int().check(z.gte(0), z.lte(1_000_000))),
  perMember: z.nullable(z.int().check(z.gte(1), z.lte(1_000))),
  isVisible: z.boolean(),
  sort: z.int().check(z.gte(0), z.lte(9_999)),
}

const product = z.object({
  id: uuid,
  merchant: z.string(),
  currency,
  ...productFields,
  pictures: z.array(z.string()),
  /** Pieces in redemptions that were not rejected. */
  redeemed: z.int(),
})

const officeRedemption = z.object({
  ...redemption.def.shape,
  merchant: z.string(),
  memberId: id,
  account: z.string(),
  history: z.array(
    z.object({
      at: instant,
      state: z.enum(redemptionStates),
      by: z.nullable(z.string()),
      note: z.nullable(z.string()),
    }),
  ),
})

const decided = {
  method: 'POST',
  audience: 'operator',
  permission: 'mall.fulfil',
  idempotent: true,
  params: byId,
  reply: z.object({ status: z.enum(redemptionStates) }),
  refusals: {
    'mall.unknownRedemption': null,
    'mall.alreadyDecided': z.object({ status: z.enum(redemptionStates) }),
    'mall.noAddress': null,
  },
} as const

const gift = {
  kind: z.enum(['points', 'cash']),
  /** Whole points as "30.00", or money. */
  amount: money.check(z.refine((value) => value > 0n)),
  mostUses: z.int().check(z.gte(1), z.lte(1_000_000)),
  validUntil: z.nullable(instant),
  note: words(200, 2),
}

export const mallOffice = defineContract('mallOffice', {
  products: {
    method: 'GET',
    path: '/office/api/mall/products',
    audience: 'operator',
    permission: 'mall.see',
    summary: 'Lists a brand’s products, hidden ones too, in the order of the mall.',
    query: z.strictObject(ofBrand),
    reply: z.object({ list: z.array(product) }),
  },
  create: {
    method: 'POST',
    path: '/office/api/mall/products',
    audience: 'operator',
    permission: 'mall.products',
    summary: 'Creates a product; a second operator approves it.',
    idempotent: true,
    body: z.strictObject({ ...ofBrand, ...productFields, reason }),
    reply: z.object({ id: uuid }),
    refusals: { 'mall.wrongValue': null },
  },
  change: {
    method: 'PUT',
    path: '/office/api/mall/products/:id',
    audience: 'operator',
    permission: 'mall.products',
    summary: 'Changes a product: words, price, stock, order and visibility; a second operator approves it.',
    idempotent: true,
    params: byId,
    body: z.strictObject({ ...ofBrand, ...productFields, reason }),
    reply: z.object({ id: uuid }),
    refusals: { 'mall.unknownProduct': null, 'mall.wrongValue': null },
  },
  hide: {
    method: 'POST',
    path: '/office/api/mall/products/:id/hide',
    audience: 'operator',
    permission: 'mall.products',
    summary: 'Takes a product out of the mall immediately; redemptions in process are unaffected.',
    params: byId,
    body: z.strictObject(ofBrand),
    reply: z.object({}),
    refusals: { 'mall.unknownProduct': null },
  },
  addPicture: {
    method: 'POST',
    path: '/office/api/mall/products/:id/pictures',
    audience: 'operator',
    permission: 'mall.products',
    summary: 'Adds a picture to a product (PNG or JPG), five at most.',
    rateLimit: '60/h',
    params: byId,
    query: z.strictObject(ofBrand),
    files: { field: 'picture', atMost: 1, maxBytes: 5 * 1024 * 1024 },
    reply: z.object({ file: z.string() }),
    refusals: {
      'mall.unknownProduct': null,
      'mall.noPicture': null,
      'mall.notPicture': null,
      'mall.pictureTooBig': z.object({ megapixels: z.int() }),
      'mall.tooManyPictures': null,
    },
  },
  removePicture: {
    method: 'DELETE',
    path: '/office/api/mall/pictures/:file',
    audience: 'operator',
    permission: 'mall.products',
    summary: 'Removes a picture of a product.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    query: z.strictObject(ofBrand),
    reply: z.object({}),
    refusals: { 'mall.unknownPicture': null },
  },
  redemptions: {
    method: 'GET',
    path: '/office/api/mall/redemptions',
    audience: 'operator',
    permission: 'mall.see',
    summary: 'Lists redemptions by status, open ones oldest first, with counts of the filter.',
    query: z.strictObject({
      merchant: z.optional(code),
      state: z.optional(z.enum(['open', ...redemptionStates])),
      /** Number, account name or member id. */
      find: z.optional(words(64)),
      ...page,
    }),
    reply: z.object({
      list: z.array(officeRedemption),
      next: z.nullable(z.string()),
      counts: z.record(z.string(), z.int()),
    }),
  },
  approve: {
    ...decided,
    path: '/office/api/mall/redemptions/:id/approve',
    summary: 'Approves goods as sent; the member sees shipment and remarks.',
    body: z.strictObject({ ...ofBrand, shipment: words(120, 2), remarks: z.nullable(words(300, 1)) }),
  },
  complete: {
    ...decided,
    path: '/office/api/mall/redemptions/:id/complete',
    summary: 'Marks goods as delivered.',
    body: z.strictObject({ ...ofBrand, remarks: z.nullable(words(300, 1)) }),
  },
  reject: {
    ...decided,
    path: '/office/api/mall/redemptions/:id/reject',
    summary: 'Rejects a redemption; points and stock are returned, and the member sees the reason.',
    body: z.strictObject({ ...ofBrand, remarks: words(300, 4) }),
  },
  codes: {
    method: 'GET',
    path: '/office/api/mall/codes',
    audience: 'operator',
    permission: 'mall.see',
    summary: 'Lists a brand’s redeem codes, newest first.',
    query: z.strictObject(ofBrand),
    reply: z.object({
      currency,
      list: z.array(
        z.object({
          id: uuid,
          code: z.string(),
          ...gift,
          uses: z.int(),
          isStopped: z.boolean(),
          createdBy: z.string(),
          createdAt: instant,
        }),
      ),
    }),
  },
  createCode: {
    method: 'POST',
    path: '/office/api/mall/codes',
    audience: 'operator',
    permission: 'mall.codes',
    summary: 'Creates a redeem code for one or a limited number of members; a second operator approves it.',
    idempotent: true,
    body: z.strictObject({ ...ofBrand, code: words(40, 4), ...gift, reason }),
    reply: z.object({ id: uuid }),
    refusals: { 'mall.codeTaken': null, 'mall.wrongValue': null },
  },
  stopCode: {
    method: 'POST',
    path: '/office/api/mall/codes/:id/stop',
    audience: 'operator',
    permission: 'mall.codes',
    summary: 'Stops a redeem code immediately.',
    params: byId,
    body: z.strictObject(ofBrand),
    reply: z.object({}),
    refusals: { 'mall.codeUnknown': null },
  },
})
