import * as z from 'zod/mini'
import type { Condition } from '#features/platform/approvals/extension-points.ts'
import { depositsOffice } from '../../contract/office.ts'
import { depositNeedsSecond } from './second.ts'

/** Whether crediting this deposit needs a second operator. */
export const depositCondition: Condition = async (app, wire, by) => {
  const { params, body } = depositsOffice.approve
  const [place, given] = [z.safeParse(params, wire['params']), z.safeParse(body, wire['body'])]
  if (!place.success || !given.success) return true
  return depositNeedsSecond(app, { id: place.data.id, received: given.data.received, ...by })
}
