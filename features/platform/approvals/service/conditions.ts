import * as z from 'zod/mini'
import { depositsOffice } from '#features/money/deposits/contract/office.ts'
import { depositNeedsSecond } from '#features/money/deposits/public.ts'
import { limitsOffice } from '#features/compliance/limits/contract/office.ts'
import { limitRises } from '#features/compliance/limits/public.ts'
import { wireOf } from '#server/http/wire.ts'
import type { Deed, House } from '#server/house.ts'
import { isIdentityField, isLight, letsGo } from '../rules/conditions.ts'
import type { Condition } from '../rules/duties.ts'
import { fieldsOf, type Input } from './stage.ts'

type Asked = Pick<Deed, 'route' | 'input' | 'operator' | 'call'>

/** Whether this call needs a second person; an input that a condition cannot read does. */
export async function needsSecond(
  house: House,
  condition: 'always' | Condition,
  { route, input, operator, call }: Asked,
): Promise<boolean> {
  const [place, given] = [fieldsOf(input['params']), fieldsOf(input['body'])]
  switch (condition) {
    case 'always':
      return true
    case 'setting with weight':
      return !isLight(place['name'])
    case 'region opens':
      return given['deed'] !== 'refuse'
    case 'lets go':
      return letsGo(given)
    case 'identity field':
      return isIdentityField(place['field'])
    case 'deposit figures':
      return depositNeeds(house, wireOf(route, input), { operator: operator.id, now: call.now })
    case 'limit rises':
      return rises(house, wireOf(route, input))
  }
}

async function depositNeeds(
  house: House,
  wire: Input,
  by: { readonly operator: string; readonly now: Date },
): Promise<boolean> {
  const { params, body } = depositsOffice.approve
  const [place, given] = [z.safeParse(params, wire['params']), z.safeParse(body, wire['body'])]
  if (!place.success || !given.success) return true
  return depositNeedsSecond(house, { id: place.data.id, received: given.data.received, ...by })
}

async function rises(house: House, wire: Input): Promise<boolean> {
  const { params, body } = limitsOffice.set
  const [place, given] = [z.safeParse(params, wire['params']), z.safeParse(body, wire['body'])]
  if (!place.success || !given.success) return true
  return limitRises(house, { ...given.data, member: place.data.member })
}
