import * as z from 'zod/mini'
import { currency, instant, money, page, uuid, words } from '#contract/codecs.ts'
import { defineContract } from '#contract/route.ts'
import { exchangeTypes, productKinds, redemptionStates } from '../rules/mall.ts'

const MOST_POINTS = 100_000_000
const pieces = z.int().check(z.gte(1), z.lte(100))
const wholePoints = z.int().check(z.gte(1), z.lte(MOST_POINTS))
const password = z.string().check(z.minLength(1), z.maxLength(256))
const title = z.object({ en: z.string(), vi: z.string() })

/** Where goods are sent. */
export const delivery = z.strictObject({
  recipient: words(80, 2),
  phone: z.string().check(z.trim(), z.regex(/^\+?[\d .-]{8,20}$/)),
  address: words(300, 10),
})

export const redemption = z.object({
  id: uuid,
  number: z.string(),
  exchangeType: z.enum(exchangeTypes),
  product: title,
  quantity: z.int(),
  points: z.int(),
  amount: z.nullable(money),
  currency,
  status: z.enum(redemptionStates),
  time: instant,
  remarks: z.nullable(z.string()),
  shipment: z.nullable(z.string()),
  recipient: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  deliveryAddress: z.nullable(z.string()),
})

const spends = {
  'mall.noPaymentPassword': null,
  'mall.wrongPassword': null,
  'mall.walletLocked': null,
  'mall.notEnough': z.object({ missing: z.int() }),
} as const

export const mall = defineContract('mall', {
  goods: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getPointReward',
    audience: 'member',
    real: true,
    summary: 'Lists what points can be redeemed for: goods, cash and bonuses (PRO-05).',
    reply: z.object({
      list: z.array(
        z.object({
          id: uuid,
          kind: z.enum(productKinds),
          title,
          text: title,
          points: z.int(),
          amount: z.nullable(money),
          currency,
          /** Pieces left; null: unlimited. */
          stock: z.nullable(z.int()),
          perMember: z.nullable(z.int()),
          /** Of a bonus: valid bets required as a multiple of the amount, and days until it expires. */
          wagering: z.nullable(z.int()),
          days: z.nullable(z.int()),
          pictures: z.array(z.string()),
        }),
      ),
      hasPaymentPassword: z.boolean(),
      /** The wallet is frozen: nothing can be redeemed. */
      isLocked: z.boolean(),
      /** The last delivery, to fill the form. */
      delivery: z.nullable(delivery),
    }),
  },
  redeem: {
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCSFE_redeemPointReward',
    audience: 'member',
    real: true,
    encrypted: true,
    idempotent: true,
    rateLimit: '30/min',
    summary: 'Redeems points for a product, behind the payment password (PRO-04, PRO-05).',
    body: z.strictObject({
      product: uuid,
      quantity: pieces,
      /** The points for all pieces as the page showed them. */
      points: wholePoints,
      delivery: z.optional(delivery),
      paymentPassword: password,
    }),
    reply: redemption,
    refusals: {
      'mall.unknownProduct': null,
      'mall.priceChanged': z.object({ points: z.int() }),
      'mall.soldOut': null,
      'mall.perMember': z.object({ most: z.int() }),
      'mall.noAddress': null,
      'mall.notNow': null,
      ...spends,
    },
  },
  convert: {
    method: 'POST',
    path: '/wps/relay/passwordCheck/MCSFE_convertPoint',
    audience: 'member',
    real: true,
    encrypted: true,
    idempotent: true,
    rateLimit: '30/min',
    summary: 'Converts points to money at the brand’s ratio, behind the payment password (PRO-04).',
    body: z.strictObject({
      points: wholePoints,
      /** The money as the page showed it. */
      amount: money,
      paymentPassword: password,
    }),
    reply: redemption,
    refusals: {
      'mall.notMultiple': z.object({ ratio: z.int() }),
      'mall.rateChanged': z.object({ amount: money }),
      ...spends,
    },
  },
  history: {
    method: 'GET',
    path: '/wps/relay/MCSFE_getRedeemPointList',
    audience: 'member',
    real: true,
    summary: 'Lists the member’s redemptions, newest first.',
    query: z.strictObject({ ...page }),
    reply: z.object({ rows: z.array(redemption), next: z.nullable(z.string()) }),
  },
  deliver: {
    method: 'PUT',
    path: '/api/mall/redemptions/:id/delivery',
    audience: 'member',
    real: true,
    summary: 'Sets where goods in process are sent, for goods from a reward too.',
    params: z.strictObject({ id: uuid }),
    body: delivery,
    reply: redemption,
    refusals: { 'mall.unknownRedemption': null, 'mall.alreadySent': null },
  },
  useCode: {
    method: 'POST',
    path: '/api/mall/codes',
    audience: 'member',
    real: true,
    idempotent: true,
    rateLimit: '10/min',
    summary: 'Redeems a code: points or cash, once for each member.',
    body: z.strictObject({ code: words(40, 4) }),
    reply: z.object({
      kind: z.enum(['points', 'cash']),
      points: z.nullable(z.int()),
      amount: z.nullable(money),
      currency,
    }),
    refusals: {
      'mall.codeUnknown': null,
      'mall.codeEnded': null,
      'mall.codeUsedUp': null,
      'mall.codeYours': null,
      'mall.notNow': null,
    },
  },
  picture: {
    method: 'GET',
    path: '/api/mall/pictures/:file',
    audience: 'anyone',
    listeners: ['site', 'office'],
    summary: 'Returns a picture of a product, re-encoded from the upload.',
    params: z.strictObject({ file: z.string().check(z.regex(/^[0-9a-f]{32}\.jpg$/)) }),
    download: true,
    reply: z.unknown(),
    refusals: { 'mall.unknownPicture': null },
  },
})
