import * as z from 'zod/mini'
import type { Condition } from '#features/platform/approvals/extension-points.ts'
import { limitsOffice } from './contract/office.ts'
import { limitRises } from './service/office.ts'

/** Whether this change raises a member's limit. */
export const limitCondition: Condition = async (app, wire) => {
  const { params, body } = limitsOffice.set
  const [place, given] = [z.safeParse(params, wire['params']), z.safeParse(body, wire['body'])]
  if (!place.success || !given.success) return true
  return limitRises(app, { ...given.data, member: place.data.member })
}
