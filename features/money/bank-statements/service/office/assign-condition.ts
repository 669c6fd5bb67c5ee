import * as z from 'zod/mini'
import type { Condition } from '#features/platform/approvals/extension-points.ts'
import { bankStatements } from '../../contract/office.ts'
import { entryNeedsSecond } from './entries.ts'

/** Whether assigning this entry to this deposit needs a second operator. */
export const assignCondition: Condition = async (app, wire, by) => {
  const { params, body } = bankStatements.assign
  const [place, given] = [z.safeParse(params, wire['params']), z.safeParse(body, wire['body'])]
  if (!place.success || !given.success) return true
  return entryNeedsSecond(app, { entry: place.data.id, deposit: given.data.deposit }, by)
}
