import * as z from 'zod/mini'
import { currency, instant, money, uuid, words } from '#contract/codecs.ts'
import { vendorDirections, vendorTransferStates } from '../rules/moves.ts'

export const vendor = words(32)
export const direction = z.enum(vendorDirections)
export const state = z.enum(vendorTransferStates)

export const transfer = z.object({
  id: uuid,
  reference: z.string(),
  vendor: z.string(),
  title: z.string(),
  /** out: from the main wallet to the vendor; back: to the main wallet. */
  direction,
  amount: money,
  currency,
  state,
  reason: z.nullable(z.string()),
  madeAt: instant,
  settledAt: z.nullable(instant),
})
